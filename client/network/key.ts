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

/** The key of a player, whose number the client reveals when it is asked for. */
export interface PlayerKey extends TableKey {
  readonly token: string;
  /** Null where no invitation is needed. */
  readonly invite: string | null;
  readonly clientSeed: string;
  readonly commits: boolean;
}

const [BYTES, ID_LENGTH] = [32, 16];

/** 32 random bytes in base64url: a token, a number or an invitation. */
export function randomToken(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A new id for a command or for what it opens. */
export function newId(): string {
  return randomToken().slice(0, ID_LENGTH);
}

/** A new key for a table, with a new number; `token` is that of another table, or a new one. */
export function playerKey<Own extends Pick<TableKey, 'table' | 'token' | 'invite'>>(own: Own) {
  return { token: randomToken(), invite: null, ...own, clientSeed: randomToken(), commits: true };
}

/** The command that takes a seat, the first free one if none is named. It has the hash of the player's number. */
export function joinAs({ table, clientSeed = '', commits = false }: TableKey, name: string, seat?: number) {
  const number = commits ? { clientSeed: '', commitment: commitmentOf(table, clientSeed) } : { clientSeed };
  return { type: 'join' as const, name, ...number, ...(seat === undefined ? {} : { seat }) };
}
