import { type Rating, rated, UNRATED } from '@asteroute/club/glicko';
import { storedSignal } from '@asteroute/page/storage/stored.ts';
import type { Signal } from '@preact/signals';
import * as v from 'valibot';
import { dayNumber } from './daily.ts';

/** The outcome of the first try at a puzzle: found at once, found after a hint, or not found. */
const OUTCOMES = ['solved', 'hinted', 'missed'] as const;
export type TryOutcome = (typeof OUTCOMES)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const isNoList = (value: unknown) => !Array.isArray(value);
const byName = <T extends v.GenericSchema>(value: T) =>
  v.pipe(v.unknown(), v.check(isNoList), v.record(v.string(), value));
/** A streak of days or puzzles: the current one, and the longest ever. */
const streak = v.object({ now: count, best: count });
type Streak = Readonly<v.InferOutput<typeof streak>>;
/** The best run of five against the clock: the puzzles found, then the seconds. */
const bestRun = v.object({ found: count, seconds: count });
export type ClockedResult = Readonly<v.InferOutput<typeof bestRun>>;
const isDay = (day: string) => day === '' || (/^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(dayNumber(day)));
const day = v.pipe(v.string(), v.check(isDay));

const saved = v.object({
  format: v.literal(1),
  /** Ratings by edition, because the packs of different editions are different opponents. */
  ratings: byName(v.object({ rating: within(-5000, 10_000), deviation: within(1, 1000), volatility: within(0, 1) })),
  /** The first try at each puzzle, by its id, in the order of the tries. */
  tried: byName(v.picklist(OUTCOMES)),
  /** The streak of days with a solved puzzle, its last day, and the last free day; empty before the first. */
  days: v.object({ ...streak.entries, last: day, free: v.optional(day, '') }),
  /** The streak of puzzles found without a hint. */
  row: streak,
  /** By edition. */
  runs: v.optional(byName(bestRun), {}),
});
export type PuzzleProgress = Readonly<v.InferOutput<typeof saved>>;

export const NOTHING_TRIED: PuzzleProgress = {
  format: 1,
  ratings: {},
  tried: {},
  days: { now: 0, best: 0, last: '', free: '' },
  row: { now: 0, best: 0 },
  runs: {},
};

const SCORES: Readonly<Record<TryOutcome, number>> = { solved: 1, hinted: 0.5, missed: 0 };
/** The most points of rating that a try may cost: less with a hint than without finding it at all. */
const MOST_LOST: Readonly<Record<TryOutcome, number>> = { solved: 0, hinted: 30, missed: 60 };
/** The days from one free day to the next: a streak goes on over one day a week without a puzzle. */
const FREE_DAY_EACH = 7;
/** The deviation of a puzzle's rating: that of a player after some dozens of games. */
const PUZZLE_DEVIATION = 80;
/** The lower limit of a player's deviation, so that the rating can still follow a player who learns. */
const LEAST_DEVIATION = 45;
/** The deviation above which a rating is a first guess. */
const GUESS_DEVIATION = 110;

export const ratingIn = ({ ratings }: PuzzleProgress, edition: string): Rating => ratings[edition] ?? UNRATED;

export const isGuess = ({ deviation }: Rating): boolean => deviation > GUESS_DEVIATION;

/** The rating for which puzzles are chosen. A first guess is lowered, so that the first puzzles are easy to solve. */
export const cautiousRating = ({ rating, deviation }: Rating): number =>
  rating - Math.max(0, deviation - GUESS_DEVIATION);

export interface PuzzleTry {
  readonly id: string;
  readonly edition: string;
  readonly rating: number;
  readonly outcome: TryOutcome;
  /** The day, as "2026-11-22". */
  readonly date: string;
}

/** The progress after a try; a repeated try changes nothing. */
export function withTry(progress: PuzzleProgress, { id, edition, rating, outcome, date }: PuzzleTry): PuzzleProgress {
  if (progress.tried[id] !== undefined) return progress;
  const result = { rating, deviation: PUZZLE_DEVIATION, score: SCORES[outcome] };
  const before = ratingIn(progress, edition);
  const after = limited(before, rated(before, [result]), MOST_LOST[outcome]);
  const own = { ...after, deviation: Math.max(LEAST_DEVIATION, after.deviation) };
  return {
    ...progress,
    ratings: { ...progress.ratings, [edition]: own },
    tried: { ...progress.tried, [id]: outcome },
    days: outcome === 'missed' ? progress.days : withDay(progress.days, date),
    row: counted(outcome === 'solved' ? progress.row.now + 1 : 0, progress.row),
  };
}

/** The progress after a try at a puzzle from one's own games, which has no difficulty and so does not count for the rating. */
export function withOwnTry(
  progress: PuzzleProgress,
  { id, outcome, date }: Pick<PuzzleTry, 'id' | 'outcome' | 'date'>,
): PuzzleProgress {
  if (progress.tried[id] !== undefined) return progress;
  const days = outcome === 'missed' ? progress.days : withDay(progress.days, date);
  return { ...progress, tried: { ...progress.tried, [id]: outcome }, days };
}

/** Limits what a try costs. The rating also becomes certain only in the share in which it moved. */
function limited(before: Rating, after: Rating, most: number): Rating {
  const lost = before.rating - after.rating;
  if (lost <= most) return after;
  const deviation = before.deviation + (after.deviation - before.deviation) * (most / lost);
  return { ...after, rating: before.rating - most, deviation };
}

/** Adds a day if it is new: it continues the streak, or starts another one. */
function withDay(days: PuzzleProgress['days'], date: string): PuzzleProgress['days'] {
  if (days.last === date) return days;
  const left = daysLeftOut(days, date);
  return {
    ...counted(left === null ? 1 : days.now + 1, days),
    last: date,
    free: left === 1 ? days.last : days.free,
  };
}

/** How many days without a puzzle lie between the streak and a date: 0, or 1 if that day is free; null if it is over. */
function daysLeftOut({ last, free }: PuzzleProgress['days'], date: string): 0 | 1 | null {
  if (last === '') return null;
  const gap = dayNumber(date) - dayNumber(last);
  if (gap <= 1) return 0;
  return gap === 2 && (free === '' || dayNumber(last) - dayNumber(free) >= FREE_DAY_EACH) ? 1 : null;
}

/** The progress after a run of five; `isBest` if no run of the edition found more, or as many in less time. */
export function withRun(progress: PuzzleProgress, edition: string, run: ClockedResult) {
  const before = progress.runs[edition];
  const isBest = before === undefined || run.found > before.found || isFaster(run, before);
  return { isBest, progress: isBest ? { ...progress, runs: { ...progress.runs, [edition]: run } } : progress };
}

const isFaster = (run: ClockedResult, before: ClockedResult): boolean =>
  run.found === before.found && run.seconds < before.seconds;

const counted = (now: number, { best }: Streak): Streak => ({ now, best: Math.max(now, best) });

/** The current streak on a date: 0 if it can no longer be continued. */
export function daysOn({ days }: PuzzleProgress, date: string): number {
  return daysLeftOut(days, date) === null ? 0 : days.now;
}

const KEY = 'asteroute.puzzles';

export const rememberedProgress = (storage: () => Storage): Signal<PuzzleProgress> =>
  storedSignal(storage, KEY, { none: NOTHING_TRIED, parse: parseProgress });

/** Reads progress that was written as JSON; null for anything else. */
export function parseProgress(text: string): PuzzleProgress | null {
  try {
    const { success, output } = v.safeParse(saved, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}
