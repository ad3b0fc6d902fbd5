import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

export async function databaseBytes(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0].bytes);
}

export async function fileBytes(db: Kysely<Schema>): Promise<number> {
  const size = sql<{
    bytes: number;
  }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return Number((await size.execute(db)).rows[0].bytes);
}
