/**
 * Requirements of databases that distribute tables over many machines by a key (Citus, YugabyteDB, CockroachDB): every
 * row is stored with its table of play, and nothing needs a feature that only a single machine can provide.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'asteroute-spread-'));
let database: Database.Database;
beforeAll(async () => {
  const file = join(folder, 'asteroute.sqlite');
  await (await openSqlite(file)).close();
  database = new Database(file, { readonly: true });
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/**
 * Tables with a few rows for the whole server, which such a database copies to every machine; codes of open rooms, and contacts of browsers; and
 * Kysely's own tables.
 */
const OF_THE_SERVER = [
  'codes',
  'contacts',
  'rated_order',
  'server_time',
  'server_key',
  'counters',
  'kysely_migration',
  'kysely_migration_lock',
];

/** Jobs, tables of accounts and of official contests, and the column that such a database would distribute their rows by. */
const OF_OTHERS: Readonly<Record<string, string>> = {
  official_contests: 'id',
  accounts: 'id',
  account_names: 'look',
  ratings: 'account_id',
  account_keys: 'id',
  account_sessions: 'hash',
  account_blocks: 'account_id',
  account_places: 'account_id',
  pairings: 'id',
  jobs: 'id',
};

interface Column {
  readonly name: string;
  readonly pk: number;
  readonly dflt_value: string | null;
}

const ask = <T>(text: string): T[] => database.prepare(text).all() as T[];
const tables = () =>
  ask<{ name: string }>("select name from sqlite_master where type = 'table'").map(({ name }) => name);
const ofGames = () => tables().filter((name) => !OF_THE_SERVER.includes(name) && !(name in OF_OTHERS));
const columnsOf = (table: string) => ask<Column>(`pragma table_info(${table})`);

test('every table is known here: a new one is of the server, or begins with the name of its table of play', () => {
  expect(ofGames().sort()).toEqual(['entries', 'finished_entries', 'rated_results', 'reports', 'seats', 'tables']);
  expect(tables()).toEqual(expect.arrayContaining([...OF_THE_SERVER, ...Object.keys(OF_OTHERS)]));
});

test('every key begins with the name of a table of play', () => {
  for (const table of ofGames()) {
    const [first] = columnsOf(table)
      .filter(({ pk }) => pk > 0)
      .sort((a, b) => a.pk - b.pk);
    expect([table, first?.name]).toEqual([table, table === 'tables' ? 'id' : 'table_id']);
    const unique = ask<{ name: string; unique: number }>(`pragma index_list(${table})`).filter(
      (one) => one.unique === 1,
    );
    for (const { name } of unique) {
      const [column] = ask<{ name: string }>(`pragma index_info(${name})`);
      expect([table, name, column?.name]).toEqual([table, name, first?.name]);
    }
  }
});

test('no column counts by itself or asks the database for the time, and no trigger or view stands between', () => {
  const made = ask<{ type: string; sql: string | null }>('select type, sql from sqlite_master');
  expect(made.filter(({ type }) => type !== 'table' && type !== 'index')).toEqual([]);
  for (const { sql } of made)
    expect(sql ?? '').not.toMatch(/autoincrement|serial|identity|generated|current_|now\(|foreign key|references/i);
  const given = ofGames().flatMap((table) => columnsOf(table).flatMap(({ dflt_value }) => dflt_value ?? []));
  expect(given.filter((one) => !/^'?\d*'?$/.test(one))).toEqual([]);
});

test('no statement listens, notifies, takes a lock of its own, or asks for a sequence or the time', () => {
  const forbidden =
    /pg_notify|\blisten \$|advisory|nextval|currval|current_timestamp|clock_timestamp|\bnow\(\)`|for update|lock table/i;
  // The bus uses such features, but nothing depends on it, because nodes also poll.
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('bus'));
  const using = sources.filter((name) => forbidden.test(readFileSync(join(import.meta.dirname, name), 'utf8')));
  expect(using).toEqual([]);
  expect(forbidden.test(readFileSync(join(import.meta.dirname, 'bus', 'postgres-bus.ts'), 'utf8'))).toBe(true);
});
