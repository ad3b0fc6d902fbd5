import { type Kysely, sql } from 'kysely';
import type { WaitingPerson, WavePair, WaveStore } from '../../../domain/stores/wave-store.ts';
import type { Schema } from '../../schema/schema.ts';

/** Queries for the people who wait for a live game. */
export function waveQueries(db: Kysely<Schema>): WaveStore {
  return {
    wait: (person) => wait(db, person),
    async waitingAt(now) {
      const rows = await waitingAt(db, now).selectAll().orderBy('since').orderBy('account_id').execute();
      return rows.map(personOf);
    },
    async countWaiting({ edition, rated }, now) {
      const some = waitingAt(db, now).where('edition', '=', edition).where('rated', '=', Number(rated));
      return Number((await some.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
    },
    async notePair(pair) {
      try {
        await db.transaction().execute((trx) => notePair(trx, pair));
        return true;
      } catch (error) {
        if (error === GONE) return false;
        throw error;
      }
    },
    async stopWaiting(account) {
      await db.updateTable('waiting').set({ until: 0 }).where('account_id', '=', account).execute();
    },
    async purgeWaiting(before) {
      // Who has stopped is kept as long as it matters whom they met last.
      await db.deleteFrom('waiting').where('until', '<', before).where('met_at', '<', before).execute();
    },
  };
}

const waitingAt = (db: Kysely<Schema>, now: number) =>
  db.selectFrom('waiting').where('until', '>', now).where('table_id', '=', '');

/** A token that is new begins a new wait. */
async function wait(db: Kysely<Schema>, person: Omit<WaitingPerson, 'met' | 'metAt'>): Promise<string | null> {
  const { account, rated, ...rest } = person;
  const wanted = { ...rest, rated: Number(rated) };
  const isSame = sql<boolean>`waiting.hash = excluded.hash`;
  const { table_id } = await db
    .insertInto('waiting')
    .values({ account_id: account, ...wanted, table_id: '', met: '', met_at: 0 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        ...wanted,
        since: sql<number>`case when ${isSame} then waiting.since else excluded.since end`,
        table_id: sql<string>`case when ${isSame} then waiting.table_id else '' end`,
      }),
    )
    .returning('table_id')
    .executeTakeFirstOrThrow();
  return table_id === '' ? null : table_id;
}

/** Rolls back a pair of which one has gone. */
const GONE = new Error('one of the pair has gone');

/** In the order of the accounts, so that two nodes never wait for each other. */
async function notePair(db: Kysely<Schema>, { people, table, at }: WavePair): Promise<void> {
  const [a, b] = people;
  const both =
    a.account < b.account
      ? ([
          [a, b],
          [b, a],
        ] as const)
      : ([
          [b, a],
          [a, b],
        ] as const);
  for (const [{ account, hash }, other] of both) {
    const one = db.updateTable('waiting').set({ table_id: table, met: other.account, met_at: at });
    const own = one.where('account_id', '=', account).where('hash', '=', hash).where('until', '>', at);
    if ((await own.where('table_id', '=', '').returning('account_id').execute()).length === 0) throw GONE;
  }
}

function personOf(row: Schema['waiting']): WaitingPerson {
  const { account_id: account, rated, table_id: _, met_at: metAt, ...rest } = row;
  return {
    ...rest,
    account,
    rated: rated === 1,
    since: Number(row.since),
    until: Number(row.until),
    metAt: Number(metAt),
  };
}
