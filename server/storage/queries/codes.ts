import type { Kysely, Transaction } from 'kysely';
import type { TableCode } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';

/** Keeps a code for a table; false where another table has it. */
export async function keepCode(
  db: Kysely<Schema>,
  { code, table, invite, until }: TableCode,
  now: number,
): Promise<boolean> {
  const values = { table_id: table, invite, until };
  const kept = await db
    .insertInto('codes')
    .values({ code, ...values })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values).where('codes.until', '<=', now))
    .returning('code')
    .execute();
  return kept.length > 0;
}

/** The table of a code, or the code of a table, as long as it is valid. */
export async function findCode(
  db: Kysely<Schema>,
  by: { readonly code: string } | { readonly table: string },
  now: number,
): Promise<TableCode | null> {
  const valid = db.selectFrom('codes').selectAll().where('until', '>', now);
  const query = 'code' in by ? valid.where('code', '=', by.code) : valid.where('table_id', '=', by.table);
  const row = await query.orderBy('until', 'desc').limit(1).executeTakeFirst();
  return row === undefined ? null : { code: row.code, table: row.table_id, invite: row.invite, until: row.until };
}

/** These tables can no longer be joined: their codes are free for others. */
export async function dropCodes(trx: Transaction<Schema>, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) await trx.deleteFrom('codes').where('table_id', 'in', tables).execute();
}
