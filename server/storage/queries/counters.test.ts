/** Counters of limits, shared by all nodes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stores } from '../../domain/ports.ts';
import { onBothStores, type StoreOpener } from '../../test/stores/both-stores.ts';

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

  test('adds up what an address spends at all nodes, in bytes and until its time is over', async () => {
    const [large, until] = [2 ** 33, 9000];
    const spend = (key: string, amount: number) => ({ key, amount, until });
    const first = await store.counters.add([spend('day disk z', 1), spend('day disk a', large)], 5000);
    expect(first.toSorted((a, b) => a.used - b.used)).toEqual([
      { key: 'day disk z', used: 1 },
      { key: 'day disk a', used: large },
    ]);
    expect(await other.counters.add([spend('day disk a', 5)], 5000)).toEqual([{ key: 'day disk a', used: large + 5 }]);
    expect(await store.counters.add([], 5000)).toEqual([]);
    const keys = ['day disk a', 'day disk q'];
    expect(await other.counters.read(keys, 8999)).toEqual(new Map([['day disk a', large + 5]]));
    expect(await other.counters.read(keys, 9000)).toEqual(new Map());
    expect((await store.counters.highest('day disk ', 5000, 10)).map(({ key }) => key)).toEqual([
      'day disk a',
      'day disk z',
    ]);
    expect(await store.counters.highest('day disk ', 9000, 10)).toEqual([]);
    const next = { key: 'day disk a', amount: 7, until: 20_000 };
    expect(await store.counters.add([next], 9000)).toEqual([{ key: 'day disk a', used: 7 }]);
  });
};

onBothStores('the counters of the store', suite);
