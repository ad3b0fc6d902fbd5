/** What is announced to a screen reader: every event and every decision once, in the order they happened. */
import { drawnTile, type GameEvent } from '@asteroute/engine';
import type { TableController } from '../../match/controller.ts';
import type { Draft } from '../../match/draft.ts';
import { isHere } from '../../match/link.ts';
import { isFinalScoring } from '../../match/playback/timeline.ts';
import {
  choiceSentences,
  chosenSentences,
  laidSentences,
  othersTurnSentences,
  type Teller,
  turnSentences,
} from '../choices/turn-text.ts';
import type { eventSentences } from './event-sentences.ts';

/** Loaded with the first event: the page does not need it before the first move. */
export type EventTeller = typeof eventSentences;

export interface Withheld {
  /** True while the screen is passed on: the next turn is announced when its player has taken over. */
  readonly turn: boolean;
  /** True while the player is typing: the answer to the typed line says what was decided. */
  readonly decisions: boolean;
}

const NOTHING: Withheld = { turn: false, decisions: false };

/** What was announced last, to find what is new. */
interface Told {
  readonly events: number;
  readonly draft: Draft;
  /** The turn that a person decides, at this screen or elsewhere; null if no person is to decide. */
  readonly turn: string | null;
}

/** The events of a table, the index of the first new one, and a function that puts one into sentences. */
interface Fresh {
  readonly events: readonly GameEvent[];
  readonly from: number;
  readonly tell: (event: GameEvent) => string[];
}

/** Finds what is new on a table since the last call of `next`. `opening` precedes the first announcement. */
export class Announcements {
  readonly #table: TableController;
  #opening: readonly string[];
  #told: Told;
  /** Whether the beginning of a game at several screens has yet to be announced. */
  #begins: boolean;
  /** Whether the tile that is placed next was announced while it was being decided. */
  #drafted = false;
  /** Whether the turn of the last event was announced while it was being decided. */
  #confirmed = false;

  constructor(table: TableController, opening: readonly string[] = []) {
    this.#table = table;
    this.#opening = opening;
    const history = table.shown.history.peek();
    this.#told = { events: history.length, draft: table.turn.draft.peek(), turn: null };
    const isFresh = !history.some(({ type }) => type === 'placed');
    this.#begins = isFresh && table.link.live && table.link.seats.some(({ elsewhere }) => elsewhere === true);
  }

  /** Events, then the new turn or decision. Null if `tellEvent` is not loaded yet: the next call returns all. */
  next(teller: Teller, tellEvent: EventTeller | null, withheld = NOTHING): string[] | null {
    const table = this.#table;
    const history = announcedHistory(table);
    const before = this.#told;
    const from = Math.min(before.events, history.length);
    if (tellEvent === null && history.slice(from).some((event) => !this.#isConfirmed(event))) return null;
    const tell = (event: GameEvent): string[] => tellEvent?.(teller, table, event) ?? [];
    this.#told = { events: history.length, draft: table.turn.draft.value, turn: withheld.turn ? null : turnOf(table) };
    this.#drafted ||= table.turn.draft.value.cell !== null;
    const begins = this.#told.turn !== null && this.#told.turn !== before.turn;
    const sentences = [
      ...this.#opening,
      ...(this.#begins ? [teller.words.heard.begins] : []),
      ...this.#happened(teller, withheld, { events: history, from, tell }),
      ...(begins ? turnBegins(teller, table) : withheld.decisions ? [] : draftSentences(teller, table, before.draft)),
    ];
    this.#opening = [];
    this.#begins = false;
    return sentences;
  }

  #happened({ words }: Teller, withheld: Withheld, { events, from, tell }: Fresh): string[] {
    const firstFinal = events.findIndex(isFinalScoring);
    return events.slice(from).flatMap((event, index) => {
      if (event.type === 'placed') {
        this.#confirmed = this.#isConfirmed(event);
        this.#drafted = false;
        if (this.#confirmed) return withheld.decisions ? [] : [words.heard.confirmed];
      }
      if (this.#isConfirmed(event)) return [];
      return from + index === firstFinal ? [words.end.scoring, ...tell(event)] : tell(event);
    });
  }

  /** Whether an event was announced while it was decided, or needs no announcement. */
  #isConfirmed(event: GameEvent): boolean {
    if (event.type === 'placed') return this.#drafted && isHere(this.#table.link.seats[event.seat]);
    if (event.type === 'deployed') {
      return (this.#drafted || this.#confirmed) && isHere(this.#table.link.seats[event.figure.seat]);
    }
    return event.type === 'drew' || event.type === 'passed' || (event.type === 'turn-ended' && !event.again);
  }
}

/** The events that can be announced: the tile of another player waits for the meeple that goes with it. */
function announcedHistory({ link, shown: { history, timeline } }: TableController): readonly GameEvent[] {
  const events = history.value;
  const last = events.at(-1);
  const waits = last?.type === 'placed' && timeline.busy.value && !isHere(link.seats[last.seat]);
  return waits ? events.slice(0, -1) : events;
}

/** A text that identifies the turn that waits for a person; null if none does. */
function turnOf({ mine, link, shown: { game, timeline, replay } }: TableController): string | null {
  const { placed, seat, drawn, phase } = game.value.position;
  const { bot, elsewhere = false } = link.seats[seat];
  const theirs = elsewhere && bot === null && link.live && phase === 'place' && !timeline.busy.value;
  // Whose it is belongs to the key: somebody who watched may take the seat while the turn waits.
  return mine.value || (theirs && replay.at.value === null) ? `${placed} ${seat} ${drawn} ${mine.value}` : null;
}

function turnBegins(teller: Teller, table: TableController): string[] {
  const game = table.shown.game.value;
  return table.mine.value ? turnSentences(teller, table) : othersTurnSentences(teller.words, game, drawnTile(game));
}

/** What changed in the draft since it was announced last. */
function draftSentences(teller: Teller, table: TableController, before: Draft): string[] {
  const now = table.turn.draft.value;
  if (!table.mine.value || now === before) return [];
  if (now.cell === null)
    return before.cell === null ? turned(teller, table, before) : [teller.words.heard.back, teller.words.turn.place];
  if (now.cell !== before.cell || now.rotation !== before.rotation) return laidSentences(teller, table);
  if (now.choice !== null) return chosenSentences(teller, table);
  if (before.choice !== null) return [teller.words.heard.back, ...choiceSentences(teller, table)];
  return choiceSentences(teller, table);
}

function turned(teller: Teller, table: TableController, before: Draft): string[] {
  return table.turn.draft.value.rotation === before.rotation ? [] : turnSentences(teller, table).slice(1, 2);
}

/** Sentences as one text to be read aloud: each begins with a capital and ends once. */
export function speechOf(tag: string, sentences: readonly string[]): string {
  return sentences
    .filter((text) => text !== '')
    .map((text) => `${text[0].toLocaleUpperCase(tag)}${text.slice(1)}${/[.?!…]$/.test(text) ? '' : '.'}`)
    .join(' ');
}
