/** What the store keeps of accounts. */
import type { AccountRating } from '@asteroute/club';
import type { RatedResult } from '@asteroute/protocol';
import type { AccountView } from '@asteroute/protocol/accounts';
import type { NewBlock } from './block-store.ts';

/** A key to add. */
export interface NewKey {
  /** A hash of the public key. */
  readonly id: string;
  readonly publicKey: string;
  readonly kind: 'device' | 'recovery' | 'passkey';
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
}

/** An account to create, with its first key. */
export interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly key: NewKey;
}

/** Whose key or session it is. */
export interface KeyOwner {
  readonly account: string;
  readonly name: string;
  /** The id of the key. */
  readonly key: string;
  readonly kind: NewKey['kind'];
  readonly publicKey: string;
  readonly banned: boolean;
}

/** A change of an account. */
export type AccountChange =
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'add-key'; readonly key: NewKey }
  | { readonly type: 'revoke-key'; readonly key: string }
  /** Replaces the recovery key; null for none. */
  | { readonly type: 'set-recovery'; readonly key: NewKey | null }
  | { readonly type: 'delete'; readonly at: number }
  | { readonly type: 'block'; readonly block: NewBlock }
  | { readonly type: 'unblock'; readonly block: string };

/** What became of a change: the key that asked for it may have been revoked a moment ago. */
export type AccountChanged = 'done' | 'unknown-key' | 'name-taken' | 'key-taken' | 'last-key' | 'too-many' | 'busy';

/** A pairing of two devices; what has not been said yet is empty. */
export interface StoredPairing {
  readonly id: string;
  readonly code: string;
  readonly account: string;
  readonly publicKey: string;
  readonly commitment: string;
  readonly nonce: string;
  readonly joinedKey: string;
  readonly joinedNonce: string;
  readonly joinedLabel: string;
  readonly joinedProof: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** A session that begins. */
interface NewSession {
  readonly hash: string;
  readonly account: string;
  readonly key: string;
  readonly until: number;
  /** The tag of the address. */
  readonly tag: string;
}

/** Accounts. Each operation is one transaction. */
export interface AccountStore {
  /** Creates an account with its first key. */
  create(account: NewAccount): Promise<'done' | 'name-taken' | 'key-taken'>;
  /** The owner of a key; null if no account has it. */
  keyOwner(key: string): Promise<KeyOwner | null>;
  /** An account as its owner sees it; null if it is deleted. */
  view(id: string): Promise<AccountView | null>;
  /** The public keys of an account, by the id of the key. */
  publicKeysOf(id: string): Promise<Readonly<Record<string, string>>>;
  /** The tag of the address from which an account signed in last; empty if it is unknown. */
  addressOf(account: string): Promise<string>;
  /** The tables where an account has left its name or id, with the hash of its token there. */
  placesOf(account: string): Promise<readonly { readonly table: string; readonly hash: string }[]>;
  /** Changes an account on behalf of one of its keys; nothing is changed unless it resolves with `done`. */
  change(by: Pick<KeyOwner, 'account' | 'key'>, change: AccountChange): Promise<AccountChanged>;
  /** The names of those of these accounts that are not deleted. */
  namesOf(accounts: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Bans an account at a time, or lifts that with 0; false if it is unknown or deleted. */
  ban(id: string, at: number): Promise<boolean>;
}

/** Sessions of keys. */
export interface SessionStore {
  /** Begins a session of a key, and notes that the key was used, and from which address by its tag. */
  start(session: NewSession, now: number): Promise<void>;
  /** The owner of a session that is valid at `now`, whose key was not revoked. */
  owner(hash: string, now: number): Promise<KeyOwner | null>;
  end(hash: string): Promise<void>;
}

/** Devices that are being enrolled. */
export interface PairingStore {
  /** Opens a pairing in place of the account's earlier one; false if the code is in use. */
  open(pairing: StoredPairing, now: number): Promise<boolean>;
  find(by: { readonly code: string } | { readonly id: string }, now: number): Promise<StoredPairing | null>;
  /** Lets the first device that asks join; false for any later one. */
  join(
    joined: Pick<StoredPairing, 'id' | 'joinedKey' | 'joinedNonce' | 'joinedLabel' | 'joinedProof'>,
  ): Promise<boolean>;
  /** Shows the nonce of the account's device, once a device has joined; false before that. */
  reveal(shown: Pick<StoredPairing, 'id' | 'account' | 'nonce'>): Promise<boolean>;
}

/** The rating of an account in an edition. */
export interface StoredRating extends AccountRating {
  readonly account: string;
  readonly edition: string;
}

/** Results of rated games, which are written with the entries that end them, and the ratings that follow. */
export interface ResultStore {
  /** The results of all rated games, in the order in which they count. */
  all(): Promise<readonly RatedResult[]>;
  /** The ratings of an account. */
  ratingsOf(account: string): Promise<readonly StoredRating[]>;
  /** The ratings in an edition, the highest first. */
  ratingsIn(edition: string): Promise<readonly StoredRating[]>;
  /** Computes all ratings again; resolves with those that were others before. */
  recompute(): Promise<readonly StoredRating[]>;
}
