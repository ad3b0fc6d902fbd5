import type { ClockedResult, TryOutcome } from './progress.ts';

export interface Run {
  readonly edition: string;
  readonly ids: readonly string[];
  readonly outcomes: readonly TryOutcome[];
  /** When it began, and when the last puzzle was decided; in milliseconds. */
  readonly since: number;
  readonly until: number | null;
}

/** The run after the first try at one of its puzzles. The time ends with the last. */
export function ranOn(run: Run, outcome: TryOutcome, now: number): Run {
  const outcomes = [...run.outcomes, outcome];
  return { ...run, outcomes, until: outcomes.length === run.ids.length ? now : null };
}

/** How many were found without a hint, and in how many seconds until `now`. */
export function runResult({ outcomes, since, until }: Run, now: number): ClockedResult {
  const found = outcomes.filter((one) => one === 'solved').length;
  return { found, seconds: Math.max(0, Math.round(((until ?? now) - since) / 1000)) };
}

/** Such as "2:05". */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
