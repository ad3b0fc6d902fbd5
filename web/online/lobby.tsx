import type { MySummary, Summary } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { themeOfEdition } from '../board/art/shape/drawings.ts';
import { names } from '../present/event-text.ts';
import { editionOf, rememberedChoices } from '../settings/setup.ts';
import type { PlayerColor } from '../theme/player-color.ts';
import { useTheme } from '../theme/tile-sprites.ts';
import { LanguageSwitch } from '../views/language.tsx';
import { Icon, Piece } from '../views/parts.tsx';
import { useTitle } from '../views/title.ts';
import { clockWords } from './clock-words.ts';
import type { Lists } from './connection/api.ts';
import type { ServerPorts } from './connection/browser.ts';
import { NewTable } from './create.tsx';
import type { OnlinePlace } from './place.ts';
import type { OnlineProps } from './props.ts';
import type { Words } from './words/use-words.ts';

interface Props extends OnlineProps {
  readonly server: ServerPorts;
  readonly words: Words;
}

/** Milliseconds between two looks at the lists. */
const REFRESH_MS = 5000;

/** Tables that are free, tables to watch, one's own, and the way to a new one. */
export function LobbyView(props: Props) {
  const { server, words, language, onGo } = props;
  const { online } = words;
  useTitle(online.title);
  const theme = useMemo(() => themeOfEdition(editionOf(rememberedChoices(props.ports.storage).peek())), []);
  const lists = useSignal<Lists | null | undefined>(undefined);
  const opening = props.ui.panel.value === 'new-table';
  const show = (sheet: 'new-table' | null) => (props.ui.panel.value = sheet);
  const look = async () => {
    lists.value = await server.api.lists(server.keyring.all());
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.hidden || void look(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <main class={`start lobby ${useTheme(theme)}`}>
      <LanguageSwitch language={language} />
      <div class="setup-card">
        <header class="lobby-top">
          <button type="button" class="quiet" onClick={() => onGo(null)}>
            <span aria-hidden="true">←</span>
            <span>{online.back}</span>
          </button>
          <h1>{online.title}</h1>
        </header>
        {lists.value === undefined && <p role="status">{online.loading}</p>}
        {lists.value === null && <NoServer words={words} onRetry={() => void look()} />}
        {lists.value != null &&
          (opening ? (
            <NewTable {...props} onClose={() => show(null)} />
          ) : (
            <button type="button" class="primary big" onClick={() => show('new-table')}>
              <Icon name="plus" />
              <span>{online.lobby.fresh}</span>
            </button>
          ))}
        {lists.value != null && (
          <AllLists lists={lists.value} busy={opening} words={words} server={server} onGo={onGo} />
        )}
      </div>
    </main>
  );
}

function NoServer({ words, onRetry }: { readonly words: Words; readonly onRetry: () => void }) {
  return (
    <div class="lobby-none" role="alert">
      <p>{words.online.lobby.none}</p>
      <button type="button" class="quiet" onClick={onRetry}>
        <span>{words.online.lobby.retry}</span>
      </button>
    </div>
  );
}

interface ListsProps {
  readonly lists: Lists;
  /** Whether a new table is being made. */
  readonly busy: boolean;
  readonly words: Words;
  readonly server: ServerPorts;
  readonly onGo: (place: OnlinePlace) => void;
}

function AllLists({ lists, busy, words, server, onGo }: ListsProps) {
  const { lobby } = words.online;
  const keys = server.keyring.all();
  const mine = [...lists.mine].sort((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt);
  const others = (list: readonly Summary[]) => list.filter(({ table }) => mine.every((own) => own.table !== table));
  const inviteTo = (table: string) => keys.find((key) => key.table === table)?.invite ?? null;
  const rows = (list: readonly (Summary | MySummary)[], says: (one: Summary) => string) =>
    list.map((one) => (
      <Row
        key={one.table}
        summary={one}
        words={words}
        action={says(one)}
        onGo={() => onGo({ table: one.table, invite: inviteTo(one.table) })}
      />
    ));
  const [open, running] = [others(lists.open), others(lists.running)];
  return (
    <>
      <List heading={lobby.mine} rows={rows(mine, () => lobby.go)} />
      <List heading={lobby.open} rows={rows(open, () => lobby.join)} />
      <List heading={lobby.running} rows={rows(running, () => lobby.watch)} />
      {!busy && open.length + running.length === 0 && <p class="lobby-none">{lobby.nothing}</p>}
    </>
  );
}

/** Sort order of one's own tables: my turn first, finished games last. */
function rank({ myTurn, status }: MySummary): number {
  return myTurn ? 0 : status === 'over' ? 2 : 1;
}

function List({ heading, rows }: { readonly heading: string; readonly rows: readonly preact.JSX.Element[] }) {
  if (rows.length === 0) return null;
  return (
    <section class="games" aria-label={heading}>
      <h2>{heading}</h2>
      <ol>{rows}</ol>
    </section>
  );
}

interface RowProps {
  readonly summary: Summary | MySummary;
  readonly words: Words;
  readonly action: string;
  readonly onGo: () => void;
}

function Row({ summary, words: { page, online }, action, onGo }: RowProps) {
  const { edition, modules, seats, clock, status } = summary;
  const named = seats.map(({ name, bot }) => name ?? (bot === null ? online.lobby.free : page.bots[bot]?.name) ?? bot);
  const title = page.editions[edition]?.name ?? edition;
  const myTurn = 'myTurn' in summary && summary.myTurn;
  const facts = [...modules.map((module) => page.modules[module]?.name ?? module), clockWords(online, clock)];
  return (
    <li class="game lobby-row" data-edition={edition} data-notify={myTurn}>
      <div class="game-about">
        <h3>
          {title}
          {myTurn && <b class="badge">{online.lobby.yourTurn}</b>}
          {status === 'over' && <b class="badge quiet-badge">{online.lobby.over}</b>}
        </h3>
        <ul class="game-scores">
          {seats.map(({ color, name, bot }, seat) => (
            <li key={color} data-free={name === null && bot === null}>
              <Piece color={color as PlayerColor} />
              {bot !== null && <Icon name="bot" />}
              <span>{named[seat]}</span>
            </li>
          ))}
        </ul>
        <p class="muted">{facts.join(' · ')}</p>
      </div>
      <button
        type="button"
        class={myTurn || action === online.lobby.join ? 'primary' : 'quiet'}
        aria-label={`${action}: ${online.lobby.at(title, names(page, named.map(String)))}`}
        onClick={onGo}
      >
        <span>{action}</span>
      </button>
    </li>
  );
}
