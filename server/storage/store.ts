import type { Summary } from '@asteroute/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import {
  type Append,
  type IndexUpdates,
  type Row,
  type Secret,
  type Store,
  StoreUnavailable,
} from '../domain/ports.ts';
import { MIGRATIONS, type Schema } from './schema.ts';

/** A wall clock that went back by more milliseconds was reset: server time continues from its new value. */
const CLOCK_RESET_MS = 60_000;

/** Migrates a database to the schema of this version. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** A store over any database that Kysely supports: the same statements for all of them. */
export function createStore(db: Kysely<Schema>): Store {
  return {
    // Without index updates one statement does, which is its own transaction: two round trips fewer.
    append: (batch) =>
      answered(batch.every(isAlone) ? insertAll(db, batch) : db.transaction().execute((trx) => appendAll(trx, batch))),
    read: async (table, since) => {
      const rows = await answered(
        db
          .selectFrom('entries')
          .selectAll()
          .where('table_id', '=', table)
          .where('seq', '>', since)
          .orderBy('seq')
          .execute(),
      );
      return rows.map(rowOf);
    },
    heads: async (tables) => {
      if (tables.length === 0) return new Map();
      const rows = await answered(
        db
          .selectFrom('entries')
          .select(['table_id', (e) => e.fn.max('seq').as('head')])
          .where('table_id', 'in', tables)
          .groupBy('table_id')
          .execute(),
      );
      return new Map(rows.map(({ table_id, head }) => [table_id, Number(head)]));
    },
    listed: async (status, since, limit) => {
      const rows = await answered(
        db
          .selectFrom('tables')
          .select('summary')
          .where('access', '=', 'public')
          .where('status', '=', status)
          .where('changed_at', '>=', since)
          .orderBy('changed_at', 'desc')
          .limit(limit)
          .execute(),
      );
      return rows.map(({ summary }) => JSON.parse(summary) as Summary);
    },
    seatsOf: async (hashes) => {
      if (hashes.length === 0) return [];
      const rows = await answered(
        db
          .selectFrom('seats')
          .innerJoin('tables', 'tables.id', 'seats.table_id')
          .select(['hash', 'seat', 'summary'])
          .where('hash', 'in', hashes)
          .orderBy('changed_at', 'desc')
          .execute(),
      );
      return rows.map(({ hash, seat, summary }) => ({ hash, seat, summary: JSON.parse(summary) as Summary }));
    },
    due: async (up, limit) => {
      const rows = await answered(
        db.selectFrom('deadlines').select('table_id').where('up', '<=', up).orderBy('up').limit(limit).execute(),
      );
      return rows.map((row) => row.table_id);
    },
    beat: (wall, longest) => answered(beat(db, wall, longest)),
    close: () => db.destroy(),
  };
}

/** Error codes of PostgreSQL and SQLite for a wrong statement or value: a bug, which a retry does not fix. */
const BUG_CODES = /^(0A|22|23|42)...$|^SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|MISUSE)/;

/** The result of a query. Rejects with StoreUnavailable, unless the query itself was wrong. */
async function answered<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw isBug(error) ? error : new StoreUnavailable(error);
  }
}

function isBug(error: unknown): boolean {
  if (error instanceof RangeError) return true;
  const { code = '', message } = error as { readonly code?: string; readonly message: string };
  // better-sqlite3 throws a TypeError without a code for a closed database and for a value that it cannot bind.
  if (error instanceof TypeError) return !message.includes('not open');
  return BUG_CODES.test(code);
}

function rowOf({ seq, at, up, command, events, personal, secret }: Schema['entries']): Row {
  const shown = { seq, at, up, command, events, personal: personal === 1 };
  return { ...shown, secret: secret === null ? null : (JSON.parse(secret) as Secret) };
}

type Trx = Transaction<Schema>;

/** Sorted by table, so that nodes lock the same rows in the same order and never deadlock. */
function inOrder(batch: readonly Append[]): readonly Append[] {
  return batch.toSorted((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : 0));
}

function isAlone({ updates }: Append): boolean {
  return Object.keys(updates).length === 0;
}

async function insertAll(db: Kysely<Schema>, batch: readonly Append[]): Promise<boolean[]> {
  const written = await db
    .insertInto('entries')
    .values(inOrder(batch).map(valuesOf))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table_id', 'seq', 'command'])
    .execute();
  // Two appends of a batch may have the same seq: the one whose command was returned was written.
  const won = new Set(written.map(({ table_id, seq, command }) => `${table_id} ${seq} ${command}`));
  return batch.map(({ table, row }) => won.delete(`${table} ${row.seq} ${row.command}`));
}

async function appendAll(trx: Trx, batch: readonly Append[]): Promise<boolean[]> {
  const results = await insertAll(trx, batch);
  await writeUpdates(trx, inOrder(batch.filter((_, i) => results[i])));
  return results;
}

function valuesOf({ table, row }: Append): Schema['entries'] {
  const { seq, at, up, command, events, personal, secret } = row;
  const values = { table_id: table, seq, at, up, command, events, personal: personal ? 1 : 0 };
  return { ...values, secret: secret === null ? null : JSON.stringify(secret) };
}

async function writeUpdates(trx: Trx, batch: readonly Append[]): Promise<void> {
  const having = <K extends keyof IndexUpdates>(key: K) =>
    batch.flatMap(({ table, updates }) => {
      const value = updates[key];
      return value === undefined
        ? []
        : [{ table, value: value as NonNullable<IndexUpdates[K]> | Extract<IndexUpdates[K], null> }];
    });
  await writeSummaries(
    trx,
    having('summary').map(({ value }) => value),
  );
  for (const { table, value } of having('seats')) await writeSeats(trx, table, value);
  await writeDeadlines(trx, having('due'));
}

async function writeSummaries(trx: Trx, summaries: readonly Summary[]): Promise<void> {
  if (summaries.length === 0) return;
  const values = summaries.map((summary) => ({
    id: summary.table,
    status: summary.status,
    access: summary.access,
    changed_at: summary.changedAt,
    summary: JSON.stringify(summary),
  }));
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

async function writeSeats(trx: Trx, table: string, seats: NonNullable<Secret['seats']>): Promise<void> {
  for (const { seat, hash } of seats) {
    await trx.deleteFrom('seats').where('table_id', '=', table).where('seat', '=', seat).execute();
    if (hash !== null) await trx.insertInto('seats').values({ hash, table_id: table, seat }).execute();
  }
}

async function writeDeadlines(
  trx: Trx,
  dues: readonly { readonly table: string; readonly value: number | null }[],
): Promise<void> {
  const values = dues.flatMap(({ table, value }) => (value === null ? [] : [{ table_id: table, up: value }]));
  if (values.length > 0) {
    await trx
      .insertInto('deadlines')
      .values(values)
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet((e) => ({ up: e.ref('excluded.up') })))
      .execute();
  }
  const cleared = dues.flatMap(({ table, value }) => (value === null ? [table] : []));
  if (cleared.length > 0) await trx.deleteFrom('deadlines').where('table_id', 'in', cleared).execute();
}

async function beat(db: Kysely<Schema>, wall: number, longest: number): Promise<number> {
  const lived = sql<number>`case when ${wall} < wall or wall = 0 then 0 when ${wall} - wall > ${longest} then 0 else ${wall} - wall end`;
  const { up } = await db
    .updateTable('server_time')
    .set({
      up: sql<number>`up + ${lived}`,
      wall: sql<number>`case when ${wall} > wall or ${wall} < wall - ${CLOCK_RESET_MS} then ${wall} else wall end`,
    })
    .where('id', '=', 1)
    .returning('up')
    .executeTakeFirstOrThrow();
  return up;
}
