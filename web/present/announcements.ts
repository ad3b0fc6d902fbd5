/** What is announced to a screen reader: every event and every decision once, in the order they happened. */
import type { Game, GameEvent, Seat } from '@asteroute/engine';
import type { TableController } from '../match/controller.ts';
import type { Draft } from '../match/draft.ts';
import { isHere } from '../match/link.ts';
import { reasonWords } from './battle-text.ts';
import { eventText, sideName } from './event-text.ts';
import { placeText, tileText } from './tile-text.ts';
import { choiceSentences, chosenSentences, laidSentences, type Teller, turnSentences } from './turn-text.ts';

/** An announcement; an urgent one interrupts what the screen reader is saying. */
export interface Announcement {
  readonly sentences: readonly string[];
  readonly urgent: boolean;
}

/** The events that interrupt: a battle begins, a battle is decided. Dice and scores wait. */
const URGENT: readonly GameEvent['type'][] = ['battle', 'won'];

/** What was announced last, to find what is new. */
interface Told {
  readonly events: number;
  readonly draft: Draft;
  /** The turn of a person at this screen; null while none is to decide. */
  readonly turn: string | null;
}

/** Finds what is new on a table since it was asked last. `opening` is said before the first announcement. */
export class Announcements {
  readonly #table: TableController;
  #opening: readonly string[];
  #told: Told;

  constructor(table: TableController, opening: readonly string[] = []) {
    this.#table = table;
    this.#opening = opening;
    this.#told = { events: table.history.peek().length, draft: table.draft.peek(), turn: null };
  }

  /**
   * What is new: events, then the turn that begins or the decision that was made; null where there is nothing. While the
   * screen is being passed on, a turn is held back.
   */
  next(teller: Teller, held = false): Announcement | null {
    const table = this.#table;
    const history = table.history.value;
    const before = this.#told;
    const from = Math.min(before.events, history.length);
    const fresh = history.slice(from);
    this.#told = { events: history.length, draft: table.draft.value, turn: held ? null : turnOf(table) };
    const begins = this.#told.turn !== null && this.#told.turn !== before.turn;
    const happened = this.#sentences(teller, fresh, history.slice(0, from));
    const decided = begins ? turnSentences(teller, table) : draftSentences(teller, table, before.draft);
    const sentences = [...this.#opening, ...happened, ...decided];
    this.#opening = [];
    if (sentences.length === 0) return null;
    return { sentences, urgent: begins || fresh.some(({ type }) => URGENT.includes(type)) };
  }

  #sentences(teller: Teller, fresh: readonly GameEvent[], past: readonly GameEvent[]): string[] {
    const final = past.some(isFinal) ? null : (fresh.find(isFinal) ?? null);
    return fresh.flatMap((event) => [
      ...(event === final ? [teller.words.end.scoring] : []),
      ...eventSentences(teller, this.#table, event),
    ]);
  }
}

/** The turn that waits for a person here, by what tells it from every other. */
function turnOf({ mine, game }: TableController): string | null {
  const { placed, seat, drawn } = game.value.position;
  return mine.value ? `${placed} ${seat} ${drawn}` : null;
}

/** A score of the final scoring. */
function isFinal(event: GameEvent): boolean {
  return event.type === 'scored' && !event.complete;
}

/** An event in sentences. The moves of others are told whole; of one's own only that they were played. */
export function eventSentences(teller: Teller, table: TableController, event: GameEvent): string[] {
  const { words } = teller;
  const game = table.game.value;
  const text = eventText(words, game, event);
  if (text === null) return [];
  if (event.type === 'placed' && isOthers(table, event.seat)) {
    return [`${text}, ${tileText(words, game, event.tile, event.rotation)}`];
  }
  if (event.type === 'deployed' && isOthers(table, event.figure.seat)) return [deployedText(teller, table, event)];
  if (event.type === 'battle') return [text, ...sidesText(teller, game, event)];
  return event.type === 'ended' ? [text, ...totals(teller, game, event)] : [text];
}

function isOthers({ link }: TableController, seat: Seat): boolean {
  return !isHere(link.seats[seat]);
}

/** Who went where: "Ada placed a merchant on the trade route east and south". */
function deployedText(
  { words }: Teller,
  table: TableController,
  event: Extract<GameEvent, { type: 'deployed' }>,
): string {
  const game = table.game.value;
  const { at } = event.figure;
  const here = table.history.value.findLast((one) => one.type === 'placed') ?? at;
  return words.heard.on(eventText(words, game, event) ?? '', placeText(words, game, event.figure.at, here));
}

/** The dice of every side of a battle and the reasons for them. */
function sidesText({ words }: Teller, game: Game, { sides }: Extract<GameEvent, { type: 'battle' }>): string[] {
  return sides.map((side) => {
    const reasons = reasonWords(words, game, side).join(', ');
    return `${sideName(words, game, side.side)}, ${words.battle.dice(side.dice)} (${reasons})`;
  });
}

function totals({ words }: Teller, game: Game, { scores }: Extract<GameEvent, { type: 'ended' }>): string[] {
  return scores.map((points, side) => words.score.laps(sideName(words, game, side), points));
}

/** What changed in the draft since it was told last. */
function draftSentences(teller: Teller, table: TableController, before: Draft): string[] {
  const now = table.draft.value;
  if (!table.mine.value || now === before) return [];
  if (now.cell === null)
    return before.cell === null ? turned(teller, table, before) : [teller.words.heard.back, teller.words.turn.place];
  if (now.cell !== before.cell || now.rotation !== before.rotation) return laidSentences(teller, table);
  if (now.choice !== null) return chosenSentences(teller, table);
  if (before.choice !== null) return [teller.words.heard.back, ...choiceSentences(teller, table)];
  return choiceSentences(teller, table);
}

/** The tile was turned in the hand. */
function turned(teller: Teller, table: TableController, before: Draft): string[] {
  return table.draft.value.rotation === before.rotation ? [] : turnSentences(teller, table).slice(1, 2);
}
