import type { CreateTableBuilder, Kysely } from 'kysely';

/** The official tries at the decks of the days. `until` is when the day is over, in milliseconds since 1970. */
export interface DailyTriesTable {
  day: string;
  edition: string;
  account: string;
  name: string;
  table_id: string;
  until: number;
  state: string;
  claimed_until: number;
  margin: number;
  fair: number;
  accuracy: number;
}

/** Creates the tries, one for each day, edition and account. */
export async function createDailyTries(db: Kysely<unknown>): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable('daily_tries');
  for (const name of ['day', 'edition', 'account', 'name', 'table_id', 'state'])
    table = table.addColumn(name, 'text', (c) => c.notNull());
  for (const name of ['until', 'claimed_until']) table = table.addColumn(name, 'bigint', (c) => c.notNull());
  for (const name of ['margin', 'fair', 'accuracy']) table = table.addColumn(name, 'integer', (c) => c.notNull());
  await table.addPrimaryKeyConstraint('daily_tries_pk', ['day', 'edition', 'account']).execute();
  const index = (name: string) => db.schema.createIndex(`daily_tries_${name}`).on('daily_tries');
  await index('table').column('table_id').unique().execute();
  await index('due').columns(['state', 'claimed_until']).execute();
  await index('ranked').columns(['day', 'edition', 'state', 'margin']).execute();
  await index('account').columns(['account', 'day']).execute();
}
