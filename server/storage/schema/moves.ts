import type { Kysely } from 'kysely';
import { newTable } from './new-table.ts';

/** The tables of accounts that come from other servers. */
export interface MoveTables {
  /** Accounts of other servers that were taken over; `verified` is 0 or 1, `ratings` JSON. Deleted with the account. */
  account_moves: {
    server_key: string;
    former_id: string;
    account_id: string;
    origin: string;
    name: string;
    at: number;
    verified: number;
    ratings: string;
  };
  /** With what ratings such accounts begin, in thousandths. Like results, they outlive the account. */
  rating_starts: { account_id: string; edition: string; rating: number; deviation: number };
}

/** Creates the accounts that were taken over, and where accounts say that they have moved to. */
export async function createMoves(db: Kysely<unknown>): Promise<void> {
  const from = { server_key: 'text', former_id: 'text', account_id: 'text', origin: 'text', name: 'text' } as const;
  const moves = { ...from, at: 'bigint', verified: 'integer', ratings: 'text' } as const;
  await newTable(db, 'account_moves', moves, ['server_key', 'former_id']).execute();
  await db.schema.createIndex('account_moves_by_account').on('account_moves').column('account_id').execute();
  const start = { account_id: 'text', edition: 'text', rating: 'integer', deviation: 'integer' } as const;
  await newTable(db, 'rating_starts', start, ['account_id', 'edition']).execute();
  await db.schema
    .alterTable('accounts')
    .addColumn('moved_to', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
