import { type Kysely, sql } from 'kysely';
import type { CounterStore } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';

const MAX_COUNTS = 500;

export function counterQueries(db: Kysely<Schema>): CounterStore {
  return {
    count: async (key, now, ms) => (await addCounts(db, [{ key, amount: 1, until: now + ms }], now))[0].used,
    add: (costs, now) => addCounts(db, costs, now),
    async read(keys, now) {
      const wanted = db
        .selectFrom('counters')
        .select(['key', 'used'])
        .where('key', 'in', keys)
        .where('until', '>', now);
      return new Map((await wanted.execute()).map(({ key, used }) => [key, used]));
    },
    highest(prefix, now, limit) {
      const own = db.selectFrom('counters').select(['key', 'used']).where('key', 'like', `${prefix}%`);
      return own.where('until', '>', now).orderBy('used', 'desc').limit(limit).execute();
    },
  };
}

async function addCounts(
  db: Kysely<Schema>,
  ...[costs, now]: Parameters<CounterStore['add']>
): ReturnType<CounterStore['add']> {
  const counted: { key: string; used: number }[] = [];
  const sorted = costs.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (let i = 0; i < sorted.length; i += MAX_COUNTS) {
    const values = sorted.slice(i, i + MAX_COUNTS).map(({ key, amount, until }) => ({ key, used: amount, until }));
    const added = db
      .insertInto('counters')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          used: sql<number>`case when counters.until <= ${now} then excluded.used else counters.used + excluded.used end`,
          until: sql<number>`case when counters.until <= ${now} then excluded.until else counters.until end`,
        }),
      );
    counted.push(...(await added.returning(['key', 'used']).execute()));
  }
  return counted;
}
