import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Readable and writable by its owner alone. */
const OWNER_ONLY = 0o600;
/** A folder that only its owner can enter. */
const OWNERS_FOLDER = 0o700;

/** Creates the folder of a file for its owner alone; one that is there stays as it is. */
export function createPrivateFolder(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWNERS_FOLDER });
}

/**
 * Creates an empty file for its owner alone; false where there is one, which is not even opened, since closing it would
 * drop the locks that SQLite has on it.
 */
export function createPrivateFile(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes the rights of everybody but the owner from a file of an earlier version; one of another owner stays as it is. */
export function makePrivate(file: string): void {
  if (!existsSync(file)) return;
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {
    // Of another owner, who decides who reads it.
  }
}
