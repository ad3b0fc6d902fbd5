/**
 * Returns a 32-bit hash of a seed and a number; repeated calls hash a sequence. The result is the same on every
 * machine.
 */
export function mix(seed: number, value: number): number {
  let h = Math.imul((seed ^ value) + 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f);
  return (h ^ (h >>> 15)) >>> 0;
}

/** Folds text into a hash. */
export function mixText(seed: number, text: string): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return h;
}
