/** What an address may use in a day: counted by all nodes together, kept over a restart, and written once a second. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '@asteroute/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPENERS } from '../domain/commands/seats.ts';
import type { Stores } from '../domain/ports.ts';
import { createAddressTagger } from '../secrets/address-tags.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { virtualClock } from '../test/virtual-clock.ts';
import {
  ask,
  command,
  metricsOf,
  NO_LIMITS,
  newToken,
  openAt,
  QUIET,
  startNode,
  TEST_SECRET,
  type TestNode,
} from '../testing.ts';
import { Limiter } from './limiter.ts';

const PLAN = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue', bot: 'random' }] };
const A_DAY = 86_400_000;
const TWO_PEOPLE = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };

let folder: string;
let nodes: TestNode[];
const open = (): Promise<Stores> => openSqlite(join(folder, 'test.sqlite'));
beforeEach(() => {
  nodes = [];
  folder = mkdtempSync(join(tmpdir(), 'asteroute-budgets-'));
});
afterEach(async () => {
  for (const node of nodes) await node.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(plan: Parameters<typeof startNode>[0]): Promise<TestNode> {
  const node = await startNode({ store: await open(), ...plan });
  nodes.push(node);
  return node;
}

/** Opens a table; returns the refusal, or null. */
async function refusalOf({ origin }: TestNode): Promise<Fault | null> {
  const body = { id: newToken().slice(0, 12), plan: PLAN };
  const answer = await ask(origin, 'POST /api/games', { token: newToken(), body });
  return answer.fault ?? null;
}

/** The number of addresses by budget and share, as the metrics of a node tell it. */
async function usageOf({ origin }: TestNode): Promise<object> {
  const lines = (await metricsOf(origin)).matchAll(
    /^asteroute_budget_addresses\{budget="(\w+)",share="(.+)"\} (\d+)$/gm,
  );
  return Object.fromEntries([...lines].map(([, budget, share, count]) => [`${budget} ${share}`, Number(count)]));
}

test('tables of a day are counted by all nodes together, and again from the next day', async () => {
  const [clock, limits] = [virtualClock(), { dayTables: 3 }];
  const [one, two] = [await start({ clock, limits }), await start({ clock, limits })];
  expect([await refusalOf(one), await refusalOf(one)]).toEqual([null, null]);
  await clock.advance(1000);
  expect(await refusalOf(two)).toBe(null);
  await clock.advance(1000);
  // A node learns what was spent at others within a second of the next that is spent there.
  expect(await refusalOf(one)).toBe(null);
  await clock.advance(1000);
  const until = Math.ceil(clock.now() / A_DAY) * A_DAY;
  for (const node of [one, two]) expect(await refusalOf(node)).toMatchObject({ code: 'day-spent', until });
  const state = await ask(two.origin, 'GET /api/budget');
  expect(state).toEqual({ until, tables: { max: 3, left: 0 }, chat: null, disk: null, reports: null });
  expect(await usageOf(two)).toEqual({ 'tables 0.5': 1, 'tables 0.9': 1, 'tables 1': 1 });
  // A node that starts knows it too.
  expect(await refusalOf(await start({ clock, limits }))).toMatchObject({ code: 'day-spent' });
  clock.skip(A_DAY);
  expect(await refusalOf(two)).toBe(null);
  expect(await usageOf(two)).toEqual({ 'tables 0.5': 0, 'tables 0.9': 0, 'tables 1': 0 });
  expect(await refusalOf(two)).toBe(null);
  expect(await usageOf(two)).toEqual({ 'tables 0.5': 1, 'tables 0.9': 0, 'tables 1': 0 });
});

test('what was spent is written when a node stops', async () => {
  const limits = { dayTables: 1 };
  const first = await startNode({ store: await open(), limits });
  expect(await refusalOf(first)).toBe(null);
  await first.close();
  expect(await refusalOf(await start({ limits }))).toMatchObject({ code: 'day-spent' });
});

test('an address has so many bytes of chat and reports a day at all tables, and plays on', async () => {
  const { origin, node } = await start({ limits: { dayChat: 1, dayReports: 1 } });
  const [ann, bob] = [newToken(), newToken()];
  const [table, other] = [
    await openAt(origin, ann, TWO_PEOPLE, { name: 'Ann' }),
    await openAt(origin, ann, TWO_PEOPLE, { name: 'Ann' }),
  ];
  for (const id of [table, other]) await command(origin, id, { type: 'join', name: 'Bob', clientSeed: '' }, bob);
  // A kibibyte: 400 letters of two bytes, then 224 letters of one.
  expect(await command(origin, table, { type: 'chat', text: 'я'.repeat(400) }, ann)).toMatchObject({ ok: true });
  const long = { type: 'chat', text: 'x'.repeat(225) } as const;
  expect(await command(origin, other, long, bob)).toMatchObject({ fault: { code: 'day-spent' } });
  expect(await command(origin, other, { type: 'chat', text: 'x'.repeat(224) }, bob)).toMatchObject({ ok: true });
  const report = (id: string) => command(origin, id, { type: 'report', seat: 1, reason: 'chat' }, ann);
  expect(await report(table)).toMatchObject({ ok: true });
  expect(await report(other)).toMatchObject({ fault: { code: 'day-spent' } });
  expect(await command(origin, table, { type: 'resign' }, ann)).toMatchObject({ ok: true });
  const spenders = await (await node.admin.request('/budgets')).json();
  expect(spenders).toMatchObject([
    { budget: 'chat', used: 1024, max: 1024 },
    { budget: 'reports', used: 1, max: 1 },
  ]);
});

test('entries are counted in bytes; when they are spent, games are still played to their end', async () => {
  const { origin, store } = await start({ limits: { dayDisk: 1 } });
  const [ann, bob] = [newToken(), newToken()];
  const table = await openAt(origin, ann, TWO_PEOPLE, { name: 'Ann' });
  await command(origin, table, { type: 'join', name: 'Bob', clientSeed: '' }, bob);
  const left = async () => (await ask(origin, 'GET /api/budget')).disk?.left ?? 0;
  expect(await left()).toBeGreaterThan(1_048_576 - 5000);
  const before = await left();
  await command(origin, table, { type: 'chat', text: 'x'.repeat(500) }, bob);
  expect(before - (await left())).toBeGreaterThan(500);
  expect(before - (await left())).toBeLessThan(1500);
  // As much as is left, spent at another node; this one learns of it when it writes its own.
  const key = `dayDisk ${createAddressTagger(TEST_SECRET)(OPENERS, '127.0.0.1')}`;
  await store.counters.add([{ key, amount: 1_048_576, until: Date.now() + A_DAY }], Date.now());
  await expect.poll(left).toBe(0);
  expect(await command(origin, table, { type: 'chat', text: 'x' }, ann)).toMatchObject({
    fault: { code: 'day-spent' },
  });
  expect(await refusalOf(nodes[0])).toMatchObject({ code: 'day-spent' });
  expect(await command(origin, table, { type: 'resign' }, ann)).toMatchObject({ ok: true });
});

test('commands cost no statement: what they spent is written with the next second, also after a failure', async () => {
  const [clock, written] = [virtualClock(), [] as number[]];
  let fails = true;
  const whole = await open();
  const counters: Stores['counters'] = {
    ...whole.counters,
    async add(costs) {
      if (fails) throw new Error('the store is away');
      written.push(...costs.map(({ amount }) => amount));
      return costs.map(({ key, amount }) => ({ key, used: amount }));
    },
  };
  const store = { ...whole, counters };
  const limiter = new Limiter({ ...NO_LIMITS, dayDisk: 1 }, { store, clock, log: QUIET, tagOf: () => 'tag' });
  for (let i = 0; i < 100; i++) limiter.add('dayDisk', 'tag', 10);
  await clock.advance(1000);
  limiter.add('dayDisk', 'tag', 10);
  fails = false;
  await clock.advance(1000);
  expect(written).toEqual([1010]);
  await clock.advance(10_000);
  expect(written).toEqual([1010]);
  expect((await limiter.stateOf('somebody')).disk?.left).toBe(1_048_576);
  limiter.close();
  await store.close();
});
