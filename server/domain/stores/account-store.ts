/** What the store keeps of accounts; a part of `Store`. */

import type { AccountSeat, MetAccount, RatedResult } from '@asteroute/protocol';
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

/** Whom accounts sit and have played with. */
export interface CompanionStore {
  /** The other accounts with a seat at those of these tables where an account has one. */
  accountsBeside(account: string, tables: readonly string[]): Promise<readonly string[]>;
  /** With whom an account has played games that are over, the most frequent first. */
  companionsOf(account: string, limit: number): Promise<readonly MetAccount[]>;
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

/** The operations of a store on accounts. Each is one transaction. */
export interface AccountStore extends CompanionStore {
  /** Creates an account with its first key. */
  createAccount(account: NewAccount): Promise<'done' | 'name-taken' | 'key-taken'>;
  /** The owner of a key; null if no account has it. */
  keyOwner(key: string): Promise<KeyOwner | null>;
  /** An account as its owner sees it; null if it is deleted. */
  accountView(id: string): Promise<AccountView | null>;
  /** The public keys of an account, by the id of the key. */
  publicKeysOf(id: string): Promise<Readonly<Record<string, string>>>;
  /** Begins a session of a key, and notes that the key was used, and from which address by its tag. */
  startSession(session: NewSession, now: number): Promise<void>;
  /** The owner of a session that is valid at `now`, whose key was not revoked. */
  sessionOwner(hash: string, now: number): Promise<KeyOwner | null>;
  endSession(hash: string): Promise<void>;
  /** The tables where an account has left its name or id, with the hash of its token there. */
  placesOf(account: string): Promise<readonly { readonly table: string; readonly hash: string }[]>;
  /** Changes an account on behalf of one of its keys; nothing is changed unless it resolves with `done`. */
  changeAccount(by: Pick<KeyOwner, 'account' | 'key'>, change: AccountChange): Promise<AccountChanged>;
  /** Opens a pairing in place of the account's earlier one; false if the code is in use. */
  openPairing(pairing: StoredPairing, now: number): Promise<boolean>;
  findPairing(by: { readonly code: string } | { readonly id: string }, now: number): Promise<StoredPairing | null>;
  /** Lets the first device that asks join; false for any later one. */
  joinPairing(
    joined: Pick<StoredPairing, 'id' | 'joinedKey' | 'joinedNonce' | 'joinedLabel' | 'joinedProof'>,
  ): Promise<boolean>;
  /** Shows the nonce of the account's device, once a device has joined; false before that. */
  revealPairing(shown: Pick<StoredPairing, 'id' | 'account' | 'nonce'>): Promise<boolean>;
  /** The seats of an account at tables that are not over, the last changed first. */
  seatsOfAccount(account: string, limit: number): Promise<readonly AccountSeat[]>;
  /** The number of results of rated games: they never change, and none is removed. */
  ratedCount(): Promise<number>;
  /** The results of all rated games, in the order in which they count. */
  ratedResults(after?: RatedResult | null): Promise<readonly RatedResult[]>;
  /** The names of those of these accounts that are not deleted. */
  namesOf(accounts: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Bans an account at a time, or lifts that with 0; false if it is unknown or deleted. */
  banAccount(id: string, at: number): Promise<boolean>;
  /** Deletes sessions and pairings that have ended. */
  purgeAccounts(now: number): Promise<void>;
}
