import { signed } from '../program/figures.ts';
import { safeLine } from '../program/print.ts';
import { progressOf } from '../program/progress.ts';
import type { StopRequest } from '../program/stop.ts';
import type { ByParty } from './game.ts';
import type { Match, Mirror } from './match.ts';
import { type MirrorPlan, openPool } from './pool.ts';
import { type KeptGames, keepIn } from './records.ts';
import { type MatchReport, reportOf } from './report.ts';
import { type CalmVerdict, calmTest } from './statistics/luck.ts';
import { meanOf } from './statistics/statistics.ts';
import { count, createTally, forfeitsOf, type MatchTally } from './tally.ts';

/** The length of a match and how it is played. */
export interface MatchPlan extends MirrorPlan {
  readonly sprt: boolean;
  readonly records: string | null;
  readonly resume: boolean;
}

interface PlayedMatch {
  readonly report: MatchReport;
  readonly shares: readonly number[];
}

/** The number of mirrors that a report needs. */
const FEWEST_MIRRORS = 2;

/** A match that is stopped is reported with its complete pairs; null if there are fewer than two. */
export async function runMatch(match: Match, plan: MatchPlan, stop: StopRequest): Promise<PlayedMatch | null> {
  const pool = await openPool(match, plan);
  try {
    const { names } = pool;
    const kept = plan.records === null ? null : keepIn(plan.records, match, names, plan.resume);
    stop.sumUp();
    const first = Math.min(kept?.mirrors.length ?? 0, plan.pairs);
    const tally = await countAll(untilStopped(pool.mirrors(first), stop), { match, plan, names, kept });
    if (tally.margins.length < FEWEST_MIRRORS) return null;
    const sprt = plan.sprt ? verdictOf(match, tally) : null;
    const stopped = stop.code !== null && tally.margins.length < plan.pairs;
    return { report: { ...reportOf(match, names, tally), sprt, stopped }, shares: tally.shares };
  } finally {
    await pool.close();
  }
}

interface Counting {
  readonly match: Match;
  readonly plan: MatchPlan;
  readonly names: ByParty<string>;
  readonly kept: KeptGames | null;
}

/** Counts the games of an earlier run and then those that are played now, until the sequential test decides. */
async function countAll(played: AsyncIterable<Mirror>, { match, plan, names, kept }: Counting): Promise<MatchTally> {
  const tally = createTally();
  const isDecided = () => plan.sprt && verdictOf(match, tally).accepted !== null;
  for (const mirror of kept?.mirrors.slice(0, plan.pairs) ?? []) {
    count(tally, mirror);
    if (isDecided()) return tally;
  }
  const { margins } = tally;
  const show = progressOf(`${names.a} against ${names.b}`, plan.pairs, margins.length);
  for await (const mirror of played) {
    kept?.keep(mirror);
    count(tally, mirror);
    tellForfeits(mirror, names);
    if (margins.length > 1) show(margins.length, progressText(margins));
    if (isDecided()) break;
  }
  return tally;
}

/** Yields the mirrors that are complete before a stop is requested, and abandons the one that is being played. */
async function* untilStopped(mirrors: AsyncGenerator<Mirror>, stop: StopRequest): AsyncGenerator<Mirror> {
  try {
    while (stop.code === null) {
      const next = await stop.unlessStopped(mirrors.next());
      if (next === null || next.done) return;
      yield next.value;
    }
  } finally {
    // After a stop the current mirror may never be finished, and `return` would wait for it.
    if (stop.code === null) await mirrors.return(undefined);
  }
}

function verdictOf({ luck }: Match, { margins, lucks }: MatchTally): CalmVerdict {
  return calmTest(margins, luck ? lucks : null);
}

function tellForfeits(mirror: Mirror, names: ByParty<string>): void {
  for (const { pair, side, party, reason } of forfeitsOf(mirror)) {
    process.stderr.write(`${safeLine(`pair ${pair}, game ${side + 1}: ${names[party]} lost, it ${reason}`)}\n`);
  }
}

function progressText(margins: readonly number[]): string {
  const { mean, high } = meanOf(margins);
  return `${signed(mean, 1)} points (95 %: +-${(high - mean).toFixed(1)})`;
}
