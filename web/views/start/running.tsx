import type { GameRecord } from '@asteroute/record';
import type { Kept } from '../../library/shelf.ts';
import { names } from '../../present/event-text.ts';
import { shownBotName } from '../../words/bot-words.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { BoardMap } from '../board-map.tsx';
import { Icon } from '../parts.tsx';

/** A table of the server that waits for this person. */
export interface MyTurn {
  readonly table: string;
  /** The others at the table; null for a free seat. */
  readonly others: readonly { readonly name: string | null; readonly bot: string | null }[];
  readonly edition: string;
  /** The game so far, for its picture; null until it has come. */
  readonly record: GameRecord | null;
  readonly onGo: () => void;
}

interface Props {
  readonly words: Catalogue;
  readonly unfinished: Kept | null;
  readonly turns: readonly MyTurn[];
  readonly onResume: () => void;
}

/** Tables that are shown; the others are in the list of tables. */
const MOST = 2;

/** Tables where it is this person's turn, and the game of this screen that was played last. */
export function Running({ words, unfinished, turns, onResume }: Props) {
  return (
    <ul class="running" aria-label={words.start.running}>
      {turns.slice(0, MOST).map((turn) => (
        <TurnRow key={turn.table} turn={turn} words={words} />
      ))}
      {unfinished !== null && (
        <li class="resume" data-edition={unfinished.saved.record.edition}>
          <BoardMap record={unfinished.saved.record} />
          <p>{words.setup.resumeHint(unfinished.saved.record.turns.length + 1)}</p>
          <button type="button" class={turns.length === 0 ? 'primary' : 'quiet'} onClick={onResume}>
            <span>{words.setup.resume}</span>
          </button>
        </li>
      )}
    </ul>
  );
}

function TurnRow({ turn, words }: { readonly turn: MyTurn; readonly words: Catalogue }) {
  const { others, record, edition, onGo } = turn;
  const known = others.flatMap(({ name, bot }) => name ?? (bot === null ? [] : shownBotName(words, bot)));
  return (
    <li class="my-turn" data-edition={edition}>
      {record !== null && <BoardMap record={record} />}
      <button type="button" class="primary" onClick={onGo}>
        <span>{words.start.yourTurn(names(words, known))}</span>
        <Icon name="go" />
      </button>
    </li>
  );
}
