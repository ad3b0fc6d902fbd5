import type { Summary } from '@asteroute/protocol';
import type { Kysely } from 'kysely';
import type { Report } from '../../domain/ports.ts';
import { CLOSED_EVENTS } from '../../domain/table-state.ts';
import type { Schema } from '../schema/schema.ts';

/** The status of a table whose entries are empty. */
const CLOSED = 'closed';
/** Milliseconds for which a notice is tried to be sent. */
const NOTICE_MS = 86_400_000;

/** Tables with this status, or with any, those changed last first. */
export async function allTables(
  db: Kysely<Schema>,
  status: Summary['status'] | null,
  limit: number,
): Promise<readonly Summary[]> {
  const any = db.selectFrom('tables').select('summary').where('status', '!=', CLOSED);
  const some = status === null ? any : any.where('status', '=', status);
  const rows = await some.orderBy('changed_at', 'desc').limit(limit).execute();
  return rows.map(({ summary }) => JSON.parse(summary));
}

/** How many tables there are, by status. */
export async function tallyTables(db: Kysely<Schema>): Promise<Record<Summary['status'], number>> {
  const rows = await db
    .selectFrom('tables')
    .select(['status', (e) => e.fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const of = (status: Summary['status']) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { open: of('open'), running: of('running'), over: of('over') };
}

/** The query for tables with this status to which nothing was written since then, those changed first first. */
export function idleTables(db: Kysely<Schema>, status: Summary['status'], since: number, limit: number) {
  return db
    .selectFrom('tables')
    .select(['id', 'changed_at'])
    .where('status', '=', status)
    .where('changed_at', '<', since)
    .where((e) =>
      e.not(
        e.exists(e.selectFrom('entries').select('seq').whereRef('table_id', '=', 'tables.id').where('at', '>=', since)),
      ),
    )
    .orderBy('changed_at')
    .limit(limit);
}

/**
 * Deletes a table. Its entries, and one more, stay without what was in them: a node that does not know yet conflicts
 * with one of them wherever it has read to, and a reader finds the next number there.
 */
export function removeTable(db: Kysely<Schema>, table: string, at: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const last = await trx
      .selectFrom('entries')
      .select(['seq', 'up', 'events'])
      .where('table_id', '=', table)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last === undefined || last.events === CLOSED_EVENTS) return false;
    const { seq, up } = last;
    const closed = { at, up, command: null, events: CLOSED_EVENTS, personal: 0, private: 0, erases: 0, secret: null };
    const written = await trx
      .insertInto('entries')
      .values({ table_id: table, seq: seq + 1, ...closed })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seq')
      .execute();
    if (written.length === 0) return false;
    await trx.updateTable('entries').set(closed).where('table_id', '=', table).execute();
    for (const name of ['finished_entries', 'seats', 'deadlines', 'reports', 'notices', 'codes'] as const)
      await trx.deleteFrom(name).where('table_id', '=', table).execute();
    const empty = { status: CLOSED, access: CLOSED, summary: '', changed_at: at };
    await trx.updateTable('tables').set(empty).where('id', '=', table).execute();
    return true;
  });
}

/** Deletes what stayed of tables removed before then, and notices, counters and codes that have ended. */
export async function purge(db: Kysely<Schema>, before: number, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = trx.selectFrom('tables').select('id').where('status', '=', CLOSED).where('changed_at', '<', before);
    await trx.deleteFrom('entries').where('table_id', 'in', gone).execute();
    await trx.deleteFrom('tables').where('status', '=', CLOSED).where('changed_at', '<', before).execute();
  });
  // Such a notice comes too late to be useful, or the server sends none any more.
  await db
    .deleteFrom('notices')
    .where('at', '<', now - NOTICE_MS)
    .execute();
  for (const name of ['counters', 'codes'] as const) await db.deleteFrom(name).where('until', '<', now).execute();
}

/** What players were reported for, the newest first. */
export async function listReports(db: Kysely<Schema>, limit: number): Promise<readonly Report[]> {
  const rows = await db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(limit).execute();
  return rows.map(({ table_id, seq, at, seat, by_seat, reason }) => ({
    table: table_id,
    seq,
    at,
    seat,
    by: by_seat,
    reason: reason as Report['reason'],
  }));
}

/** Takes a report off the list. */
export async function dismissReport(db: Kysely<Schema>, table: string, seq: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('reports')
    .where('table_id', '=', table)
    .where('seq', '=', seq)
    .returning('seq')
    .execute();
  return gone.length > 0;
}
