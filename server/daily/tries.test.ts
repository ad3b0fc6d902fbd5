/** Official tries in both stores: one for each account and deck, claimed by one node, ranked fairly. */

import { SEED_DELAY_MS } from '@asteroute/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Append, Store } from '../domain/ports.ts';
import { createDailyKeys } from '../keys/daily-keys.ts';
import { dueJobs } from '../test/due-jobs.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { endOf } from './calendar.ts';
import { openTry } from './opening.ts';

const DECK = { day: '2026-11-26', edition: 'classic' };
const KEYS = createDailyKeys(Buffer.alloc(32, 7));

/** The first entry of somebody's try. */
function entryOf(id: string): Append {
  const opening = {
    deck: DECK,
    account: { id, name: id },
    seed: KEYS.seedOf(DECK),
    token: KEYS.tokenOf(DECK, id),
    tag: '',
  };
  return openTry(opening, { at: 1, up: 1 });
}

onBothStores('official tries', (make) => () => {
  let opener: StoreOpener;
  let store: Store;
  beforeAll(async () => {
    opener = await make();
    store = await opener.open();
  });
  afterAll(async () => {
    await store?.close();
    await opener?.close();
  });

  test('the same try is opened once, also from two connections at once', async () => {
    const rival = opener.rivals ? await opener.open() : store;
    const written = await Promise.all([store.append([entryOf('ann')]), rival.append([entryOf('ann')])]);
    expect(written.flat().sort()).toEqual([false, true]);
    if (rival !== store) await rival.close();
    expect(await store.triesOf('ann', DECK.day)).toMatchObject([{ ...DECK, name: 'ann', state: 'open' }]);
    expect(await store.triesOf('ann', '2026-11-27')).toEqual([]);
  });

  test('a try is due when its day is over, and claimed by one', async () => {
    const { table } = entryOf('ann');
    const end = endOf(DECK.day) + SEED_DELAY_MS;
    expect(await dueJobs(store, 'try', end - 1)).toEqual([]);
    const [due] = await dueJobs(store, 'try', end);
    expect(due).toMatchObject({ id: table, share: 'ann', tries: 0 });
    const claims = await Promise.all([store.jobs.claim(due, 7), store.jobs.claim(due, 7)]);
    expect(claims.sort()).toEqual([false, true]);
  });

  test('a result is written once; equal margins share a place', async () => {
    const others = ['ben', 'cleo', 'dora'].map(entryOf);
    await store.append(others);
    const settle = (id: string, margin: number) =>
      store.settleTry(entryOf(id).table, 'counted', { margin, fair: 5, accuracy: 900 });
    for (const [id, margin] of [
      ['ann', 3],
      ['ben', 9],
      ['cleo', 3],
      ['dora', -4],
    ] as const)
      await settle(id, margin);
    await settle('ann', 99);
    const all = { ...DECK, accounts: null, offset: 0, limit: 3 };
    const { tries, count } = await store.rankedTries(all);
    expect(count).toBe(4);
    expect(tries.map(({ place, margin }) => [place, margin])).toEqual([
      [1, 9],
      [2, 3],
      [2, 3],
    ]);
    const rest = await store.rankedTries({ ...all, offset: 3 });
    expect(rest.tries.map(({ place, name }) => [place, name])).toEqual([[4, 'dora']]);
    const [dora] = rest.tries;
    expect(await store.placeOf(dora)).toEqual({ place: 4, count: 4 });
    const mine = await store.rankedTries({ ...all, accounts: ['ann', 'dora'] });
    expect(mine.tries.map(({ place, name }) => [place, name])).toEqual([
      [1, 'ann'],
      [2, 'dora'],
    ]);
    expect((await store.rankedTries({ ...all, accounts: [] })).count).toBe(0);
  });
});
