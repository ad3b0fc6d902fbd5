import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type { Append, NewNotice, PendingNotice, Store } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';

type Outbox = Schema['outbox'];

/** Writes the notices of a batch. A reminder of the same appointment is written once. */
export async function writeNotices(trx: Transaction<Schema>, batch: readonly Append[]): Promise<void> {
  const rows = batch.flatMap(({ table, row, updates: { notices = [] } }) =>
    notices.map((notice): Outbox => {
      const event = notice.kind === 'reminder' ? notice.about : row.seq;
      return rowOf(String(event), { table, at: row.at, contact: '' }, notice);
    }),
  );
  await insertNotices(trx, rows);
}

/** Writes rows that are not there yet. */
async function insertNotices(db: Kysely<Schema>, rows: readonly Outbox[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface RowOrigin {
  readonly table: string;
  readonly at: number;
  /** Empty for a notice of a seat. */
  readonly contact: string;
}

/** Returns the row of a notice; `event` names what happened at the table. */
function rowOf(event: string, { table, at, contact }: RowOrigin, notice: NewNotice): Outbox {
  const { kind, channel, about, dueAt } = notice;
  const seat = notice.seat ?? -1;
  const who = contact === '' ? seat : contact;
  const id = `${event}-${kind}-${who}-${channel}`;
  return { id, table_id: table, at, kind, channel, seat, about, contact, due_at: dueAt, tries: 0 };
}

/** Returns the row of the mail that asks the owner of a contact to confirm its address. */
export function confirmationRow(contact: string, at: number): Outbox {
  const notice = { kind: 'confirm', channel: 'mail', seat: null, about: 0, dueAt: at } as const;
  return rowOf(String(at), { table: '', at, contact }, notice);
}

/** The share of a notice: that of its table, else of its contact. */
const NOTICE_SHARE = sql<string>`coalesce(tables.opener, outbox.contact)`;
const COLUMNS = ['at', 'kind', 'channel', 'seat', 'about', 'contact', 'tries'] as const;

/** Queries for unsent notices. */
export function noticeQueries(
  db: Kysely<Schema>,
): Pick<Store, 'dueNotices' | 'claimNotice' | 'settleNotice' | 'deferNotice' | 'spreadCall'> {
  return {
    dueNotices: (now, limits) => dueNotices(db, now, limits),
    /** If two nodes try to claim the same notice, only one changes the row. */
    async claimNotice({ table, id, tries }, until) {
      const one = db
        .updateTable('outbox')
        .where('table_id', '=', table)
        .where('id', '=', id)
        .where('tries', '=', tries);
      return (
        (
          await one
            .set({ due_at: until, tries: tries + 1 })
            .returning('id')
            .execute()
        ).length > 0
      );
    },
    async settleNotice({ table, id }) {
      await db.deleteFrom('outbox').where('table_id', '=', table).where('id', '=', id).execute();
    },
    async deferNotice({ table, id, tries }, until) {
      const one = db.updateTable('outbox').where('table_id', '=', table).where('id', '=', id);
      await one.set({ due_at: until, tries }).execute();
    },
    spreadCall: (call, plan) => db.transaction().execute((trx) => spreadCall(trx, call, plan)),
  };
}

const dueNotices = async (
  db: Kysely<Schema>,
  ...[now, { perShare, total }]: Parameters<Store['dueNotices']>
): ReturnType<Store['dueNotices']> => {
  const placed = db
    .selectFrom('outbox')
    .leftJoin('tables', 'tables.id', 'outbox.table_id')
    .select(['outbox.id as id', 'table_id as table', ...COLUMNS, 'due_at', NOTICE_SHARE.as('share')])
    .select(sql<number>`row_number() over (partition by ${NOTICE_SHARE} order by due_at, at)`.as('place'))
    .where('due_at', '<=', now);
  const rows = await db
    .selectFrom(placed.as('placed'))
    .select(['id', 'table', ...COLUMNS, 'share'])
    .where('place', '<=', perShare)
    .orderBy('place')
    .orderBy('due_at')
    .limit(total)
    .execute();
  return rows.map(({ seat, contact, ...row }) => ({
    ...row,
    seat: seat < 0 ? null : seat,
    contact: contact === '' ? null : contact,
  }));
};

/** Each contact is changed by one of two nodes only, so that nobody is told twice in the time. */
async function spreadCall(
  trx: Transaction<Schema>,
  call: PendingNotice,
  { now, since, limit }: Parameters<Store['spreadCall']>[1],
): Promise<void> {
  const { table, at } = call;
  await trx.deleteFrom('outbox').where('table_id', '=', table).where('id', '=', call.id).execute();
  const wanting = trx
    .selectFrom('contacts')
    .select('id')
    .where('wants_until', '>', now)
    .where('told_at', '<=', since)
    // One whose quiet hours have put off an earlier call is told of that one.
    .where((e) =>
      e.not(e.exists(e.selectFrom('outbox').select('outbox.id').whereRef('outbox.contact', '=', 'contacts.id'))),
    )
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
  const rows = told.flatMap(({ id: contact, channels, confirmed }) =>
    channelsIn(channels).flatMap((channel) =>
      channel === 'mail' && confirmed === 0
        ? []
        : [rowOf('now', { table, at, contact }, { kind: 'wanted', channel, seat: null, about: 0, dueAt: now })],
    ),
  );
  await insertNotices(trx, rows);
}

/** The blocks between the account of a contact and those who sit at a table. */
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

/** Returns the channels of a list as the database has it. */
export function channelsIn(text: string): readonly ('push' | 'mail')[] {
  return (['push', 'mail'] as const).filter((channel) => text.split(',').includes(channel));
}
