import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Copies the embedded store to `to` while servers write to it. Rejects if there is no store, or if `to` exists. */
export async function backup(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`there is no store at ${from}`);
  if (existsSync(to)) throw new Error(`${to} is there already`);
  const database = new Database(from, { readonly: true });
  try {
    await database.backup(to);
  } finally {
    database.close();
  }
}
