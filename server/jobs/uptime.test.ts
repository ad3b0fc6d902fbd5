/** Clocks count server time, which stops while no server runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@asteroute/engine';
import { flagAt, type Table } from '@asteroute/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Clock, type Stores, StoreUnavailable } from '../domain/ports.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { RETRY_MS } from '../storage/wait.ts';
import { anyTurn } from '../test/turns.ts';
import { type VirtualClock, virtualClock } from '../test/virtual-clock.ts';
import { command, Follower, newToken, openAt, QUIET, startNode, type TestNode } from '../testing.ts';
import { Uptime } from './uptime.ts';

const A_DAY = 86_400_000;

let folder: string;
let node: TestNode;
let clock: VirtualClock;

const start = async () => startNode({ clock, store: await openSqlite(join(folder, 'test.sqlite')) });
beforeEach(async () => {
  clock = virtualClock();
  folder = mkdtempSync(join(tmpdir(), 'asteroute-clock-'));
  node = await start();
});
afterEach(async () => {
  await node.close();
  rmSync(folder, { recursive: true, force: true });
});

const COLORS = ['red', 'blue', 'green'];

async function timedTable(
  people: number,
  clockPlan: object,
): Promise<{ follower: Follower; tokens: string[]; table: string }> {
  const tokens = Array.from({ length: people }, newToken);
  const seats = COLORS.slice(0, people).map((color) => ({ color }));
  const table = await openAt(node.origin, tokens[0], { edition: 'classic', seats, clock: clockPlan }, { name: 'a' });
  for (const token of tokens.slice(1))
    await command(node.origin, table, { type: 'join', name: `b${token.slice(0, 8)}`, clientSeed: '' }, token);
  const follower = new Follower(node.origin, table);
  await follower.until(() => follower.state?.status === 'running');
  return { follower, tokens, table };
}

async function serverTime(table: string): Promise<number> {
  return ((await (await fetch(`${node.origin}/api/games/${table}`)).json()) as { up: number }).up;
}

test('a player of two who runs out of time loses, and not before', async () => {
  const { follower, table } = await timedTable(2, { type: 'live', seconds: 10, increment: 0 });
  await clock.advance(9_900);
  expect(await (await fetch(`${node.origin}/api/games/${table}`)).json()).toMatchObject({ status: 'running' });
  await clock.advance(1000);
  await follower.until(() => follower.state?.status === 'over');
  expect(follower.state?.ending).toMatchObject({ reason: 'timed-out', winners: [1] });
  follower.close();
});

test('a flag falls when the time is over, and a turn that comes later is refused', async () => {
  const { follower, tokens, table } = await timedTable(2, { type: 'live', seconds: 10, increment: 5 });
  const turn = () => command(node.origin, table, anyTurn(follower.state as Table, createRandom(1)), tokens[0]);
  await clock.advance(8000);
  // Simulates a server that is too busy to run its timers.
  clock.skip(2100);
  expect(await turn()).toMatchObject({ ok: false, fault: { code: 'time-up' } });
  await clock.advance(1);
  await follower.until(() => follower.state?.status === 'over');
  expect(follower.state?.ending).toMatchObject({ reason: 'timed-out', winners: [1] });
  follower.close();
  const again = await timedTable(2, { type: 'live', seconds: 10, increment: 0 });
  await clock.advance(9990);
  expect(await (await fetch(`${node.origin}/api/games/${again.table}`)).json()).toMatchObject({ status: 'running' });
  await clock.advance(20);
  await again.follower.until(() => again.follower.state?.status === 'over');
  again.follower.close();
});

test('among more than two players a bot takes over for the one who runs out of time', async () => {
  const { follower } = await timedTable(3, { type: 'live', seconds: 10, increment: 0 });
  await clock.advance(10_500);
  await follower.until(() => follower.state?.seats[0].bot === 'steady');
  expect(follower.state).toMatchObject({ status: 'running' });
  follower.close();
});

test('a turn costs the time that it took and brings its increment', async () => {
  const { follower, tokens, table } = await timedTable(2, { type: 'live', seconds: 60, increment: 5 });
  // A moment between two beats of the server time.
  await clock.advance(3400);
  await command(node.origin, table, anyTurn(follower.state as Table, createRandom(1)), tokens[0]);
  await follower.until(() => follower.state?.turns === 1);
  expect((follower.state as Table).clocks.left).toEqual([61_600, 60_000]);
  follower.close();
});

test('no clock runs while the server is down', async () => {
  const { follower, table } = await timedTable(2, { type: 'days', days: 1 });
  const flag = flagAt((follower.state as Table).clocks, 0) as number;
  follower.close();
  await clock.advance(10_000);
  await node.close();
  clock.skip(3 * A_DAY);
  node = await start();
  const again = new Follower(node.origin, table);
  await again.until(() => again.state !== null);
  expect(flag - (await serverTime(table))).toBe(A_DAY - 10_000);
  await clock.advance(5000);
  expect(flag - (await serverTime(table))).toBe(A_DAY - 15_000);
  expect(again.state?.status).toBe('running');
  again.close();
});

test('a node that starts waits for a store that does not answer its first beat', async () => {
  const store = await openSqlite(join(folder, 'slow.sqlite'));
  const said: string[] = [];
  const beat = (...args: Parameters<Stores['upkeep']['beat']>) =>
    said.length === 0
      ? Promise.reject(new StoreUnavailable(new Error('Query read timeout')))
      : store.upkeep.beat(...args);
  const log = { ...QUIET, warn: (_: object, message: string) => void said.push(message) };
  const starting = startNode({ clock, log, store: { ...store, upkeep: { ...store.upkeep, beat } } });
  await expect.poll(() => said).toEqual(['waiting for the database of DATABASE_URL']);
  await clock.advance(RETRY_MS);
  await (await starting).close();
});

test('server time never goes back, though a beat finds less time in the store', async () => {
  let up = 5000;
  const store = { upkeep: { beat: async (wall: number) => ({ up, wall }) } } as unknown as Stores;
  const uptime = await Uptime.start(store, clock, QUIET);
  await clock.advance(990);
  expect(uptime.now()).toBe(5990);
  // The beat left before its answer was read: the store counts 40 milliseconds less.
  up = 5950;
  await clock.advance(10);
  expect(uptime.now()).toBe(5990);
  await clock.advance(100);
  expect(uptime.now()).toBe(6050);
  uptime.close();
});

describe('the clocks of nodes', () => {
  /** Returns a clock that runs with the other one, but shows another time of day. */
  const shifted = (ms: number): Clock => ({ ...clock, now: () => clock.now() + ms });
  const lines: object[] = [];
  const log = { ...QUIET, warn: (fields: object) => void lines.push(fields) };
  let store: Stores;
  beforeEach(async () => {
    lines.length = 0;
    store = await openSqlite(join(folder, 'clocks.sqlite'));
  });
  afterEach(() => store.close());

  test('that differ are noticed by the node that is behind, and time goes on', async () => {
    const [fast, slow] = [await Uptime.start(store, clock, QUIET), await Uptime.start(store, shifted(-70_000), log)];
    await clock.advance(30_000);
    expect([fast.behind(), slow.behind()]).toEqual([0, 70_000]);
    expect(lines).toEqual([{ behindMs: 70_000 }]);
    expect([fast.now(), slow.now()]).toEqual([30_000, 30_000]);
    for (const one of [fast, slow]) one.close();
  });

  test('that agree nearly are not mentioned', async () => {
    const both = [await Uptime.start(store, clock, log), await Uptime.start(store, shifted(-500), log)];
    await clock.advance(5000);
    expect(lines).toEqual([]);
    for (const one of both) one.close();
  });

  test('are gone by again some seconds after all of them were set back', async () => {
    (await Uptime.start(store, clock, QUIET)).close();
    const only = await Uptime.start(store, shifted(-A_DAY), log);
    await clock.advance(20_000);
    expect(only.now()).toBeGreaterThanOrEqual(12_000);
    expect(lines).toEqual([]);
    only.close();
  });
});
