/** The highest stamp: the largest number that an `Int32Array` holds. */
const MAX_STAMP = 2 ** 31 - 1;

/**
 * A set of nodes or board cells that is cleared in constant time: an element belongs to it if its stamp equals the
 * number of the current pass. Used where a walk must count each realm once without allocating.
 */
export class Marks {
  readonly #stamps: Int32Array;
  #pass: number;

  /** `passes`: the number of passes so far, so that tests can reach the overflow. */
  constructor(size: number, passes = 0) {
    this.#stamps = new Int32Array(size);
    this.#pass = passes;
  }

  /** Empties the set. */
  clear(): void {
    if (this.#pass === MAX_STAMP) {
      this.#stamps.fill(0);
      this.#pass = 0;
    }
    this.#pass++;
  }

  /** Whether a node or cell is in the set. */
  has(member: number): boolean {
    return this.#stamps[member] === this.#pass;
  }

  /** Adds a node or cell; returns whether it is new. */
  add(member: number): boolean {
    if (this.#stamps[member] === this.#pass) return false;
    this.#stamps[member] = this.#pass;
    return true;
  }
}
