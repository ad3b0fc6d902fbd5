import type { Kysely } from 'kysely';
import { newTable } from './new-table.ts';

/** People who wait for a live game. `table_id` is empty until a pair was found. */
export interface WavesTable {
  account_id: string;
  name: string;
  hash: string;
  edition: string;
  rated: number;
  seconds: number;
  increment: number;
  rating: number;
  since: number;
  until: number;
  table_id: string;
  met: string;
  met_at: number;
}

/** Creates the people who wait, one row for each account. */
export async function createWaves(db: Kysely<unknown>): Promise<void> {
  const wanted = { name: 'text', hash: 'text', edition: 'text', rated: 'integer', seconds: 'integer' } as const;
  const times = { increment: 'integer', rating: 'integer', since: 'bigint', until: 'bigint' } as const;
  const pair = { table_id: 'text', met: 'text', met_at: 'bigint' } as const;
  await newTable(db, 'waiting', { account_id: 'text', ...wanted, ...times, ...pair }, ['account_id']).execute();
  await db.schema.createIndex('waiting_until').on('waiting').column('until').execute();
}
