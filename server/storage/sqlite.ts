import Database from 'better-sqlite3';
import { Kysely, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Stores } from '../domain/ports.ts';
import { createPrivateFile, createPrivateFolder, makePrivate } from '../secrets/private-file.ts';
import type { Sealer } from '../secrets/sealer.ts';
import { fileBytes } from './queries/bytes.ts';
import { bindStore, sealedStore } from './queries/sealed-seeds.ts';
import type { Schema } from './schema/schema.ts';
import { TransactionalSqlite } from './sqlite-dialect.ts';
import { createStore, type Migrations, migrate } from './store.ts';

const LOCK_TIMEOUT_MS = 5000;

/** Pages in the write-ahead log before a checkpoint: so many that none delays a burst of moves. */
const CHECKPOINT_PAGES = 8000;

export interface SqlitePlan {
  readonly sealer?: Sealer;
  readonly onStatement?: () => void;
  readonly migrations?: Migrations;
}

/** One file for its owner alone. Every acknowledged write survives a power failure, and a kill while opening it. */
export async function openSqlite(file: string, { onStatement, ...plan }: SqlitePlan = {}): Promise<Stores> {
  createPrivateFolder(file);
  createPrivateFile(file);
  // SQLite gives its other files the permissions of this one.
  for (const end of ['', '-wal', '-shm']) makePrivate(file + end);
  const database = new Database(file, { timeout: LOCK_TIMEOUT_MS, verbose: onStatement });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  return storeOn(database, plan);
}

export async function storeOn(
  database: Database.Database,
  { sealer, migrations }: Omit<SqlitePlan, 'onStatement'> = {},
): Promise<Stores> {
  const cached = { prepare: cacheStatements(database), close: () => database.close() };
  const db = new Kysely<Schema>({ dialect: new TransactionalSqlite({ database: cached }) });
  try {
    await migrate(db, migrations);
    // In a single file, moving logs would only mean writing them twice.
    const whole = createStore(db, fileBytes);
    const store: Stores = { ...whole, upkeep: { ...whole.upkeep, moveFinished: async () => 0 } };
    if (sealer === undefined) return store;
    await bindStore(db, sealer);
    return sealedStore(store, sealer);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

export function isFileSealed(file: string): boolean {
  const database = new Database(file, { readonly: true, timeout: LOCK_TIMEOUT_MS });
  try {
    const tables = database.prepare("select 1 from sqlite_master where name = 'server_key'").all();
    return tables.length > 0 && database.prepare('select 1 from server_key').all().length > 0;
  } finally {
    database.close();
  }
}

/** Most statements in the cache; batches of each size have their own. */
const MAX_STATEMENTS = 200;

/** Preparing takes time, and native memory that the garbage collector does not see. */
function cacheStatements(database: Database.Database): (text: string) => SqliteStatement {
  const statements = new LRUCache<string, Database.Statement>({
    max: MAX_STATEMENTS,
    memoMethod: (text) => database.prepare(text),
  });
  return (text) => statements.memo(text) as unknown as SqliteStatement;
}
