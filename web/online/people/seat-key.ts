/** The link by which a player comes back to a seat from another browser, or after this one has forgotten it. */
import type { Key, Keyring } from '../keys/keyring.ts';

const TEXT = /^([\w-]{43})\.([\w-]{43})\.([hg])$/;

/** The key to a seat as a part of an address; null for keys from before players committed to their numbers. */
export function seatText({ token, clientSeed, host, commits }: Key): string | null {
  return commits ? `${token}.${clientSeed}.${host ? 'h' : 'g'}` : null;
}

/** Keeps the seat that an address gives, unless this browser has one at the table already. */
export function keepSeat(keyring: Pick<Keyring, 'all' | 'keep'>, table: string, text: string): void {
  const [, token, clientSeed, role] = TEXT.exec(text) ?? [];
  if (token === undefined || keyring.all().some((key) => key.table === table)) return;
  keyring.keep({ table, token, invite: null, host: role === 'h', clientSeed, commits: true });
}
