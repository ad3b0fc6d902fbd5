import type { Summary } from '@asteroute/protocol';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { SeatHolder, TableLists, UpkeepStore } from '../../domain/ports.ts';
import { CLOSED, CONTEST, type Schema } from '../schema/schema.ts';

export function listQueries(db: Kysely<Schema>): TableLists {
  return {
    async listed(status, since, limit) {
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
    },
    async summaries(tables) {
      if (tables.length === 0) return [];
      const some = db.selectFrom('tables').select('summary').where('id', 'in', tables);
      const rows = await some.where('access', 'not in', [CLOSED, CONTEST]).execute();
      return rows.map(({ summary }) => JSON.parse(summary));
    },
    async all(status, limit) {
      const any = db.selectFrom('tables').select('summary').where('access', 'not in', [CLOSED, CONTEST]);
      const some = status === null ? any : any.where('status', '=', status);
      const rows = await some.orderBy('changed_at', 'desc').limit(limit).execute();
      return rows.map(({ summary }) => JSON.parse(summary));
    },
    async tally() {
      const counted = db.selectFrom('tables').select(['status', (e) => e.fn.countAll().as('count')]);
      const rows = await counted.where('access', '!=', CONTEST).groupBy('status').execute();
      const of = (status: Summary['status']) => Number(rows.find((row) => row.status === status)?.count ?? 0);
      return { open: of('open'), running: of('running'), over: of('over') };
    },
    async seatsOf(hashes, limit) {
      if (hashes.length === 0) return [];
      const rows = await seatsAt(db, limit).select('hash').where('hash', 'in', hashes).execute();
      return rows.map(({ hash, seat, summary }) => ({ hash, seat, summary: JSON.parse(summary) }));
    },
    async seatsOfAccount(account, limit) {
      const own = seatsAt(db, limit).where('account_id', '=', account).where('status', 'in', ['open', 'running']);
      return (await own.execute()).map(({ seat, summary }) => ({ ...JSON.parse(summary), seat }));
    },
    seatsHeld: (who) => seatsHeld(db, who),
  };
}

const seatsAt = (db: Kysely<Schema>, limit: number) =>
  db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seat', 'summary'])
    .orderBy('changed_at', 'desc')
    .limit(limit);

async function seatsHeld(db: Kysely<Schema>, { tag, account }: SeatHolder): Promise<number> {
  const held = db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select((e) => [
      sql<number>`sum(case when ${e.ref('address')} = ${tag} then 1 else 0 end)`.as('here'),
      sql<number>`sum(case when ${e.ref('account_id')} = ${account ?? ''} then 1 else 0 end)`.as('own'),
    ])
    .where((e) => e.or([e('address', '=', tag), ...(account === null ? [] : [e('account_id', '=', account)])]))
    .where('status', 'in', ['open', 'running'])
    .where('access', '=', 'public')
    .where('part_of', '=', '')
    .where('opener', '!=', tag);
  const { here, own } = await held.executeTakeFirstOrThrow();
  return Math.max(Number(here ?? 0), account === null ? 0 : Number(own ?? 0));
}

export async function idleAlone(
  db: Kysely<Schema>,
  ...[status, since, limit]: Parameters<UpkeepStore['idle']>
): Promise<readonly string[]> {
  const rows = await idleTables(db, status, since, limit).where(isPartOfNothing).execute();
  return rows.map(({ id }) => id);
}

function isPartOfNothing(e: ExpressionBuilder<Schema, 'tables'>) {
  const whole = e.selectFrom('tables as contests').select('contests.id').whereRef('contests.id', '=', 'tables.part_of');
  return e.not(e.exists(whole.where('contests.status', 'in', ['open', 'running'])));
}

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
