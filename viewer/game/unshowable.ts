import type { LinkedGame } from '@asteroute/record';
import type { ReadFault } from '@asteroute/words/en/viewer.ts';

/** A game from a link, and the ply at which it opens; null for its end. */
export interface LinkedPlies extends LinkedGame {
  readonly ply: number | null;
}

export class Unshowable extends Error {
  readonly fault: ReadFault;

  constructor(fault: ReadFault) {
    super(`the game cannot be shown: ${fault}`);
    this.fault = fault;
  }
}
