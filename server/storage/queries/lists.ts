import type { Summary } from '@asteroute/protocol';
import type { Kysely } from 'kysely';
import type { TokenSeat } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';

/** Number of the newest entry of each table. */
export async function headsOf(db: Kysely<Schema>, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('entries')
    .select(['table_id', (e) => e.fn.max('seq').as('head')])
    .where('table_id', 'in', tables)
    .groupBy('table_id')
    .execute();
  return new Map(rows.map(({ table_id, head }) => [table_id, Number(head)]));
}

interface Wanted {
  readonly status: Summary['status'];
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Public tables with a status that changed since then, those changed last first. */
export async function listTables(db: Kysely<Schema>, { status, since }: Wanted, limit: number): Promise<Summary[]> {
  const rows = await db
    .selectFrom('tables')
    .select('summary')
    .where('access', '=', 'public')
    .where('status', '=', status)
    .where('changed_at', '>=', since)
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ summary }) => JSON.parse(summary));
}

/** The seats of these token hashes, those at the tables changed last first. */
export async function tokenSeats(db: Kysely<Schema>, hashes: readonly string[], limit: number): Promise<TokenSeat[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['hash', 'seat', 'summary'])
    .where('hash', 'in', hashes)
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ hash, seat, summary }) => ({ hash, seat, summary: JSON.parse(summary) }));
}

/** Tables whose deadline has passed, the earliest first. */
export async function dueTables(db: Kysely<Schema>, up: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deadlines')
    .select('table_id')
    .where('up', '<=', up)
    .orderBy('up')
    .limit(limit)
    .execute();
  return rows.map((row) => row.table_id);
}
