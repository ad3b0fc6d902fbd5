/** `npm run bench -- server --idle 10000`: what many running tables cost, one in ten of them full of chat. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@asteroute/engine';
import { type Command, onTurn } from '@asteroute/protocol';
import {
  anyTurn,
  ask,
  createSealer,
  metricsOf,
  openSeated,
  openSqlite,
  type Row,
  readTable,
  type SeatedTable,
  TEST_SECRET,
} from '@asteroute/server/testing';
import { withNodes } from '../server/own-node.ts';
import { ROUNDS, spreadOf } from './rows.ts';

/** What tables are measured: who sits there, and of how many one is full of chat. */
interface IdlePlan {
  readonly edition: string;
  readonly colors: readonly string[];
  readonly oneIn: number;
}

const USUAL: IdlePlan = { edition: 'star-wars', colors: ['red', 'green', 'black'], oneIn: 10 };
/** Turns that were played at each table, and lines that each seat of a table full of chat has said. */
const [TURNS, LINES] = [30, 300];
/** Commands that are measured, and requests at once. */
const [COMMANDS, AT_ONCE] = [4000, 10];
const MAX_COPIED = 500;
const SECRET = { SECRET_KEY: TEST_SECRET.toString('hex') };

interface IdleRow {
  readonly tables: number;
  /** MiB of resident memory after a start, after every table was read once, and after the commands. */
  readonly memory: readonly number[];
  /** Microseconds of processor time for reading a table the first time, and for a command at any of them. */
  readonly read: number;
  readonly command: number;
}

/** Measures nodes with so many running tables in turns, and returns a line of the report for each number. */
export async function idleText(counts: readonly number[]): Promise<string> {
  const rows: IdleRow[] = [];
  for (let round = 0; round < ROUNDS; round++) for (const count of counts) rows.push(await measureIdle(count, USUAL));
  return [...Map.groupBy(rows, ({ tables }) => tables)].map(([tables, some]) => idleLine(tables, some)).join('');
}

function idleLine(tables: number, rows: readonly IdleRow[]): string {
  const of = (value: (row: IdleRow) => number) => spreadOf(rows.map(value), 0);
  const [start, loaded, after] = [0, 1, 2].map((i) => `${of(({ memory }) => memory[i])} MiB`);
  const cost = `${of(({ read }) => read)} us CPU a first reading, ${of(({ command }) => command)} a command`;
  return `${tables} tables: ${start} at the start, ${loaded} once read, ${after} after ${COMMANDS} commands; ${cost}\n`;
}

/** Measures a node with `count` running tables, which are read once each before commands are sent to them. */
async function measureIdle(count: number, plan: IdlePlan): Promise<IdleRow> {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-idle-'));
  const env = { DATA_DIR: folder, ...SECRET };
  try {
    const models = await withNodes(1, env, async ([{ origin }]) => [
      await model(origin, plan, 0),
      await model(origin, plan, LINES),
    ]);
    const modelOf = (table: number) => (table % plan.oneIn === 0 ? 1 : 0);
    const ids = await copyTables(
      join(folder, 'asteroute.sqlite'),
      Array.from({ length: count }, (_, n) => models[modelOf(n)]),
    );
    return await withNodes(1, env, async ([{ origin }]) => {
      const begin = await usageOf(origin);
      await each(ids, (id) => ask(origin, 'GET /api/games/:id', { params: { id } }));
      const loaded = await usageOf(origin);
      await each(Array.from({ length: COMMANDS }), (_, n) => {
        const table = (n * 7919) % count;
        return mute(origin, ids[table], models[modelOf(table)].tokens, n);
      });
      const end = await usageOf(origin);
      return {
        tables: count,
        memory: [begin, loaded, end].map(({ mib }) => mib),
        read: ((loaded.seconds - begin.seconds) * 1e6) / count,
        command: ((end.seconds - loaded.seconds) * 1e6) / COMMANDS,
      };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens a table whose game has run for some turns, and at which each seat has said `lines` lines. */
async function model(origin: string, { edition, colors }: IdlePlan, lines: number): Promise<SeatedTable> {
  const seated = await openSeated(origin, colors, { edition });
  const { name, tokens } = seated;
  const send = (seat: number, body: Command) =>
    ask(origin, 'POST /api/games/:id/commands', { params: { id: name }, token: tokens[seat], body });
  const random = createRandom(1);
  for (let turns = 0; turns < TURNS; turns++) {
    const table = await readTable(origin, name);
    await send(onTurn(table) ?? 0, { id: `t${turns}`, ...anyTurn(table, random) } as Command);
  }
  for (const seat of colors.keys()) await speak((body) => send(seat, body), lines);
  return seated;
}

async function speak(send: (body: Command) => Promise<unknown>, lines: number): Promise<void> {
  const text = 'Somebody says something about the game, which is as long as people write. '.repeat(3);
  for (let n = 0; n < lines; n++) await send({ id: `c${n}`, type: 'chat', text });
}

/** Writes copies of tables into the store of a node that is stopped; resolves with their ids. */
async function copyTables(file: string, models: readonly SeatedTable[]): Promise<readonly string[]> {
  const store = await openSqlite(file, { sealer: createSealer(TEST_SECRET) });
  const logs = new Map<string, readonly Row[]>();
  for (const { name } of new Set(models)) logs.set(name, await store.tables.read(name, 0, 10_000));
  const ids = models.map((_, n) => String(n).padStart(16, '0'));
  for (const [n, table] of ids.entries()) {
    const batch = (logs.get(models[n].name) ?? []).map((row) => ({ table, row, updates: {} }));
    for (let i = 0; i < batch.length; i += MAX_COPIED) await store.tables.append(batch.slice(i, i + MAX_COPIED));
  }
  await store.close();
  return ids;
}

/** Sends a command that changes something: a seat mutes another, or no longer does. */
async function mute(origin: string, table: string, tokens: readonly string[], n: number): Promise<void> {
  const by = n % tokens.length;
  const muted = Math.floor((n / tokens.length) % 2) === 0;
  const body: Command = { id: `m${n}`, type: 'mute', seat: (by + 1) % tokens.length, muted };
  const answer = await ask(origin, 'POST /api/games/:id/commands', { params: { id: table }, token: tokens[by], body });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
}

async function each<T>(items: readonly T[], run: (item: T, index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      await run(items[index], index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function usageOf(origin: string): Promise<{ readonly mib: number; readonly seconds: number }> {
  const text = await metricsOf(origin);
  const value = (name: string) => Number(new RegExp(`^asteroute_process_${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { mib: value('resident_memory_bytes') / 1_048_576, seconds: value('cpu_seconds_total') };
}
