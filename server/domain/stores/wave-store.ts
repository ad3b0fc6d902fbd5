/** What the store keeps of people who wait for a live game; a part of `Store`. */

/** Somebody who waits, as stored. Times are in milliseconds since 1970. */
export interface WaitingPerson {
  readonly account: string;
  readonly name: string;
  /** Hash of the token that the seat will have. */
  readonly hash: string;
  readonly edition: string;
  readonly rated: boolean;
  readonly seconds: number;
  readonly increment: number;
  readonly rating: number;
  /** When the wait began. */
  readonly since: number;
  /** Who does not ask again until then has gone. */
  readonly until: number;
  /** The last account of a wave's pair, and when; empty and 0 for none. */
  readonly met: string;
  readonly metAt: number;
}

/** A pair, and the table that was opened for it. */
export interface WavePair {
  readonly people: readonly [WaitingPerson, WaitingPerson];
  readonly table: string;
  readonly at: number;
}

/** The operations of a store on people who wait. */
export interface WaveStore {
  /**
   * Lets an account wait, or go on waiting if its token is the same. Resolves with the table of its pair, if that was
   * found meanwhile.
   */
  wait(person: Omit<WaitingPerson, 'met' | 'metAt'>): Promise<string | null>;
  /** Those who wait at this time and have no pair, in the order in which they came. */
  waitingAt(now: number): Promise<readonly WaitingPerson[]>;
  /** How many wait for such a game. */
  countWaiting(kind: Pick<WaitingPerson, 'edition' | 'rated'>, now: number): Promise<number>;
  /** Notes a pair; false, and nothing is noted, if one of both has left or was paired meanwhile. */
  notePair(pair: WavePair): Promise<boolean>;
  stopWaiting(account: string): Promise<void>;
  /** Forgets who has not waited since a time. */
  purgeWaiting(before: number): Promise<void>;
}
