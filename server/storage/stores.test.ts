/** One test suite for all stores. */

import type { Summary } from '@asteroute/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEVER } from '../domain/jobs.ts';
import { type Append, type IndexUpdates, type Row, type Stores, StoreUnavailable } from '../domain/ports.ts';
import { createSealer } from '../secrets/sealer.ts';
import { testOutbox } from '../test/outbox-suite.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { dueJobs } from '../test/stores/due-jobs.ts';

function row(seq: number, more: Partial<Row> = {}): Row {
  return {
    seq,
    at: 1_700_000_000_000 + seq,
    up: 5_000_000_000 + seq,
    command: null,
    events: '[]',
    personal: false,
    private: false,
    erases: false,
    secret: null,
    ...more,
  };
}

function entry(table: string, seq: number, more: Partial<Row> = {}, updates: IndexUpdates = {}): Append {
  return { table, row: row(seq, more), updates };
}

function summary(table: string, more: Partial<Summary> = {}): Summary {
  return {
    table,
    status: 'open',
    edition: 'classic',
    modules: [],
    options: {},
    access: 'public',
    takebacks: false,
    clock: { type: 'none' },
    seats: [],
    openedAt: 1,
    changedAt: 1,
    ...more,
  };
}

/** The tables of which at most `perShare` of each opener are due: those of people, then those of bots. */
const dueAt = async (store: Stores, up: number, perShare = 10) =>
  (await Promise.all(['clock', 'bot'].map((kind) => dueJobs(store, kind, up, { perShare }))))
    .flat()
    .map(({ id }) => id);

/** The tests that every store passes. */
const storeSuite = (make: () => Promise<StoreOpener>) => () => {
  let opener: StoreOpener;
  let store: Stores;
  let other: Stores;
  beforeAll(async () => {
    opener = await make();
    store = await opener.open();
    // Opening a database a second time migrates nothing.
    other = await opener.open();
  });
  afterAll(async () => {
    await store?.close();
    await other?.close();
    await opener?.close();
  });

  test('reads every entry after `since`, in order, as it was written', async () => {
    const secret = { serverSeed: 'ab', seats: [{ seat: 1, hash: 'x' }] };
    const rows = [
      row(1, { secret }),
      row(2, {
        command: 'ann:1',
        personal: true,
        private: false,
        erases: false,
        events: '[{"text":"Grüße \\u0000 🛰"}]',
      }),
      row(3),
    ];
    for (const one of rows)
      expect(await store.tables.append([{ table: 'order', row: one, updates: {} }])).toEqual([true]);
    expect(await other.tables.read('order', 0, 1000)).toEqual(rows);
    expect(await store.tables.read('order', 1, 1000)).toEqual(rows.slice(1));
    expect(await store.tables.read('order', 3, 1000)).toEqual([]);
    expect(await store.tables.read('nowhere', 0, 1000)).toEqual([]);
  });

  test('writes one entry for each seq, and a conflicting append changes nothing', async () => {
    expect(await store.tables.append([entry('number', 1, { events: '[1]' })])).toEqual([true]);
    const late = entry(
      'number',
      1,
      { events: '[2]' },
      { summary: summary('number'), due: 5, seats: [{ seat: 0, hash: 'number' }] },
    );
    expect(await other.tables.append([late])).toEqual([false]);
    expect(await store.tables.read('number', 0, 1000)).toEqual([row(1, { events: '[1]' })]);
    expect(await store.lists.listed('open', 0, 100)).toEqual([]);
    expect(await dueAt(store, 10)).toEqual([]);
    expect(await store.lists.seatsOf(['number'], 10)).toEqual([]);
  });

  test('writes the entry of a command once', async () => {
    expect(await store.tables.append([entry('command', 1, { command: 'ann:1' })])).toEqual([true]);
    expect(await other.tables.append([entry('command', 2, { command: 'ann:1' })])).toEqual([false]);
    expect(await other.tables.append([entry('command', 2, { command: 'bob:1' })])).toEqual([true]);
    expect(await other.tables.append([entry('another', 1, { command: 'ann:1' })])).toEqual([true]);
    expect(await store.tables.read('command', 0, 1000)).toHaveLength(2);
    expect(await store.tables.commandSeq('command', 'bob:1')).toBe(2);
    expect(await other.tables.commandSeq('command', 'eve:1')).toBe(null);
  });

  test('resolves with whether each append of a batch was written', async () => {
    const batch = [
      entry('batch', 1, { command: 'a' }),
      entry('batch', 1, { command: 'b' }),
      entry('batch2', 1),
      entry('batch', 2, { command: 'a' }),
      entry('batch', 2, { command: 'c' }),
    ];
    expect(await store.tables.append(batch)).toEqual([true, false, true, false, true]);
    expect((await store.tables.read('batch', 0, 1000)).map(({ command }) => command)).toEqual(['a', 'c']);
  });

  test('writes many tables at once', async () => {
    const batch = Array.from({ length: 500 }, (_, i) => entry(`many${i}`, 1, {}, { due: 1_000_000 + i }));
    expect(await store.tables.append(batch)).toEqual(batch.map(() => true));
    const heads = await store.tables.heads(batch.map(({ table }) => table));
    expect([...heads.values()]).toEqual(batch.map(() => 1));
    await store.tables.append(batch.map(({ table }) => entry(table, 2, {}, { due: null })));
    expect(await dueAt(store, 2_000_000)).toEqual([]);
  });

  test('keeps seq without holes or duplicates under concurrent writers', async () => {
    async function writer(own: Stores, name: string): Promise<void> {
      for (let done = 0; done < 20; ) {
        const seq = ((await own.tables.heads(['race'])).get('race') ?? 0) + 1;
        const [won] = await own.tables.append([entry('race', seq, { command: `${name}:${done}` }, { due: seq })]);
        if (won) done++;
      }
    }
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all(names.map((name, i) => writer(i % 2 === 0 && opener.rivals ? other : store, name)));
    const rows = await store.tables.read('race', 0, 1000);
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
    expect(new Set(rows.map(({ command }) => command)).size).toBe(120);
    await store.tables.append([entry('race', 121, {}, { due: null })]);
  });

  test('never deadlocks, whatever the order of tables in a batch', async () => {
    const own = opener.rivals ? other : store;
    const tables = Array.from({ length: 20 }, (_, i) => `knot${i}`);
    for (let seq = 1; seq <= 20; seq++) {
      const batch = (names: readonly string[]) => names.map((name) => entry(name, seq, {}, { due: 9e12 + seq }));
      const [one, two] = await Promise.all([
        store.tables.append(batch(tables)),
        own.tables.append(batch(tables.toReversed())),
      ]);
      expect(one.filter(Boolean).length + two.filter(Boolean).length).toBe(20);
    }
    await store.tables.append(tables.map((name) => entry(name, 21, {}, { due: null })));
  });

  test('lists public tables by status, the last changed first', async () => {
    const write = (table: string, seq: number, more: Partial<Summary>, unlisted = false) =>
      store.tables.append([entry(table, seq, {}, { summary: summary(table, more), unlisted })]);
    await write('list1', 1, { changedAt: 10 });
    await write('list2', 1, { changedAt: 30 });
    await write('list3', 1, { changedAt: 20, access: 'link' });
    await write('list1', 2, { changedAt: 40 });
    await write('list4', 1, { status: 'running' });
    expect((await other.lists.listed('open', 0, 10)).map(({ table }) => table)).toEqual(['list1', 'list2']);
    expect((await other.lists.listed('open', 0, 1)).map(({ table }) => table)).toEqual(['list1']);
    expect((await other.lists.listed('open', 40, 10)).map(({ table }) => table)).toEqual(['list1']);
    expect((await other.lists.listed('running', 0, 10)).map(({ table }) => table)).toEqual(['list4']);
    await write('list1', 3, { status: 'over' });
    expect((await other.lists.listed('open', 0, 10)).map(({ table }) => table)).toEqual(['list2']);
    await write('list2', 2, { changedAt: 30 }, true);
    expect(await other.lists.listed('open', 0, 10)).toEqual([]);
    await write('list2', 3, { changedAt: 30 });
    expect(await other.lists.listed('open', 0, 10)).toHaveLength(1);
  });

  test('finds the seats of a token', async () => {
    const seats = [{ seat: 0, hash: 'ann' }];
    await store.tables.append([entry('place1', 1, {}, { seats, summary: summary('place1', { changedAt: 1 }) })]);
    await store.tables.append([
      entry('place2', 1, {}, { seats: [{ seat: 2, hash: 'ann' }], summary: summary('place2', { changedAt: 2 }) }),
    ]);
    const seatsFor = async (hash: string) =>
      (await other.lists.seatsOf([hash, 'zoe'], 10)).map(({ seat, summary: { table } }) => [table, seat]);
    expect(await seatsFor('ann')).toEqual([
      ['place2', 2],
      ['place1', 0],
    ]);
    await store.tables.append([entry('place1', 2, {}, { seats: [{ seat: 0, hash: null }] })]);
    await store.tables.append([entry('place2', 2, {}, { seats: [{ seat: 2, hash: 'bob' }] })]);
    expect(await seatsFor('ann')).toEqual([]);
    expect(await seatsFor('bob')).toEqual([['place2', 2]]);
    expect(await store.lists.seatsOf([], 10)).toEqual([]);
  });

  test('lists tables that are due, the first of every opener before the second of any, and people before bots', async () => {
    const opened = (table: string, opener: string, due: number, bot = false) =>
      entry(table, 1, {}, { summary: summary(table), opener, due, bot });
    const many = Array.from({ length: 9 }, (_, i) => opened(`due${i}`, 'many', 100 + i));
    await store.tables.append([...many, opened('due-one', 'one', 200), opened('due-bot', 'one', 150, true)]);
    await store.tables.append([entry('due-old', 1, {}, { due: 190 }), opened('due-late', 'two', 300)]);
    expect(await dueAt(other, 250, 2)).toEqual(['due0', 'due-old', 'due-one', 'due1', 'due-bot']);
    const clock = { kind: 'clock', tries: 0, data: '' };
    expect(await dueJobs(other, 'clock', 250, { perShare: 1, total: 2 })).toEqual([
      { ...clock, id: 'due0', subject: 'due0', due: 100, share: 'many' },
      { ...clock, id: 'due-old', subject: 'due-old', due: 190, share: '' },
    ]);
    expect(await dueJobs(other, 'clock', 250, { ahead: 50, perShare: 1 })).toMatchObject([
      { id: 'due0' },
      { id: 'due-old' },
      { id: 'due-one' },
      { id: 'due-late' },
    ]);
    expect(await dueJobs(other, 'bot', 250, { ahead: -101 })).toEqual([]);
    await store.tables.append([entry('due0', 2, {}, { due: 400 }), entry('due-one', 2, {}, { due: null })]);
    expect(await dueAt(other, 250, 1)).toEqual(['due1', 'due-old', 'due-bot']);
    const all = ['due-one', 'due-bot', 'due-old', 'due-late', ...many.map(({ table }) => table)];
    await store.tables.append(all.map((table) => entry(table, 9, {}, { due: null })));
  });

  test('lets a table that failed pause, each time longer, for all nodes, and leaves it alone in the end', async () => {
    /** Notes a failure of a job that is due at `due` and has failed before. */
    const fail = (one: Stores, tries: number, until: number, due = 100) => {
      const job = { kind: 'clock', id: 'failing', subject: 'failing', share: '', data: '', due, tries };
      return one.jobs.pause(job, { until, tries: tries + 1 });
    };
    await store.tables.append([entry('failing', 1, {}, { due: 100 })]);
    // Of two nodes that fail at the same time one notes it.
    const noted = await Promise.all([store, other].map((one) => fail(one, 0, 210)));
    expect(noted.toSorted()).toEqual([false, true]);
    expect([await dueAt(other, 209), await dueAt(other, 210)]).toEqual([[], ['failing']]);
    // It hides no table of its share that was not tried yet.
    await store.tables.append([entry('untried', 1, {}, { due: 205 })]);
    expect(await dueAt(other, 210, 1)).toEqual(['untried']);
    await store.tables.append([entry('untried', 2, {}, { due: null })]);
    expect(await fail(other, 1, 230)).toBe(true);
    expect([await dueAt(store, 229), await dueAt(store, 230)]).toEqual([[], ['failing']]);
    expect(await fail(store, 2, 999, 99)).toBe(false);
    expect(await store.jobs.quarantined(10)).toEqual([]);
    expect(await store.jobs.load('clock', 230)).toEqual({ waiting: 1, since: 230, quarantined: 0 });
    expect(await fail(store, 2, NEVER)).toBe(true);
    expect(await store.jobs.load('clock', 230)).toEqual({ waiting: 0, since: null, quarantined: 1 });
    expect(await dueAt(other, 9e12)).toEqual([]);
    expect(await other.jobs.quarantined(10)).toEqual(['failing']);
    expect([await other.jobs.release('failing'), await other.jobs.release('failing')]).toEqual([true, false]);
    expect(await dueAt(store, 231)).toEqual(['failing']);
    expect(await fail(store, 0, 999)).toBe(true);
    await store.tables.append([entry('failing', 2, {}, { due: 300 })]);
    expect([await dueAt(other, 299), await dueAt(other, 300)]).toEqual([[], ['failing']]);
    await store.tables.append([entry('failing', 3, {}, { due: null })]);
  });

  test('adds up the time in which a node runs, and no other', async () => {
    const T = 1_700_000_000_000;
    const beat = async (own: Stores, wall: number, reset = false) => (await own.upkeep.beat(wall, 5000, reset)).up;
    const first = await beat(store, T);
    expect(await beat(store, T + 1000)).toBe(first + 1000);
    // Two nodes do not count the same time twice, even if one clock is behind; each receives the time of the clock that
    // is ahead.
    expect(await beat(other, T + 1500)).toBe(first + 1500);
    expect(await store.upkeep.beat(T + 1200, 5000, false)).toEqual({ up: first + 1500, wall: T + 1500 });
    expect(await store.upkeep.beat(T + 2000, 5000, false)).toEqual({ up: first + 2000, wall: T + 2000 });
    // No node has run for an hour.
    expect(await beat(store, T + 3_600_000)).toBe(first + 2000);
    expect(await beat(store, T + 3_600_500)).toBe(first + 2500);
    // The wall clock was set back by a day.
    expect(await beat(store, T - 86_400_000)).toBe(first + 2500);
    expect(await beat(store, T - 86_399_000, true)).toBe(first + 2500);
    expect(await beat(store, T - 86_398_000)).toBe(first + 3500);
  });

  test('counts what all nodes use of a limit, until its time is over', async () => {
    const ms = 1000;
    expect(await store.counters.count('a', 5000, ms)).toBe(1);
    expect(await other.counters.count('a', 5500, ms)).toBe(2);
    expect(await store.counters.count('b', 5500, ms)).toBe(1);
    expect(await store.counters.count('a', 5999, ms)).toBe(3);
    expect(await other.counters.count('a', 6000, ms)).toBe(1);
    await store.upkeep.purge(0, 6400);
    expect(await store.counters.count('a', 6400, ms)).toBe(2);
    await store.upkeep.purge(0, 8000);
    expect(await store.counters.count('a', 6400, ms)).toBe(1);
  });

  test('finds tables that nothing was written to, and deletes them under the eyes of a slower node', async () => {
    const written = (table: string, seq: number, at: number, status: Summary['status'] = 'open') => {
      const updates = { summary: summary(table, { status, changedAt: 1 }), due: 99, seats: [{ seat: 0, hash: table }] };
      return store.tables.append([entry(table, seq, { at }, seq === 1 ? updates : {})]);
    };
    for (const [table, last] of [
      ['old', 10],
      ['busy', 5000],
    ] as const)
      for (const [seq, at] of [1, last].entries()) await written(table, seq + 1, at);
    await written('ended', 1, 1, 'over');
    expect(await other.upkeep.idle('open', 1000, 10)).toEqual(['old']);
    expect(await other.upkeep.idle('over', 1000, 10)).toEqual(['ended']);
    expect(await store.tables.remove('old', 2000)).toBe(true);
    expect(await other.tables.remove('old', 2000)).toBe(false);
    expect(await other.tables.remove('nowhere', 2000)).toBe(false);
    expect(await other.upkeep.idle('open', 1000, 10)).toEqual([]);
    const listed = (await store.lists.listed('open', 0, 10)).map(({ table }) => table);
    expect([listed.includes('busy'), listed.includes('old')]).toEqual([true, false]);
    expect(await store.lists.seatsOf(['old'], 10)).toEqual([]);
    expect(await dueAt(store, 100)).not.toContain('old');
    // Writes of a node that knows one entry, and of a node that knows both.
    expect(await other.tables.append([entry('old', 2), entry('old', 3)])).toEqual([false, false]);
    const closed = { command: null, events: '[{"type":"closed"}]', secret: null };
    expect(await other.tables.read('old', 0, 10)).toMatchObject([
      { seq: 1, ...closed },
      { seq: 2, ...closed },
      { seq: 3, ...closed },
    ]);
    await store.upkeep.purge(2000, 0);
    expect(await store.tables.read('old', 0, 10)).toHaveLength(3);
    await store.upkeep.purge(2001, 0);
    expect(await store.tables.read('old', 0, 10)).toEqual([]);
    expect(await store.tables.read('busy', 0, 10)).toHaveLength(2);
    await store.tables.append([entry('busy', 3, {}, { due: null }), entry('ended', 2, {}, { due: null })]);
  });

  test('gives seeds back as they were, and is not opened with another secret', async () => {
    await store.tables.append([entry('sealed', 1, { secret: { serverSeed: 'ab', host: 'h' } }), entry('sealed', 2)]);
    expect((await other.tables.read('sealed', 0, 10)).map(({ secret }) => secret)).toEqual([
      { serverSeed: 'ab', host: 'h' },
      null,
    ]);
    await expect(opener.open(createSealer(Buffer.alloc(32, 9)))).rejects.toThrow('another secret');
  });

  testOutbox(() => ({ opener, store, other }));

  test('takes somebody out of earlier entries in the transaction of a later one', async () => {
    const joined = (seat: number, name: string) => JSON.stringify([{ type: 'joined', seat, name, clientSeed: '' }]);
    const seats = (seat: number, hash: string) => ({ secret: { seats: [{ seat, hash }] } });
    const rows = [entry('kept', 1, { events: joined(0, 'Ann'), ...seats(0, 'a') })];
    await store.tables.append([
      ...rows,
      entry('kept', 2, { events: joined(1, 'Bob'), command: 'b:1', ...seats(1, 'b') }),
    ]);
    await store.tables.append([entry('kept', 2, {}, { erase: 'a' })]);
    expect((await other.tables.read('kept', 0, 1))[0].events).toContain('Ann');
    await store.tables.append([entry('kept', 3, {}, { erase: 'b' })]);
    const [first, second] = await other.tables.read('kept', 0, 2);
    expect(first).toMatchObject({ events: joined(0, 'Ann'), ...seats(0, 'a') });
    expect(second).toMatchObject({ events: joined(1, '–'), secret: { seats: [{ seat: 1, hash: null }] } });
  });

  test('moves logs of games that are long over, which are read, written to and deleted as before', async () => {
    const joined = JSON.stringify([{ type: 'joined', seat: 0, name: 'Ann', clientSeed: '' }]);
    const write = (table: string, seq: number, more: Partial<Row> = {}, status: Summary['status'] = 'over') => {
      const updates = seq === 1 ? { summary: summary(table, { status, changedAt: 10 }) } : {};
      return store.tables.append([entry(table, seq, { at: 10, ...more }, updates)]);
    };
    for (const seq of [1, 2, 3, 4, 5]) {
      await write('long', seq, seq === 2 ? { events: joined, secret: { seats: [{ seat: 0, hash: 'l' }] } } : {});
      await write('talked', seq, seq === 5 ? { at: 5000 } : {});
      await write('goes-on', seq, {}, 'running');
    }
    const before = await other.tables.read('long', 0, 10);
    const moves = await Promise.all([store.upkeep.moveFinished(1000, 10), other.upkeep.moveFinished(1000, 10)]);
    expect(moves[0] + moves[1]).toBe(opener.moves ? 1 : 0);
    expect(await store.upkeep.moveFinished(1000, 10)).toBe(0);
    const seqs = async (...[since, limit]: [number, number]) =>
      (await other.tables.read('long', since, limit)).map(({ seq }) => seq);
    expect(await other.tables.read('long', 0, 10)).toEqual(before);
    expect(await Promise.all([seqs(0, 2), seqs(2, 10), seqs(3, 2), seqs(4, 10), seqs(5, 10)])).toEqual([
      [1, 2],
      [3, 4, 5],
      [4, 5],
      [5],
      [],
    ]);
    expect(await other.tables.heads(['long', 'talked'])).toEqual(new Map(['long', 'talked'].map((name) => [name, 5])));
    // Writes of a node that has not read the last entry, and of one that has.
    expect(await other.tables.append([entry('long', 5)])).toEqual([false]);
    expect(await other.tables.append([entry('long', 6, { at: 20 }, { erase: 'l' })])).toEqual([true]);
    const [, erased] = await store.tables.read('long', 0, 10);
    expect(erased).toMatchObject({ seq: 2, events: joined.replace('Ann', '–'), secret: { seats: [{ hash: null }] } });
    expect(await seqs(0, 10)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await store.upkeep.idle('over', 1000, 10)).toContain('long');
    expect(await store.tables.remove('long', 2000)).toBe(true);
    expect((await seqs(0, 10)).at(-1)).toBe(7);
    await store.upkeep.purge(2001, 0);
    expect(await seqs(0, 10)).toEqual([]);
  });

  test('keeps a code for one table until its game begins', async () => {
    for (const table of ['coded', 'other', 'third']) {
      await store.tables.append([entry(table, 1, {}, { summary: summary(table) })]);
    }
    const code = { code: 'BCDF', table: 'coded', until: 100 };
    expect(await store.codes.find({ code: 'BCDF' }, 10)).toBe(null);
    expect(await store.codes.keep(code, 10)).toBe(true);
    expect(await other.codes.find({ code: 'BCDF' }, 99)).toEqual(code);
    expect(await other.codes.find({ table: 'coded' }, 99)).toEqual(code);
    expect(await other.codes.keep({ ...code, table: 'other' }, 99)).toBe(false);
    expect([await other.codes.count(99), await other.codes.count(100)]).toEqual([1, 0]);
    // The code is free after its time is over, and once the game has begun.
    expect(await store.codes.find({ code: 'BCDF' }, 100)).toBe(null);
    const next = { ...code, table: 'other', until: 200 };
    expect(await other.codes.keep(next, 100)).toBe(true);
    expect(await store.codes.find({ code: 'BCDF' }, 150)).toEqual(next);
    await store.tables.append([entry('other', 2, {}, { summary: summary('other', { status: 'running' }) })]);
    expect(await other.codes.find({ code: 'BCDF' }, 150)).toBe(null);
    expect(await other.codes.keep({ ...next, table: 'third' }, 150)).toBe(true);
    await store.tables.remove('third', 150);
    expect(await store.codes.find({ code: 'BCDF' }, 150)).toBe(null);
  });

  test('rejects as unavailable when it is closed', async () => {
    const gone = await opener.open();
    await gone.close();
    await expect(gone.tables.append([entry('gone', 1)])).rejects.toThrow(StoreUnavailable);
    expect(await store.tables.read('gone', 0, 1000)).toEqual([]);
  });
};

onBothStores('the store', storeSuite);
