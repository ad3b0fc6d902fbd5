/** Moving logs, on the embedded database; `postgres.test.ts` covers PostgreSQL. */
import type { Summary } from '@asteroute/protocol';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '../schema/schema.ts';
import { TransactionalSqlite } from '../sqlite-dialect.ts';
import { createStore, migrate } from '../store.ts';

const MOVE = [
  `insert into finished_entries (month, table_id, seq, at, up, command, events, personal, private, erases, secret)
    select 202605, table_id, seq, at, up, command, events, personal, private, erases, secret from entries where seq < 4`,
  'delete from entries where seq < 4',
  'update tables set moved = 202605',
];

test('somebody is taken out of a log that moves after it was read and before it is written to', async () => {
  const database = new Database(':memory:');
  let isDue = false;
  const prepare = (text: string) => {
    // There is only one connection, so what another one would have done in the meantime is done here.
    if (isDue && text.startsWith('update "entries"')) {
      isDue = false;
      for (const one of MOVE) database.exec(one);
    }
    return database.prepare(text);
  };
  const db = new Kysely<Schema>({
    dialect: new TransactionalSqlite({ database: { prepare, close: () => database.close() } }),
  });
  await migrate(db);
  const store = createStore(db);
  const joined = JSON.stringify([{ type: 'joined', seat: 0, name: 'Ann', clientSeed: '' }]);
  const row = {
    at: 10,
    up: 1,
    command: null,
    events: '[]',
    personal: false,
    private: false,
    erases: false,
    secret: null,
  };
  const summary = { table: 'a', status: 'over', access: 'public', changedAt: 10 } as Summary;
  const secret = { seats: [{ seat: 0, hash: 'ann' }] };
  await store.tables.append([{ table: 'a', row: { ...row, seq: 1, events: joined, secret }, updates: { summary } }]);
  for (const seq of [2, 3, 4]) await store.tables.append([{ table: 'a', row: { ...row, seq }, updates: {} }]);
  isDue = true;
  expect(await store.tables.append([{ table: 'a', row: { ...row, seq: 5 }, updates: { erase: 'ann' } }])).toEqual([
    true,
  ]);
  expect(isDue).toBe(false);
  const [erased, ...rest] = await store.tables.read('a', 0, 10);
  expect([erased.events, rest.map(({ seq }) => seq)]).toEqual([joined.replace('Ann', '–'), [2, 3, 4, 5]]);
  await store.close();
});
