import { isolated } from '@asteroute/record';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useSignal } from '@preact/signals';
import type { Kept } from '../../library/shelf.ts';
import { names } from '../../present/event-text.ts';
import { BoardMap, type MappedBoard } from '../board-map.tsx';
import { Button, Icon } from '../controls/parts.tsx';

/** One of this person's tables on the server that is not over. */
export interface RunningTable {
  readonly table: string;
  readonly edition: string;
  readonly others: readonly string[];
  /** Who is on turn; `own` for this person, null before the game begins. */
  readonly turn: { readonly name: string } | 'own' | null;
  /** How long the player on turn has left, in words; null without a clock. */
  readonly left: string | null;
  /** The number of moves since this browser last had the table open. */
  readonly moves: number;
  readonly replaced: boolean;
  /** The board; null before the game begins, and until it has been received. */
  readonly board: MappedBoard | null;
  readonly onGo: () => void;
}

/** The people of earlier games on the server. */
export interface KnownPeople {
  readonly heading: string;
  /** For each of them what a press does, in words; it resolves with whether that worked. */
  readonly ways: readonly { readonly text: string; readonly onGo: () => Promise<boolean> }[];
}

/** This person's tables that are not over, and the people of those that are. */
export interface MyTables {
  readonly tables: readonly RunningTable[];
  readonly people: KnownPeople | null;
}

interface Props {
  readonly words: Catalogue;
  readonly people: KnownPeople | null;
  readonly unfinished: Kept | null;
  readonly tables: readonly RunningTable[];
  readonly onResume: () => void;
}

/** Tables that wait for this person come first. */
export function Running({ words, unfinished, tables, people, onResume }: Props) {
  const main = tables.some(({ turn }) => turn === 'own');
  return (
    <ul class="running stack overflow-y-auto" aria-label={words.start.running}>
      {tables.map((table) => (
        <TableRow key={table.table} table={table} words={words} />
      ))}
      {unfinished !== null && (
        <li
          class="resume card rounded-lg cols-auto-1fr-auto stack items-center gap-3"
          data-edition={unfinished.saved.record.edition}
          data-own={!main}
        >
          <BoardMap record={unfinished.saved.record} />
          <p class="text-sm">{words.setup.resumeHint(unfinished.saved.record.turns.length + 1)}</p>
          <Button text={words.setup.resume} class={main ? 'quiet' : 'primary'} onClick={onResume} />
        </li>
      )}
      {people !== null && <PeopleRow people={people} words={words} />}
    </ul>
  );
}

/** The people of earlier games: one press asks one of them to play again. */
function PeopleRow({ people, words }: { readonly people: KnownPeople; readonly words: Catalogue }) {
  const failed = useSignal(false);
  return (
    <li class="known-people card rounded-lg stack gap-1">
      <b class="text-sm">{people.heading}</b>
      <div class="row flex-wrap gap-1">
        {people.ways.map(({ text, onGo }) => (
          <Button
            key={text}
            text={text}
            class="quiet text-sm wrap-anywhere"
            onClick={() => void onGo().then((isDone) => (failed.value = !isDone))}
          />
        ))}
      </div>
      {failed.value && (
        <p class="text-sm" role="alert">
          {words.start.noServer}
        </p>
      )}
    </li>
  );
}

function TableRow({ table, words }: { readonly table: RunningTable; readonly words: Catalogue }) {
  const { others, turn, left, moves, replaced, edition, board, onGo } = table;
  const facts = [
    ...(replaced ? [words.start.botPlays] : []),
    ...(left === null ? [] : [left]),
    ...(moves > 0 ? [words.start.since(moves)] : []),
  ];
  const status =
    turn === null
      ? words.start.notBegun
      : turn === 'own'
        ? words.start.yourTurn
        : words.start.theirTurn(isolated(turn.name));
  return (
    <li class="my-table card rounded-lg" data-edition={edition} data-own={turn === 'own'}>
      <button
        class="cols-auto-1fr-auto stack items-center gap-3 w-full bare rounded-lg text-start justify-start"
        type="button"
        onClick={onGo}
      >
        {board === null ? <span class="board-map" /> : <BoardMap record={board} />}
        <span class="my-table-about stack gap-0">
          <b>{status}</b>
          <span>{names(words, others)}</span>
          {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        </span>
        <Icon name="go" />
      </button>
    </li>
  );
}
