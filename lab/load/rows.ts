/** Results of the server's benchmark and of the yardstick, a program without rules. */
import { spawnSync } from 'node:child_process';
import { spread } from '@asteroute/cli/figures';

/** Rounds of a measurement in turns. The report gives the median, the lowest and the highest. */
export const ROUNDS = 3;

/** Moves per second, milliseconds until the last socket has received a move, and microseconds of CPU time per move. */
export interface LoadRow {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly cost: number;
}

export function loadLine(tables: number, { rate, p50, p99, cost }: LoadRow): string {
  const [number, moves, cpu] = [pad(tables, 0, 5), pad(rate, 0, 6), pad(cost, 0, 5)];
  return `${number} tables ${moves} moves/s   p50 ${pad(p50, 1, 6)} ms   p99 ${pad(p99, 1, 6)} ms   ${cpu} us CPU a move\n`;
}

const pad = (value: number, digits: number, width: number): string => value.toFixed(digits).padStart(width);

const LIMIT_LINE = /tables\s+(\d+) moves\/s\s+p50 ([\d.]+) ms\s+p99 ([\d.]+) ms\s+(\d+) us CPU/;

/**
 * Runs a yardstick with `tables` tables for `seconds` seconds and reads its result. Throws if it prints anything else.
 */
export function limitRow(file: string, tables: number, seconds: number): LoadRow {
  const { stdout, stderr } = spawnSync(process.execPath, [file, String(tables), String(seconds)], { encoding: 'utf8' });
  const found = LIMIT_LINE.exec(stdout ?? '');
  if (found === null) throw new Error(`${file} printed no figures: ${stdout}${stderr}`);
  const [rate, p50, p99, cost] = found.slice(1).map(Number);
  return { rate, p50, p99, cost };
}

/** A result of a node and one of the yardstick, measured one after the other. */
export interface Beside {
  readonly count: number;
  readonly limit: LoadRow;
  readonly own: LoadRow;
}

/** The report of a comparison: the node's moves and its CPU time per move, each divided by the yardstick's. */
export function besideText(measured: readonly Beside[]): string {
  const lines = [...Map.groupBy(measured, ({ count }) => count)].map(([count, rows]) => {
    const moves = spreadOf(rows.map(({ own, limit }) => own.rate / limit.rate));
    const cpu = spreadOf(rows.map(({ own, limit }) => own.cost / limit.cost));
    return `${pad(count, 0, 5)} tables: ${moves} of its moves a second, ${cpu} times its processor time a move\n`;
  });
  return `\nbeside the yardstick, median (lowest to highest)\n${lines.join('')}`;
}

export function spreadOf(values: readonly number[], digits = 2): string {
  const [low, middle, high] = spread(values).map((value) => value.toFixed(digits));
  return `${middle} (${low} to ${high})`;
}
