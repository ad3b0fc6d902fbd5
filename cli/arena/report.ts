import { percent, signed } from '../program/figures.ts';
import { safeLine } from '../program/print.ts';
import { type ByParty, PARTIES, type Party } from './game.ts';
import type { Match } from './match.ts';
import { type CalmMargin, type CalmVerdict, calmMargin } from './statistics/luck.ts';
import { BOUND, type Estimate, eloOf, FEWEST, H1, meanOf, quantile, rateOf } from './statistics/statistics.ts';
import { FORFEIT_MARGIN, type MatchTally, type PairForfeit } from './tally.ts';

export interface Times {
  readonly turns: number;
  readonly median: number;
  readonly p99: number;
  readonly max: number;
}

/** The results of a match from A's view, with 95 % intervals. */
export interface MatchReport {
  readonly match: Match;
  readonly names: ByParty<string>;
  /** Number of mirrored pairs, or with more than two sides of sets with one game for each side. */
  readonly pairs: number;
  readonly games: number;
  /** Mean margin per game in points: A's own points minus the mean of the others'. */
  readonly margin: Estimate;
  /** Share of the rivals that A beats, counting ties as half. With two sides it is the win rate. */
  readonly rate: Estimate;
  /** Share of the first places. A shared first place counts as a fraction. */
  readonly first: Estimate;
  readonly elo: Estimate;
  /** The margin without the luck of tiles and dice; null if luck was not calculated. */
  readonly calm: CalmMargin | null;
  /** The verdict of the sequential test; null for a match without one. */
  readonly sprt: CalmVerdict | null;
  readonly stopped: boolean;
  readonly times: ByParty<Times>;
  readonly forfeits: readonly PairForfeit[];
}

function timesOf(times: readonly number[]): Times {
  const all = Float64Array.from(times).sort();
  const at = (share: number) => (all.length === 0 ? 0 : quantile(all, share));
  return { turns: all.length, median: at(0.5), p99: at(0.99), max: at(1) };
}

export function reportOf(
  match: Match,
  names: ByParty<string>,
  tally: MatchTally,
): Omit<MatchReport, 'sprt' | 'stopped'> {
  const rate = rateOf(tally.shares);
  return {
    match,
    names,
    pairs: tally.margins.length,
    games: tally.games,
    margin: meanOf(tally.margins),
    calm: match.luck ? calmMargin(tally.margins, tally.lucks) : null,
    rate,
    first: rateOf(tally.firsts),
    elo: eloOf(rate),
    times: { a: timesOf(tally.times.a), b: timesOf(tally.times.b) },
    forfeits: tally.forfeits,
  };
}

export function reportText(report: MatchReport): string {
  const { match, names, pairs, games, margin, calm, rate, first, elo, sprt, times, forfeits } = report;
  const sides = games / pairs;
  const units = sides === 2 ? 'mirrored pairs' : `sets of ${sides} games, one from each seat`;
  const lines = [
    `${settingText(match)}: ${names.a} against ${names.b}, ${pairs} ${units}, ${games} games, seed ${match.seed}`,
    `margin     ${interval(margin, (n) => signed(n, 1))} points a game`,
    ...(calm === null ? [] : [`calm       ${calmText(calm)}`]),
    `${sides === 2 ? 'win rate ' : 'ahead of '}  ${interval(rate, percent)}${sides === 2 ? '' : ' of the rivals'}, ties half`,
    ...(sides === 2 ? [] : [`first      ${interval(first, percent)}; as good as the others is ${percent(1 / sides)}`]),
    `Elo        ${interval(elo, (n) => signed(n, 0))}`,
    ...(sprt === null ? [] : [`SPRT       ${verdictText(sprt, pairs)}`]),
    ...PARTIES.map((party) => `turns      ${names[party]}: ${timesText(times[party])}`),
    ...(forfeits.length === 0 ? [] : [`forfeits   ${forfeitsText(report)}`]),
    ...(report.stopped
      ? ['stopped    before the last pair; with --records and --resume the same command goes on']
      : []),
  ];
  // A program from outside chooses its own name.
  return `${lines.map(safeLine).join('\n')}\n`;
}

export function settingText({ edition, players, modules }: Match): string {
  return [edition, `${players} players`, ...modules].join(', ');
}

function calmText({ margin, variance }: CalmMargin): string {
  const points = interval(margin, (n) => signed(n, 1));
  return `${points} points a game without the luck of tiles and dice, ${percent(variance)} of the variance`;
}

function interval({ mean, low, high }: Estimate, text: (n: number) => string): string {
  return `${text(mean)} (95 %: ${text(low)} to ${text(high)})`;
}

function verdictText({ llr, accepted, by }: CalmVerdict, pairs: number): string {
  if (pairs < FEWEST) return `not decided: ${FEWEST} pairs are the least for a verdict`;
  const ratio = `log likelihood ratio ${llr.toFixed(2)} of ${BOUND.toFixed(2)}${by === 'calm' ? ', without luck' : ''}`;
  if (accepted === 'H1') return `H1 accepted, +${H1} points or better: ${ratio}`;
  return accepted === 'H0' ? `H0 accepted, no gain: ${ratio}` : `not decided: ${ratio}`;
}

function timesText({ turns, median, p99, max }: Times): string {
  const [middle, most, longest] = [median, p99, max].map((ms) => `${ms.toPrecision(3)} ms`);
  return `median ${middle}, 99 % within ${most}, longest ${longest}, of ${turns}`;
}

function forfeitsText({ names, forfeits }: MatchReport): string {
  const lost = (party: Party) => forfeits.filter((one) => one.party === party).length;
  const words = PARTIES.filter((party) => lost(party) > 0).map((party) => `${names[party]} lost ${lost(party)}`);
  return `${words.join(', ')}; each counts as ${FORFEIT_MARGIN} points`;
}
