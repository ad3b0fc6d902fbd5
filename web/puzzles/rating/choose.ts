import type { Puzzle, PuzzleTag } from '@asteroute/review/puzzles';
import { cautiousRating, NOTHING_TRIED, type PuzzleProgress, ratingIn } from './progress.ts';

/** The next puzzle is drawn from this many puzzles nearest to the player's rating. */
const NEAREST = 12;

/** How many puzzles a run against the clock has, and from how many that are near to the player's rating. */
export const RUN_LENGTH = 5;
const RUN_POOL = 25;

/** The tags to practise: a puzzle needs one of them; an empty list stands for every puzzle. */
export type Filter = readonly PuzzleTag[];

export function matching(puzzles: readonly Puzzle[], filter: Filter): readonly Puzzle[] {
  if (filter.length === 0) return puzzles;
  return puzzles.filter(({ tags }) => tags.some((tag) => filter.includes(tag)));
}

export interface Wish {
  readonly filter: Filter;
  readonly progress: PuzzleProgress;
  /** The open puzzle, which is not chosen again at once. */
  readonly except: string | null;
  readonly random: (below: number) => number;
}

/** For who has tried none of an edition: one turn, with a cautious difficulty; null if there is none. */
export function firstPuzzle(puzzles: readonly Puzzle[]): Puzzle | null {
  return (
    byFit(
      puzzles.filter(({ turns }) => turns === 1),
      NOTHING_TRIED,
    )[0] ?? null
  );
}

/** The puzzles sorted by how well they fit a player's strength, the best first. */
function byFit(puzzles: readonly Puzzle[], progress: PuzzleProgress): Puzzle[] {
  if (puzzles.length === 0) return [];
  const own = cautiousRating(ratingIn(progress, puzzles[0].edition));
  return [...puzzles].sort((a, b) => Math.abs(a.rating - own) - Math.abs(b.rating - own));
}

/** The puzzles of a run against the clock, each of one turn, the easiest first; untried ones if there are enough. */
export function runPuzzles(puzzles: readonly Puzzle[], { progress, random }: Pick<Wish, 'progress' | 'random'>) {
  const all = puzzles.filter(({ turns }) => turns === 1);
  const fresh = all.filter(({ id }) => progress.tried[id] === undefined);
  const pool = byFit(fresh.length >= RUN_LENGTH ? fresh : all, progress).slice(0, RUN_POOL);
  const drawn: Puzzle[] = [];
  while (drawn.length < RUN_LENGTH && pool.length > 0) drawn.push(...pool.splice(random(pool.length), 1));
  return drawn.sort((a, b) => a.rating - b.rating);
}

/** Of those nearest to the rating: an untried one, else a missed one, else any. Null if none matches the filter. */
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
