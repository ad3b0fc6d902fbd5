import { existsSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { createPrivateFile } from '../secrets/private-file.ts';

/** Copies the embedded store while servers write to it. Rejects if there is no store, or if `to` exists. */
export async function backup(from: string, to: string): Promise<void> {
  if (!existsSync(from))
    throw new Error(`there is no store at ${from} (DATA_DIR); one in PostgreSQL is copied with pg_dump`);
  if (!createPrivateFile(to)) throw new Error(`${to} is there already`);
  const database = new Database(from, { readonly: true });
  try {
    // SQLite writes into the empty file and keeps its permissions.
    await database.backup(to);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  } finally {
    database.close();
  }
}
