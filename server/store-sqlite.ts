import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Store } from './ports.ts';
import type { Schema } from './schema.ts';
import { createStore, migrate } from './store.ts';

/** How long a statement waits for another process that writes, in milliseconds. */
const PATIENCE = 5000;

/** The embedded store: one file, made if it is not there. What it has answered survives a loss of power. */
export async function openSqlite(file: string): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { timeout: PATIENCE });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  return createStore(db);
}
