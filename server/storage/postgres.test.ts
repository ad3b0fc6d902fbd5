/** A database whose line breaks, falls silent, or is not there yet. */

import type { Summary } from '@asteroute/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Append, type Store, StoreUnavailable } from '../domain/ports.ts';
import { createSealer } from '../keys/sealer.ts';
import { NEEDS_POSTGRES, openDatabase, type TestDatabase } from '../test/postgres.ts';
import { freePort } from '../test/postgres-programs.ts';
import { type TcpProxy, tcpProxy } from '../test/tcp-proxy.ts';
import { virtualClock } from '../test/virtual-clock.ts';
import { QUIET, TEST_SECRET } from '../testing.ts';
import { openStore, RETRY_MS } from './open-store.ts';
import { openPostgres } from './postgres.ts';
import { storeFault } from './store-health.ts';

test('a password comes by itself, whatever letters it holds, or written as addresses demand', () => {
  const before = process.env.PGPASSWORD;
  process.env.PGPASSWORD = 'a@b/c#d%';
  const alone = new pg.Client({ connectionString: 'postgres://asteroute@database/asteroute' });
  process.env.PGPASSWORD = before ?? '';
  if (before === undefined) delete process.env.PGPASSWORD;
  expect([alone.host, alone.user, alone.password]).toEqual(['database', 'asteroute', 'a@b/c#d%']);
  const within = new pg.Client({ connectionString: 'postgres://asteroute:a%40b%2Fc%23d%25@database/asteroute' });
  expect([within.host, within.password]).toEqual(['database', 'a@b/c#d%']);
});

/** Milliseconds that the store of these tests waits for an answer. */
const TIMEOUT_MS = 500;

describe('a line to PostgreSQL', NEEDS_POSTGRES, () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let url: string;

  beforeAll(async () => {
    database = await openDatabase();
    const [port, target] = [await freePort(), Number(new URL(database.url).port)];
    proxy = tcpProxy(port, target);
    const address = new URL(database.url);
    address.port = String(port);
    url = address.href;
  });
  afterAll(async () => {
    await proxy?.close();
    await database?.close();
  });

  const append = (store: Store, table: string, seq: number) => {
    const row = { seq, at: 1, up: 1, command: `c${seq}`, events: '[]', personal: false, secret: null };
    return store.append([{ table, row, updates: { due: seq } }]);
  };

  /** Appends until the store takes it, as a client that is told `busy` does. The number of tries. */
  async function insist(store: Store, table: string, seq: number): Promise<number> {
    for (let tries = 1; ; tries++) {
      const written = await append(store, table, seq).catch((error: unknown) => {
        expect(error).toBeInstanceOf(StoreUnavailable);
        return null;
      });
      if (written !== null) return tries;
    }
  }

  test('leads to a store of an earlier version, whose seeds are sealed by the first node that has a secret', async () => {
    const plain = await openPostgres(database.url);
    const summary = (id: string, status: string) => ({ table: id, status, access: 'public', changedAt: 1 }) as Summary;
    const seed = (id: string, status: string): Append => {
      const row = { seq: 1, at: 1, up: 1, command: null, events: '[]', personal: false };
      return {
        table: id,
        row: { ...row, secret: { serverSeed: id, host: 'h' } },
        updates: { summary: summary(id, status) },
      };
    };
    await plain.append([seed('running', 'running'), seed('over', 'over')]);
    const sealer = createSealer(TEST_SECRET);
    // Two nodes of the new version at the same moment.
    const [sealed, other] = await Promise.all([0, 1].map(() => openPostgres(database.url, { sealer })));
    const secretOf = async (store: Store, id: string) => (await store.read(id, 0, 1))[0].secret;
    expect(await secretOf(plain, 'running')).toEqual({ host: 'h', sealedSeed: expect.any(String) });
    for (const store of [sealed, other]) {
      expect(await secretOf(store, 'running')).toEqual({ host: 'h', serverSeed: 'running' });
      expect(await secretOf(store, 'over')).toEqual({ host: 'h', serverSeed: 'over' });
    }
    for (const store of [plain, sealed, other]) await store.close();
  });

  test('is waited for by a node that starts before its database', async () => {
    const [clock, said] = [virtualClock(), [] as string[]];
    const log = { ...QUIET, warn: (_: object, message: string) => void said.push(message) };
    const opened = openStore({ databaseUrl: url, file: '', sealer: createSealer(TEST_SECRET) }, log, clock);
    await expect.poll(() => said).toEqual(['waiting for the database of DATABASE_URL']);
    await proxy.open();
    await clock.advance(RETRY_MS);
    const { store, bus } = await opened;
    expect(await append(store, 'late', 1)).toEqual([true]);
    await bus.close();
    await store.close();
  });

  test('that breaks in the middle of queries ends no process, and the next query finds another', async () => {
    const store = await openPostgres(url, { timeoutMs: TIMEOUT_MS });
    for (let seq = 1; seq <= 10; seq++) {
      const written = insist(store, 'cut', seq);
      proxy.cut();
      await written;
    }
    expect((await store.read('cut', 0, 1000)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await store.close();
  });

  test('to a database that only reads, as a standby does, fails for a reason that its operator is told', async () => {
    const store = await openPostgres(url, { timeoutMs: TIMEOUT_MS });
    const set = async (value: string) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query('set session characteristics as transaction read write');
      const name = new URL(database.url).pathname.slice(1);
      await client.query(`alter database ${name} set default_transaction_read_only = ${value}`);
      await client.end();
      await database.terminate();
    };
    await set('on');
    const refusals = new Set<string>();
    while (!refusals.has('the store cannot be written to'))
      await append(store, 'read-only', 1).catch((error: StoreUnavailable) => refusals.add(storeFault(error)));
    await set('off');
    await insist(store, 'read-only', 1);
    await store.close();
  });

  test('that falls silent fails the queries on it, and new connections take over', async () => {
    const store = await openPostgres(url, { timeoutMs: TIMEOUT_MS });
    await Promise.all(['a', 'b', 'c'].map((name) => insist(store, name, 1)));
    proxy.silence();
    expect(await insist(store, 'silent', 1)).toBeGreaterThan(1);
    await Promise.all(['a', 'b', 'c'].map((name) => insist(store, name, 2)));
    expect((await store.heads(['a', 'b', 'c', 'silent'])).size).toBe(4);
    await store.close();
  });
});
