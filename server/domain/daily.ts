/** The decks of the days: one official try for each account at each deck. */

import type { GameFigures } from './stores/duel-store.ts';

/** A person as the server knows them across tables. */
export interface KnownAccount {
  readonly id: string;
  readonly name: string;
}

/** A deck: an edition's on a day such as "2026-11-26". */
export interface DeckKey {
  readonly day: string;
  readonly edition: string;
}

/** What became of a try: it is played, counts, was given up, was not finished on its day, or its log proves nothing. */
const TRY_STATES = ['open', 'counted', 'given-up', 'late', 'refused'] as const;
/** One of `TRY_STATES`. */
export type TryState = (typeof TRY_STATES)[number];

/** The figures of a try that counts. */
export type TryFigures = Pick<GameFigures, 'margin' | 'fair' | 'accuracy'>;

/** An official try. The figures are 0 unless it counts. */
export interface DailyTry extends DeckKey, TryFigures {
  readonly account: string;
  readonly name: string;
  readonly table: string;
  readonly state: TryState;
}

/** A try that is opened with the first entry of its table, in the same transaction. */
export interface NewTry extends DeckKey {
  readonly account: string;
  readonly name: string;
  /** When the day is over, in milliseconds since 1970. */
  readonly until: number;
}

/** A try that waits for its result. */
export interface DueTry extends Pick<DailyTry, 'table' | 'account'> {
  readonly until: number;
}

/** A try in a list of those that count, best first: those with the same margin share a place. */
interface RankedTry extends DailyTry {
  readonly place: number;
}

/** A part of the list of a deck. */
export interface RankedPart extends DeckKey {
  /** Only these accounts; null for all. */
  readonly accounts: readonly string[] | null;
  readonly offset: number;
  readonly limit: number;
}

/** The part of a store that keeps the official tries. */
export interface DailyStore {
  /** The tries of an account from this day on, the newest first. */
  triesOf(account: string, since: string): Promise<readonly DailyTry[]>;
  /** The try of a table; null if it is none. */
  tryAt(table: string): Promise<DailyTry | null>;
  /** Notes the result of a try, unless it has one. */
  settleTry(table: string, state: TryState, figures: TryFigures | null): Promise<void>;
  /** The tries of a deck that count, and how many they are in all. */
  rankedTries(part: RankedPart): Promise<{ readonly tries: readonly RankedTry[]; readonly count: number }>;
  /** The place of a try that counts among all of its deck, and how many they are. */
  placeOf(own: DailyTry): Promise<{ readonly place: number; readonly count: number }>;
}
