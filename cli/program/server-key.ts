import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { errorText, UsageError } from './arguments.ts';

const KEY = /^[0-9a-f]{64}$/;
/** The path at which a server publishes its key. */
const KEY_PATH = '/.well-known/asteroute.json';
const TIMEOUT_MS = 10_000;
const PUBLIC_KEY_BYTES = 32;

/** In hexadecimal, by the server's address, or a file: what it publishes, the key or a PEM. Throws a `UsageError`. */
export async function readServerKey(given: string): Promise<string> {
  if (KEY.test(given.toLowerCase())) return given.toLowerCase();
  const key = keyIn(/^https?:\/\//.test(given) ? await load(given) : await read(given));
  if (key === null) throw new UsageError(`there is no Ed25519 key at ${given}`);
  return key;
}

function keyIn(text: string): string | null {
  const bare = text.trim().toLowerCase();
  if (KEY.test(bare)) return bare;
  try {
    if (bare.startsWith('-----begin public key')) return rawKey(text);
    const { publicKey }: { readonly publicKey?: unknown } = JSON.parse(text);
    return typeof publicKey === 'string' && KEY.test(publicKey) ? publicKey : null;
  } catch {
    return null;
  }
}

function rawKey(pem: string): string | null {
  const key = createPublicKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') return null;
  return key.export({ format: 'der', type: 'spki' }).subarray(-PUBLIC_KEY_BYTES).toString('hex');
}

async function load(address: string): Promise<string> {
  try {
    const response = await fetch(new URL(KEY_PATH, address), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? await response.text() : '';
  } catch (error) {
    throw new UsageError(`${address} does not answer: ${errorText(error)}`);
  }
}

async function read(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UsageError(`the key ${path} cannot be read: ${errorText(error)}`);
  }
}
