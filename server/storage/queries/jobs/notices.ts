import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { NewJob } from '../../../domain/jobs.ts';
import type { Append, ContactStore, NewNotice, PendingNotice } from '../../../domain/ports.ts';
import type { Schema } from '../../schema/schema.ts';
import { addJobs, shareOf } from './jobs.ts';

/** Writes the notices of a batch. A reminder of the same appointment is written once. */
export async function writeNotices(trx: Transaction<Schema>, batch: readonly Append[]): Promise<void> {
  const jobs = batch.flatMap(({ table, row, updates: { notices = [] } }) =>
    notices.map((notice) => {
      const event = notice.kind === 'reminder' ? notice.about : row.seq;
      return { ...jobOf(`${table}-${event}`, { table, at: row.at, contact: null }, notice), share: shareOf(table) };
    }),
  );
  await addJobs(trx, jobs);
}

type NoticeOrigin = Pick<PendingNotice, 'table' | 'at' | 'contact'>;

function jobOf(event: string, origin: NoticeOrigin, { dueAt, ...notice }: NewNotice): Omit<NewJob, 'share'> {
  const { kind, channel, seat } = notice;
  const { table, contact } = origin;
  const id = `${event}-${kind}-${contact ?? seat ?? -1}-${channel}`;
  const told: Omit<PendingNotice, 'id'> = { ...origin, ...notice };
  return { kind: 'notice', id, due: dueAt, subject: contact ?? table, data: JSON.stringify(told) };
}

export function confirmationJob(contact: string, at: number): NewJob {
  const notice = { kind: 'confirm', channel: 'mail', seat: null, about: 0, dueAt: at } as const;
  return { ...jobOf(String(at), { table: '', at, contact }, notice), share: contact };
}

/** Each contact is changed by one of two nodes only, so that nobody is told twice in the time. */
export async function spreadCall(
  trx: Transaction<Schema>,
  { table, at }: PendingNotice,
  { now, since, limit }: Parameters<ContactStore['spreadCall']>[1],
): Promise<void> {
  const wanting = trx
    .selectFrom('contacts')
    .select('id')
    .where('wants_until', '>', now)
    .where('told_at', '<=', since)
    // One whose quiet hours have put off an earlier call is told of that one.
    .where((e) => e.not(e.exists(e.selectFrom('jobs').select('jobs.id').whereRef('jobs.subject', '=', 'contacts.id'))))
    .where((e) => e.not(e.exists(blocksBetween(e, table))))
    .orderBy('told_at')
    .limit(limit);
  const told = await trx
    .updateTable('contacts')
    .set({ told_at: now })
    .where('id', 'in', wanting)
    .where('told_at', '<=', since)
    .returning(['id', 'channels', 'confirmed'])
    .execute();
  const jobs = told.flatMap(({ id: contact, channels, confirmed }) =>
    channelsIn(channels).flatMap((channel) =>
      channel === 'mail' && confirmed === 0
        ? []
        : [
            jobOf(
              `${table}-now`,
              { table, at, contact },
              { kind: 'wanted', channel, seat: null, about: 0, dueAt: now },
            ),
          ],
    ),
  );
  await addJobs(
    trx,
    jobs.map((job) => ({ ...job, share: shareOf(table) })),
  );
}
function blocksBetween(e: ExpressionBuilder<Schema, 'contacts'>, table: string) {
  return e
    .selectFrom('account_blocks')
    .innerJoin('seats', (join) => join.onTrue())
    .select('account_blocks.id')
    .where('seats.table_id', '=', table)
    .where((on) =>
      on.or([
        on.and([
          on('account_blocks.account_id', '=', on.ref('contacts.account_id')),
          on('account_blocks.blocked', 'in', [on.ref('seats.account_id'), sql<string>`'token ' || seats.hash`]),
        ]),
        on.and([
          on('account_blocks.account_id', '=', on.ref('seats.account_id')),
          on('account_blocks.blocked', '=', on.ref('contacts.account_id')),
        ]),
      ]),
    );
}

export function channelsIn(text: string): readonly ('push' | 'mail')[] {
  return (['push', 'mail'] as const).filter((channel) => text.split(',').includes(channel));
}
