import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { MIGRATIONS } from './schema.ts';
import { openSqlite } from './sqlite.ts';

test('entries from before the flag are flagged when they hold chat or mutes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-migrate-'));
  const file = join(folder, 'old.sqlite');
  const database = new Database(file);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  await new Migrator({ db, provider }).migrateTo('001-tables');
  const insert = database.prepare("insert into entries (table_id, seq, at, up, events) values ('old', ?, 1, 1, ?)");
  const events = [[{ type: 'resigned', seat: 0 }], [{ type: 'chat', seat: 0, text: 'hi' }], [{ type: 'muted', by: 1 }]];
  for (const [i, list] of events.entries()) insert.run(i + 1, JSON.stringify(list));
  await db.destroy();

  const store = await openSqlite(file);
  expect((await store.read('old', 0)).map(({ personal }) => personal)).toEqual([false, true, true]);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
