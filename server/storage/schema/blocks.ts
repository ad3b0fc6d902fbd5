import type { Generated, Kysely } from 'kysely';
import { newTable } from './new-table.ts';

/** The table of people who do not want to meet. */
export interface BlockTables {
  /** `blocked` is the id of an account, or `token` and the hash of a guest's token. */
  account_blocks: { account_id: string; blocked: string; id: string; name: string; at: number };
}

/** A column for an account, empty for none. */
export interface OfAccount {
  account_id: Generated<string>;
}

/** Creates blocks, and the accounts of reported players and of contacts, and the addresses of accounts. */
export async function createBlocks(db: Kysely<unknown>): Promise<void> {
  const block = { account_id: 'text', blocked: 'text', id: 'text', name: 'text', at: 'bigint' } as const;
  await newTable(db, 'account_blocks', block, ['account_id', 'blocked']).execute();
  await db.schema.createIndex('account_blocks_by_blocked').on('account_blocks').column('blocked').execute();
  const added = { reports: 'account_id', contacts: 'account_id', accounts: 'address' };
  for (const [table, column] of Object.entries(added))
    await db.schema
      .alterTable(table)
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await db.schema.createIndex('reports_by_account').on('reports').columns(['account_id', 'at']).execute();
}
