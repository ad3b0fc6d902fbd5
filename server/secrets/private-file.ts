import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;
const OWNERS_FOLDER = 0o700;

export function createPrivateFolder(file: string): void {
  makeFolder(dirname(file));
}

/** Node's own `recursive` never returns if a parent allows no new folders, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: OWNERS_FOLDER });
  } catch (error) {
    // If two processes create it at the same time, only one succeeds.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

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

/** False if the file exists, without opening it, because closing it would drop SQLite's locks on it. */
export function createPrivateFile(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes all permissions but the owner's; a file of another owner stays unchanged. */
export function makePrivate(file: string): void {
  if (!existsSync(file)) return;
  try {
    chmodSync(file, OWNER_ONLY);
  } catch {
    // The file has another owner, who decides on its permissions.
  }
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
