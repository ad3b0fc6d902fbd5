import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { editionNamed } from '@asteroute/engine';
import { names } from '@asteroute/page/present/event-text.ts';
import type { Choices } from '@asteroute/page/settings/setup.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Icon, Piece } from '@asteroute/page/views/controls/parts.tsx';
import { PlayPicture } from '@asteroute/page/views/start/door-pictures.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { serverNow } from '@asteroute/page-account/server-time';
import { isChallenge, type MySummary, type Summary } from '@asteroute/protocol';
import { BlockSomebody } from '../people/block.tsx';
import { ago } from '../people/presence.tsx';
import { clockWords } from '../widgets/clock-words.ts';

/** Choices from which the picture of a table is made: an edition and the colours of its players. */
export function firstChoices(edition: string, seats: readonly { readonly color: string }[] = []): Choices {
  const colors = [...seats.map(({ color }) => color), ...(editionNamed(edition)?.colors ?? [])];
  const two = [...new Set(colors)].slice(0, 2);
  return {
    edition,
    modules: [],
    options: {},
    starter: null,
    dealtColors: false,
    seats: two.map((color) => ({ name: null, color: color as PlayerColor, bot: null })),
  };
}

const MINUTE_MS = 60_000;

interface RowProps {
  readonly summary: Summary | MySummary;
  readonly words: Words<'online'>;
  readonly action: string;
  readonly onGo: () => unknown;
  /** The person's own name, at a table of others, whom the person may block. */
  readonly own?: string;
}

/** A table in a list: its game, its people, and the button that goes there. */
export function TableRow({ summary, words, action, onGo, own }: RowProps) {
  const { page, online } = words;
  const { edition, modules, tiles, seats, clock, status, openedAt, ask } = summary;
  const named = seats.map(({ name, bot }) => name ?? (bot === null ? online.lobby.free : page.bots[bot]?.name) ?? bot);
  const title = page.editions[edition]?.name ?? edition;
  const myTurn = 'myTurn' in summary && summary.myTurn;
  const age = serverNow() - openedAt;
  const isOld = status === 'open' && isChallenge(summary) && age > MINUTE_MS;
  const facts = [
    ...modules.map((module) => page.modules[module]?.name ?? module),
    ...(tiles === undefined ? [] : [page.setup.tileSet(tiles)]),
    clockWords(online, clock),
    ...(ask && status === 'open' ? [online.room.asks] : []),
    ...(isOld ? [online.company.waits(ago(age, page.tag))] : []),
  ];
  return (
    <li class="lobby-row entry px-3 py-2 stack card" data-edition={edition} data-notify={myTurn}>
      <PlayPicture choices={firstChoices(edition, seats)} />
      <div class="game-about min-w-0">
        <h3 class="heading row flex-wrap gap-y-0">
          {title}
          {myTurn && <b class="badge rounded-full bg-accent">{online.lobby.yourTurn}</b>}
          {status === 'over' && <b class="badge bg-raised text-muted rounded-full">{online.lobby.over}</b>}
        </h3>
        <ul class="game-scores row flex-wrap text-sm gap-x-3 gap-y-0">
          {seats.map(({ color, name, bot }, seat) => (
            <li class="row gap-1 min-w-0" key={color} data-free={name === null && bot === null}>
              <Piece color={color as PlayerColor} />
              <span class="truncate">{named[seat]}</span>
              {bot !== null && <Icon name="bot" />}
            </li>
          ))}
        </ul>
        <p class="text-muted">{facts.join(' · ')}</p>
        {own !== undefined && <BlockSomebody {...{ words, summary, own }} />}
      </div>
      <ActionButton
        text={action}
        class={myTurn || action === online.lobby.join ? 'primary' : 'quiet'}
        aria-label={`${action}: ${online.lobby.at(title, names(page, named.map(String)))}`}
        act={async () => onGo()}
      />
    </li>
  );
}

interface ListProps extends Pick<RowProps, 'words' | 'action' | 'own'> {
  readonly heading: string;
  readonly tables: readonly RowProps['summary'][];
  readonly onGo: (table: RowProps['summary']) => unknown;
}

/** Tables under a heading; nothing without any. */
export function TableList({ heading, tables, onGo, ...row }: ListProps) {
  if (tables.length === 0) return null;
  return (
    <section class="lobby-list stack gap-3" aria-label={heading}>
      <h2 class="heading">{heading}</h2>
      <ol class="stack gap-3">
        {tables.map((one) => (
          <TableRow key={one.table} {...row} summary={one} onGo={() => onGo(one)} />
        ))}
      </ol>
    </section>
  );
}
