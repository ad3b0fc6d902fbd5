import { createRandom } from '@asteroute/engine';

/** Everything that a run leaves to chance, from one seed. */
export interface Chances {
  /** A whole number from 0, below `n`. */
  below(n: number): number;
  /** Milliseconds between these, in thousandths. */
  between(from: number, to: number): number;
  /** Whether something of this probability happens. */
  happens(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  bytes(count: number): Uint8Array;
}

/** Parts of a whole that a probability is counted in. */
const PARTS = 1_000_000;

/** The chances of a seed. */
export function createChances(seed: number): Chances {
  const { below } = createRandom(seed);
  return {
    below,
    between: (from, to) => from + below(Math.max(1, Math.round((to - from) * 1000))) / 1000,
    happens: (probability) => probability > 0 && below(PARTS) < probability * PARTS,
    pick: (list) => list[below(list.length)],
    bytes: (count) => Uint8Array.from({ length: count }, () => below(256)),
  };
}
