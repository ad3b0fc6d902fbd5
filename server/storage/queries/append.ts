import type { Summary } from '@asteroute/protocol';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import { withoutEntrant } from '../../domain/contests/state.ts';
import type { Append, IndexUpdates } from '../../domain/ports.ts';
import { wasHost, withoutOwner } from '../../domain/views/own-data.ts';
import { CONTEST, ENTRY_COLUMNS, rowOf, type Schema, UNLISTED, valuesOf } from '../schema/schema.ts';
import { dropCodes } from './codes.ts';
import { writeOfficials } from './contests/official.ts';
import { readEverywhere } from './finished.ts';
import { writeLooks, writeTurns } from './jobs/jobs.ts';
import { writeNotices } from './jobs/notices.ts';
import { writeResults } from './results.ts';

type Trx = Transaction<Schema>;

/** Writes a batch in one transaction; see `TableLog`. The index updates of entries that were not written are dropped. */
export type AppendBatch = (batch: readonly Append[]) => Promise<boolean[]>;

export function appendTo(db: Kysely<Schema>): AppendBatch {
  const texts = new LRUCache<number, string>({ max: MAX_TEXTS, memoMethod: (count) => insertText(db, count) });
  return (batch) => {
    // Without index updates, a single statement is enough. It is its own transaction, which saves two round trips.
    if (batch.every(isAlone)) return insertAll(db, batch, texts);
    return db.transaction().execute(async (trx) => {
      const written = await insertAll(trx, batch, texts);
      await writeUpdates(trx, inOrder(batch.filter((_, i) => written[i])));
      return written;
    });
  };
}

function isAlone({ updates }: Append): boolean {
  return Object.keys(updates).length === 0;
}

/** Most statements whose texts are kept; batches of each size have their own. */
const MAX_TEXTS = 200;

/** Returns the statement that inserts `count` entries. Building it takes longer than running it. */
function insertText(db: Kysely<Schema>, count: number): string {
  const entry = Object.fromEntries(ENTRY_COLUMNS.map((column) => [column, null])) as unknown as Schema['entries'];
  return db
    .insertInto('entries')
    .values(Array.from({ length: count }, () => entry))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'seq', 'command'])
    .compile().sql;
}

type Written = Pick<Schema['entries'], 'table_id' | 'seq' | 'command'>;

async function insertAll(
  db: Kysely<Schema>,
  batch: readonly Append[],
  texts: LRUCache<number, string>,
): Promise<boolean[]> {
  const values = inOrder(batch).flatMap(({ table, row }) => {
    const entry = valuesOf(table, row);
    return ENTRY_COLUMNS.map((column) => entry[column]);
  });
  const { rows } = await db.executeQuery<Written>(CompiledQuery.raw(texts.memo(batch.length), values));
  if (rows.length === batch.length) return batch.map(() => true);
  // Two appends of a batch may have the same seq: the one whose command was returned was written.
  const won = new Set(rows.map(({ table_id, seq, command }) => `${table_id} ${seq} ${command}`));
  return batch.map(({ table, row }) => won.delete(`${table} ${row.seq} ${row.command}`));
}

/** Sorts a batch by table, so that nodes lock the same rows in the same order and never deadlock. */
function inOrder(batch: readonly Append[]): readonly Append[] {
  return batch.toSorted((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : 0));
}

async function writeUpdates(trx: Trx, batch: readonly Append[]): Promise<void> {
  await writeSummaries(trx, batch);
  const begun = batch.flatMap(({ table, updates: { summary } }) =>
    (summary?.status ?? 'open') === 'open' ? [] : [table],
  );
  await dropCodes(trx, begun);
  for (const { table, updates } of batch) await writeSeats(trx, table, updates);
  await writePlaces(trx, batch);
  await writeTurns(trx, batch);
  await writeReports(trx, batch);
  await writeOfficials(trx, batch);
  await writeLooks(trx, batch);
  await writeNotices(trx, batch);
  await writeResults(trx, batch);
  for (const { table, row, updates } of batch)
    if (updates.erase !== undefined)
      await eraseOwner(trx, { table, before: row.seq, isContest: updates.contest !== undefined }, updates.erase);
}

async function writeSummaries(trx: Trx, batch: readonly Append[]): Promise<void> {
  const ofTables = batch.flatMap(({ updates: { summary, opener = '', partOf = '', unlisted } }) =>
    summary === undefined
      ? []
      : { ...columnsOf(summary), opener, part_of: partOf, ...(unlisted && { access: UNLISTED }) },
  );
  const ofContests = batch.flatMap(({ table: id, row: { at }, updates: { contest } }) =>
    contest === undefined
      ? []
      : { id, ...contestColumns(contest), access: CONTEST, changed_at: at, summary: '', part_of: '' },
  );
  const values = [...ofTables, ...ofContests];
  if (values.length === 0) return;
  await trx
    .insertInto('tables')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((e) => ({
        status: e.ref('excluded.status'),
        access: e.ref('excluded.access'),
        changed_at: e.ref('excluded.changed_at'),
        summary: e.ref('excluded.summary'),
      })),
    )
    .execute();
}

const contestColumns = ({ status, opener }: NonNullable<IndexUpdates['contest']>) => ({ status, opener });

const columnsOf = (summary: Summary) => ({
  id: summary.table,
  status: summary.status,
  access: summary.access,
  changed_at: summary.changedAt,
  summary: JSON.stringify(summary),
});

/** Writes the seats that an entry changes. Who moves to another seat keeps the address that the first one was taken from. */
async function writeSeats(trx: Trx, table: string, { seats = [], from = '' }: IndexUpdates): Promise<void> {
  if (seats.length === 0) return;
  const kept = await trx.selectFrom('seats').select(['hash', 'address']).where('table_id', '=', table).execute();
  const addresses = new Map(kept.map(({ hash, address }) => [hash, address]));
  const numbers = seats.map(({ seat }) => seat);
  await trx.deleteFrom('seats').where('table_id', '=', table).where('seat', 'in', numbers).execute();
  const taken = seats.flatMap(({ seat, hash, account }) =>
    hash === null
      ? []
      : [{ hash, table_id: table, seat, account_id: account ?? '', address: addresses.get(hash) ?? from }],
  );
  if (taken.length > 0) await trx.insertInto('seats').values(taken).execute();
}

/** Notes where accounts have sat, so that all they leave there is found when they are deleted. */
async function writePlaces(trx: Trx, batch: readonly Append[]): Promise<void> {
  const values = batch.flatMap(({ table: table_id, updates: { seats = [], places = [], owner } }) =>
    [...seats, ...places].flatMap(({ hash, account = owner }) =>
      hash && account ? [{ account_id: account, table_id, hash }] : [],
    ),
  );
  if (values.length === 0) return;
  await trx
    .insertInto('account_places')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function writeReports(trx: Trx, batch: readonly Append[]): Promise<void> {
  const values = batch.flatMap(({ table: table_id, row: { seq, at }, updates: { report } }) => {
    if (report === undefined) return [];
    const { seat, by: by_seat, reason, tag, account: account_id } = report;
    return { table_id, seq, at, seat, by_seat, reason, tag, account_id };
  });
  if (values.length > 0) await trx.insertInto('reports').values(values).execute();
}

/** Removes the data of a token's owner from the entries before this one. Nothing else writes to existing entries. */
async function eraseOwner(
  trx: Trx,
  { table, before, isContest }: { readonly table: string; readonly before: number; readonly isContest: boolean },
  hash: string,
): Promise<void> {
  await trx.deleteFrom('account_places').where('table_id', '=', table).where('hash', '=', hash).execute();
  const earlier = (await readEverywhere(trx, table, 0, before - 1)).filter(({ seq }) => seq < before).map(rowOf);
  if (!isContest && wasHost(earlier, hash))
    await trx.updateTable('tables').set({ opener: '' }).where('id', '=', table).execute();
  for (const row of (isContest ? withoutEntrant : withoutOwner)(earlier, hash)) {
    const { events, command, secret } = valuesOf(table, row);
    // An entry may have moved to the finished ones since it was read.
    for (const name of ['entries', 'finished_entries'] as const) {
      const entry = trx.updateTable(name).where('table_id', '=', table).where('seq', '=', row.seq);
      const { numUpdatedRows } = await entry.set({ events, command, secret }).executeTakeFirst();
      if (numUpdatedRows > 0n) break;
    }
  }
}
