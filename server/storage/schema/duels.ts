import type { Kysely } from 'kysely';
import { newTable } from './new-table.ts';

/**
 * Duels against the bot. `slot` names the place of a duel among those of its account in the month, so that two nodes give
 * it once; it is the id where there is no account. `due_at` is when a node looks at an open duel next. Figures are in
 * tenths but for points.
 */
export interface DuelsTable {
  id: string;
  slot: string;
  edition: string;
  bot: string;
  /** Empty for a guest, and a name without meaning for a deleted account. */
  account: string;
  name: string;
  month: string;
  counted: number;
  begun_at: number;
  until: number;
  state: string;
  due_at: number;
  own_first: number;
  bot_first: number;
  own_second: number;
  bot_second: number;
  won: number;
  margin: number;
  fair: number;
  error: number;
  accuracy: number;
}

const FIGURES = [
  'counted',
  'own_first',
  'bot_first',
  'own_second',
  'bot_second',
  'won',
  'margin',
  'fair',
  'error',
  'accuracy',
];

/** Creates the duels, each account's numbered in its month. */
export async function createDuels(db: Kysely<unknown>): Promise<void> {
  const texts = ['id', 'slot', 'edition', 'bot', 'account', 'name', 'month', 'state'];
  const times = ['begun_at', 'until', 'due_at'];
  const columns = (names: readonly string[], type: 'text' | 'bigint' | 'integer') =>
    Object.fromEntries(names.map((name) => [name, type]));
  const all = { ...columns(texts, 'text'), ...columns(times, 'bigint'), ...columns(FIGURES, 'integer') };
  await newTable(db, 'duels', all, ['id']).execute();
  const index = (name: string) => db.schema.createIndex(`duels_${name}`).on('duels');
  await index('slot').column('slot').unique().execute();
  await index('due').columns(['state', 'due_at']).execute();
  await index('tally').columns(['edition', 'bot', 'counted', 'month']).execute();
  await index('account').columns(['account', 'begun_at']).execute();
}
