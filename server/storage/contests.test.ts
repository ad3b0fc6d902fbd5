/** Contests in all stores: their logs lie beside those of tables. */
import type { Summary } from '@asteroute/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Append, IndexUpdates, Row, Stores } from '../domain/ports.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';

const PLAN = { type: 'announced', plan: { title: 'x' } };
const INDEX = { status: 'open', opener: '', due: null } as const;

function entry(contest: string, seq: number, row: Partial<Row> = {}, updates: IndexUpdates = {}): Append {
  const flags = { personal: false, private: false, erases: false };
  const times = { seq, at: 100 + seq, up: 100 + seq };
  const written = { ...times, ...flags, command: null, events: JSON.stringify([PLAN]), secret: null, ...row };
  return { table: contest, row: written, updates: { contest: INDEX, ...updates } };
}

onBothStores('contests', (make: () => Promise<StoreOpener>) => () => {
  let opener: StoreOpener;
  let store: Stores;
  const write = async (one: Append) => (await store.tables.append([one]))[0];
  beforeAll(async () => {
    opener = await make();
    store = await opener.open();
  });
  afterAll(async () => {
    await store.close();
    await opener.close();
  });

  test('an entry is written once: neither its number nor its command is taken twice', async () => {
    expect(await write(entry('once', 1))).toBe(true);
    expect(await write(entry('once', 1))).toBe(false);
    expect(await write(entry('once', 2, { command: 'a' }))).toBe(true);
    expect(await write(entry('once', 3, { command: 'a' }))).toBe(false);
    expect(await store.tables.commandSeq('once', 'a')).toBe(2);
    expect(await store.tables.commandSeq('once', 'b')).toBe(null);
    expect((await store.tables.read('once', 1, 9)).map(({ seq }) => seq)).toEqual([2]);
  });

  test('one of many who write at the same time succeeds', async () => {
    if (!opener.rivals) return;
    const other = await opener.open();
    const tries = [store, other, store, other].map((one) => one.tables.append([entry('race', 1)]));
    expect((await Promise.all(tries)).flat().filter(Boolean)).toHaveLength(1);
    await other.close();
  });

  test('a contest is in no list of tables', async () => {
    await write(entry('unlisted', 1));
    expect(await store.lists.summaries(['unlisted'])).toEqual([]);
    expect(await store.lists.all(null, 99)).toEqual([]);
    expect(await store.lists.tally()).toEqual({ open: 0, running: 0, over: 0 });
  });

  test('a player who erases the name is taken out of the earlier entry with the token and the account', async () => {
    const entered = (player: number) => ({ type: 'entered', player, name: `P${player}`, bot: null });
    const seats = [0, 1].map((seat) => ({ seat, hash: `hash ${seat}`, account: 'acc' }));
    const events = JSON.stringify([PLAN, entered(0), entered(1)]);
    const places = seats.map(({ hash, account }) => ({ hash, account }));
    await write(entry('gone', 1, { command: 'enter', events, secret: { host: 'h', seats } }, { places }));
    expect(await store.accounts.placesOf('acc')).toHaveLength(2);
    await write(entry('gone', 2, {}, { erase: 'hash 0' }));
    const [first] = await store.tables.read('gone', 0, 9);
    expect(first.secret).toEqual({ host: 'h', seats: [seats[1]] });
    expect(JSON.parse(first.events)).toEqual([PLAN, { type: 'entered', player: 0, name: null, bot: null }, entered(1)]);
    expect(first.command).toBe(null);
    expect(await store.accounts.placesOf('acc')).toEqual([{ table: 'gone', hash: 'hash 1' }]);
  });

  test('a table is kept as long as its contest goes on', async () => {
    const summary = { status: 'open', access: 'public', changedAt: 5 };
    const of = (table: string, more: IndexUpdates): Append => ({
      table,
      row: entry(table, 1, { at: 5, events: '[]' }).row,
      updates: { ...more, summary: { ...summary, table } as unknown as Summary },
    });
    await write(entry('keeps', 1, {}, { contest: { ...INDEX, status: 'running' } }));
    await store.tables.append([of('of-nothing', {}), of('of-contest', { partOf: 'keeps' })]);
    const idle = async () => (await store.upkeep.idle('open', 6, 10)).toSorted();
    expect(await idle()).toEqual(['of-nothing']);
    await write(entry('keeps', 2, {}, { contest: { ...INDEX, status: 'over' } }));
    expect(await idle()).toEqual(['of-contest', 'of-nothing']);
  });

  test('a contest that nobody has written to for long is found, and deleted with its log', async () => {
    await write(entry('old', 1, { at: 5 }, { contest: { ...INDEX, status: 'over' } }));
    expect(await store.upkeep.idle('over', 6, 10)).toEqual(['old']);
    expect(await store.upkeep.idle('over', 5, 10)).toEqual([]);
    expect(await store.tables.remove('old', 7)).toBe(true);
    expect((await store.tables.read('old', 0, 9)).map(({ events }) => events)).not.toContain(JSON.stringify([PLAN]));
    expect(await store.upkeep.idle('over', 6, 10)).toEqual([]);
  });
});
