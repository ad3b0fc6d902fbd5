import type { RatedResult } from '@asteroute/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Append } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';

/** Writes the results of rated games with the entries that end them: neither is ever there without the other. */
export async function writeResults(trx: Transaction<Schema>, batch: readonly Append[]): Promise<void> {
  const values = batch.flatMap(({ updates: { result } }) => (result === undefined ? [] : [rowOfResult(result)]));
  if (values.length > 0) await trx.insertInto('rated_results').values(values).execute();
}

function rowOfResult({ table, at, edition, accounts, score, reason, turns }: RatedResult): Schema['rated_results'] {
  const [first, second] = accounts;
  return { table_id: table, at, edition, first, second, halves: 2 * score, reason, turns };
}

/** The results of all rated games, or of those after one, in the order in which they count. */
export async function readResults(db: Kysely<Schema>, after: RatedResult | null): Promise<readonly RatedResult[]> {
  const all = db.selectFrom('rated_results').selectAll().orderBy('at').orderBy('table_id');
  const later =
    after === null
      ? all
      : all.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'table_id'), '>', tuple(after.at, after.table)));
  const rows = await later.execute();
  return rows.map(({ table_id: table, at, edition, first, second, halves, reason, turns }) => ({
    table,
    at,
    edition,
    accounts: [first, second],
    score: halves / 2,
    reason,
    turns,
  }));
}

/** The number of results. */
export async function countResults(db: Kysely<Schema>): Promise<number> {
  const count = db.selectFrom('rated_results').select((e) => e.fn.countAll().as('count'));
  return Number((await count.executeTakeFirstOrThrow()).count);
}
