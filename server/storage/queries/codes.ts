import type { Kysely, Transaction } from 'kysely';
import type { CodeStore } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';

export function codeQueries(db: Kysely<Schema>): CodeStore {
  return {
    async keep({ code, table, until }, now) {
      const values = { table_id: table, until };
      const kept = await db
        .insertInto('codes')
        .values({ code, ...values })
        .onConflict((conflict) => conflict.column('code').doUpdateSet(values).where('codes.until', '<=', now))
        .returning('code')
        .execute();
      return kept.length > 0;
    },
    async find(by, now) {
      const columns = ['code', 'table_id as table', 'until'] as const;
      const valid = db.selectFrom('codes').select(columns).where('until', '>', now);
      const query = 'code' in by ? valid.where('code', '=', by.code) : valid.where('table_id', '=', by.table);
      return (await query.orderBy('until', 'desc').limit(1).executeTakeFirst()) ?? null;
    },
    async count(now) {
      const valid = db.selectFrom('codes').where('until', '>', now);
      return Number((await valid.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
    },
  };
}

export async function dropCodes(trx: Transaction<Schema>, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) await trx.deleteFrom('codes').where('table_id', 'in', tables).execute();
}
