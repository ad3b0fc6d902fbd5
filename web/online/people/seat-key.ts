import type { Key, Keyring } from '../keyring/keyring.ts';

const TEXT = /^([\w-]{43})\.([\w-]{43})\.([hg])$/;

/** The key to a seat as a part of an address; null for old keys without a commitment. */
export function seatText({ token, clientSeed, host, commits }: Key): string | null {
  return commits ? `${token}.${clientSeed}.${host ? 'h' : 'g'}` : null;
}

/** Stores the seat from an address, unless this browser already has one at the table. */
export function keepSeat(keyring: Pick<Keyring, 'all' | 'keep'>, table: string, text: string): void {
  const [, token, clientSeed, role] = TEXT.exec(text) ?? [];
  if (token === undefined || keyring.all().some((key) => key.table === table)) return;
  keyring.keep({ table, token, invite: null, host: role === 'h', clientSeed, commits: true });
}
