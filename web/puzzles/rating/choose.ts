import type { Puzzle, PuzzleTag } from '@asteroute/review/puzzles';
import { cautiousRating, NOTHING_TRIED, type PuzzleProgress, ratingIn } from './progress.ts';

/** From how many of the puzzles nearest to one's own rating the next one is drawn. */
const NEAREST = 12;

/** What somebody wants to practise: any of these tags; none stands for every puzzle. */
export type Filter = readonly PuzzleTag[];

/** The puzzles that a filter lets through. */
export function matching(puzzles: readonly Puzzle[], filter: Filter): readonly Puzzle[] {
  if (filter.length === 0) return puzzles;
  return puzzles.filter(({ tags }) => tags.some((tag) => filter.includes(tag)));
}

/** What the next puzzle depends on. */
export interface Wish {
  readonly filter: Filter;
  readonly progress: PuzzleProgress;
  /** The puzzle that is open, which does not come again at once. */
  readonly except: string | null;
  /** A number below this one, by chance. */
  readonly random: (below: number) => number;
}

/** The puzzle for somebody who has tried none of an edition: one turn, and as hard as is cautious; null without any. */
export function firstPuzzle(puzzles: readonly Puzzle[]): Puzzle | null {
  return (
    byFit(
      puzzles.filter(({ turns }) => turns === 1),
      NOTHING_TRIED,
    )[0] ?? null
  );
}

/** Puzzles by how well they fit a person's strength, the best first. */
function byFit(puzzles: readonly Puzzle[], progress: PuzzleProgress): Puzzle[] {
  if (puzzles.length === 0) return [];
  const own = cautiousRating(ratingIn(progress, puzzles[0].edition));
  return [...puzzles].sort((a, b) => Math.abs(a.rating - own) - Math.abs(b.rating - own));
}

/**
 * The next puzzle by chance, of those nearest to one's own rating: one that was never tried, or one that was missed once
 * all were tried, or else any. Null where the filter lets none through.
 */
export function nextPuzzle(puzzles: readonly Puzzle[], { filter, progress, except, random }: Wish): Puzzle | null {
  const { tried } = progress;
  const all = matching(puzzles, filter);
  const others = all.filter(({ id }) => id !== except);
  const fresh = others.filter(({ id }) => tried[id] === undefined);
  const missed = others.filter(({ id }) => tried[id] === 'missed');
  const pool = [fresh, missed, others, all].find((list) => list.length > 0) ?? [];
  if (pool.length === 0) return null;
  const near = byFit(pool, progress).slice(0, NEAREST);
  return near[random(near.length)];
}
