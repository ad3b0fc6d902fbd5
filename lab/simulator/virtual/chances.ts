import { createRandom } from '@asteroute/engine';

export type Chances = ReturnType<typeof createChances>;

/** Probabilities are rounded to multiples of 1 / PARTS. */
const PARTS = 1_000_000;

export function createChances(seed: number) {
  const { below } = createRandom(seed);
  return {
    below,
    /** Random milliseconds from `from` to `to`, in steps of a thousandth. */
    between: (from: number, to: number) => from + below(Math.max(1, Math.round((to - from) * 1000))) / 1000,
    happens: (probability: number) => probability > 0 && below(PARTS) < probability * PARTS,
    pick: <T>(list: readonly T[]): T => list[below(list.length)],
    bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)),
  };
}
