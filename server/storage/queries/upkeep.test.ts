/** Reports of players, for the operator. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Append, Row, Stores } from '../../domain/ports.ts';
import { onBothStores, type StoreOpener } from '../../test/stores/both-stores.ts';

const ROW: Omit<Row, 'seq' | 'at'> = {
  up: 0,
  command: null,
  events: '[]',
  personal: true,
  private: true,
  erases: false,
  secret: null,
};

const suite = (make: () => Promise<StoreOpener>) => () => {
  let opener: StoreOpener;
  let store: Stores;
  let other: Stores;
  beforeAll(async () => {
    opener = await make();
    store = await opener.open();
    other = await opener.open();
  });
  afterAll(async () => {
    for (const one of [store, other, opener]) await one?.close();
  });

  test('groups reports by the address that sent them: 120 of one do not bury that of another', async () => {
    const report = (seq: number, at: number, tag: string): Append => ({
      table: 'reported',
      row: { ...ROW, seq, at },
      updates: { report: { seat: 1, by: 0, reason: 'chat', tag, account: '' } },
    });
    await store.tables.append([report(1, 1, 'bob')]);
    await store.tables.append(Array.from({ length: 120 }, (_, i) => report(i + 2, i + 2, 'eve')));
    const all = { offset: 0, limit: 50 };
    expect(await other.reports.reporters(all)).toEqual([
      { tag: 'eve', count: 120, newest: 121 },
      { tag: 'bob', count: 1, newest: 1 },
    ]);
    expect(await other.reports.reporters({ offset: 1, limit: 50 })).toHaveLength(1);
    expect(await other.reports.from('bob', all)).toMatchObject([
      { table: 'reported', seq: 1, seat: 1, by: 0, tag: 'bob' },
    ]);
    const last = await other.reports.from('eve', { offset: 100, limit: 50 });
    expect([last.length, last[0].seq, last.at(-1)?.seq]).toEqual([20, 21, 2]);
    expect(await store.reports.dismissAll('eve')).toBe(120);
    expect(await other.reports.reporters(all)).toMatchObject([{ tag: 'bob' }]);
    expect(await store.reports.dismissAll('eve')).toBe(0);
  });
};

onBothStores('the reports in the store', suite);
