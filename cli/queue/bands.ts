import { createHash } from 'node:crypto';
import type { ByParty } from '../arena/game.ts';
import type { Match } from '../arena/match.ts';

/** Mirrors of a match that one worker plays at a time: those from a number on. */
export interface Band {
  readonly match: Match;
  readonly from: number;
  readonly count: number;
}

/** What a worker sends back. Records are text, since a database would put their keys in another order. */
export interface BandResult {
  /** The name of the worker. */
  readonly worker: string;
  /** The names of the players. */
  readonly names: ByParty<string>;
  /** The records of its mirrors as they are kept, one a line. */
  readonly lines: string;
  /** Milliseconds of every turn, by mirror. */
  readonly times: readonly ByParty<readonly number[]>[];
}

/** The bands of the mirrors of a match, `size` each; those after the last pair belong to nobody. */
export function bandsOf(match: Match, pairs: number, size: number): Band[] {
  return Array.from({ length: Math.ceil(pairs / size) }, (_, index) => {
    return { match, from: index * size, count: Math.min(size, pairs - index * size) };
  });
}

/**
 * The id of a band, by what it plays alone: whoever puts the same match in again meets the work that was done. As a
 * UUID of version 8, of a digest.
 */
export function bandId(band: Band): string {
  const digest = createHash('sha256').update(JSON.stringify(band)).digest('hex');
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => digest.slice(from, to));
  return `${a}-${b}-8${c}-8${d}-${e}`;
}

/** Whether a band is among the share of those that are played again, by its id alone. */
export function isChecked(band: Band, share: number): boolean {
  return Number.parseInt(bandId(band).slice(0, 8), 16) < share * 2 ** 32;
}

/** The pairs of a band in words, from 1. */
export function pairsOf({ from, count }: Band): string {
  return `${from + 1} to ${from + count}`;
}
