/** Limits that all nodes share, and the deletion of old tables. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Stores } from '../domain/ports.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { virtualClock } from '../test/virtual-clock.ts';
import { ask, command, NO_LIMITS, newToken, openAt, QUIET, startNode, type TestNode } from '../testing.ts';
import { Limiter } from './limiter.ts';
import { clearTables } from './retention.ts';

const PLAN = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };
const A_DAY = 86_400_000;

let folder: string;
let nodes: TestNode[];
const open = (): Promise<Stores> => openSqlite(join(folder, 'test.sqlite'));
beforeEach(() => {
  nodes = [];
  folder = mkdtempSync(join(tmpdir(), 'asteroute-limits-'));
});
afterEach(async () => {
  for (const node of nodes) await node.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(plan: Parameters<typeof startNode>[0] = {}): Promise<TestNode> {
  const node = await startNode({ store: await open(), ...plan });
  nodes.push(node);
  return node;
}

/** Creates a table whose game two players have just ended. */
async function endedTable({ origin }: TestNode): Promise<{ readonly table: string; readonly token: string }> {
  const [token, guest] = [newToken(), newToken()];
  const table = await openAt(origin, token, PLAN, { name: 'Ann' });
  await command(origin, table, { type: 'join', name: 'Bob', clientSeed: '' }, guest);
  await command(origin, table, { type: 'leave' }, guest);
  await command(origin, table, { type: 'resign' }, token);
  return { table, token };
}

describe('the limit of tables', () => {
  const limits = { openings: 3, seconds: 100_000 };

  test('holds across nodes, and after a restart', async () => {
    const [one, two] = [await start({ limits }), await start({ limits })];
    await openAt(one.origin, newToken(), PLAN);
    await openAt(two.origin, newToken(), PLAN);
    await openAt(one.origin, newToken(), PLAN);
    await expect(openAt(two.origin, newToken(), PLAN)).rejects.toThrow('too-many');
    const three = await start({ limits });
    await expect(openAt(three.origin, newToken(), PLAN)).rejects.toThrow('too-many');
  });

  test('counts rematches', async () => {
    const node = await start({ limits });
    const { table, token } = await endedTable(node);
    const rematch = (id: string) => command(node.origin, table, { type: 'rematch', id, clientSeed: '' }, token);
    expect(await rematch('a')).toMatchObject({ ok: true });
    expect(await rematch('b')).toMatchObject({ fault: { code: 'stale' } });
    expect(await rematch('c')).toMatchObject({ fault: { code: 'too-many' } });
  });
});

test('a limit begins anew after its time, by the clock of the node', async () => {
  const clock = virtualClock();
  const plan = { ...NO_LIMITS, commands: 2, seconds: 10 };
  const limiter = new Limiter(plan, { store: await open(), clock, log: QUIET, tagOf: (_, address) => address });
  const taken = async () => (await limiter.take('commands', 'ann')).ok;
  expect([await taken(), await taken(), await taken()]).toEqual([true, true, false]);
  expect((await limiter.take('commands', 'bob')).ok).toBe(true);
  await clock.advance(9999);
  expect(await taken()).toBe(false);
  await clock.advance(1);
  expect(await taken()).toBe(true);
});

describe('a list of one’s own tables', () => {
  test('opens no log twice, and is limited', async () => {
    let reads = 0;
    const store = await open();
    const node = await start({
      store: {
        ...store,
        tables: {
          ...store.tables,
          read: (...args) => {
            reads++;
            return store.tables.read(...args);
          },
        },
      },
      limits: { lists: 4, seconds: 100_000 },
    });
    const token = newToken();
    const seats = [{ color: 'red' }, { color: 'blue', bot: 'random' }];
    for (const _ of [1, 2, 3]) await openAt(node.origin, token, { edition: 'classic', seats }, { name: 'Ann' });
    const mine = () => ask(node.origin, 'POST /api/mine', { body: { tokens: [token] } });
    expect((await mine()).map(({ myTurn }) => myTurn)).toEqual([true, true, true]);
    const before = reads;
    await mine();
    expect(reads).toBe(before);
    await mine();
    await mine();
    expect(await mine()).toMatchObject({ fault: { code: 'too-many' } });
  });
});

describe('tables that are kept no longer', () => {
  const keep = { open: 30, running: 365, over: 0 };

  test('are deleted by their status and age, and no one writes to them or reads them', async () => {
    const clock = virtualClock();
    const [one, two] = [await start({ clock }), await start({ clock })];
    const token = newToken();
    const table = await openAt(one.origin, token, PLAN, { name: 'Ann' });
    const ended = await endedTable(one);
    // Another node loads the table too.
    expect(await ask(two.origin, 'GET /api/games/:id', { params: { id: table } })).toMatchObject({ status: 'open' });
    const moved: number[] = [];
    const moveFinished = async (since: number) => {
      moved.push(since);
      return 0;
    };
    const clear = () =>
      clearTables(keep, { store: { ...one.store, upkeep: { ...one.store.upkeep, moveFinished } }, clock, log: QUIET });
    clock.skip(29 * A_DAY);
    expect(await clear()).toBe(0);
    // Logs move one day after nothing can be written to them any more.
    expect(moved).toEqual([clock.now() - 8 * A_DAY]);
    clock.skip(2 * A_DAY);
    const fresh = await openAt(one.origin, newToken(), PLAN, { name: 'Zoe' });
    expect(await clear()).toBe(1);
    for (const { origin } of [one, two]) {
      const chat = { type: 'chat', text: 'anybody here?' } as const;
      expect(await command(origin, table, chat, token)).toMatchObject({ fault: { code: 'unknown-table' } });
      expect(await ask(origin, 'GET /api/games/:id', { params: { id: table } })).toMatchObject({
        fault: { code: 'unknown-table' },
      });
      expect(await ask(origin, 'GET /api/games/:id', { params: { id: ended.table } })).toMatchObject({
        status: 'over',
      });
      expect(await ask(origin, 'GET /api/games/:id', { params: { id: fresh } })).toMatchObject({ status: 'open' });
    }
    expect(await ask(one.origin, 'POST /api/mine', { body: { tokens: [token] } })).toEqual([]);
  });

  test('a table that a node has in memory is deleted there too when it is written to', async () => {
    const { origin, store } = await start();
    const token = newToken();
    const table = await openAt(origin, token, PLAN, { name: 'Ann' });
    expect(await store.tables.remove(table, Date.now())).toBe(true);
    const chat = { type: 'chat', text: 'anybody here?' } as const;
    expect(await command(origin, table, chat, token)).toMatchObject({ fault: { code: 'unknown-table' } });
    const closed = '[{"type":"closed"}]';
    expect((await store.tables.read(table, 0, 10)).map(({ events }) => events)).toEqual([closed, closed]);
  });
});
