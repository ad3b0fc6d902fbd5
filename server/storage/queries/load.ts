import { type Kysely, sql } from 'kysely';
import type { Backlog, Store } from '../../domain/ports.ts';
import type { Schema } from '../schema/schema.ts';
import { NEVER } from './deadlines.ts';

/** The query for what its operator should know of a store. `bytes` gives its size in the words of the database. */
export function loadQuery(db: Kysely<Schema>, bytes: () => Promise<number>): Pick<Store, 'load'> {
  return {
    async load(up, now) {
      const notices = db
        .selectFrom('outbox')
        .select([COUNT, sql<number | null>`min(due_at)`.as('since')])
        .where('due_at', '<=', now);
      return {
        people: await deadlines(db, up, 0),
        bots: await deadlines(db, up, 1),
        notices: backlogOf(await notices.executeTakeFirstOrThrow()),
        quarantined: await quarantined(db),
        bytes: await bytes(),
      };
    },
  };
}

async function quarantined(db: Kysely<Schema>): Promise<number> {
  const never = db.selectFrom('deadlines').where('retry_at', '=', NEVER).select(COUNT);
  return Number((await never.executeTakeFirstOrThrow()).count);
}

async function deadlines(db: Kysely<Schema>, up: number, bot: 0 | 1): Promise<Backlog> {
  const due = db.selectFrom('deadlines').where('up', '<=', up).where('bot', '=', bot).where('retry_at', '<', NEVER);
  return backlogOf(await due.select([COUNT, sql<number | null>`min(up)`.as('since')]).executeTakeFirstOrThrow());
}

const COUNT = sql<number>`count(*)`.as('count');

function backlogOf({ count, since }: { readonly count: number; readonly since: number | null }): Backlog {
  return { count: Number(count), since: since === null ? null : Number(since) };
}

/** The size of a PostgreSQL database. */
export async function databaseBytes(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0].bytes);
}

/** The size of a SQLite file. */
export async function fileBytes(db: Kysely<Schema>): Promise<number> {
  const size = sql<{
    bytes: number;
  }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return Number((await size.execute(db)).rows[0].bytes);
}
