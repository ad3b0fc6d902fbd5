import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { umask } from 'node:process';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup } from '../../backup/backup.ts';
import { createSealer, type Sealer } from '../../keys/sealer.ts';
import { openSqlite } from '../sqlite.ts';
import { MIGRATIONS } from './schema.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-migrate-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = Buffer.alloc(32, 5);

/** Entries of a table in a store of the first version: a resignation, chat and a mute. */
const EVENTS = [[{ type: 'resigned', seat: 0 }], [{ type: 'chat', seat: 0, text: 'hi' }], [{ type: 'muted', by: 1 }]];

/** Creates a store of the first version with a table in it. */
async function storeOfFirstVersion(): Promise<string> {
  const file = join(folder, 'old.sqlite');
  const database = new Database(file);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  await new Migrator({ db, provider }).migrateTo('001-tables');
  const insert = database.prepare("insert into entries (table_id, seq, at, up, events) values ('old', ?, 1, 1, ?)");
  for (const [i, list] of EVENTS.entries()) insert.run(i + 1, JSON.stringify(list));
  await db.destroy();
  return file;
}

/**
 * Opens a store and copies the file and its log before each statement, which is what a kill at that moment leaves on
 * disk. During a transaction nothing reaches the disk, so most copies are equal; returns each of the others once, and
 * the number of statements.
 */
async function killedBeforeEachStatement(
  file: string,
  sealer?: Sealer,
): Promise<{ distinct: readonly string[]; statements: number }> {
  const copies: string[] = [];
  const onStatement = () => {
    const copy = join(folder, `killed-${copies.length}`, 'asteroute.sqlite');
    mkdirSync(join(copy, '..'));
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
    copies.push(copy);
  };
  const store = await openSqlite(file, { sealer, onStatement });
  await store.close();
  const distinct = [...new Map(copies.map((copy) => [contentsOf(copy), copy])).values()];
  return { distinct, statements: copies.length };
}

test('entries from before the flag are flagged when they hold chat or mutes', async () => {
  const store = await openSqlite(await storeOfFirstVersion());
  expect((await store.read('old', 0, 1000)).map(({ personal }) => personal)).toEqual([false, true, true]);
  await store.close();
});

/** Events of entries, whether an earlier version flagged them as personal, and their current flags. */
const FLAGGED = [
  [{ type: 'resigned', seat: 0 }, 0, { private: false, erases: false }],
  [{ type: 'chat', seat: 0, text: '"type":"muted" is what I typed' }, 1, { private: false, erases: false }],
  [{ type: 'muted', by: 1 }, 1, { private: true, erases: false }],
  [{ type: 'reported', by: 1 }, 1, { private: true, erases: false }],
  [{ type: 'notify-set', seat: 1 }, 1, { private: true, erases: false }],
  [{ type: 'erased', seat: 1 }, 0, { private: false, erases: true }],
] as const;

test('private entries and erasures of a store without these flags are found, and those of an older node are not shown', async () => {
  const file = join(folder, 'ninth.sqlite');
  const database = new Database(file);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  await new Migrator({ db, provider }).migrateTo('009-codes');
  const row = '(table_id, seq, at, up, events, personal)';
  const insert = `insert into entries ${row} values ('old', ?, 1, 1, ?, ?)`;
  for (const [i, [event, personal]] of FLAGGED.entries())
    database.prepare(insert).run(i + 1, JSON.stringify([event]), personal);
  const store = await openSqlite(file);
  // An entry that a node of that version writes after this one has migrated the store.
  database.prepare(insert).run(FLAGGED.length + 1, '[{"type":"muted","by":1}]', 1);
  const rows = await store.read('old', 0, 100);
  expect(rows.map((one) => one.private)).toEqual([...FLAGGED.map(([, , flags]) => flags.private), true]);
  expect(database.prepare('select erases from entries where erases = 1').all()).toHaveLength(1);
  expect(rows[5].erases).toBe(true);
  await store.close();
  await db.destroy();
});

test('notices of a node of the version before are taken over, but for what it is sending, and each channel once', async () => {
  const file = join(folder, 'rolling.sqlite');
  const store = await openSqlite(file);
  // What nodes of that version write while this one serves too.
  const database = new Database(file);
  const insert = database.prepare("insert into notices values ('old', ?, 40, 1, 3, ?, 0, ?)");
  for (const [seq, claimedUntil, taken] of [
    [1, 0, null],
    [2, 0, 'push'],
    [3, 900, null],
  ])
    insert.run(seq, claimedUntil, taken);
  await store.adoptNotices(100);
  await store.adoptNotices(100);
  const told = async (now: number) =>
    (await store.dueNotices(now, { perShare: 10, total: 10 })).map(({ id, kind, about }) => `${id} ${kind} ${about}`);
  const first = ['1-turn-1-push turn 3', '1-turn-1-webhook turn 3', '2-turn-1-webhook turn 3'];
  expect((await told(100)).toSorted()).toEqual(first);
  await store.adoptNotices(900);
  expect((await told(900)).toSorted()).toEqual([...first, '3-turn-1-push turn 3', '3-turn-1-webhook turn 3']);
  expect(database.prepare('select count(*) from notices').pluck().get()).toBe(0);
  database.close();
  await store.close();
});

test('a first start that is killed before any statement leaves a folder that opens again', async () => {
  const { distinct, statements } = await killedBeforeEachStatement(join(folder, 'new.sqlite'));
  expect(statements).toBeGreaterThan(20);
  for (const copy of distinct) {
    const store = await openSqlite(copy);
    expect(await store.read('none', 0, 1000)).toEqual([]);
    await store.close();
  }
});

test('a migration of a store with games that is killed before any statement loses none of them', async () => {
  const { distinct, statements } = await killedBeforeEachStatement(await storeOfFirstVersion());
  expect(statements).toBeGreaterThan(5);
  for (const copy of distinct) {
    const store = await openSqlite(copy);
    expect((await store.read('old', 0, 1000)).map(({ events }) => JSON.parse(events))).toEqual(EVENTS);
    await store.close();
  }
});

const SEEDS = { running: 'a1'.repeat(32), open: 'b2'.repeat(32), over: 'c3'.repeat(32) };

/** Creates a store of the second version, with seeds in plain text and a table in every status. */
async function storeOfSecondVersion(): Promise<string> {
  const file = join(folder, 'second.sqlite');
  const database = new Database(file);
  database.pragma('synchronous = OFF');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  await new Migrator({ db, provider }).migrateTo('002-personal-entries');
  const table = database.prepare("insert into tables values (?, ?, 'public', 1, '{}')");
  const entry = database.prepare("insert into entries values (?, ?, 1, 1, null, printf('%.*c', 700, ' '), ?, 0)");
  for (const [status, serverSeed] of Object.entries(SEEDS)) {
    table.run(status, status);
    entry.run(status, 1, JSON.stringify({ serverSeed, host: 'h', seats: [] }));
    entry.run(status, 2, JSON.stringify({ seats: [{ seat: 1, hash: 'x' }] }));
  }
  // Logs grow in turn, so that entries move to other pages and leave copies behind.
  for (let seq = 3; seq < 20; seq++) for (const id of ['old', 'over', 'running']) entry.run(id, seq, null);
  await db.destroy();
  return file;
}

/** Returns all bytes of a store. */
const contentsOf = (file: string) =>
  ['', '-wal'].map((end) => (existsSync(file + end) ? readFileSync(file + end, 'latin1') : '')).join('|');

/** Whether the bytes of a store contain a text. */
const holds = (file: string, text: string) => contentsOf(file).includes(text);

/** Returns the seeds as the store reads them. */
async function seedsIn(file: string, sealer: Sealer) {
  const store = await openSqlite(file, { sealer });
  const read = Object.keys(SEEDS).map(async (id) => [id, (await store.read(id, 0, 10))[0].secret?.serverSeed]);
  const seeds = Object.fromEntries(await Promise.all(read));
  await store.close();
  return seeds;
}

test('the seeds of games that are not over are sealed in a store of an earlier version, and nowhere left in plain text', async () => {
  const file = await storeOfSecondVersion();
  expect(holds(file, SEEDS.running)).toBe(true);
  const sealer = createSealer(SECRET);
  const store = await openSqlite(file, { sealer });
  for (const seed of [SEEDS.running, SEEDS.open]) expect(holds(file, seed)).toBe(false);
  await store.append([
    {
      table: 'new',
      row: {
        seq: 1,
        at: 1,
        up: 1,
        events: '[]',
        personal: false,
        private: false,
        erases: false,
        command: null,
        secret: { serverSeed: 'd4'.repeat(32) },
      },
      updates: {},
    },
  ]);
  expect((await store.read('new', 0, 10))[0].secret).toEqual({ serverSeed: 'd4'.repeat(32) });
  await store.close();
  expect(holds(file, 'd4'.repeat(32))).toBe(false);
  expect(await seedsIn(file, sealer)).toEqual(SEEDS);
  const first = new Database(file, { readonly: true }).prepare('select secret from entries where seq = 1').all();
  expect(JSON.stringify(first)).toContain('sealedSeed');
});

test('a sealing that is killed before any statement loses no seed', async () => {
  const sealer = createSealer(SECRET);
  const { distinct, statements } = await killedBeforeEachStatement(await storeOfSecondVersion(), sealer);
  expect(statements).toBeGreaterThan(8);
  expect(distinct.length).toBeGreaterThan(2);
  for (const copy of distinct) {
    expect(await seedsIn(copy, sealer)).toEqual(SEEDS);
    for (const seed of [SEEDS.running, SEEDS.open]) expect(holds(copy, seed)).toBe(false);
  }
});

test('a store is not opened with another secret, and a row of another table is not opened with its seed', async () => {
  const file = await storeOfSecondVersion();
  const sealer = createSealer(SECRET);
  await seedsIn(file, sealer);
  await expect(openSqlite(file, { sealer: createSealer(Buffer.alloc(32, 9)) })).rejects.toThrow('another secret');
  const database = new Database(file);
  const running = "(select secret from entries where table_id = 'running' and seq = 1)";
  database.exec(`update entries set secret = ${running} where table_id = 'open' and seq = 1`);
  database.close();
  expect(await seedsIn(file, sealer)).toEqual({ ...SEEDS, open: undefined });
});

test('a store of an earlier version that others can read, and what is made beside it, becomes private', async () => {
  const before = umask(0);
  const file = await storeOfSecondVersion();
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect(modeOf(file)).toBe(0o644);
  const sealer = createSealer(SECRET);
  const old = await openSqlite(file, { sealer });
  const made = join(folder, 'deep', 'new.sqlite');
  const store = await openSqlite(made, { sealer });
  await store.beat(1, 1, false);
  const copy = join(folder, 'copy.sqlite');
  await backup(made, copy);
  expect([file, made, `${made}-wal`, `${made}-shm`, copy].map(modeOf)).toEqual(Array(5).fill(0o600));
  expect(modeOf(join(folder, 'deep'))).toBe(0o700);
  await store.close();
  await old.close();
  umask(before);
});
