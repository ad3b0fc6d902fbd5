/** `npm run bench -- server`: moves per second of a server, their latency, and CPU time per move. */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCommand, runProgram, wholeNumber } from '@asteroute/cli/arguments';
import { spread } from '@asteroute/cli/figures';
import { NO_POSTGRES } from '@asteroute/server/testing';
import { metricOf, withNode, withPostgresNodes } from '../server/own-node.ts';
import { type IdleRow, idleRow } from './idle.ts';
import { LoadTable, type Prepared, prepare, whenAnswered } from './tables.ts';

const TABLES = [1, 20, 100];
/** Games that are opened before a measurement, per second of it and in addition to one per table. */
const GAMES_A_SECOND = 100;
const AT_ONCE = 10;
/** Rounds of a measurement in turns. The report gives the median, the lowest and the highest. */
const ROUNDS = 3;
const MAX_NODES = 16;

/** Moves per second, milliseconds until the last socket has received a move, and microseconds of CPU time per move. */
interface LoadRow {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly cost: number;
}

async function prepareGames(origin: string, count: number): Promise<Prepared[]> {
  const games: Prepared[] = [];
  while (games.length < count)
    games.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => whenAnswered(() => prepare(origin))))));
  return games;
}

async function loadRow(origins: readonly string[], count: number, seconds: number): Promise<LoadRow> {
  const games = await prepareGames(origins[0], count + (seconds + 1) * GAMES_A_SECOND);
  const latencies: number[] = [];
  const { promise: empty, resolve: onEmpty } = Promise.withResolvers<void>();
  const tables = Array.from({ length: count }, (_, i) => new LoadTable({ games, onEmpty, latencies }, i + 1));
  try {
    await Promise.all(tables.map((table, i) => table.connect(origins, i)));
    for (const table of tables) table.begin();
    await sleep(1000);
    latencies.length = 0;
    const [begin, cpu] = [performance.now(), await processorSeconds(origins)];
    // Measuring stops when the games run out, because a table without a game would count as a slow one.
    await Promise.race([sleep(seconds * 1000), empty]);
    const [sorted, took] = [latencies.toSorted((a, b) => a - b), (performance.now() - begin) / 1000];
    const used = (await processorSeconds(origins)) - cpu;
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];
    return { rate: sorted.length / took, p50: at(0.5), p99: at(0.99), cost: (used * 1e6) / sorted.length };
  } finally {
    for (const table of tables) table.close();
  }
}

async function processorSeconds(origins: readonly string[]): Promise<number> {
  const each = await Promise.all(origins.map((origin) => metricOf(origin, 'process_cpu_seconds_total')));
  return each.reduce((sum, one) => sum + one, 0);
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const pad = (value: number, digits: number, width: number): string => value.toFixed(digits).padStart(width);

function loadLine(tables: number, { rate, p50, p99, cost }: LoadRow): string {
  const [number, moves, cpu] = [pad(tables, 0, 5), pad(rate, 0, 6), pad(cost, 0, 5)];
  return `${number} tables ${moves} moves/s   p50 ${pad(p50, 1, 6)} ms   p99 ${pad(p99, 1, 6)} ms   ${cpu} us CPU a move`;
}

const LIMIT_LINE = /tables\s+(\d+) moves\/s\s+p50 ([\d.]+) ms\s+p99 ([\d.]+) ms\s+(\d+) us CPU/;

/** The result of a yardstick, a program without rules: it is called with tables and seconds, and prints a line like ours. */
function limitRow(file: string, tables: number, seconds: number): LoadRow {
  const { stdout, stderr } = spawnSync(process.execPath, [file, String(tables), String(seconds)], { encoding: 'utf8' });
  const found = LIMIT_LINE.exec(stdout ?? '');
  if (found === null) throw new Error(`${file} printed no figures: ${stdout}${stderr}`);
  const [rate, p50, p99, cost] = found.slice(1).map(Number);
  return { rate, p50, p99, cost };
}

async function measure(origins: readonly string[], counts: readonly number[], seconds: number): Promise<void> {
  for (const count of counts) print(loadLine(count, await loadRow(origins, count, seconds)));
}

async function benchServer(seconds: number): Promise<void> {
  print(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`);
  print('one node, three sockets a table, a move sent when the last socket has the one before');
  print('\nSQLite, synchronous=FULL');
  await withNode(({ origin }) => measure([origin], TABLES, seconds));
  print(`\n${NO_POSTGRES ?? 'PostgreSQL, synchronous_commit=on'}`);
  if (NO_POSTGRES === null) await withPostgresNodes(1, ([{ origin }]) => measure([origin], TABLES, seconds));
}

/** Measures a node and a yardstick in turns, so that both meet the same noise on the machine. */
async function benchBeside(file: string, seconds: number): Promise<void> {
  const measured: { readonly count: number; readonly limit: LoadRow; readonly own: LoadRow }[] = [];
  await withNode(async ({ origin }) => {
    for (let round = 0; round < ROUNDS; round++)
      for (const count of TABLES.slice(1)) {
        const [limit, own] = [limitRow(file, count, seconds), await loadRow([origin], count, seconds)];
        print(`yardstick ${loadLine(count, limit)}\nasteroute ${loadLine(count, own)}`);
        measured.push({ count, limit, own });
      }
  });
  print('\nbeside the yardstick, median (lowest to highest)');
  for (const [count, rows] of Map.groupBy(measured, (row) => row.count)) {
    const moves = spreadOf(rows.map(({ own, limit }) => own.rate / limit.rate));
    const cpu = spreadOf(rows.map(({ own, limit }) => own.cost / limit.cost));
    print(`${pad(count, 0, 5)} tables: ${moves} of its moves a second, ${cpu} times its processor time a move`);
  }
}

function spreadOf(values: readonly number[], digits = 2): string {
  const [low, middle, high] = spread(values).map((value) => value.toFixed(digits));
  return `${middle} (${low} to ${high})`;
}

/** Measures one node, two and so on; the three sockets of a table connect to different ones. */
const benchNodes = (most: number, seconds: number): Promise<void> =>
  withPostgresNodes(most, async (nodes) => {
    for (let count = 1; count <= most; count++) {
      print(`\n${count} nodes on one PostgreSQL, CPU of the nodes together`);
      const origins = nodes.slice(0, count).map(({ origin }) => origin);
      await measure(origins, TABLES.slice(1), seconds);
    }
  });

/** The tables that so many idle ones are measured beside. */
const FEW = 100;

async function benchIdle(count: number): Promise<void> {
  const rows: { readonly tables: number; readonly row: IdleRow }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const tables of [FEW, count]) rows.push({ tables, row: await idleRow(tables) });
  for (const [tables, some] of Map.groupBy(rows, (one) => one.tables)) {
    const of = (value: (row: IdleRow) => number) =>
      spreadOf(
        some.map(({ row }) => value(row)),
        0,
      );
    const [start, loaded, after] = [0, 1, 2].map((i) => of(({ memory }) => memory[i]));
    print(`${tables} tables: ${start} MiB at the start, ${loaded} once read, ${after} after the commands`);
    print(`  ${of(({ read }) => read)} us CPU a first reading, ${of((row) => row.command)} a command`);
  }
}

const program = createCommand('load')
  .description('Measures a server: moves per second, their latency, CPU time per move.')
  .option('--nodes <n>', 'one, two and so on to so many nodes on one PostgreSQL', wholeNumber('nodes', 1, MAX_NODES))
  .option('--seconds <n>', 'length of each measurement', wholeNumber('seconds', 1, 600), 5)
  .option('--beside <file>', 'a program that moves the same messages without rules, measured in turns with a node')
  .option('--idle <n>', 'running tables that nobody watches, beside a hundred', wholeNumber('idle', 1, 100_000))
  .action(async ({ nodes, seconds, beside, idle }) => {
    if (idle !== undefined) await benchIdle(idle);
    else if (beside !== undefined) await benchBeside(beside, seconds);
    else if (nodes === undefined) await benchServer(seconds);
    else await benchNodes(nodes, seconds);
  });

await runProgram(program);
