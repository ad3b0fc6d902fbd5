/**
 * If a store fails, the answer is `busy` and the client retries; anything else is a bug: `internal`, logged and
 * counted.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { READY_TIMEOUT_MS } from '../delivery/readiness.ts';
import type { Logger, Stores } from '../domain/ports.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { virtualClock } from '../test/virtual-clock.ts';
import { ask, command, Follower, metricsOf, newToken, openAt, startNode, type TestNode } from '../testing.ts';

const PLAN = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };
const CHAT = { type: 'chat', text: 'hello' } as const;

let folder: string;
let store: Stores;
let node: TestNode;
let logged: (readonly [string, object, string])[];

const note = (level: string) => (fields: object, message: string) => void logged.push([level, fields, message]);
const log: Logger = { info: note('info'), warn: note('warn'), error: note('error') };

beforeEach(async () => {
  logged = [];
  folder = mkdtempSync(join(tmpdir(), 'asteroute-failures-'));
  store = await openSqlite(join(folder, 'test.sqlite'));
  node = await startNode({ store, log });
});
afterEach(async () => {
  await node.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Overwrites the log of a table with invalid JSON, before the server has read it. */
async function corruptTable(): Promise<{ readonly table: string; readonly token: string }> {
  const token = newToken();
  const table = await openAt(node.origin, token, PLAN, { name: 'Ann' });
  const database = new Database(join(folder, 'test.sqlite'));
  database.prepare("update entries set events = 'no JSON' where table_id = ?").run(table);
  database.close();
  return { table, token };
}

const bugs = async (): Promise<string | undefined> =>
  /^asteroute_bugs_total (\d+)$/m.exec(await metricsOf(node.origin))?.[1];

test('a command is answered busy while the store does not answer, and that is logged', async () => {
  const token = newToken();
  const table = await openAt(node.origin, token, PLAN, { name: 'Ann' });
  expect(await command(node.origin, table, CHAT, token)).toMatchObject({ ok: true });
  await store.close();
  expect(await command(node.origin, table, CHAT, token)).toMatchObject({ ok: false, fault: { code: 'busy' } });
  expect(logged).toContainEqual(['warn', expect.anything(), 'the command chat failed: the store failed']);
  expect(await bugs()).toBe('0');
});

test('a request is answered busy while the store does not answer', async () => {
  await store.close();
  expect(await ask(node.origin, 'GET /api/games/:id', { params: { id: '0000000000000000' } })).toMatchObject({
    fault: { code: 'busy' },
  });
});

test('a bug is answered internal, logged with its stack, and counted', async () => {
  const { table, token } = await corruptTable();
  expect(await command(node.origin, table, CHAT, token)).toMatchObject({ ok: false, fault: { code: 'internal' } });
  const stack = expect.stringContaining('table-state.ts');
  expect(logged).toContainEqual(['error', expect.objectContaining({ stack }), 'the command chat failed']);
  expect(await bugs()).toBe('1');
});

test('a bug in a request or a message of a socket is reported in the same way', async () => {
  const { table, token } = await corruptTable();
  expect(await ask(node.origin, 'GET /api/games/:id', { params: { id: table }, token })).toMatchObject({
    fault: { code: 'internal' },
  });
  const follower = new Follower(node.origin, table, token);
  await follower.until(() => follower.faults.length > 0);
  follower.close();
  expect(follower.faults[0]).toMatchObject({ type: 'fault', fault: { code: 'internal' } });
  expect(logged.map(([level, , message]) => [level, message])).toEqual([
    ['error', 'a request failed'],
    ['error', 'a message failed'],
  ]);
  expect(await bugs()).toBe('2');
});

test('a node is not ready while its store, or the transaction under way, has no answer', async () => {
  const [clock, stuck] = [virtualClock(), new Promise<never>(() => undefined)];
  let hangs: keyof Stores['tables'] | null = null;
  const tables = new Proxy(store.tables, {
    get: (whole, key) => (key === hangs ? () => stuck : whole[key as keyof Stores['tables']]),
  });
  const hanging = { ...store, tables };
  const own = await startNode({ store: hanging, clock });
  const isReady = async (): Promise<boolean> => {
    let status: number | null = null;
    void Promise.resolve(own.node.app.request('/readyz')).then((answer) => {
      status = answer.status;
    });
    while (status === null) {
      await new Promise(setImmediate);
      await clock.advance(READY_TIMEOUT_MS);
    }
    return status === 200;
  };
  const token = newToken();
  const table = await openAt(own.origin, token, PLAN, { name: 'Ann' });
  expect(await isReady()).toBe(true);
  hangs = 'heads';
  expect(await isReady()).toBe(false);
  hangs = 'append';
  void command(own.origin, table, CHAT, token).catch(() => undefined);
  await expect.poll(isReady).toBe(false);
  expect(await (await fetch(`${own.origin}/healthz`)).text()).toBe('ok\n');
  await own.close();
});
