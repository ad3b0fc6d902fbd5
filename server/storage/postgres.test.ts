/** A database whose connection breaks, stops responding, or cannot be opened yet. */

import { type AddressInfo, connect, createServer } from 'node:net';
import type { Summary } from '@asteroute/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stores, StoreUnavailable } from '../domain/ports.ts';
import { createSealer } from '../secrets/sealer.ts';
import { type TcpProxy, tcpProxy } from '../test/network/tcp-proxy.ts';
import { NEEDS_POSTGRES, openDatabase, type TestDatabase } from '../test/postgres/postgres.ts';
import { freePort } from '../test/postgres/programs.ts';
import { killedStore, pausedStore } from '../test/stores/interrupted-stores.ts';
import { type VirtualClock, virtualClock } from '../test/virtual-clock.ts';
import { QUIET, TEST_SECRET } from '../testing.ts';
import { openStore } from './open-store.ts';
import { openPostgres } from './postgres.ts';
import { storeFault } from './store-health.ts';
import { RETRY_MS, whenThere } from './wait.ts';

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

/** Milliseconds that the store of these tests waits for a response. */
const TIMEOUT_MS = 500;
/** The message with which PostgreSQL ends each of its answers, and its length. */
const [READY_FOR_QUERY, READY_BYTES] = ['Z'.charCodeAt(0), 6];

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

  const append = (store: Stores, table: string, seq: number) => {
    const row = {
      seq,
      at: 1,
      up: 1,
      command: `c${seq}`,
      events: '[]',
      personal: false,
      private: false,
      erases: false,
      secret: null,
    };
    return store.tables.append([{ table, row, updates: { due: seq } }]);
  };

  /**
   * Appends until the store accepts the entry, as a client does that receives `busy`; resolves with the number of
   * attempts.
   */
  async function insist(store: Stores, table: string, seq: number): Promise<number> {
    for (let tries = 1; ; tries++) {
      const written = await append(store, table, seq).catch((error: unknown) => {
        expect(error).toBeInstanceOf(StoreUnavailable);
        return null;
      });
      if (written !== null) return tries;
    }
  }

  /**
   * Advances the clock through the pauses between attempts until `asked` settles: on a busy machine the first attempt
   * may time out again.
   */
  async function retried<T>(clock: VirtualClock, asked: Promise<T>): Promise<T> {
    let answered = false;
    void asked.finally(() => {
      answered = true;
    });
    await expect.poll(() => clock.advance(RETRY_MS).then(() => answered)).toBe(true);
    return asked;
  }

  test('is waited for by a node that starts before its database', async () => {
    const [clock, said] = [virtualClock(), [] as string[]];
    const log = { ...QUIET, warn: (_: object, message: string) => void said.push(message) };
    const opened = openStore({ databaseUrl: url, file: '', sealer: createSealer(TEST_SECRET) }, log, clock);
    await expect.poll(() => said).toEqual(['waiting for the database of DATABASE_URL']);
    await proxy.open();
    const { store, bus } = await retried(clock, opened);
    expect(await append(store, 'late', 1)).toEqual([true]);
    await bus.close();
    await store.close();
  });

  test('that falls silent while a node starts is waited for, and a fault that stays is told at once', async () => {
    const store = await openPostgres(url, { timeoutMs: TIMEOUT_MS });
    await store.tables.heads(['any']);
    proxy.silence();
    const [clock, said] = [virtualClock(), [] as string[]];
    const log = { ...QUIET, warn: (_: object, message: string) => void said.push(message) };
    const asked = whenThere(() => store.tables.heads(['any']), log, clock);
    await expect.poll(() => said).toEqual(['waiting for the database of DATABASE_URL']);
    expect((await retried(clock, asked)).size).toBe(0);
    await store.close();
    const full = new StoreUnavailable(Object.assign(new Error('no timeout'), { code: '53100' }));
    await expect(whenThere(() => Promise.reject(full), log, clock)).rejects.toBe(full);
  });

  test('that breaks in the middle of a start, at any of its statements, is waited for', async () => {
    const { port } = new URL(database.url);
    let [answers, breakAt] = [0, Number.POSITIVE_INFINITY];
    // Breaks in place of one answer of the database.
    const server = createServer((near) => {
      const far = connect(Number(port), '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ])
        one.on('error', () => undefined).on('close', () => other.destroy());
      near.pipe(far);
      far.on('data', (data) => {
        const isBroken = data.at(-READY_BYTES) === READY_FOR_QUERY && answers++ === breakAt;
        return isBroken ? near.destroy() : near.write(data);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = new URL(database.url);
    address.port = String((server.address() as AddressInfo).port);
    const open = () => {
      answers = 0;
      return openPostgres(address.href, { sealer: createSealer(TEST_SECRET) });
    };
    await (await open()).close();
    const all = answers;
    expect(all).toBeGreaterThan(4);
    breakAt = -1;
    const clock = virtualClock();
    const start = whenThere(
      () => {
        breakAt++;
        return open();
      },
      QUIET,
      clock,
    );
    await (await retried(clock, start)).close();
    expect(breakAt).toBe(all);
    await new Promise((resolve) => server.close(resolve));
  });

  test('that breaks in the middle of queries ends no process, and the next query finds another', async () => {
    const store = await openPostgres(url, { timeoutMs: TIMEOUT_MS });
    for (let seq = 1; seq <= 10; seq++) {
      const written = insist(store, 'cut', seq);
      proxy.cut();
      await written;
    }
    expect((await store.tables.read('cut', 0, 1000)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
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
    expect((await store.tables.heads(['a', 'b', 'c', 'silent'])).size).toBe(4);
    await store.close();
  });

  describe('with games that are long over', () => {
    const ENDED = Date.UTC(2026, 4, 31);
    /** Queries rows of the test's database, or of another one. */
    const ask = async (text: string, at = database.url) => {
      const client = new pg.Client({ connectionString: at });
      await client.connect();
      return (await client.query(text).finally(() => client.end())).rows as Record<string, unknown>[];
    };
    const seqsOf = async (store: Stores, table: string) =>
      (await store.tables.read(table, 0, 100)).map(({ seq }) => seq);
    const ALL = [1, 2, 3, 4];
    const joined = JSON.stringify([{ type: 'joined', seat: 0, name: 'Ann', clientSeed: '' }]);
    const secret = { seats: [{ seat: 0, hash: 'ann' }] };

    async function write(store: Stores, table: string, at = ENDED): Promise<void> {
      const summary = { table, status: 'over', access: 'public', changedAt: at } as Summary;
      const row = {
        at,
        up: 1,
        command: null,
        events: '[]',
        personal: false,
        private: false,
        erases: false,
        secret: null,
      };
      const batch = ALL.map((seq) => ({ table, row: { ...row, seq }, updates: {} }));
      const first = { table, row: { ...row, seq: 1, events: joined, secret }, updates: { summary } };
      await store.tables.append([first, ...batch.slice(1)]);
    }

    test('move to partitions, which go with their last table', async () => {
      await ask('create database earlier');
      const old = new URL(database.url);
      old.pathname = '/earlier';
      const store = await openPostgres(old.href);
      await write(store, 'before', ENDED);
      await write(store, 'next', ENDED + 86_400_000);
      const log = await store.tables.read('before', 0, 10);
      expect(await store.upkeep.moveFinished(ENDED + 1, 10)).toBe(1);
      expect(await store.upkeep.moveFinished(9e14, 10)).toBe(1);
      expect(await store.tables.read('before', 0, 10)).toEqual(log);
      const left = await ask('select table_id, seq from entries order by table_id', old.href);
      expect(left).toEqual(['before', 'next'].map((table_id) => ({ table_id, seq: 4 })));
      const months = async () =>
        (await ask("select relname from pg_class where relname ~ '^finished_entries_\\d+$' order by 1", old.href)).map(
          ({ relname }) => relname,
        );
      expect(await months()).toEqual(['finished_entries_202605', 'finished_entries_202606']);
      await store.tables.remove('before', ENDED);
      // A partition is dropped only after its month is over and its tables are purged.
      await store.upkeep.purge(0, Date.UTC(2026, 5, 30));
      expect(await months()).toHaveLength(2);
      // While one node is about to drop a month, another node drops it first.
      const purge = () => store.upkeep.purge(9e14, Date.UTC(2026, 5, 30));
      const other = pausedStore(old.href, 'alter table finished_entries detach', purge);
      await other.upkeep.purge(9e14, Date.UTC(2026, 5, 30));
      await other.close();
      expect(await months()).toEqual(['finished_entries_202606']);
      expect(await seqsOf(store, 'next')).toEqual(ALL);
      await store.close();
    });

    // The first move also creates the partition, and is killed during that too.
    test.for(['first', 'second'])(
      'lose no entry, after whichever statement of a move the node is killed: %s',
      async (table) => {
        const store = await openPostgres(database.url);
        // Moves what other tests have left.
        await store.upkeep.moveFinished(ENDED, 10);
        await write(store, table);
        let [tries, moved] = [0, 0];
        while (moved === 0 && tries < 20) {
          const killed = killedStore(url, ++tries, () => proxy.cut());
          moved = await killed.upkeep.moveFinished(ENDED + 1, 1).catch((error: unknown) => {
            expect(error).toBeInstanceOf(StoreUnavailable);
            return 0;
          });
          await killed.close().catch(() => undefined);
          expect(await seqsOf(store, table)).toEqual(ALL);
        }
        expect([moved, tries > 6]).toEqual([1, true]);
        expect(await ask(`select seq from entries where table_id = '${table}'`)).toEqual([{ seq: 4 }]);
        await store.close();
      },
    );

    /** Resolves once a statement waits for a lock. */
    async function lockIsWaitedFor(): Promise<void> {
      while ((await ask("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).length === 0);
    }

    // One of two writers is paused before a statement, until the other has finished or waits for a lock of the paused
    // one.
    test.for([
      { paused: 'eraser', before: 'select', waits: false },
      { paused: 'eraser', before: 'update "entries"', waits: false },
      { paused: 'eraser', before: 'commit', waits: true },
      { paused: 'mover', before: 'delete from "entries"', waits: false },
      { paused: 'mover', before: 'insert into "finished_entries"', waits: true },
    ])('take out who is taken out while they move: the $paused is paused before $before', async (plan) => {
      const { paused, before, waits } = plan;
      const [store, table] = [await openPostgres(database.url), JSON.stringify(plan)];
      await write(store, table);
      const row = {
        seq: 5,
        at: ENDED,
        up: 1,
        command: null,
        events: '[]',
        personal: false,
        private: false,
        erases: false,
        secret: null,
      };
      const erase = async (by: Stores) => (await by.tables.append([{ table, row, updates: { erase: 'ann' } }]))[0];
      const move = async (by: Stores) => (await by.upkeep.moveFinished(ENDED + 1, 1)) === 1;
      const [first, second] = paused === 'eraser' ? [erase, move] : [move, erase];
      let other: Promise<boolean> | undefined;
      const interrupted = pausedStore(database.url, before, async () => {
        other = second(store);
        await (waits ? lockIsWaitedFor() : other);
      });
      expect([await first(interrupted), await other]).toEqual([true, true]);
      const [erased, ...rest] = await store.tables.read(table, 0, 10);
      expect([erased.events.includes('Ann'), rest.length]).toEqual([false, 4]);
      const { length: left } = await ask(`select 1 from entries where table_id = '${table}'`);
      expect(left).toBeLessThan(3);
      for (const one of [store, interrupted]) await one.close();
    });

    test('wait while somebody holds their table, as a backup does, which is no fault of the store', async () => {
      const store = await openPostgres(database.url);
      const [old, fresh] = [Date.UTC(2024, 0, 5), Date.UTC(2024, 1, 5)];
      await write(store, 'old', old);
      expect(await store.upkeep.moveFinished(old + 1, 10)).toBe(1);
      await store.tables.remove('old', 0);
      await write(store, 'fresh', fresh);
      const months = async () => (await ask("select 1 from pg_class where relname ~ '_2024\\d\\d$'")).length;
      const backup = new pg.Client({ connectionString: database.url });
      backup.on('error', () => undefined);
      await backup.connect();
      await backup.query('begin; lock table finished_entries in access share mode');
      expect(await Promise.all([store.upkeep.moveFinished(fresh + 1, 10), store.upkeep.purge(1, ENDED)])).toEqual([
        0,
        undefined,
      ]);
      expect([await months(), await seqsOf(store, 'fresh')]).toEqual([1, ALL]);
      await backup.end();
      expect(await store.upkeep.moveFinished(fresh + 1, 10)).toBe(1);
      await store.upkeep.purge(1, ENDED);
      expect([await months(), await seqsOf(store, 'fresh')]).toEqual([1, ALL]);
      await store.close();
    });
  });
});
