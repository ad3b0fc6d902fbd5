/** What both stores keep of duels: the first twenty of a month count, one node claims, sums by person. */

import { ENOUGH_DUELS } from '@asteroute/protocol/contests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDuelTables } from '../domain/duels/open-duel.ts';
import type { Append, Store } from '../domain/ports.ts';
import type { DuelFiguresRow } from '../domain/stores/duel-store.ts';
import { createDuelKeys } from '../keys/duel-keys.ts';
import { dueJobs } from '../test/due-jobs.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { figuresOf } from './duel-views.ts';

const KEYS = createDuelKeys(Buffer.alloc(32, 7));
const QUERY = { edition: 'classic', bot: 'master', month: null };

/** The first entries of a duel of an account, "" for a guest. */
function entriesOf(id: string, account: string, month = '2026-11'): readonly Append[] {
  const duel = { id, edition: 'classic', bot: 'master', account, name: account, begun: 1, until: 9, month, due: 5 };
  const opener = { seed: KEYS.seedOf(id), token: KEYS.tokenOf(id), tag: '' };
  const first = openDuelTables(duel, opener, { at: 1, up: 1 });
  return first;
}

/** Figures of a duel that was won by so many points, or lost. */
function figures(margin: number): DuelFiguresRow {
  const games: DuelFiguresRow['games'] = [
    [margin, 0],
    [0, 0],
  ];
  return { games, won: Math.sign(margin), margin, fair: 10 * margin, error: 50, accuracy: 900 };
}

onBothStores('duels', (make) => () => {
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

  test('the same duel is opened once, also from two connections at once', async () => {
    const rival = opener.rivals ? await opener.open() : store;
    const written = await Promise.all([
      store.append(entriesOf('ann 1', 'ann')),
      rival.append(entriesOf('ann 1', 'ann')),
    ]);
    expect(written.flat().filter((one) => one)).toHaveLength(2);
    if (rival !== store) await rival.close();
    expect(await store.duelsOf('ann', 10)).toMatchObject([{ id: 'ann 1', counted: true, state: 'open' }]);
  });

  test('the first twenty of an account in a month count, those of guests do not', async () => {
    for (let i = 2; i <= 21; i++) await store.append(entriesOf(`ann ${i}`, 'ann'));
    await store.append(['guest 1', 'guest 2'].flatMap((id) => entriesOf(id, '')));
    await store.append(entriesOf('ann december', 'ann', '2026-12'));
    const counted = (await store.duelsOf('ann', 99)).filter((one) => one.counted).map(({ id }) => id);
    expect([counted.length, counted.includes('ann 21'), counted.includes('ann december')]).toEqual([21, false, true]);
    expect(await store.duelsIn('ann', '2026-11')).toBe(21);
    expect((await store.duelAt('guest 2'))?.counted).toBe(false);
  });

  test('a duel is due at its time, claimed by one node, and settled once', async () => {
    expect(await dueJobs(store, 'duel', 4)).toEqual([]);
    const [due] = await dueJobs(store, 'duel', 5);
    const claims = await Promise.all([store.jobs.claim(due, 7), store.jobs.claim(due, 7)]);
    expect(claims.sort()).toEqual([false, true]);
    expect((await dueJobs(store, 'duel', 6)).map(({ id }) => id)).not.toContain(due.id);
    await store.jobs.hasten(due, 6);
    expect((await dueJobs(store, 'duel', 6)).map(({ id }) => id)).toContain(due.id);
    await store.settleDuel('ann 1', 'finished', figures(8));
    await store.settleDuel('ann 1', 'given-up', null);
    expect(await store.duelAt('ann 1')).toMatchObject({
      state: 'finished',
      margin: 8,
      won: 1,
      games: [
        [8, 0],
        [0, 0],
      ],
    });
  });

  test('the sums are of what counts, by person; the strength waits for enough duels of enough people', async () => {
    await store.settleDuel('ann 2', 'finished', figures(-2));
    await store.settleDuel('ann 3', 'late', null);
    await store.settleDuel('ann 4', 'refused', null);
    await store.settleDuel('ann 21', 'finished', figures(50));
    await store.settleDuel('guest 1', 'finished', figures(50));
    const few = figuresOf(await store.sumDuels(QUERY));
    expect(few).toMatchObject({ duels: 3, people: 1, won: 1, drawn: 0, lost: 2, finished: 2, strength: null });
    expect(few.margin).toEqual({ mean: 3, error: null });
    for (let i = 0; i < ENOUGH_DUELS.duels; i++) {
      const who = `p${i % ENOUGH_DUELS.people}`;
      await store.append(entriesOf(`${who} ${i}`, who, '2026-12'));
      await store.settleDuel(`${who} ${i}`, 'finished', figures(i % 4 === 0 ? 6 : -6));
    }
    const december = figuresOf(await store.sumDuels({ ...QUERY, month: '2026-12' }));
    expect(december).toMatchObject({ duels: 50, people: 10, won: 13, lost: 37 });
    expect(december.fair?.mean).toBeCloseTo((6 * (13 - 37)) / 50, 9);
    expect(december.margin?.error).toBeGreaterThan(0);
    expect(december.strength?.above).toBeCloseTo(400 * Math.log10(37 / 13), 9);
    expect(figuresOf(await store.sumDuels({ ...QUERY, bot: 'expert' })).duels).toBe(0);
  });

  test('what counts for nothing is deleted', async () => {
    const before = await store.sumDuels(QUERY);
    expect(await store.clearDuels(2)).toBe(2);
    expect(await store.sumDuels(QUERY)).toEqual(before);
    expect(await store.duelAt('guest 1')).toBeNull();
  });
});
