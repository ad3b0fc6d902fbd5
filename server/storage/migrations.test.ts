import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from './schema.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-migrate-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Events of a table in a store of the first version: a resignation, chat and a mute. */
const EVENTS = [[{ type: 'resigned', seat: 0 }], [{ type: 'chat', seat: 0, text: 'hi' }], [{ type: 'muted', by: 1 }]];

/** A store of the first version with a table in it. */
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

/** What a kill before each statement of an opening leaves on the disk: the file and its log, one copy for each. */
async function killedBeforeEachStatement(file: string): Promise<string[]> {
  const copies: string[] = [];
  const store = await openSqlite(file, () => {
    const copy = join(folder, `killed-${copies.length}`, 'asteroute.sqlite');
    mkdirSync(join(copy, '..'));
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
    copies.push(copy);
  });
  await store.close();
  return copies;
}

test('entries from before the flag are flagged when they hold chat or mutes', async () => {
  const store = await openSqlite(await storeOfFirstVersion());
  expect((await store.read('old', 0, 1000)).map(({ personal }) => personal)).toEqual([false, true, true]);
  await store.close();
});

test('a first start that is killed before any statement leaves a folder that opens again', async () => {
  const copies = await killedBeforeEachStatement(join(folder, 'new.sqlite'));
  expect(copies.length).toBeGreaterThan(20);
  for (const copy of copies) {
    const store = await openSqlite(copy);
    expect(await store.read('none', 0, 1000)).toEqual([]);
    await store.close();
  }
});

test('a migration of a store with games that is killed before any statement loses none of them', async () => {
  const copies = await killedBeforeEachStatement(await storeOfFirstVersion());
  expect(copies.length).toBeGreaterThan(5);
  for (const copy of copies) {
    const store = await openSqlite(copy);
    expect((await store.read('old', 0, 1000)).map(({ events }) => JSON.parse(events))).toEqual(EVENTS);
    await store.close();
  }
});
