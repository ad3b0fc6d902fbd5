/** What one address does to the time and the bots of strangers: nothing, also after a restart. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BotWorker, botNamed } from '@asteroute/bots';
import { createRandom } from '@asteroute/engine';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { threadBotPool } from '../bots/bot-pool.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type VirtualClock, virtualClock } from '../test/virtual-clock.ts';
import { ask, Follower, metricsOf, newToken, startNode, type TestNode, type TestPlan } from '../testing.ts';
import { PAUSES_MS } from './runner.ts';

const COLORS = ['red', 'blue', 'green', 'yellow', 'black'];
/** Seats of which all but the last have bots, so that the opening begins the game with a search. */
const SEARCHING = COLORS.map((color, i) => ({ color, bot: i < 4 ? 'master' : null }));
const TIMED = {
  seats: [{ color: 'red' }, { color: 'blue', bot: 'random' }],
  clock: { type: 'live', seconds: 10, increment: 0 },
};
const MALLORY = '203.0.113.1';

let folder: string;
let clock: VirtualClock;
let node: TestNode;
let errors: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-shares-'));
  clock = virtualClock();
  errors = [];
});
afterEach(async () => {
  await node.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(turn: BotWorker['turn']): Promise<void> {
  await startWith({ turn, advise: () => Promise.reject(new Error('no one asks')), close: () => undefined });
}

async function startWith(botWorker: BotWorker): Promise<void> {
  const note = (_: object, message: string) => void errors.push(message);
  const log: TestPlan['log'] = { info: () => undefined, warn: note, error: note };
  const store = await openSqlite(join(folder, 'test.sqlite'));
  node = await startNode({ store, clock, botWorker, log, trustProxy: true });
}

/** Opens a table of a new person at this address. */
async function open(from: string, plan: object): Promise<string> {
  const body = { id: newToken().slice(0, 12), name: 'Ann', plan: { edition: 'classic', ...plan } };
  const { table } = await ask(node.origin, 'POST /api/games', { token: newToken(), body, from });
  expect(table).toMatch(/^\w{16}$/);
  return table;
}

/** Opens a table with a clock of ten seconds; returns how many milliseconds late the flag fell. */
async function lateFlag(from: string): Promise<number> {
  const table = await open(from, TIMED);
  const begin = clock.now();
  await clock.advance(12_000);
  const { entries } = await ask(node.origin, 'GET /api/games/:id/events', { params: { id: table }, from });
  const flag = entries.find(({ events }) => events.some(({ type }) => type === 'timed-out'));
  return (flag?.at ?? Number.POSITIVE_INFINITY) - begin - 10_000;
}

test('105 tables of one address that search delay no flag and no bot of a stranger, also after a restart', async () => {
  const payers: string[] = [];
  const search: BotWorker['turn'] = (_, bot, __, payer = '') => {
    if (bot === 'master') payers.push(payer);
    return new Promise(() => undefined);
  };
  await start(search);
  for (let i = 0; i < 105; i++) await open(MALLORY, { seats: SEARCHING });
  await open('2001:db8::1', { seats: SEARCHING });
  await open('2001:db8::2', { seats: SEARCHING });
  const shares = () => Map.groupBy(payers, (payer) => payer);
  // The address has a bounded number of searches in hand, though every game began with a token of its own.
  expect([...shares().values()].map(({ length }) => length)).toEqual([8, 2]);
  expect(await lateFlag('198.51.100.1')).toBeLessThanOrEqual(1000);
  const known = [...shares().keys()];
  await node.close();
  payers.length = 0;
  await start(search);
  expect(await lateFlag('198.51.100.2')).toBeLessThanOrEqual(1000);
  expect(new Set(shares().keys())).toEqual(new Set(known));
  expect(shares().get(known[0])).toHaveLength(8);
});

test('105 tables whose seeds are lost delay no flag, are tried ever less often, and are told of twice each', {
  tags: ['soak'],
}, async () => {
  const random = botNamed('random');
  let isHeld = true;
  const turn: BotWorker['turn'] = async (game) =>
    isHeld || random === null ? new Promise(() => undefined) : random.turn(game, createRandom(1));
  await start(turn);
  const tables: string[] = [];
  for (let i = 0; i < 105; i++) tables.push(await open(MALLORY, { seats: SEARCHING }));
  await node.close();
  const database = new Database(join(folder, 'test.sqlite'));
  database.exec("update entries set secret = json_remove(secret, '$.serverSeed') where seq = 1");
  database.close();
  isHeld = false;
  await start(turn);
  expect(await lateFlag('198.51.100.1')).toBeLessThanOrEqual(1000);
  expect(errors).toEqual(tables.map(() => 'a bot or a clock could not be served'));
  // Time in steps of five seconds, the longest that still counts as server time.
  for (let left = PAUSES_MS.reduce((sum, ms) => sum + ms + 5000, 0); left > 0; left -= 5000) {
    clock.skip(4000);
    await clock.advance(1000);
  }
  expect(errors).toHaveLength(2 * tables.length);
  expect(errors.slice(-tables.length)).toEqual(
    tables.map(() => 'a table is in quarantine: its bots and clocks stand still'),
  );
  expect(await metricsOf(node.origin)).toMatch(/^asteroute_quarantined_total 105$/m);
  const quarantined = async (): Promise<readonly string[]> =>
    (await (await node.node.admin.request('/quarantined')).json()) as readonly string[];
  expect(await quarantined()).toEqual(tables.toSorted());
  expect(await lateFlag('198.51.100.1')).toBeLessThanOrEqual(1000);
  expect(errors).toHaveLength(2 * tables.length);
  const release = async () =>
    (await node.node.admin.request(`/tables/${tables[0]}/release`, { method: 'POST' })).status;
  expect([await release(), await release(), (await quarantined()).length]).toEqual([200, 404, tables.length - 1]);
  await clock.advance(4000);
  expect(errors.slice(2 * tables.length)).toEqual(['a bot or a clock could not be served']);
});

test('a bot that never answers is stopped and its table put aside, while the only thread serves another', async () => {
  const program = new URL('../bots/test/stuck-bot-thread.ts', import.meta.url);
  await startWith(threadBotPool(clock, { program, threads: 1 }));
  const openWith = (from: string, bot: string) => open(from, { seats: [{ color: 'red', bot }, { color: 'blue' }] });
  const [stuck, served] = [await openWith(MALLORY, 'steady'), await openWith('198.51.100.1', 'greedy')];
  // From here on the thread is either stuck or answers before the clock advances again.
  const watcher = new Follower(node.origin, served);
  await clock.advance(15_000);
  await watcher.until(() => watcher.state?.turns === 1);
  watcher.close();
  await clock.advance(60_000);
  expect(await (await node.node.admin.request('/quarantined')).json()).toEqual([stuck]);
});
