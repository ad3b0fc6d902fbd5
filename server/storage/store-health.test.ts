/** A store whose disk is full, read-only or damaged: what clients receive, and what the operator can read. */
import { mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Stores, StoreUnavailable } from '../domain/ports.ts';
import { virtualClock } from '../test/virtual-clock.ts';
import { ask, command, newToken, openAt, startNode, type TestNode } from '../testing.ts';
import type { Schema } from './schema/schema.ts';
import { openSqlite } from './sqlite.ts';
import { TransactionalSqlite } from './sqlite-dialect.ts';
import { createStore, migrate } from './store.ts';
import { StoreWatch, storeFault } from './store-health.ts';

const PLAN = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };
const LINE = { type: 'chat', text: 'x'.repeat(400) } as const;

let folder: string;
const lines: string[] = [];
const note = (_: object, message: string) => void lines.push(message);
const log = { info: note, warn: () => undefined, error: note };
beforeEach(() => {
  lines.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'asteroute-health-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['SQLITE_FULL', 'the disk is full'],
  ['53100', 'the disk is full'],
  ['SQLITE_READONLY_DBMOVED', 'the store cannot be written to'],
  ['25006', 'the store cannot be written to'],
  ['SQLITE_CORRUPT_INDEX', 'the store is damaged: restore a backup'],
  ['XX001', 'the store is damaged: restore a backup'],
  ['SQLITE_IOERR_WRITE', 'the disk fails'],
  ['57P01', 'the store does not answer'],
])('%s means that %s', (code, reason) => {
  expect(storeFault(new StoreUnavailable(Object.assign(new Error('no'), { code })))).toBe(reason);
});

test('a fault is logged once, counts until the same works again, and for some seconds at most', async () => {
  const clock = virtualClock();
  let fails = true;
  const append = async () => {
    if (fails) throw new StoreUnavailable(Object.assign(new Error('no'), { code: 'SQLITE_FULL' }));
    return [true];
  };
  const broken = { tables: { append, read: async () => [] } } as unknown as Stores;
  const watch = new StoreWatch(broken, log, clock);
  const { store } = watch;
  for (let i = 0; i < 3; i++) await expect(store.tables.append([])).rejects.toThrow(StoreUnavailable);
  await store.tables.read('x', 0, 1);
  expect([watch.fault(), lines]).toEqual(['the disk is full', ['the disk is full: games cannot go on']]);
  fails = false;
  await store.tables.append([]);
  expect([watch.fault(), lines.at(-1)]).toEqual([null, 'the store works again']);
  fails = true;
  await expect(store.tables.append([])).rejects.toThrow();
  clock.skip(10_001);
  expect(watch.fault()).toBeNull();
});

describe('a node', () => {
  let node: TestNode;
  const ready = async () => {
    const response = await fetch(`${node.origin}/readyz`);
    return [response.status, await response.text()];
  };

  test('whose disk is full answers busy, tells its operator, reads on, and plays on when there is room', async () => {
    const clock = virtualClock();
    const database = new Database(join(folder, 'test.sqlite'));
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
    await migrate(db);
    node = await startNode({ store: createStore(db), log, clock });
    const token = newToken();
    const table = await openAt(node.origin, token, PLAN, { name: 'Ann' });
    expect(await ready()).toEqual([200, 'ready\n']);
    const pages = database.pragma('page_count', { simple: true }) as number;
    database.pragma(`max_page_count = ${pages}`);
    let said = 0;
    for (let full = false; !full; said++) full = !(await command(node.origin, table, LINE, token)).ok;
    expect(await command(node.origin, table, LINE, token)).toMatchObject({ fault: { code: 'busy' } });
    const body = { id: 'x', plan: PLAN };
    expect(await ask(node.origin, 'POST /api/games', { token, body })).toMatchObject({ fault: { code: 'busy' } });
    clock.skip(1000);
    expect(await ready()).toEqual([503, 'not ready: the disk is full\n']);
    expect(lines).toEqual(['the disk is full: games cannot go on']);
    const { entries } = await ask(node.origin, 'GET /api/games/:id/events', { params: { id: table } });
    expect(entries).toHaveLength(said);
    database.pragma(`max_page_count = ${pages * 10}`);
    expect(await command(node.origin, table, LINE, token)).toMatchObject({ ok: true, seq: said + 1 });
    clock.skip(1000);
    expect(await ready()).toEqual([200, 'ready\n']);
    await node.close();
  });

  test('whose disk is full in the middle of a transaction, which SQLite then ends by itself, answers busy', async () => {
    const database = new Database(join(folder, 'test.sqlite'));
    let isFull = false;
    const prepare = (text: string): SqliteStatement => {
      if (!isFull || !text.startsWith('insert into "entries"'))
        return database.prepare(text) as unknown as SqliteStatement;
      database.exec('rollback');
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    };
    const db = new Kysely<Schema>({
      dialect: new TransactionalSqlite({ database: { prepare, close: () => database.close() } }),
    });
    await migrate(db);
    node = await startNode({ store: createStore(db), log });
    isFull = true;
    const opened = ask(node.origin, 'POST /api/games', { token: newToken(), body: { id: 'x', plan: PLAN } });
    expect(await opened).toMatchObject({ fault: { code: 'busy' } });
    expect(await ready()).toEqual([503, 'not ready: the disk is full\n']);
    await node.close();
  });

  test('whose file is damaged answers every request with busy, and says so', async () => {
    const file = join(folder, 'test.sqlite');
    const first = await startNode({ store: await openSqlite(file) });
    const token = newToken();
    const table = await openAt(first.origin, token, PLAN, { name: 'Ann' });
    await first.close();
    const handle = openSync(file, 'r+');
    // Overwrites everything but the first page, which holds the schema.
    writeSync(handle, Buffer.alloc(statSync(file).size - 4096, 0xa5), 0, null, 4096);
    const database = new Database(file);
    const damaged = createStore(new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }));
    const beat = async () => ({ up: 0, wall: 0 });
    node = await startNode({
      store: { ...damaged, upkeep: { ...damaged.upkeep, beat }, jobs: { ...damaged.jobs, due: async () => [] } },
      log,
    });
    const busy = { fault: { code: 'busy' } };
    expect(await ask(node.origin, 'GET /api/games')).toMatchObject(busy);
    for (const path of ['', '/events', '/legal', '/record'] as const)
      expect(await ask(node.origin, `GET /api/games/:id${path}`, { params: { id: table }, token })).toMatchObject(busy);
    const mine = await ask(node.origin, 'POST /api/mine', { body: { tokens: [token] } });
    expect(mine).toMatchObject({ fault: { code: 'busy' } });
    expect(await ask(node.origin, 'POST /api/games', { token, body: { id: 'x', plan: PLAN } })).toMatchObject({
      fault: { code: 'busy' },
    });
    expect(await ready()).toEqual([503, 'not ready: the store is damaged: restore a backup\n']);
    expect(lines).toEqual(['the store is damaged: restore a backup: games cannot go on']);
    await node.close();
  });
});
