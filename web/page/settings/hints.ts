import type { Link } from '../match/link.ts';
import type { Choice } from './preferences.ts';

/** The hints that a table may show. */
export interface Hints {
  /** Cells where the tile in hand fits. */
  readonly legal: boolean;
  /** Effects of cells, dead cells, and realms that are cut off. */
  readonly cells: boolean;
  /** Remaining tiles by kind; without it only their total. */
  readonly counts: boolean;
  readonly odds: boolean;
  /** The points that each place would score. */
  readonly worth: boolean;
  /** The score of every side if the game ended now. */
  readonly ifEnded: boolean;
  /** Advice on the turn, and on why a bot played as it did. */
  readonly advice: boolean;
  /** The legend of the marks. */
  readonly legend: boolean;
}

const all = (on: boolean): Hints => ({
  legal: on,
  cells: on,
  counts: on,
  odds: on,
  worth: on,
  ifEnded: on,
  advice: on,
  legend: on,
});

/** The hints of each level of assistance. */
export const HINTS: Readonly<Record<Choice<'assist'>, Hints>> = {
  learn: all(true),
  standard: { ...all(true), legend: false },
  tournament: { ...all(false), legal: true, worth: true },
  purist: all(false),
};

/** The hints at a table. There is no advice by bots against people elsewhere, nor in a contest. */
export function hintsAt({ live, seats, contested }: Link, assist: Choice<'assist'>): Hints {
  const rivals = live && (contested || seats.some(({ bot, elsewhere }) => bot === null && elsewhere === true));
  return rivals ? { ...HINTS[assist], advice: false } : HINTS[assist];
}
