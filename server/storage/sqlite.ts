import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Store } from '../domain/ports.ts';
import type { Schema } from './schema.ts';
import { createStore, migrate } from './store.ts';

/** How long a statement waits for another process that writes, in milliseconds. */
const PATIENCE = 5000;

/** Pages in the log before they are brought into place: seldom enough that a burst of moves does not wait for it. */
const PAGES = 8000;

/** The embedded store: one file, made if it is not there. What it has answered survives a loss of power. */
export async function openSqlite(file: string): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { timeout: PATIENCE });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma(`wal_autocheckpoint = ${PAGES}`);
  const kept = { prepare: keepStatements(database), close: () => database.close() };
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: kept }) });
  await migrate(db);
  return createStore(db);
}

/** Statements kept at most: batches of every size have one of their own. */
const MOST = 200;

/** Prepares each statement once: what is prepared anew each time costs time, and memory that no collector sees. */
function keepStatements(database: Database.Database): (text: string) => SqliteStatement {
  const statements = new Map<string, Database.Statement>();
  return (text) => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.delete(text);
    statements.set(text, statement);
    if (statements.size > MOST) statements.delete(statements.keys().next().value as string);
    return statement as unknown as SqliteStatement;
  };
}
