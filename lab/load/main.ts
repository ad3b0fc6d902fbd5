/** `npm run bench -- server`: moves per second of a server, their latency, and CPU time per move. */

import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCommand, runProgram, wholeNumber } from '@asteroute/cli/arguments';
import { metricsOf, NO_POSTGRES, type NodeProcess } from '@asteroute/server/testing';
import { withNode, withPostgresNodes } from '../server/own-node.ts';
import { idleText } from './idle.ts';
import { type Beside, besideText, type LoadRow, limitRow, loadLine, ROUNDS } from './rows.ts';
import { LoadTable, type Notes, type Prepared, prepare, whenAnswered } from './tables.ts';

const TABLES = [1, 20, 100];

/**
 * Games that are opened before a measurement, per second of it and in addition to one per table, so that opening is not
 * measured.
 */
const GAMES_A_SECOND = 100;
const AT_ONCE = 10;

async function prepareGames(origin: string, count: number): Promise<Prepared[]> {
  const games: Prepared[] = [];
  while (games.length < count)
    games.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => whenAnswered(() => prepare(origin))))));
  return games;
}

async function loadRow(origins: readonly string[], count: number, seconds: number): Promise<LoadRow> {
  const games = await prepareGames(origins[0], count + (seconds + 1) * GAMES_A_SECOND);
  const notes: Notes = { latencies: [] };
  const { promise: empty, resolve: onEmpty } = Promise.withResolvers<void>();
  const tables = Array.from({ length: count }, (_, i) => new LoadTable({ games, onEmpty }, i + 1, notes));
  try {
    await Promise.all(tables.map((table, i) => table.connect(origins, i)));
    for (const table of tables) table.begin();
    await sleep(1000);
    notes.latencies.length = 0;
    const [begin, cpu] = [performance.now(), await processorSeconds(origins)];
    // Measuring stops when the games run out, because a table without a game would count as a slow one.
    await Promise.race([sleep(seconds * 1000), empty]);
    const [latencies, took] = [notes.latencies.toSorted((a, b) => a - b), (performance.now() - begin) / 1000];
    return rowOf(latencies, { took, used: (await processorSeconds(origins)) - cpu });
  } finally {
    for (const table of tables) table.close();
  }
}

async function processorSeconds(origins: readonly string[]): Promise<number> {
  const each = origins.map(async (origin) => {
    const text = await whenAnswered(() => metricsOf(origin));
    return Number(/^asteroute_process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
  });
  return (await Promise.all(each)).reduce((sum, one) => sum + one, 0);
}

interface Measured {
  readonly used: number;
  readonly took: number;
}

function rowOf(sorted: readonly number[], { used, took }: Measured): LoadRow {
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];
  return { rate: sorted.length / took, p50: at(0.5), p99: at(0.99), cost: (used * 1e6) / sorted.length };
}

async function measure(name: string, { origin }: NodeProcess, seconds: number): Promise<void> {
  process.stdout.write(`\n${name}\n`);
  for (const count of TABLES) process.stdout.write(loadLine(count, await loadRow([origin], count, seconds)));
}

async function benchServer(seconds: number): Promise<void> {
  process.stdout.write(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n`);
  process.stdout.write('one node, three sockets a table, a move sent when the last socket has the one before\n');
  await withNode((node) => measure('SQLite, synchronous=FULL', node, seconds));
  if (NO_POSTGRES === null)
    await withPostgresNodes(1, ([node]) => measure('PostgreSQL, synchronous_commit=on', node, seconds));
  else process.stdout.write(`\n${NO_POSTGRES}\n`);
}

/**
 * Measures a node on the embedded store and a program that sends the same messages without rules. They alternate, so
 * that both meet the same noise on the machine.
 */
async function benchBeside(file: string, seconds: number): Promise<void> {
  const measured: Beside[] = [];
  await withNode(async ({ origin }) => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const count of TABLES.slice(1)) {
        const [limit, own] = [limitRow(file, count, seconds), await loadRow([origin], count, seconds)];
        process.stdout.write(`yardstick ${loadLine(count, limit)}asteroute ${loadLine(count, own)}`);
        measured.push({ count, limit, own });
      }
    }
  });
  process.stdout.write(besideText(measured));
}

/**
 * Measures one node, two nodes and so on up to `most` on one PostgreSQL. The three sockets of a table connect to
 * different nodes.
 */
async function benchNodes(most: number, seconds: number): Promise<void> {
  await withPostgresNodes(most, async (nodes) => {
    for (let count = 1; count <= most; count++) {
      process.stdout.write(`\n${count} nodes on one PostgreSQL, CPU of the nodes together\n`);
      const origins = nodes.slice(0, count).map(({ origin }) => origin);
      for (const tables of TABLES.slice(1))
        process.stdout.write(loadLine(tables, await loadRow(origins, tables, seconds)));
    }
  });
}

const MAX_NODES = 16;

const program = createCommand('load')
  .description('Measures a server: moves per second, their latency, CPU time per move.')
  .option('--nodes <n>', 'one, two and so on to so many nodes on one PostgreSQL', wholeNumber('nodes', 1, MAX_NODES))
  .option('--seconds <n>', 'length of each measurement', wholeNumber('seconds', 1, 600), 5)
  .option(
    '--idle <n>',
    'memory and a command with so many running tables, beside a hundred',
    wholeNumber('idle', 100, 100_000),
  )
  .option('--beside <file>', 'a program that moves the same messages without rules, measured in turns with a node')
  .action(async ({ nodes, seconds, beside, idle }) => {
    if (idle !== undefined) process.stdout.write(await idleText([100, idle]));
    else if (beside !== undefined) await benchBeside(beside, seconds);
    else if (nodes === undefined) await benchServer(seconds);
    else await benchNodes(nodes, seconds);
  });

await runProgram(program);
