import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';

/**
 * Copies the embedded store into one file while servers run on it: the copy is the store as it was at one moment.
 * Rejects where there is no store, or where the copy's place is taken.
 */
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
