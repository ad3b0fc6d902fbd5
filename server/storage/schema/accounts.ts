import type { Generated, Kysely } from 'kysely';
import { newTable } from './new-table.ts';

/** The tables of accounts. No row lets anybody in: keys are public, and of sessions there is only a hash. */
export interface AccountTables {
  /**
   * `name` is empty once the account is deleted; its id stays, because results of games name it. `changes` counts
   * changes: whoever increments it holds the lock of the account. `banned_at` is 0 for an account that may be used,
   * `address` the tag of the address from which it signed in last.
   */
  accounts: {
    id: string;
    name: string;
    created_at: number;
    closed_at: number;
    banned_at: number;
    changes: number;
    address: Generated<string>;
  };
  /** The two looks of each name: no two accounts share one. */
  account_names: { look: string; account_id: string };
  /** `kind` is `device` or `recovery`. The id is a hash of the public key. */
  account_keys: {
    id: string;
    account_id: string;
    public_key: string;
    kind: string;
    label: string;
    added_at: number;
    seen_at: number;
  };
  /** Results of rated games; `halves` is twice what the first seat won. They outlive the logs of their tables. */
  rated_results: {
    table_id: string;
    at: number;
    edition: string;
    first: string;
    second: string;
    halves: number;
    reason: string;
    turns: number;
  };
  /**
   * Where an account has left its name or id: the tables at which it sat or sits, and the hash of its token there. A row
   * goes once that is erased, or with the table.
   */
  account_places: { account_id: string; table_id: string; hash: string };
  account_sessions: { hash: string; account_id: string; key_id: string; until: number };
  /** Devices that are being enrolled; what has not been said yet is empty. */
  pairings: {
    id: string;
    code: string;
    account_id: string;
    public_key: string;
    commitment: string;
    nonce: string;
    joined_key: string;
    joined_nonce: string;
    joined_label: string;
    joined_proof: string;
    until: number;
  };
}

/** Creates accounts, their keys and sessions, and the pairings of devices. */
export async function createAccounts(db: Kysely<unknown>): Promise<void> {
  const accounts = {
    id: 'text',
    name: 'text',
    created_at: 'bigint',
    closed_at: 'bigint',
    banned_at: 'bigint',
  } as const;
  await newTable(db, 'accounts', { ...accounts, changes: 'integer' }, ['id']).execute();
  await newTable(db, 'account_names', { look: 'text', account_id: 'text' }, ['look']).execute();
  const owned = { id: 'text', account_id: 'text', public_key: 'text' } as const;
  const keys = { ...owned, kind: 'text', label: 'text', added_at: 'bigint', seen_at: 'bigint' } as const;
  await newTable(db, 'account_keys', keys, ['id']).execute();
  const sessions = { hash: 'text', account_id: 'text', key_id: 'text', until: 'bigint' } as const;
  await newTable(db, 'account_sessions', sessions, ['hash']).execute();
  const joined = {
    joined_key: 'text',
    joined_nonce: 'text',
    joined_label: 'text',
    joined_proof: 'text',
    until: 'bigint',
  } as const;
  const pairings = { ...owned, code: 'text', commitment: 'text', nonce: 'text', ...joined } as const;
  await newTable(db, 'pairings', pairings, ['id']).addUniqueConstraint('pairings_code', ['code']).execute();
  for (const name of ['account_names', 'account_keys', 'account_sessions', 'pairings'])
    await db.schema.createIndex(`${name}_by_account`).on(name).column('account_id').execute();
}

/** Creates the results of rated games. */
export async function createResults(db: Kysely<unknown>): Promise<void> {
  const players = { first: 'text', second: 'text', halves: 'integer' } as const;
  const result = {
    table_id: 'text',
    at: 'bigint',
    edition: 'text',
    ...players,
    reason: 'text',
    turns: 'integer',
  } as const;
  await newTable(db, 'rated_results', result, ['table_id']).execute();
  await db.schema.createIndex('rated_results_by_time').on('rated_results').columns(['at', 'table_id']).execute();
}

/** Creates the indexes by which the results of an account are found. */
export async function indexResultsOfAccounts(db: Kysely<unknown>): Promise<void> {
  for (const seat of ['first', 'second'])
    await db.schema.createIndex(`rated_results_of_${seat}`).on('rated_results').column(seat).execute();
}

/** Adds to seats the account that took them, and where accounts have sat; of older ones that is unknown. */
export async function addSeatAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('seats')
    .addColumn('account_id', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('seats_by_account').on('seats').column('account_id').execute();
  const place = { account_id: 'text', table_id: 'text', hash: 'text' } as const;
  await newTable(db, 'account_places', place, ['account_id', 'table_id', 'hash']).execute();
  await db.schema.createIndex('account_places_by_table').on('account_places').column('table_id').execute();
}
