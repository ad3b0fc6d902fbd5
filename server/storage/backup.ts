import { closeSync, existsSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { OWNER_ONLY_FILE } from './sqlite.ts';

/** Copies the embedded store to `to`, which only its owner can read, while servers write to it. Rejects if there is no store, or if `to` exists. */
export async function backup(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`there is no store at ${from}`);
  try {
    // SQLite writes into the empty file and keeps its rights.
    closeSync(openSync(to, 'wx', OWNER_ONLY_FILE));
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw isThere ? new Error(`${to} is there already`) : error;
  }
  const database = new Database(from, { readonly: true });
  try {
    await database.backup(to);
  } finally {
    database.close();
  }
}
