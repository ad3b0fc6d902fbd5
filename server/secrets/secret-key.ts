import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { StartError } from '../domain/ports.ts';
import { codeOf, createPrivateFolder } from './private-file.ts';

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

export function hasSecret({ secretKey, secretKeyFile }: Pick<Config, 'secretKey' | 'secretKeyFile'>): boolean {
  return secretKey !== null || existsSync(secretKeyFile);
}

/** The given secret, or that of a file which only its owner can read and which is created if missing. */
export function loadSecret({
  secretKey,
  secretKeyFile: file,
}: Pick<Config, 'secretKey' | 'secretKeyFile'>): Uint8Array {
  if (secretKey !== null) return Buffer.from(secretKey, 'hex');
  try {
    return readSecret(file) ?? makeSecret(file);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { message } = error as Error;
    throw new StartError(
      `The server's key cannot be kept in ${file} (SECRET_KEY_FILE): ${message}. Or set SECRET_KEY.`,
    );
  }
}

function readSecret(file: string): Uint8Array | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  if (!/^[0-9a-f]{64}\n?$/.test(text)) throw new StartError(`${file} is no key of a server: 64 hexadecimal digits.`);
  chmodSync(file, OWNER_ONLY);
  return Buffer.from(text.trim(), 'hex');
}

/** Written completely or not at all, even if the process is killed; of two processes that create it, one succeeds. */
function makeSecret(file: string): Uint8Array {
  createPrivateFolder(file);
  const part = `${file}.${process.pid}`;
  rmSync(part, { force: true });
  const text = `${randomBytes(SECRET_BYTES).toString('hex')}\n`;
  writeFileSync(part, text, { flag: 'wx', mode: OWNER_ONLY, flush: true });
  try {
    linkSync(part, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(part);
  }
  return readSecret(file) as Uint8Array;
}
