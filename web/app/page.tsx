import type { TableController } from '@asteroute/page/match/controller.ts';
import type { SeatPlan } from '@asteroute/page/match/link.ts';
import { withOpponent } from '@asteroute/page/settings/setup.ts';
import { later } from '@asteroute/page/views/controls/later.tsx';
import { GameList } from '@asteroute/page/views/games/games.tsx';
import { StartView } from '@asteroute/page/views/start/start.tsx';
import { TableView } from '@asteroute/page/views/table/table.tsx';
import { ALL_RIVALS } from '@asteroute/page-club/place';
import { LOBBY, type OnlinePlace } from '@asteroute/page-online/place';
import { ALL_PUZZLES, type PuzzlePlace } from '@asteroute/page-puzzles/place';
import type { App } from './app.ts';
import { CrashGuard } from './crash.tsx';
import { friendsOf, useMyTables } from './friends.ts';
import { LazyBook, LazyCoach, LazyMore, LazyOnline, LazyPuzzles, LazyReview } from './lazy.tsx';
import { hrefOf, pageProps } from './page-props.ts';
import { START } from './places/place.ts';
import { makeAddress } from './places/routes.ts';

const UpdateOffer = later(() => import('@asteroute/page/views/update.tsx').then((part) => part.UpdateOffer));
const StrengthOffer = later(() =>
  import('@asteroute/page/views/strength/strength.tsx').then((part) => part.StrengthOffer),
);
const StrengthAgain = later(() =>
  import('@asteroute/page/views/strength/strength.tsx').then((part) => part.StrengthAgain),
);

/** Pages of games at this screen; all others but those of a server and of puzzles are in `more-pages.tsx`. */
const AT_SCREEN: ReadonlySet<string> = new Set(['start', 'play', 'review', 'game']);

interface Props {
  readonly app: App;
}

/** The page: the rulebook, tables of the server, the table of a game at this screen, or the start page. */
export function Page({ app }: Props) {
  const { language, updates, sharer } = app.ports;
  return (
    <>
      <CrashGuard words={language.words.value} sharer={sharer}>
        <Shown app={app} />
      </CrashGuard>
      {updates.ready.value && (
        <UpdateOffer updates={updates} table={app.games.table.value} words={language.words.value} />
      )}
    </>
  );
}

function Shown({ app }: Props) {
  const { page, rule } = app.place.value;
  if (rule !== null) return <Rulebook app={app} rule={rule} />;
  const reviewed = app.reviewed.value;
  if (reviewed !== null) return <LazyReview key={reviewed} {...pageProps(app)} table={reviewed} />;
  if (page.page === 'puzzles') return <Puzzling app={app} place={page.place} />;
  if (page.page === 'online' && app.ports.hasServer) return <Online app={app} place={page.place} />;
  if (!AT_SCREEN.has(page.page)) return <LazyMore app={app} language={app.ports.language} />;
  const table = app.games.visited.value ?? app.games.table.value;
  if (table === null) return <Start app={app} />;
  const plan = app.plan.value;
  if (plan !== null) return <TableView key={plan.link} {...tableProps(app)} table={plan.table} plan={plan} />;
  return <Playing app={app} table={table} />;
}

function Rulebook({ app, rule }: Props & { readonly rule: string }) {
  const { language, choices } = app.ports;
  const edition = app.games.table.value?.shown.game.value.rules.setup.edition ?? choices.value.edition;
  return (
    <LazyBook
      language={language}
      edition={edition}
      rule={rule || null}
      onTurn={(spot) => app.openRules(spot)}
      onBack={() => app.closeRules()}
    />
  );
}

function Online({ app, place }: Props & { readonly place: OnlinePlace }) {
  return (
    <LazyOnline
      {...pageProps(app)}
      place={place}
      addressOf={invitationTo}
      onGo={(place) => app.goOnline(place)}
      onTable={(table) => app.showServerTable(table)}
      onRivals={(names) => app.goRivals({ names })}
      onPlayOn={(table, seats) => app.playOn(table, seats)}
    />
  );
}

function Puzzling({ app, place }: Props & { readonly place: PuzzlePlace }) {
  return (
    <LazyPuzzles
      {...pageProps(app)}
      shelf={app.ports.shelf}
      place={place}
      edition={app.ports.choices.value.edition}
      addressOf={(place) => hrefOf(makeAddress({ ...START, page: { page: 'puzzles', place } }))}
      onGo={(place) => app.goPuzzling(place)}
    />
  );
}

/** The full address that invites to a table. It has a path, because messengers fetch a preview without the hash. */
function invitationTo(place: OnlinePlace): string {
  const hash = makeAddress({ ...START, page: { page: 'online', place } });
  return hrefOf(place.table === null ? hash : `invite/${place.table}${hash}`);
}

/** The props that every table at this screen shares. */
function tableProps(app: App) {
  return {
    ...pageProps(app),
    onLeave: () => app.leave(),
    onAgain: () => app.start(),
    onPlayOn: app.playOn.bind(app),
    onRivals: (names: readonly string[]) => app.goRivals({ names }),
  };
}

function Playing({ app, table }: Props & { readonly table: TableController }) {
  const onKeep = app.place.value.page.page === 'game' ? () => app.games.keep() : null;
  return (
    <TableView
      key={table.link}
      {...tableProps(app)}
      {...{ table, onKeep }}
      coachMarks={app.coachMarks}
      extras={{ onward: <Onward app={app} table={table} /> }}
    >
      {app.coaches(table) && (
        <LazyCoach
          table={table}
          language={app.ports.language}
          coachMarks={app.coachMarks}
          notes={app.ports.coach}
          botWorker={app.ports.botWorker}
          onCount={() => app.countUp()}
          onPlayOn={() => app.goOnPlaying()}
          onLeave={() => app.dismissCoach()}
        />
      )}
    </TableView>
  );
}

/** The offer of an opponent of the person's strength, for the choices of the set-up. */
function Offered({ app }: Props) {
  const { choices, language, shelf, storage } = app.ports;
  const { edition, seats } = choices.value;
  // Its code is loaded only if there is something that it can tell.
  if (shelf.games.value.every(({ saved }) => saved.record.final === undefined)) return null;
  return (
    <StrengthOffer
      {...{ language, shelf, storage, edition }}
      bots={botsIn(seats)}
      onChoose={(bot) => (choices.value = withOpponent(choices.value, bot))}
    />
  );
}

/** After a game against a bot, the next one against an opponent of the person's strength. */
function Onward({ app, table }: Props & { readonly table: TableController }) {
  const { language, shelf, storage } = app.ports;
  const { edition } = table.link.start.rules.setup;
  const onChoose = (bot: string) => app.startAgainst(edition, bot);
  return <StrengthAgain {...{ language, shelf, storage, edition, onChoose }} bots={botsIn(table.link.seats)} />;
}

const botsIn = (seats: readonly SeatPlan[]): string[] => seats.flatMap(({ bot }) => bot ?? []);

function Start({ app }: Props) {
  const { choices, language, shelf, sharer, ui } = app.ports;
  const fault = app.games.fault.value;
  const unfinished = shelf.games.value.find(({ saved }) => saved.record.final === undefined) ?? null;
  const mine = useMyTables(app);
  return (
    <StartView
      {...{ choices, language, ui, fault, ...mine }}
      unfinished={fault === 'saved' ? null : unfinished}
      firstVisit={shelf.games.value.length === 0}
      friends={app.ports.hasServer ? friendsOf(app) : null}
      offer={<Offered app={app} />}
      onInstall={app.ports.install.value}
      onStart={() => app.start()}
      onResume={() => unfinished !== null && app.resume(unfinished.id)}
      onRules={() => app.openRules()}
      onCoach={() => app.startCoached()}
      onPuzzles={() => app.goPuzzling(ALL_PUZZLES)}
      onTables={() => app.goOnline(LOBBY)}
    >
      <GameList
        {...{ shelf, sharer }}
        words={language.words.value}
        onResume={(id) => app.resume(id)}
        onLook={(id) => app.visitKept(id)}
        onReview={(id) => app.visitKept(id, 0)}
        onImport={(source) => app.importGames(source)}
        onEnter={() => app.goEditing(null)}
        onRivals={() => app.goRivals(ALL_RIVALS)}
        onDaily={() => app.goDaily()}
      />
    </StartView>
  );
}
