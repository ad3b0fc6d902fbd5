import { progressOf } from '../program/progress.ts';
import type { ByParty } from './game.ts';
import type { Match, Mirror } from './match.ts';
import { openPool } from './pool.ts';
import { keepIn } from './records.ts';
import { type MatchReport, reportOf, signed } from './report.ts';
import { meanOf, sequentialTest } from './statistics/statistics.ts';
import { count, createTally, forfeitsOf } from './tally.ts';

/** How much is played, and how. */
export interface MatchPlan {
  /** Mirrored pairs at most. */
  readonly pairs: number;
  /** Whether to stop as soon as the sequential test decides. */
  readonly sprt: boolean;
  readonly workers: number;
  /** The folder that takes the records, or null. */
  readonly records: string | null;
}

/** A match that was summed up, with the share of the rivals beaten in each of its mirrors. */
export interface PlayedMatch {
  readonly report: MatchReport;
  readonly shares: readonly number[];
}

/** Plays a match. Progress and forfeits are printed on standard error. */
export async function runMatch(match: Match, plan: MatchPlan): Promise<PlayedMatch> {
  const pool = await openPool(match, plan.workers);
  try {
    const { names } = pool;
    const keep = plan.records === null ? null : keepIn(plan.records, match, names);
    const show = progressOf(`${names.a} against ${names.b}`, plan.pairs);
    const tally = createTally();
    const { margins } = tally;
    for await (const mirror of pool.mirrors(plan.pairs)) {
      keep?.(mirror);
      count(tally, mirror);
      tellForfeits(mirror, names);
      if (margins.length > 1) show(margins.length, progressText(margins));
      if (plan.sprt && sequentialTest(margins).accepted !== null) break;
    }
    const sprt = plan.sprt ? sequentialTest(margins) : null;
    return { report: { ...reportOf(match, names, tally), sprt }, shares: tally.shares };
  } finally {
    await pool.close();
  }
}

function tellForfeits(mirror: Mirror, names: ByParty<string>): void {
  for (const { pair, side, party, reason } of forfeitsOf(mirror)) {
    process.stderr.write(`pair ${pair}, game ${side + 1}: ${names[party]} lost, it ${reason}\n`);
  }
}

function progressText(margins: readonly number[]): string {
  const { mean, high } = meanOf(margins);
  return `${signed(mean, 1)} points (95 %: +-${(high - mean).toFixed(1)})`;
}
