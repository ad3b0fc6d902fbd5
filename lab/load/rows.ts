/** What a row of the server's benchmark says, and the same of a program that has no rules. */
import { spawnSync } from 'node:child_process';
import { spread } from '@asteroute/cli/figures';

/** Moves a second, milliseconds until the last socket has a move, microseconds of the server's processor for each. */
export interface LoadRow {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly cost: number;
}

/** A line of the report. */
export function loadLine(tables: number, { rate, p50, p99, cost }: LoadRow): string {
  const [number, moves, cpu] = [pad(tables, 0, 5), pad(rate, 0, 6), pad(cost, 0, 5)];
  return `${number} tables ${moves} moves/s   p50 ${pad(p50, 1, 6)} ms   p99 ${pad(p99, 1, 6)} ms   ${cpu} us CPU a move\n`;
}

const pad = (value: number, digits: number, width: number): string => value.toFixed(digits).padStart(width);

/** As the yardstick prints it. */
const LIMIT_LINE = /tables\s+(\d+) moves\/s\s+p50 ([\d.]+) ms\s+p99 ([\d.]+) ms\s+(\d+) us CPU/;

/** Runs a yardstick with so many tables for so many seconds and reads what it prints; rejects anything else. */
export function limitRow(file: string, tables: number, seconds: number): LoadRow {
  const { stdout, stderr } = spawnSync(process.execPath, [file, String(tables), String(seconds)], { encoding: 'utf8' });
  const found = LIMIT_LINE.exec(stdout ?? '');
  if (found === null) throw new Error(`${file} printed no figures: ${stdout}${stderr}`);
  const [rate, p50, p99, cost] = found.slice(1).map(Number);
  return { rate, p50, p99, cost };
}

/** A row of a node and one of the yardstick, measured one after the other. */
export interface Beside {
  readonly count: number;
  readonly limit: LoadRow;
  readonly own: LoadRow;
}

/** What share of the yardstick's moves a node makes, and how many times its processor time a move. */
export function besideText(measured: readonly Beside[]): string {
  const lines = [...Map.groupBy(measured, ({ count }) => count)].map(([count, rows]) => {
    const moves = spreadOf(rows.map(({ own, limit }) => own.rate / limit.rate));
    const cpu = spreadOf(rows.map(({ own, limit }) => own.cost / limit.cost));
    return `${pad(count, 0, 5)} tables: ${moves} of its moves a second, ${cpu} times its processor time a move\n`;
  });
  return `\nbeside the yardstick, median (lowest to highest)\n${lines.join('')}`;
}

function spreadOf(values: readonly number[]): string {
  const [low, middle, high] = spread(values).map((value) => value.toFixed(2));
  return `${middle} (${low} to ${high})`;
}
