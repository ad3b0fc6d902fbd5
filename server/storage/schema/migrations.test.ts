import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { umask } from 'node:process';
import Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup } from '../../backup/backup.ts';
import type { Append, Row } from '../../domain/ports.ts';
import { createSealer, type Sealer } from '../../secrets/sealer.ts';
import { openSqlite } from '../sqlite.ts';
import type { Migrations } from '../store.ts';
import { MIGRATIONS } from './migrations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-migrate-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = Buffer.alloc(32, 5);

/** Entries of a table: a resignation, chat and a mute. */
const EVENTS = [[{ type: 'resigned', seat: 0 }], [{ type: 'chat', seat: 0, text: 'hi' }], [{ type: 'muted', by: 1 }]];

/** The migrations of the version after this one, as a test sees them. */
const NEXT: Migrations = {
  ...MIGRATIONS,
  '002-colours': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('entries')
        .addColumn('colour', 'text', (c) => c.notNull().defaultTo('none'))
        .execute();
      await sql`update entries set colour = 'red' where seq = 2`.execute(db);
      await db.schema.createIndex('entries_colour').on('entries').column('colour').execute();
    },
  },
};

const entry = (table: string, seq: number, more: Partial<Row> = {}): Append => {
  const flags = { personal: false, private: false, erases: false };
  return {
    table,
    row: { seq, at: 1, up: 1, command: null, events: '[]', secret: null, ...flags, ...more },
    updates: {},
  };
};

/** Creates a store of this version with a table in it. */
async function storeWithGames(): Promise<string> {
  const file = join(folder, 'old.sqlite');
  const store = await openSqlite(file);
  await store.tables.append(EVENTS.map((events, i) => entry('old', i + 1, { events: JSON.stringify(events) })));
  await store.close();
  return file;
}

/**
 * Opens a store and copies the file and its log before each statement, which is what a kill at that moment leaves on
 * disk. During a transaction nothing reaches the disk, so most copies are equal; returns each of the others once, and
 * the number of statements.
 */
async function killedBeforeEachStatement(
  file: string,
  migrations = MIGRATIONS,
): Promise<{ distinct: readonly string[]; statements: number }> {
  const copies: string[] = [];
  const onStatement = () => {
    const copy = join(folder, `killed-${copies.length}`, 'asteroute.sqlite');
    mkdirSync(join(copy, '..'));
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
    copies.push(copy);
  };
  const store = await openSqlite(file, { migrations, onStatement });
  await store.close();
  const distinct = [...new Map(copies.map((copy) => [contentsOf(copy), copy])).values()];
  return { distinct, statements: copies.length };
}

test('a version after this one migrates the store, and this one then refuses it', async () => {
  const file = await storeWithGames();
  const store = await openSqlite(file, { migrations: NEXT });
  expect((await store.tables.read('old', 0, 1000)).map(({ events }) => JSON.parse(events))).toEqual(EVENTS);
  await store.close();
  const database = new Database(file, { readonly: true });
  expect(database.prepare('select colour from entries order by seq').pluck().all()).toEqual(['none', 'red', 'none']);
  database.close();
  await expect(openSqlite(file)).rejects.toThrow('a later version of Asteroute has used it (002-colours)');
});

test('a first start that is killed before any statement leaves a folder that opens again', async () => {
  const { distinct, statements } = await killedBeforeEachStatement(join(folder, 'new.sqlite'));
  expect(statements).toBeGreaterThan(20);
  for (const copy of distinct) {
    const store = await openSqlite(copy);
    expect(await store.tables.read('none', 0, 1000)).toEqual([]);
    await store.close();
  }
});

test('a migration of a store with games that is killed before any statement loses none of them', async () => {
  const { distinct, statements } = await killedBeforeEachStatement(await storeWithGames(), NEXT);
  expect(statements).toBeGreaterThan(5);
  for (const copy of distinct) {
    const store = await openSqlite(copy, { migrations: NEXT });
    expect((await store.tables.read('old', 0, 1000)).map(({ events }) => JSON.parse(events))).toEqual(EVENTS);
    await store.close();
  }
});

/** Returns all bytes of a store. */
const contentsOf = (file: string) =>
  ['', '-wal'].map((end) => (existsSync(file + end) ? readFileSync(file + end, 'latin1') : '')).join('|');

/** Whether the bytes of a store contain a text. */
const holds = (file: string, text: string) => contentsOf(file).includes(text);

const SEEDS = { running: 'a1'.repeat(32), open: 'b2'.repeat(32) };

/** Creates a sealed store with seeds. */
async function sealedStoreFile(sealer: Sealer): Promise<string> {
  const file = join(folder, 'sealed.sqlite');
  const store = await openSqlite(file, { sealer });
  await store.tables.append(
    Object.entries(SEEDS).map(([table, serverSeed]) => entry(table, 1, { secret: { serverSeed, host: 'h' } })),
  );
  await store.close();
  return file;
}

/** Returns the seeds as the store reads them. */
async function seedsIn(file: string, sealer: Sealer) {
  const store = await openSqlite(file, { sealer });
  const read = Object.keys(SEEDS).map(async (id) => [id, (await store.tables.read(id, 0, 10))[0].secret?.serverSeed]);
  const seeds = Object.fromEntries(await Promise.all(read));
  await store.close();
  return seeds;
}

test('the seeds of games are nowhere in a store in plain text', async () => {
  const sealer = createSealer(SECRET);
  const file = await sealedStoreFile(sealer);
  for (const seed of Object.values(SEEDS)) expect(holds(file, seed)).toBe(false);
  expect(await seedsIn(file, sealer)).toEqual(SEEDS);
  const first = new Database(file, { readonly: true }).prepare('select secret from entries where seq = 1').all();
  expect(JSON.stringify(first)).toContain('sealedSeed');
});

test('a store is not opened with another secret, and a row of another table is not opened with its seed', async () => {
  const sealer = createSealer(SECRET);
  const file = await sealedStoreFile(sealer);
  await expect(openSqlite(file, { sealer: createSealer(Buffer.alloc(32, 9)) })).rejects.toThrow('another secret');
  const database = new Database(file);
  const running = "(select secret from entries where table_id = 'running' and seq = 1)";
  database.exec(`update entries set secret = ${running} where table_id = 'open' and seq = 1`);
  database.close();
  expect(await seedsIn(file, sealer)).toEqual({ ...SEEDS, open: undefined });
});

test('a store that others can read, and what is made beside it, becomes private', async () => {
  const before = umask(0);
  const file = join(folder, 'open.sqlite');
  new Database(file).close();
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect(modeOf(file)).toBe(0o644);
  const sealer = createSealer(SECRET);
  const old = await openSqlite(file, { sealer });
  const made = join(folder, 'deep', 'new.sqlite');
  const store = await openSqlite(made, { sealer });
  await store.upkeep.beat(1, 1, false);
  const copy = join(folder, 'copy.sqlite');
  await backup(made, copy);
  expect([file, made, `${made}-wal`, `${made}-shm`, copy].map(modeOf)).toEqual(Array(5).fill(0o600));
  expect(modeOf(join(folder, 'deep'))).toBe(0o700);
  await store.close();
  await old.close();
  umask(before);
});
