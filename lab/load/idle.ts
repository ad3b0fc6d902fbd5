/** What many running tables cost that nobody watches: memory, and processor time of a command at any of them. */
import { join } from 'node:path';
import { createRandom } from '@asteroute/engine';
import { onTurn } from '@asteroute/protocol';
import {
  anyTurn,
  ask,
  type CommandBody,
  command,
  createSealer,
  openSeated,
  openSqlite,
  type Row,
  readTable,
  type SeatedTable,
  TEST_SECRET,
} from '@asteroute/server/testing';
import { WebSocket } from 'ws';
import { metricOf, SECRET, withFolder, withNodes } from '../server/own-node.ts';

const COLORS = ['red', 'green', 'black'];
/** One table in so many is full of chat: so many lines of each seat. All have played so many turns. */
const [ONE_IN, LINES, TURNS] = [10, 300, 30];
const TEXT = 'Somebody says something about the game, which is as long as people write. '.repeat(3);
/** Commands that are measured, and requests at once. */
const [COMMANDS, AT_ONCE] = [4000, 10];
const MAX_COPIED = 500;

export interface IdleRow {
  /** MiB of resident memory after a start, after every table was read once, and after the commands. */
  readonly memory: readonly number[];
  /** Microseconds of processor time for reading a table the first time, and for a command at any of them. */
  readonly read: number;
  readonly command: number;
}

/** Measures a node that starts with `count` running tables. */
export const idleRow = (count: number): Promise<IdleRow> =>
  withFolder(async (folder) => {
    const env = { DATA_DIR: folder, ...SECRET };
    const models = await withNodes(1, env, ([{ origin }]) =>
      Promise.all([openModel(origin, 0), openModel(origin, LINES)]),
    );
    const tables = Array.from({ length: count }, (_, n) => ({
      id: String(n).padStart(16, '0'),
      model: models[n % ONE_IN === 0 ? 1 : 0],
    }));
    await copyTables(join(folder, 'asteroute.sqlite'), tables);
    return withNodes(1, env, ([{ origin }]) => measure(origin, tables));
  });

interface IdleTable {
  readonly id: string;
  readonly model: SeatedTable;
}

async function measure(origin: string, tables: readonly IdleTable[]): Promise<IdleRow> {
  const usage = async () => ({
    mib: (await metricOf(origin, 'process_resident_memory_bytes')) / 1_048_576,
    cpu: (await metricOf(origin, 'process_cpu_seconds_total')) * 1e6,
  });
  const start = await usage();
  await inLanes(
    tables,
    async () =>
      ({ id }) =>
        ask(origin, 'GET /api/games/:id', { params: { id } }),
  );
  const loaded = await usage();
  const anyOf = Array.from({ length: COMMANDS }, (_, n) => tables[(n * 7919) % tables.length]);
  await inLanes(anyOf, () => muter(origin));
  const end = await usage();
  const memory = [start, loaded, end].map(({ mib }) => mib);
  return { memory, read: (loaded.cpu - start.cpu) / tables.length, command: (end.cpu - loaded.cpu) / COMMANDS };
}

/** Opens a table whose game has run for some turns, and at which each seat has said `lines` lines. */
async function openModel(origin: string, lines: number): Promise<SeatedTable> {
  const seated = await openSeated(origin, COLORS, { edition: 'star-wars' });
  const { name, tokens } = seated;
  const send = (seat: number, body: CommandBody) => command(origin, name, body, tokens[seat]);
  const random = createRandom(1);
  for (let turns = 0; turns < TURNS; turns++) {
    const table = await readTable(origin, name);
    await send(onTurn(table) ?? 0, anyTurn(table, random));
  }
  for (const seat of COLORS.keys())
    for (let line = 0; line < lines; line++) await send(seat, { type: 'chat', text: TEXT });
  return seated;
}

/** Writes copies of tables into the store of a node that is stopped. */
async function copyTables(file: string, tables: readonly IdleTable[]): Promise<void> {
  const store = await openSqlite(file, { sealer: createSealer(TEST_SECRET) });
  const logs = new Map<SeatedTable, readonly Row[]>();
  for (const { model } of tables) if (!logs.has(model)) logs.set(model, await store.tables.read(model.name, 0, 10_000));
  for (const { id: table, model } of tables) {
    const batch = (logs.get(model) ?? []).map((row) => ({ table, row, updates: {} }));
    for (let i = 0; i < batch.length; i += MAX_COPIED) await store.tables.append(batch.slice(i, i + MAX_COPIED));
  }
  await store.close();
}

/** Over a socket of its own: a seat mutes another, or no longer does. */
async function muter(origin: string): Promise<(table: IdleTable, n: number) => Promise<void>> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
  await new Promise((resolve) => socket.on('open', resolve));
  return async ({ id, model: { tokens } }, n) => {
    const by = n % tokens.length;
    const mute = { id: `m${n}`, type: 'mute', seat: (by + 1) % tokens.length, muted: (n / tokens.length) % 2 < 1 };
    socket.send(JSON.stringify({ type: 'command', table: id, token: tokens[by], command: mute }));
    const answer = await new Promise<string>((resolve) => socket.once('message', (data) => resolve(data.toString())));
    if (!answer.includes('"ok":true')) throw new Error(answer);
  };
}

/** Does so many at a time, each lane with a function of its own. */
async function inLanes<T>(items: readonly T[], open: () => Promise<(item: T, n: number) => Promise<unknown>>) {
  let next = 0;
  const lane = async () => {
    const run = await open();
    while (next < items.length) await run(items[next], next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
