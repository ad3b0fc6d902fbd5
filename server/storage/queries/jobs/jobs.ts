import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { type DueJobs, type JobLoad, type JobStore, NEVER, type NewJob, type StoredJob } from '../../../domain/jobs.ts';
import type { Append } from '../../../domain/ports.ts';
import type { Schema } from '../../schema/schema.ts';

interface JobRow extends Omit<NewJob, 'share'> {
  readonly share: string | RawBuilder<string>;
}

const COLUMNS = ['kind', 'id', 'share', 'due_at as due', 'subject', 'data', 'tries'] as const;

export function jobQueries(db: Kysely<Schema>): JobStore {
  const update = (job: StoredJob) => db.updateTable('jobs').where((e) => isUnchanged(e, job));
  return {
    put: (jobs) => putJobs(db, jobs),
    due: (wanted) => dueJobs(db, wanted),
    async claim(job, until) {
      const claimed = update(job).set({ claimed_until: until, tries: job.tries + 1 });
      return (await claimed.returning('id').execute()).length > 0;
    },
    async pause(job, { until, tries }) {
      const paused = update(job).set({ claimed_until: until, tries });
      return (await paused.returning('id').execute()).length > 0;
    },
    async done(job) {
      await db
        .deleteFrom('jobs')
        .where((e) => isUnchanged(e, job))
        .execute();
    },
    hasten: (job, now) => hastenJobs(db, job, now),
    load: (kind, now) => load(db, kind, now),
    async quarantined(limit) {
      const stuck = db.selectFrom('jobs').select('id').distinct().where('claimed_until', '=', NEVER);
      return (await stuck.orderBy('id').limit(limit).execute()).map(({ id }) => id);
    },
    async release(id) {
      const stuck = db.updateTable('jobs').where('id', '=', id).where('claimed_until', '=', NEVER);
      return (await stuck.set({ tries: 0, claimed_until: 0 }).returning('id').execute()).length > 0;
    },
  };
}

/** Whether a job is as it was read: a later one with the same kind and id is due at another time, or not tried yet. */
const isUnchanged = (e: ExpressionBuilder<Schema, 'jobs'>, { kind, id, due, tries }: StoredJob) =>
  e.and({ kind, id, due_at: due, tries });

async function dueJobs(
  db: Kysely<Schema>,
  { kind, now, ahead, perShare, total }: DueJobs,
): Promise<readonly StoredJob[]> {
  const placed = db
    .selectFrom('jobs')
    .select(COLUMNS)
    // Jobs that fail again and again come after those of their share that were not tried yet.
    .select(sql<number>`row_number() over (partition by share order by tries, due_at)`.as('place'))
    .where('kind', '=', kind)
    .where('due_at', '<=', now + ahead)
    .where('claimed_until', '<=', now);
  const rows = await db
    .selectFrom(placed.as('placed'))
    .selectAll()
    .where('place', '<=', perShare)
    .orderBy('place')
    .orderBy('due')
    .limit(total)
    .execute();
  return rows.map(({ place: _, ...job }) => job);
}

async function load(db: Kysely<Schema>, kind: string, now: number): Promise<JobLoad> {
  const isWaiting = sql`due_at <= ${now} and claimed_until <= ${now}`;
  const since = sql`case when claimed_until > due_at then claimed_until else due_at end`;
  const found = await db
    .selectFrom('jobs')
    .where('kind', '=', kind)
    .select([
      sql<number>`sum(case when ${isWaiting} then 1 else 0 end)`.as('waiting'),
      sql<number | null>`min(case when ${isWaiting} then ${since} end)`.as('since'),
      sql<number>`sum(case when claimed_until = ${NEVER} then 1 else 0 end)`.as('quarantined'),
    ])
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(found.waiting ?? 0),
    since: found.since === null ? null : Number(found.since),
    quarantined: Number(found.quarantined ?? 0),
  };
}

async function putJobs(db: Kysely<Schema>, jobs: readonly JobRow[]): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insertInto('jobs')
    .values(jobs.map(valuesOf))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'id']).doUpdateSet((e) => ({
        share: e.ref('excluded.share'),
        due_at: e.ref('excluded.due_at'),
        tries: e.ref('excluded.tries'),
        claimed_until: e.ref('excluded.claimed_until'),
        subject: e.ref('excluded.subject'),
        data: e.ref('excluded.data'),
      })),
    )
    .execute();
}

export async function addJobs(db: Kysely<Schema>, jobs: readonly JobRow[]): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insertInto('jobs')
    .values(jobs.map(valuesOf))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function hastenJobs(db: Kysely<Schema>, { kind, id }: Pick<NewJob, 'kind' | 'id'>, now: number): Promise<void> {
  const job = db.updateTable('jobs').where((e) => e.and({ kind, id }));
  await job.set({ due_at: now, claimed_until: 0, tries: 0 }).execute();
}

const valuesOf = ({ kind, id, share, due, subject, data }: JobRow) => ({
  kind,
  id,
  share,
  due_at: due,
  tries: 0,
  claimed_until: 0,
  subject,
  data,
});

/** The share of a table: the tag of the address that opened it; those of unknown openers are one share. */
export const shareOf = (table: string) =>
  sql<string>`coalesce((select opener from tables where tables.id = ${table}), '')`;

/** Writes what the scheduler must do at the tables of a batch: a table has one clock or one bot that it waits for. */
export async function writeTurns(db: Kysely<Schema>, batch: readonly Append[]): Promise<void> {
  const changed = batch.filter(({ updates: { due } }) => due !== undefined);
  if (changed.length === 0) return;
  const tables = changed.map(({ table }) => table);
  await db.deleteFrom('jobs').where('kind', 'in', ['clock', 'bot']).where('id', 'in', tables).execute();
  const jobs = changed.flatMap(({ table, updates: { due, bot } }) =>
    due == null
      ? []
      : [{ kind: bot ? 'bot' : 'clock', id: table, share: shareOf(table), due, subject: table, data: '' }],
  );
  await addJobs(db, jobs);
}

export async function writeLooks(db: Kysely<Schema>, batch: readonly Append[]): Promise<void> {
  for (const { table: id, updates } of batch) {
    if (updates.contest === undefined) continue;
    const { due, opener: share } = updates.contest;
    if (due === null) await db.deleteFrom('jobs').where('kind', '=', 'contest').where('id', '=', id).execute();
    else await putJobs(db, [{ kind: 'contest', id, share, due, subject: id, data: '' }]);
  }
}
