import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Readable and writable by its owner alone. */
const OWNER_ONLY = 0o600;
/** A folder that only its owner can enter. */
const OWNERS_FOLDER = 0o700;

/** Creates the folder of a file for its owner alone; one that is there stays as it is. */
export function createPrivateFolder(file: string): void {
  makeFolder(dirname(file));
}

/** Node's own `recursive` never ends where a folder is there in which none can be made, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: OWNERS_FOLDER });
  } catch (error) {
    // Of two processes at once one makes it.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Why files cannot be kept beside this one, whose folder is made if it is missing; null where they can. */
export function folderFault(file: string): string | null {
  const folder = dirname(file);
  try {
    createPrivateFolder(file);
    if (!statSync(folder).isDirectory()) return `${folder} is a file, not a folder`;
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    const verb = existsSync(folder) ? 'written to' : 'made';
    return `the folder ${folder} cannot be ${verb} (${codeOf(error)})`;
  }
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
    if (codeOf(error) === 'EEXIST') return false;
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

/** The code of a fault of the file system; undefined for any other. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
