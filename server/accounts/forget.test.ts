/** A deleted account is in no column of the database, but for its id where results of rated games name it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { utcDay } from '../contests/calendar.ts';
import type { Stores } from '../domain/ports.ts';
import { createSealer } from '../secrets/sealer.ts';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { newPerson, type Person } from '../test/accounts/person.ts';
import { NEEDS_POSTGRES, openDatabase } from '../test/postgres/postgres.ts';
import { ask, command, newToken, openAt, startNode, TEST_SECRET } from '../testing.ts';

type Row = Readonly<Record<string, unknown>>;
/** Runs a query; the names of the columns are known without rows too. */
type Select = (sql: string) => Promise<{ readonly columns: readonly string[]; readonly rows: readonly Row[] }>;

const NAME = 'Zelda Quint';
const SEATS = [{ color: 'red' }, { color: 'blue' }];
const PLAN = { edition: 'classic', seats: SEATS };
const RATED = { ...PLAN, clock: { type: 'live', seconds: 600, increment: 5 }, rated: true };
/** Where the id stays: otherwise the ratings of those whom the account has met would change. */
const RESULTS = ['accounts.id', 'rated_results.first', 'ratings.account_id'];

const IN_LOGS = ['entries.events', 'entries.secret', 'tables.summary'];
const DUELS = { edition: 'classic', bot: 'hasty', month: null };

/** Every column of the schema, with all that it holds as one text. */
async function contents(select: Select, tables: string): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>();
  for (const { name } of (await select(tables)).rows) {
    if (String(name).startsWith('kysely_')) continue;
    const { columns, rows } = await select(`select * from "${name}"`);
    for (const column of columns) all.set(`${name}.${column}`, rows.map((row) => String(row[column])).join('\n'));
  }
  return all;
}

const columnsWith = (all: ReadonlyMap<string, string>, text: string): readonly string[] =>
  [...all].flatMap(([column, held]) => (held.includes(text) ? [column] : []));

/** Leaves something of a person everywhere, with the help of another one. */
async function spread(origin: string, zelda: Person, ben: Person): Promise<void> {
  const { session, token } = zelda;
  const join = (who: Person) => ({ type: 'join', name: who.name, clientSeed: 'x', account: who.session }) as const;
  const done = async (answer: Promise<object>) => expect(await answer).not.toHaveProperty('fault');
  const open = (plan: object, who: Person) =>
    openAt(origin, who.token, plan, { name: who.name, clientSeed: 'x', account: who.session });
  // A game that runs, with chat and a report; a table that was left; a rated game that is over.
  const table = await open(PLAN, zelda);
  await done(command(origin, table, join(ben), ben.token));
  await done(command(origin, table, { type: 'chat', text: `I am ${NAME}` }, token));
  await done(command(origin, table, { type: 'report', seat: 0, reason: 'chat' }, ben.token));
  const left = await open({ ...PLAN, seats: [...SEATS, { color: 'green' }] }, ben);
  await done(command(origin, left, join(zelda), token));
  await done(command(origin, left, { type: 'ban', seat: 1 }, ben.token));
  const rated = await open(RATED, zelda);
  await done(command(origin, rated, join(ben), ben.token));
  await done(command(origin, rated, { type: 'resign' }, ben.token));
  await done(ben.device.act(origin, { type: 'block', table, seat: 0 }));
  await done(zelda.device.act(origin, { type: 'block', table, seat: 1 }));
  await done(ask(origin, 'POST /api/accounts/pairings', { body: { commitment: newToken() }, account: session }));
  await done(
    ask(origin, 'POST /api/daily/:day/:edition', {
      params: { day: utcDay(Date.now()), edition: 'classic' },
      account: session,
    }),
  );
  await done(
    ask(origin, 'POST /api/duels', { body: { id: newToken().slice(0, 16), edition: 'classic' }, account: session }),
  );
  const contact = { push: null, mail: null, language: 'en', zone: 'UTC', quiet: null, wants: true };
  const headers = { Authorization: `Bearer ${token}`, 'Asteroute-Account': session };
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect((await post('contact', contact)).ok).toBe(true);
  const plan = { title: 'A league', format: 'round-robin', rounds: 1, edition: 'classic' };
  const { contest } = await ask(origin, 'POST /api/contests', { token, body: { id: 'l', plan } });
  expect((await post(`contests/${contest}/commands`, { type: 'enter', id: 'e', name: NAME })).ok).toBe(true);
}

async function forgets(store: Stores, select: Select, tables: string): Promise<void> {
  const node = await startNode({ store, duelBot: 'hasty' });
  try {
    const [zelda, ben] = [await newPerson(node.origin, NAME), await newPerson(node.origin, 'Ben')];
    await spread(node.origin, zelda, ben);
    const before = await contents(select, tables);
    const filled = [NAME, zelda.id].flatMap((text) => columnsWith(before, text));
    // Every column for an account or a name has held one: otherwise nothing would be proved of it.
    const meant = [...before.keys()].filter((column) => /\.(account|account_id|blocked|name)$/.test(column));
    expect(meant.filter((column) => !filled.includes(column))).toEqual([]);
    expect(filled).toEqual(expect.arrayContaining([...RESULTS, ...IN_LOGS]));
    expect((await zelda.device.act(node.origin, { type: 'delete' })).fault).toBeUndefined();
    const after = await contents(select, tables);
    expect(columnsWith(after, NAME)).toEqual([]);
    expect(columnsWith(after, zelda.id).filter((column) => !RESULTS.includes(column))).toEqual([]);
    // The duel was given up with the account, and counts for the bot.
    await expect.poll(async () => (await store.contests.sumDuels(DUELS)).people).toBe(1);
  } finally {
    await node.close();
  }
}

describe('who deletes an account', () => {
  test('is nowhere in SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'asteroute-forget-'));
    const file = join(folder, 'test.sqlite');
    const store = await openSqlite(file, { sealer: createSealer(TEST_SECRET) });
    const database = new Database(file, { readonly: true });
    const select: Select = async (sql) => {
      const statement = database.prepare<[], Row>(sql);
      return { columns: statement.columns().map(({ name }) => name), rows: statement.all() };
    };
    await forgets(store, select, "select name from sqlite_master where type = 'table'");
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is nowhere in PostgreSQL', NEEDS_POSTGRES, async () => {
    const { url, close } = await openDatabase();
    const client = new Client(url);
    await client.connect();
    const select: Select = async (sql) => {
      const { fields, rows } = await client.query<Row>(sql);
      return { columns: fields.map(({ name }) => name), rows };
    };
    const tables = "select table_name as name from information_schema.tables where table_schema = 'public'";
    await forgets(await openPostgres(url, { sealer: createSealer(TEST_SECRET) }), select, tables);
    await client.end();
    await close();
  });
});
