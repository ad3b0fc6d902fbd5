/** Returns the next number in [0, 1). Drawings seed it with names, so that the same tile always looks the same. */
export type RandomSource = () => number;

/** A random source that is seeded with a text: an FNV-1a hash starts a mulberry32 generator. */
export function seeded(text: string): RandomSource {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const range = (random: RandomSource, from: number, to: number): number => from + (to - from) * random();
export const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
