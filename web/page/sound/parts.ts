/** The parts from which every sound is synthesized: struck bodies, noise, drum skins and brass. */

/** The partials of a body: ratio to the pitch, loudness, and the seconds in which each fades by 60 dB. */
export type Body = readonly (readonly [ratio: number, loud: number, fades: number])[];

interface Common {
  /** Seconds after the beginning of the sound. */
  readonly at: number;
  /** Amplitude, 1 for full scale. */
  readonly loud: number;
  /** From -1 (left) to 1 (right), added to the place of the sound. */
  readonly pan?: number;
}

export interface StruckPart extends Common {
  readonly kind: 'struck';
  readonly hz: number;
  readonly body: keyof typeof BODIES;
}

/** Noise in a band, the skin of a drum, or a brass note: the pitch goes from one value to another. */
export interface SustainedPart extends Common {
  readonly kind: 'noise' | 'skin' | 'brass';
  readonly hz: readonly [from: number, to: number];
  readonly lasts: number;
  /** Seconds until the full loudness. */
  readonly rises?: number;
}

export type Part = StruckPart | SustainedPart;

/** What is struck. No body but the marimba has partials that are whole multiples of its pitch. */
export const BODIES = {
  wood: [[1, 1, 0.16], [2.76, 0.5, 0.09], [5.4, 0.22, 0.05]],
  metal: [[1, 0.5, 0.5], [1.51, 0.55, 0.46], [2.41, 0.5, 0.36], [3.7, 0.4, 0.25], [5.93, 0.22, 0.14], [7.7, 0.12, 0.09]],
  die: [[1, 1, 0.05], [1.83, 0.6, 0.035], [3.1, 0.3, 0.02]],
  /** The modes of a round skin: most of their energy lies above the first. */
  skin: [[1, 0.4, 0.5], [1.593, 0.85, 0.42], [2.136, 0.75, 0.34], [2.296, 0.5, 0.3], [2.653, 0.5, 0.26], [2.918, 0.35, 0.22], [3.6, 0.28, 0.16], [4.6, 0.16, 0.1]],
  /** A bar of steel, as in a glockenspiel. */
  bar: [[1, 0.8, 1.5], [1.004, 0.4, 1.3], [2.756, 0.5, 0.8], [5.404, 0.32, 0.4], [8.933, 0.16, 0.2]],
  /** A hand bell; two near partials beat. */
  bell: [[0.5, 0.22, 1.5], [1, 0.7, 1.8], [1.006, 0.4, 1.6], [1.2, 0.45, 1.3], [1.506, 0.3, 1.1], [2.01, 0.5, 0.9], [2.53, 0.25, 0.6], [3.02, 0.28, 0.5], [4.17, 0.18, 0.3], [5.43, 0.1, 0.2]],
  tower: [[0.5, 0.4, 3.2], [1, 0.75, 2.4], [1.004, 0.4, 2.1], [1.19, 0.6, 2], [1.5, 0.4, 1.5], [2, 0.55, 1.3], [2.514, 0.3, 0.8], [2.662, 0.25, 0.7], [3.011, 0.25, 0.6], [4.166, 0.18, 0.4], [5.43, 0.1, 0.25]],
  /** A tube of brass: its lowest partials are not heard as its pitch. */
  tube: [[0.68, 0.16, 1.2], [1, 0.6, 1.8], [1.005, 0.35, 1.6], [1.495, 0.6, 1.4], [2.085, 0.5, 1], [2.77, 0.32, 0.7], [3.54, 0.2, 0.4]],
  marimba: [[1, 1, 0.6], [3.93, 0.35, 0.2], [9.2, 0.14, 0.08], [16.2, 0.05, 0.04]],
  /** A gong: dense partials without order. */
  gong: [[1, 0.5, 2.6], [1.31, 0.5, 2.3], [1.47, 0.45, 2.4], [1.87, 0.45, 2], [2.23, 0.4, 1.7], [2.71, 0.36, 1.5], [3.37, 0.3, 1.2], [4.21, 0.24, 0.9], [5.67, 0.16, 0.6]],
} as const satisfies Readonly<Record<string, Body>>; // biome-ignore format: a table

/** A random number from 0 up to 1. */
export type NextRandom = () => number;

/** Random numbers that are the same for the same seed (Mulberry32). */
export function chanceOf(seed: number): NextRandom {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const struck = (body: StruckPart['body'], hz: number, at: number, loud: number): StruckPart => ({
  kind: 'struck',
  body,
  hz,
  at,
  loud,
});
export const noise = (hz: SustainedPart['hz'], at: number, lasts: number, loud: number): SustainedPart => ({
  kind: 'noise',
  hz,
  at,
  lasts,
  loud,
});
export const skin = (hz: SustainedPart['hz'], at: number, lasts: number, loud: number): SustainedPart => ({
  kind: 'skin',
  hz,
  at,
  lasts,
  loud,
});
export const brass = (hz: number, at: number, lasts: number, loud: number): SustainedPart => ({
  kind: 'brass',
  hz: [hz, hz],
  at,
  lasts,
  loud,
});

export const panned = (pan: number, parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, pan: (part.pan ?? 0) + pan }));

/** The parts later by some seconds, and louder or softer by a factor. */
export const moved = (later: number, factor: number, parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, at: part.at + later, loud: part.loud * factor }));
