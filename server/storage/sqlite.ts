import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, type SqliteStatement } from 'kysely';
import type { Store } from '../domain/ports.ts';
import type { Schema } from './schema.ts';
import { TransactionalSqlite } from './sqlite-dialect.ts';
import { createStore, migrate } from './store.ts';

/** Milliseconds that a statement waits for a lock of another process. */
const LOCK_TIMEOUT_MS = 5000;

/** Pages in the write-ahead log before a checkpoint: rare enough not to delay a burst of moves. */
const CHECKPOINT_PAGES = 8000;

/** Readable by the user of the server alone: the store holds names, chat and the seeds of running games. */
export const [OWNER_ONLY_FILE, OWNER_ONLY_FOLDER] = [0o600, 0o700];

/**
 * The embedded store: one file, created if it is missing. Every acknowledged write survives a power failure, and a
 * process that is killed while it opens the store leaves one that opens. `onStatement` is called before each statement.
 */
export async function openSqlite(file: string, onStatement?: () => void): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
  // SQLite gives the files beside it the same rights.
  closeSync(openSync(file, 'a', OWNER_ONLY_FILE));
  chmodSync(file, OWNER_ONLY_FILE);
  const database = new Database(file, { timeout: LOCK_TIMEOUT_MS, verbose: onStatement });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  const cached = { prepare: cacheStatements(database), close: () => database.close() };
  const db = new Kysely<Schema>({ dialect: new TransactionalSqlite({ database: cached }) });
  await migrate(db);
  return createStore(db);
}

/** Statements in the cache: batches of every size have one of their own. */
const MAX_STATEMENTS = 200;

/** An LRU cache of prepared statements: preparing costs time, and native memory that the garbage collector ignores. */
function cacheStatements(database: Database.Database): (text: string) => SqliteStatement {
  const statements = new Map<string, Database.Statement>();
  return (text) => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.delete(text);
    statements.set(text, statement);
    if (statements.size > MAX_STATEMENTS) statements.delete(statements.keys().next().value as string);
    return statement as unknown as SqliteStatement;
  };
}
