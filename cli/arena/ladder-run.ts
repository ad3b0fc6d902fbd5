import { percent, signed, table } from '../program/figures.ts';
import type { StopRequest } from '../program/stop.ts';
import type { Match } from './match.ts';
import { type MatchReport, settingText, type Times } from './report.ts';
import { type MatchPlan, runMatch } from './run.ts';
import { type Pairing, rate } from './statistics/ladder.ts';
import type { Estimate } from './statistics/statistics.ts';

interface Rung {
  readonly name: string;
  /** In Elo. The mean of all bots is 0. */
  readonly rating: Estimate;
  readonly times: Times;
}

export interface LadderReport {
  /** From the strongest bot to the weakest; empty if the run was stopped before its last match. */
  readonly ladder: readonly Rung[];
  readonly pairings: readonly MatchReport[];
}

interface LadderPlan extends MatchPlan {
  readonly stop: StopRequest;
}

/** Null if the run was stopped before the first match had a report. */
export async function runLadder(
  bots: readonly string[],
  game: Omit<Match, 'bots'>,
  plan: LadderPlan,
): Promise<LadderReport | null> {
  const pairs = bots.flatMap((_, second) => bots.slice(0, second).map((_, first) => ({ first, second })));
  const [pairings, reports]: [Pairing[], MatchReport[]] = [[], []];
  for (const { first, second } of pairs) {
    const played = await runMatch({ ...game, bots: { a: bots[first], b: bots[second] } }, plan, plan.stop);
    if (played !== null) {
      pairings.push({ first, second, shares: played.shares });
      reports.push(played.report);
    }
    if (plan.stop.code !== null) break;
  }
  if (reports.length < pairs.length) return reports.length === 0 ? null : { ladder: [], pairings: reports };
  const ratings = rate(bots.length, pairings, game.seed);
  const rungs = bots.map((bot, index) => ({ ...nameAndTimes(bot, reports), rating: ratings[index] }));
  return { ladder: rungs.sort((x, y) => y.rating.mean - x.rating.mean), pairings: reports };
}

function nameAndTimes(bot: string, reports: readonly MatchReport[]): Omit<Rung, 'rating'> {
  const own = reports.flatMap(({ match, names, times }) => [
    ...(match.bots.a === bot ? [{ name: names.a, times: times.a }] : []),
    ...(match.bots.b === bot ? [{ name: names.b, times: times.b }] : []),
  ]);
  return own.reduce((one, other) => (other.times.p99 > one.times.p99 ? other : one));
}

export function ladderText({ ladder, pairings }: LadderReport): string {
  const range = ({ low, high }: Estimate, digits: number) => `${signed(low, digits)} to ${signed(high, digits)}`;
  const ratings = ladder.map(({ name, rating, times: { median, p99 } }) => {
    return [name, signed(rating.mean, 0), range(rating, 0), `${median.toPrecision(3)} / ${p99.toPrecision(3)}`];
  });
  const matches = pairings.map(({ names, margin, rate: share }) => {
    return [names.a, names.b, signed(margin.mean, 1), range(margin, 1), percent(share.mean)];
  });
  const { match, pairs } = pairings[0];
  return [
    `${settingText(match)}, ${pairs} pairs for each pairing, seed ${match.seed}`,
    '',
    ...(ladder.length === 0
      ? ['stopped before every pairing was played: no ratings']
      : table([['', 'Elo', '95 % interval', 'ms a move: median / 99 %'], ...ratings])),
    '',
    ...table([['first', 'second', 'margin', '95 % interval', 'wins'], ...matches]),
    '',
  ].join('\n');
}
