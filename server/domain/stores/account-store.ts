import type { AccountRating } from '@asteroute/club';
import type { RatedResult } from '@asteroute/protocol';
import type { AccountView } from '@asteroute/protocol/accounts';
import type { NewBlock } from './block-store.ts';

export interface NewKey {
  readonly id: string;
  readonly publicKey: string;
  readonly kind: 'device' | 'recovery' | 'passkey';
  readonly label: string;
  readonly addedAt: number;
}

export interface NewAccount {
  readonly id: string;
  readonly name: string;
  readonly key: NewKey;
}

export interface KeyOwner {
  readonly account: string;
  readonly name: string;
  readonly key: string;
  readonly kind: NewKey['kind'];
  readonly publicKey: string;
  readonly banned: boolean;
}

export type AccountChange =
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'add-key'; readonly key: NewKey }
  | { readonly type: 'revoke-key'; readonly key: string }
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
  readonly until: number;
}

interface NewSession {
  readonly hash: string;
  readonly account: string;
  readonly key: string;
  readonly until: number;
  readonly tag: string;
}

/** Accounts. Each operation is one transaction. */
export interface AccountStore {
  create(account: NewAccount): Promise<'done' | 'name-taken' | 'key-taken'>;
  keyOwner(key: string): Promise<KeyOwner | null>;
  view(id: string): Promise<AccountView | null>;
  publicKeysOf(id: string): Promise<Readonly<Record<string, string>>>;
  addressOf(account: string): Promise<string>;
  placesOf(account: string): Promise<readonly { readonly table: string; readonly hash: string }[]>;
  /** Changes an account on behalf of one of its keys; nothing is changed unless it resolves with `done`. */
  change(by: Pick<KeyOwner, 'account' | 'key'>, change: AccountChange): Promise<AccountChanged>;
  namesOf(accounts: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Bans an account at a time, or lifts that with 0; false if it is unknown or deleted. */
  ban(id: string, at: number): Promise<boolean>;
}

export interface SessionStore {
  start(session: NewSession, now: number): Promise<void>;
  owner(hash: string, now: number): Promise<KeyOwner | null>;
  end(hash: string): Promise<void>;
}

export interface PairingStore {
  /** Opens a pairing in place of the account's earlier one; false if the code is in use. */
  open(pairing: StoredPairing, now: number): Promise<boolean>;
  find(by: { readonly code: string } | { readonly id: string }, now: number): Promise<StoredPairing | null>;
  /** Lets the first device that asks join; false for any later one. */
  join(
    joined: Pick<StoredPairing, 'id' | 'joinedKey' | 'joinedNonce' | 'joinedLabel' | 'joinedProof'>,
  ): Promise<boolean>;
  reveal(shown: Pick<StoredPairing, 'id' | 'account' | 'nonce'>): Promise<boolean>;
}

export interface StoredRating extends AccountRating {
  readonly account: string;
  readonly edition: string;
}

export interface ResultStore {
  all(): Promise<readonly RatedResult[]>;
  ratingsOf(account: string): Promise<readonly StoredRating[]>;
  ratingsIn(edition: string): Promise<readonly StoredRating[]>;
  recompute(): Promise<readonly StoredRating[]>;
}
