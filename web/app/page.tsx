import type { TableController } from '@asteroute/page/match/controller.ts';
import type { SeatPlan } from '@asteroute/page/match/link.ts';
import { withOpponent } from '@asteroute/page/settings/setup.ts';
import { later } from '@asteroute/page/views/controls/later.tsx';
import { GameList } from '@asteroute/page/views/games/games.tsx';
import { Import } from '@asteroute/page/views/games/import-games.tsx';
import { StartView } from '@asteroute/page/views/start/start.tsx';
import { TableView } from '@asteroute/page/views/table/table.tsx';
import { LOBBY_ADDRESS } from '@asteroute/page-online/place';
import type { App } from './app.ts';
import { CrashGuard } from './crash.tsx';
import { LazyBook, LazyCoach, LazyReview, laterPage } from './lazy.tsx';
import { friendsOf, useMyTables } from './my-tables.ts';
import { ALL_PAGES, pageOf } from './pages/pages.ts';

const UpdateOffer = later(() => import('@asteroute/page/views/update.tsx').then((part) => part.UpdateOffer));
const StrengthOffer = later(() =>
  import('@asteroute/page/views/strength/strength.tsx').then((part) => part.StrengthOffer),
);
const StrengthAgain = later(() =>
  import('@asteroute/page/views/strength/strength.tsx').then((part) => part.StrengthAgain),
);

const VIEWS = new Map(
  ALL_PAGES.flatMap(({ name, load, loading = (words) => words.games.loading }) =>
    load === undefined ? [] : [[name, laterPage(load, loading)] as const],
  ),
);

interface Props {
  readonly app: App;
}

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
  if (rule !== null) return <LazyBook at={{ edition: editionOf(app), rule }} page={bookPorts(app)} />;
  const reviewed = app.reviewed.value;
  if (reviewed !== null) return <LazyReview key={reviewed} at={{ table: reviewed }} page={reviewPorts(app)} />;
  const isAlone = pageOf(page).needs === 'server' && !app.ports.hasServer;
  const View = VIEWS.get(isAlone ? 'unknown' : page.page);
  if (View !== undefined) return <View at={isAlone ? { page: 'unknown', path: null } : page} page={app.page} />;
  const table = app.games.visited.value ?? app.games.table.value;
  if (table === null) return <Start app={app} />;
  const plan = app.plan.value;
  if (plan !== null) return <TableView key={plan.link} {...tableProps(app)} table={plan.table} plan={plan} />;
  return <Playing app={app} table={table} />;
}

/** The edition of the game that is open, or of the set-up. */
const editionOf = ({ games, ports }: App): string =>
  games.table.value?.shown.game.value.rules.setup.edition ?? ports.choices.value.edition;

const bookPorts = (app: App) => ({ ...app.page, back: () => app.closeRules() });
const reviewPorts = ({ page, ports: { ui } }: App) => ({
  ...page,
  back: () => {
    ui.reviewing.value = null;
  },
});

const tableProps = (app: App) => ({ ...app.page, onLeave: app.page.back, onAgain: () => app.start() });

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
  const words = language.words.value;
  const onImport = (source: string | Blob) => app.importGames(source);
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
      onDaily={() => app.page.go('#daily')}
      imports={<Import words={words} onImport={onImport} onEnter={() => app.page.go('#editor')} />}
      onTables={() => app.page.go(LOBBY_ADDRESS)}
    >
      <GameList
        {...{ shelf, sharer }}
        words={words}
        onResume={(id) => app.resume(id)}
        onLook={(id) => app.page.go(`#review/${id}`)}
        onReview={(id) => app.page.go(`#review/${id}?review`)}
        onImport={onImport}
      />
    </StartView>
  );
}
