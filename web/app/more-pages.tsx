/** Pages that are opened seldom; their parts are loaded when they are first shown. */
import { later } from '@asteroute/page/views/controls/later.tsx';
import type { Language } from '@asteroute/page/words/language.ts';
import type { AccountProps } from '@asteroute/page-account/props';
import type { DailyProps } from '@asteroute/page-club/daily';
import type { DuelProps } from '@asteroute/page-club/duels/props';
import type { LeaguesProps } from '@asteroute/page-club/leagues/props';
import type { RivalsPlace } from '@asteroute/page-club/place';
import type { RivalsProps } from '@asteroute/page-club/props';
import type { EditorProps } from '@asteroute/page-editor/props';
import { browserKeyring } from '@asteroute/page-online/keys/keyring';
import type { FormProps } from '@asteroute/page-review/form/props';
import type { ComponentProps } from 'preact';
import type { App } from './app.ts';
import { laterPage } from './later-page.tsx';
import { hrefOf, pageProps } from './page-props.ts';
import { START } from './places/place.ts';
import { isCutOff, makeAddress } from './places/routes.ts';

const TileSets = later(() => import('@asteroute/page/views/tiles/tile-sets.tsx').then((part) => part.TileSets));
const UnknownView = later(() => import('@asteroute/page/views/start/unknown.tsx').then((part) => part.UnknownView));

/** The person's form over the kept games. */
const LazyForm = laterPage<FormProps>(
  () => import('@asteroute/page-review/form/page').then(({ FormPage }) => FormPage),
  (words, { onBack }) => [words.review.loading, onBack],
);

/** The editor of games of the table at home. */
const LazyEditor = laterPage<EditorProps>(
  () => import('@asteroute/page-editor/page').then(({ EditorPage }) => EditorPage),
  (words, { onLeave }) => [words.games.loading, onLeave],
);

/** People who played each other. */
const LazyRivals = laterPage<RivalsProps>(
  () => import('@asteroute/page-club/page').then(({ RivalsPage }) => RivalsPage),
  (words, { onGo }) => [words.games.loading, () => onGo(null)],
);

/** The deck of the day. */
const LazyDaily = laterPage<DailyProps>(
  () => import('@asteroute/page-club/daily').then(({ DailyPage }) => DailyPage),
  (words, { onBack }) => [words.games.loading, onBack],
);

/** Duels against the bot of a server. */
const LazyDuels = laterPage<DuelProps>(
  () => import('@asteroute/page-club/duels').then(({ DuelsPage }) => DuelsPage),
  (words, { onGo }) => [words.games.loading, () => onGo(null)],
);

/** Leagues on a server. */
const LazyLeagues = laterPage<LeaguesProps>(
  () => import('@asteroute/page-club/leagues').then(({ LeaguesPage }) => LeaguesPage),
  (words, { onGo }) => [words.games.loading, () => onGo(null)],
);

/** Who the person is on this server. */
const LazyAccount = laterPage<AccountProps>(
  () => import('@asteroute/page-account/page').then(({ AccountPage }) => AccountPage),
  (words, { onBack }) => [words.games.loading, onBack],
);

/** Props of these pages. */
export interface MoreProps {
  readonly app: App;
  readonly language: Language;
}

type Props = Pick<MoreProps, 'app'>;

/** The page at the current place; without a server, why its tables are not here. */
export function MorePage({ app }: MoreProps) {
  const { page } = app.place.value;
  if (page.page === 'editor') return <Editing app={app} id={page.id} />;
  if (page.page === 'form') return <Form app={app} />;
  if (page.page === 'rivals') return <Rivals app={app} place={page.place} />;
  if (page.page === 'daily') return <Daily app={app} room={page.id ?? null} />;
  if (page.page === 'account') return <Account app={app} />;
  if (page.page === 'duel')
    return app.ports.hasServer ? <Duels app={app} id={page.id} /> : <Nothing app={app} why="alone" />;
  if (page.page === 'leagues')
    return app.ports.hasServer ? <Leagues app={app} id={page.id} /> : <Nothing app={app} why="alone" />;
  if (page.page === 'tiles') return <Tiles app={app} text={page.text} />;
  if (page.page === 'online') return <Nothing app={app} why="alone" />;
  if (page.page === 'unknown') return <Nothing app={app} why={isCutOff(page.path) ? 'cut' : 'unknown'} />;
  return null;
}

function Form({ app }: Props) {
  const { choices } = app.ports;
  return (
    <LazyForm {...pageProps(app)} shelf={app.ports.shelf} edition={choices.value.edition} onBack={() => app.leave()} />
  );
}

function Tiles({ app, text }: Props & { readonly text: string | null }) {
  const { choices, language, sharer } = app.ports;
  return (
    <TileSets
      {...{ text, choices, language, sharer }}
      addressOf={(text) => hrefOf(makeAddress({ ...START, page: { page: 'tiles', text } }))}
      onPlay={() => app.start()}
      onBack={() => app.goToSetup()}
    />
  );
}

function Editing({ app, id }: Props & { readonly id: number | null }) {
  const { shelf } = app.ports;
  return (
    <LazyEditor
      {...pageProps(app)}
      {...{ id, shelf }}
      setup={() => app.setupAtHome()}
      onGo={(id) => app.goEditing(id)}
      onReview={(id) => app.visitKept(id, 0)}
      onLeave={() => app.leave()}
    />
  );
}

function Daily({ app, room }: Props & { readonly room: string | null }) {
  const { language, shelf, sharer, storage, hasServer } = app.ports;
  return (
    <LazyDaily
      {...{ language, shelf, sharer, storage, hasServer, room }}
      onTable={(table) => app.goOnline({ table, invite: null })}
      onLook={({ text, ply }) => {
        location.hash = ['#game', text, ply ?? []].flat().join('/');
      }}
      onStart={({ setup, seats, seed }) => app.startPlanned(setup, seats, seed)}
      onResume={(id) => app.resume(id)}
      onBack={() => (room === null ? app.leave() : app.goOnline({ table: room, invite: null }))}
    />
  );
}

function Account({ app }: Props) {
  const { language, sharer, storage, choices } = app.ports;
  return (
    <LazyAccount
      {...{ language, sharer }}
      edition={choices.value.edition}
      name={browserKeyring(storage).name()}
      onBack={() => app.leave()}
    />
  );
}

function Rivals({ app, place }: Props & { readonly place: RivalsPlace }) {
  const { language, shelf, storage, sharer, choices } = app.ports;
  return (
    <LazyRivals
      {...{ place, language, shelf, storage, sharer }}
      edition={choices.value.edition}
      onGo={(next) => app.goRivals(next)}
      onLook={(id) => app.visitKept(id)}
    />
  );
}

function Duels({ app, id }: Props & { readonly id: string | null }) {
  const { language, storage, sharer, choices } = app.ports;
  return (
    <LazyDuels
      {...{ id, language, storage, sharer }}
      edition={choices.value.edition}
      onTable={(table) => app.goOnline({ table, invite: null })}
      onGo={(next) => {
        if (next === null) app.leave();
        else location.hash = makeAddress({ ...START, page: { page: 'duel', id: next === 'list' ? null : next } });
      }}
    />
  );
}

function Leagues({ app, id }: Props & { readonly id: string | null }) {
  const { language, storage, sharer, choices } = app.ports;
  return (
    <LazyLeagues
      {...{ id, language, storage, sharer }}
      edition={choices.value.edition}
      addressOf={(league) => hrefOf(makeAddress({ ...START, page: { page: 'leagues', id: league } }))}
      // Its places are addresses, so that nothing of it is loaded with the first page.
      onGo={(next) => {
        if (next === null) app.leave();
        else location.hash = makeAddress({ ...START, page: { page: 'leagues', id: next === 'list' ? null : next } });
      }}
      onTable={(place) => app.goOnline(place)}
    />
  );
}

function Nothing({ app, why }: Props & Pick<ComponentProps<typeof UnknownView>, 'why'>) {
  const { choices, language, ui } = app.ports;
  return (
    <UnknownView
      choices={choices.value}
      words={language.words.value}
      why={why}
      still={ui.calm.value}
      onHome={() => app.leave()}
    />
  );
}
