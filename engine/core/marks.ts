/** The highest number that a stamp can have: what a word of an `Int32Array` holds. */
const MAX_STAMP = 2 ** 31 - 1;

/**
 * A set of nodes, or of cells of a board, that is emptied in constant time: an element is in it when its stamp is the
 * number of the present pass. For walks that must count each realm once without making garbage.
 */
export class Marks {
  readonly #stamps: Int32Array;
  #pass: number;

  /** `passes`: how many passes there have been, for tests of the end of the numbers. */
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

  /** Adds a node or cell; whether it was not in the set. */
  add(member: number): boolean {
    if (this.#stamps[member] === this.#pass) return false;
    this.#stamps[member] = this.#pass;
    return true;
  }
}
