/** Clocks count server time, which stands still while no server runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@asteroute/engine';
import { flagAt, type Table } from '@asteroute/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Clock } from '../domain/ports.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { anyTurn } from '../test/turns.ts';
import { command, Follower, newToken, openAt, startNode, type TestNode } from '../testing.ts';

let folder: string;
let node: TestNode;
/** How far time has been pushed on, in milliseconds. */
let pushed = 0;
const clock: Clock = { now: () => Date.now() + pushed, monotonic: () => performance.now() + pushed };

const start = async () => startNode({ clock, store: await openSqlite(join(folder, 'test.sqlite')) });
beforeEach(async () => {
  pushed = 0;
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
    await command(node.origin, table, { type: 'join', name: 'b', clientSeed: '' }, token);
  const follower = new Follower(node.origin, table);
  await follower.until(() => follower.state?.status === 'running');
  return { follower, tokens, table };
}

async function serverTime(table: string): Promise<number> {
  return ((await (await fetch(`${node.origin}/api/games/${table}`)).json()) as { up: number }).up;
}

/** Time goes on in steps that a running server notices: a longer silence is taken for a stop. */
async function pass(table: string, ms: number): Promise<void> {
  const end = (await serverTime(table)) + ms;
  while ((await serverTime(table)) < end) {
    pushed += 2000;
    await new Promise((resolve) => setTimeout(resolve, 1100));
  }
}

test('of two players the one without time loses', async () => {
  const { follower, table } = await timedTable(2, { type: 'live', seconds: 10, increment: 0 });
  await pass(table, 10_000);
  await follower.until(() => follower.state?.status === 'over', 5000);
  expect(follower.state?.ending).toMatchObject({ reason: 'timed-out', winners: [1] });
  follower.close();
});

test('in a larger round a bot plays on for the one without time', async () => {
  const { follower, table } = await timedTable(3, { type: 'live', seconds: 10, increment: 0 });
  await pass(table, 10_000);
  await follower.until(() => follower.state?.seats[0].bot === 'steady', 5000);
  expect(follower.state).toMatchObject({ status: 'running' });
  follower.close();
});

test('a turn costs the time that it took and brings its increment', async () => {
  const { follower, tokens, table } = await timedTable(2, { type: 'live', seconds: 60, increment: 5 });
  await pass(table, 3000);
  await command(node.origin, table, anyTurn(follower.state as Table, createRandom(1)), tokens[0]);
  await follower.until(() => follower.state?.turns === 1);
  const [left, other] = (follower.state as Table).clocks.left;
  // It took 3 seconds of pushed time and those that the test itself took.
  expect(left).toBeLessThanOrEqual(62_000);
  expect(left).toBeGreaterThan(45_000);
  expect(other).toBe(60_000);
  follower.close();
});

test('no clock runs while the server is down', async () => {
  const { follower, table } = await timedTable(2, { type: 'days', days: 1 });
  const flag = flagAt((follower.state as Table).clocks, 0) as number;
  follower.close();
  await node.close();
  pushed += 3 * 86_400_000;
  node = await start();
  const again = new Follower(node.origin, table);
  await again.until(() => again.state !== null);
  expect(flag - (await serverTime(table))).toBeGreaterThan(86_400_000 - 60_000);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(again.state?.status).toBe('running');
  again.close();
});
