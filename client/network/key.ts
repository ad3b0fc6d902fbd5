import { commitmentOf } from '@asteroute/record';

/** What identifies a client at a table. */
export interface TableKey {
  readonly table: string;
  /** Identifies the owner of a seat: 32 random bytes in base64url. Absent for a spectator. */
  readonly token?: string;
  /** The secret of an invitation link, for a table with access by link. */
  readonly invite?: string | null;
  /** The player's random number, which contributes to the game's chance: made for this table alone. */
  readonly clientSeed?: string;
  /** Whether the player commits to the number by its hash, and the client reveals it when it is asked for. */
  readonly commits?: boolean;
}

/** The key of a player, whose number the client makes and reveals when it is asked for. */
export interface PlayerKey extends TableKey {
  readonly token: string;
  readonly clientSeed: string;
  readonly commits: boolean;
}

const BYTES = 32;

/** 32 random bytes in base64url: a token, a number or an invitation. */
export function randomToken(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A new key for a table, with which a player takes a seat; `invite` is the secret of a table by link. */
export function playerKey(table: string, invite: string | null = null): PlayerKey {
  return { table, token: randomToken(), invite, clientSeed: randomToken(), commits: true };
}

/** The command that takes a seat, the first free one if none is named. It has the hash of the player's number. */
export function joinAs({ table, clientSeed = '', commits = false }: TableKey, name: string, seat?: number) {
  const number = commits ? { clientSeed: '', commitment: commitmentOf(table, clientSeed) } : { clientSeed };
  return { type: 'join' as const, name, ...number, ...(seat === undefined ? {} : { seat }) };
}
