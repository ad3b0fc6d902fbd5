import type { Node } from '../types.ts';

/** The highest number that a stamp can have: what a word of an `Int32Array` holds. */
const MAX_STAMP = 2 ** 31 - 1;

/**
 * A set of nodes that is emptied in no time: a node is in it when it bears the number of the present pass. For walks
 * that must count each realm once and may not make garbage.
 */
export class Marks {
  private readonly stamps: Int32Array;
  private pass: number;

  /** `passes`: how many passes there have been, for tests of the end of the numbers. */
  constructor(nodes: number, passes = 0) {
    this.stamps = new Int32Array(nodes);
    this.pass = passes;
  }

  /** Empties the set. */
  clear(): void {
    if (this.pass === MAX_STAMP) {
      this.stamps.fill(0);
      this.pass = 0;
    }
    this.pass++;
  }

  /** Adds a node; whether it was not in the set. */
  add(node: Node): boolean {
    if (this.stamps[node] === this.pass) return false;
    this.stamps[node] = this.pass;
    return true;
  }
}
