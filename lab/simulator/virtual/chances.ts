import { createRandom } from '@asteroute/engine';

/** Everything that a run leaves to chance, from one seed. */
export type Chances = ReturnType<typeof createChances>;

/** Parts of a whole that a probability is counted in. */
const PARTS = 1_000_000;

/** The chances of a seed. */
export function createChances(seed: number) {
  const { below } = createRandom(seed);
  return {
    /** A whole number from 0, below `n`. */
    below,
    /** Milliseconds between these, in thousandths. */
    between: (from: number, to: number) => from + below(Math.max(1, Math.round((to - from) * 1000))) / 1000,
    /** Whether something of this probability happens. */
    happens: (probability: number) => probability > 0 && below(PARTS) < probability * PARTS,
    pick: <T>(list: readonly T[]): T => list[below(list.length)],
    bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)),
  };
}
