import { type MatchReport, settingText, type Times } from '../arena/report.ts';
import type { Estimate } from '../arena/statistics/statistics.ts';
import { percent, signed, table } from '../program/figures.ts';
import { safeLine } from '../program/print.ts';

/** The results of our levels against the guests, and the command that plays the same games again. */
export interface GauntletReport {
  readonly command: string;
  readonly matches: readonly MatchReport[];
  readonly stopped: boolean;
}

const HEAD = ['ours', 'guest', 'game', 'pairs, seed', 'margin', 'without luck', 'wins', 'ms a turn ours', 'guest'];

export function gauntletText(report: GauntletReport): string {
  const lines = table([HEAD, ...report.matches.map(rowOf)]);
  return [...lines.map(safeLine), ...forfeitLines(report), '', `again: ${report.command}`, ''].join('\n');
}

export function gauntletMarkdown(report: GauntletReport): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = [HEAD, HEAD.map(() => '---'), ...report.matches.map(rowOf)].map(line).map(safeLine);
  const code = ['```', report.command, '```'];
  return [...code, '', ...rows, ...forfeitLines(report).map((text) => `\n${text}`), ''].join('\n');
}

function rowOf({ match, names, pairs, margin, calm, rate, times }: MatchReport): string[] {
  const points = (estimate: Estimate) => interval(estimate, (n) => signed(n, 1));
  return [
    names.a,
    names.b,
    settingText(match),
    `${pairs}, ${match.seed}`,
    points(margin),
    calm === null ? '' : points(calm.margin),
    interval(rate, percent),
    timesText(times.a),
    timesText(times.b),
  ];
}

function interval({ mean, low, high }: Estimate, text: (n: number) => string): string {
  return `${text(mean)} (${text(low)} to ${text(high)})`;
}

function timesText({ median, p99 }: Times): string {
  const short = (ms: number) => (ms < 10 ? ms.toPrecision(2) : ms.toFixed(0));
  return `${short(median)}, 99 % ${short(p99)}`;
}

/** One line about games lost by a fault for each match that has any. */
function forfeitLines({ matches }: GauntletReport): string[] {
  return matches.flatMap(({ names, forfeits }) => {
    const lost = (party: string) => forfeits.filter((one) => one.party === party).length;
    return forfeits.length === 0 ? [] : [safeLine(`forfeits: ${names.a} ${lost('a')}, ${names.b} ${lost('b')}`)];
  });
}
