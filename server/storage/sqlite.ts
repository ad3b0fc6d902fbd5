import Database from 'better-sqlite3';
import { Kysely, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Store } from '../domain/ports.ts';
import { createPrivateFile, createPrivateFolder, makePrivate } from '../keys/private-file.ts';
import type { Sealer } from '../keys/sealer.ts';
import { bindStore, sealedStore } from './queries/sealed-seeds.ts';
import type { Schema } from './schema/schema.ts';
import { TransactionalSqlite } from './sqlite-dialect.ts';
import { createStore, migrate } from './store.ts';

/** Milliseconds that a statement waits for a lock of another process. */
const LOCK_TIMEOUT_MS = 5000;

/** Pages in the write-ahead log before a checkpoint: rare enough not to delay a burst of moves. */
const CHECKPOINT_PAGES = 8000;

/** How the embedded store is opened. */
export interface SqlitePlan {
  /** Seals the seeds of games; without it they are stored as they are. */
  readonly sealer?: Sealer;
  /** Called before each statement. */
  readonly onStatement?: () => void;
}

/**
 * The embedded store: one file for its owner alone, created if it is missing. Every acknowledged write survives a power
 * failure, and a process that is killed while it opens the store leaves one that opens.
 */
export async function openSqlite(file: string, { sealer, onStatement }: SqlitePlan = {}): Promise<Store> {
  createPrivateFolder(file);
  createPrivateFile(file);
  // SQLite gives its other files the rights of this one.
  for (const end of ['', '-wal', '-shm']) makePrivate(file + end);
  const database = new Database(file, { timeout: LOCK_TIMEOUT_MS, verbose: onStatement });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  const cached = { prepare: cacheStatements(database), close: () => database.close() };
  const db = new Kysely<Schema>({ dialect: new TransactionalSqlite({ database: cached }) });
  try {
    await migrate(db);
    // One file: logs that moved would only be written twice.
    const store: Store = { ...createStore(db), moveFinished: async () => 0 };
    if (sealer === undefined) return store;
    await sealStore(database, db, sealer);
    return sealedStore(store, sealer);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The mark of a file that was rewritten since its seeds were sealed (`user_version`). */
const REWRITTEN = 1;

/**
 * Seals the seeds of the store. The first time the whole file is rewritten as well: pages that were split or freed before
 * hold copies of what had been in them, and so does the log.
 */
async function sealStore(database: Database.Database, db: Kysely<Schema>, sealer: Sealer): Promise<void> {
  const hadNone = await bindStore(db, sealer);
  if (database.pragma('user_version', { simple: true }) === REWRITTEN) return;
  if (!hadNone) database.exec('vacuum');
  database.pragma(`user_version = ${REWRITTEN}`);
  database.pragma('wal_checkpoint(TRUNCATE)');
}

/** Statements in the cache: batches of every size have one of their own. */
const MAX_STATEMENTS = 200;

/** An LRU cache of prepared statements: preparing costs time, and native memory that the garbage collector ignores. */
function cacheStatements(database: Database.Database): (text: string) => SqliteStatement {
  const statements = new LRUCache<string, Database.Statement>({
    max: MAX_STATEMENTS,
    memoMethod: (text) => database.prepare(text),
  });
  return (text) => statements.memo(text) as unknown as SqliteStatement;
}
