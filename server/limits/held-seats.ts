import { deny, type Outcome } from '@asteroute/protocol';
import type { Config } from '../config/config.ts';
import type { Environment, SeatHolder } from '../domain/ports.ts';

/**
 * Bounds the seats that an address, and an account, holds at public tables of others, so that one stranger cannot take
 * the whole lobby. What is held is counted in the store, for all nodes.
 */
export class HeldSeats {
  readonly #max: number;
  readonly #store: Environment['store'];
  /** By the tag of an address: its newest attempt to sit down. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor({ seats }: Pick<Config['limits'], 'seats'>, { store }: Pick<Environment, 'store'>) {
    this.#max = seats;
    this.#store = store;
  }

  /**
   * Lets somebody sit down who holds fewer seats than allowed; else `too-many-seats`. People of one address sit down one
   * after the other, or seats that they take at the same time would not be counted; at another node it may be one more.
   */
  sit<T>(who: SeatHolder, take: () => Promise<T>): Promise<Outcome<T, 'too-many-seats'>> {
    const { tag } = who;
    const attempt = async (): Promise<Outcome<T, 'too-many-seats'>> =>
      this.#max > 0 && (await this.#store.seatsHeld(who)) >= this.#max
        ? deny(
            'too-many-seats',
            `at most ${this.#max} seats at tables of others: play some of these games to their end`,
          )
        : { ok: true, value: await take() };
    const result = (this.#last.get(tag) ?? Promise.resolve()).then(attempt, attempt);
    this.#last.set(tag, result);
    const forget = () => this.#last.get(tag) === result && this.#last.delete(tag);
    result.then(forget, forget);
    return result;
  }
}
