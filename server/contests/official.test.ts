/** What both stores keep of official contests: one for each account and deck, the first of a month count, sums by person. */
import { ENOUGH_DUELS } from '@asteroute/protocol/contests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officialPlan, openOfficial } from '../domain/contests/official.ts';
import type { Append, Stores } from '../domain/ports.ts';
import type { OfficialFigures, OfficialState } from '../domain/stores/contest-store.ts';
import { createContestKeys } from '../secrets/contest-keys.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { figuresOf } from './duel-figures.ts';

const KEYS = createContestKeys(Buffer.alloc(32, 7));
const QUERY = { edition: 'classic', bot: 'master', month: null };
const ALL = { format: 'series', since: 0, limit: 99 } as const;
const DECK = { format: 'deck', edition: 'classic', period: '2026-11-26' } as const;

/** The first entries of a contest of an account, "" for a guest. */
function entriesOf(
  id: string,
  account: string,
  period: string,
  format: 'series' | 'deck' = 'series',
): readonly Append[] {
  return openOfficial(
    {
      id,
      plan: officialPlan('classic', { format, until: 9, ...(format === 'deck' ? { deal: 'x' } : { twin: true }) }),
      bot: 'master',
      account: account || null,
      name: account,
      period,
      token: KEYS.tokenOf(id),
      tag: '',
      seed: KEYS.seedOf(id),
    },
    { at: 1, up: 1 },
  );
}

const duelOf = (id: string, account: string, month = '2026-11') => entriesOf(id, account, month);
const tryOf = (account: string) => entriesOf(`try of ${account}`, account, DECK.period, 'deck');

/** Figures that were won by so many points, or lost. */
function figures(margin: number): OfficialFigures {
  const games = [
    [margin, 0],
    [0, 0],
  ] as const;
  return { games, won: Math.sign(margin), margin, fair: 10 * margin, error: 50, accuracy: 900 };
}

/** Writes the entry that ends a contest. */
async function settle(store: Stores, id: string, state: OfficialState, found: OfficialFigures | null): Promise<void> {
  const row = { seq: 2, at: 1, up: 1, command: null, personal: false, private: false, erases: false, secret: null };
  const contest = { status: 'over', opener: '', due: null } as const;
  const updates = { contest, officialResult: { state, figures: found } };
  await store.tables.append([{ table: id, row: { ...row, events: '[{"type":"ended","by":"played"}]' }, updates }]);
}

onBothStores('official contests', (make) => () => {
  let opener: StoreOpener;
  let store: Stores;
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
      store.tables.append(duelOf('ann 1', 'ann')),
      rival.tables.append(duelOf('ann 1', 'ann')),
    ]);
    expect(written.flat().filter((one) => one)).toHaveLength(3);
    if (rival !== store) await rival.close();
    expect(await store.contests.officialsOf('ann', ALL)).toMatchObject([{ id: 'ann 1', counted: true, state: 'open' }]);
  });

  test('the first twenty of an account in a month count, those of guests do not', async () => {
    for (let i = 2; i <= 21; i++) await store.tables.append(duelOf(`ann ${i}`, 'ann'));
    await store.tables.append(['guest 1', 'guest 2'].flatMap((id) => duelOf(id, '')));
    await store.tables.append(duelOf('ann december', 'ann', '2026-12'));
    const counted = (await store.contests.officialsOf('ann', ALL)).filter((one) => one.counted).map(({ id }) => id);
    expect([counted.length, counted.includes('ann 21'), counted.includes('ann december')]).toEqual([21, false, true]);
    expect(await store.contests.officialsIn('ann', 'series', '2026-11')).toBe(21);
    expect((await store.contests.officialAt('guest 2'))?.counted).toBe(false);
  });

  test('a duel is due at its time, claimed by one node, and settled once', async () => {
    await settle(store, 'ann 1', 'finished', figures(8));
    await settle(store, 'ann 1', 'given-up', null);
    expect(await store.contests.officialAt('ann 1')).toMatchObject({
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
    await settle(store, 'ann 2', 'finished', figures(-2));
    await settle(store, 'ann 3', 'late', null);
    await settle(store, 'ann 4', 'refused', null);
    await settle(store, 'ann 21', 'finished', figures(50));
    await settle(store, 'guest 1', 'finished', figures(50));
    const few = figuresOf(await store.contests.sumDuels(QUERY));
    expect(few).toMatchObject({ duels: 3, people: 1, won: 1, drawn: 0, lost: 2, finished: 2, strength: null });
    expect(few.margin).toEqual({ mean: 3, error: null });
    for (let i = 0; i < ENOUGH_DUELS.duels; i++) {
      const who = `p${i % ENOUGH_DUELS.people}`;
      await store.tables.append(duelOf(`${who} ${i}`, who, '2026-12'));
      await settle(store, `${who} ${i}`, 'finished', figures(i % 4 === 0 ? 6 : -6));
    }
    const december = figuresOf(await store.contests.sumDuels({ ...QUERY, month: '2026-12' }));
    expect(december).toMatchObject({ duels: 50, people: 10, won: 13, lost: 37 });
    expect(december.fair?.mean).toBeCloseTo((6 * (13 - 37)) / 50, 9);
    expect(december.margin?.error).toBeGreaterThan(0);
    expect(december.strength?.above).toBeCloseTo(400 * Math.log10(37 / 13), 9);
    expect(figuresOf(await store.contests.sumDuels({ ...QUERY, bot: 'expert' })).duels).toBe(0);
  });

  test('what counts for nothing is deleted', async () => {
    const before = await store.contests.sumDuels(QUERY);
    expect(await store.contests.clearUncounted(2)).toBe(2);
    expect(await store.contests.sumDuels(QUERY)).toEqual(before);
    expect(await store.contests.officialAt('guest 1')).toBeNull();
  });

  test('tries at a deck that count are ranked by margin; equal ones share a place', async () => {
    await store.tables.append(['ann', 'ben', 'cleo', 'dora'].flatMap(tryOf));
    await store.tables.append(tryOf('ann'));
    for (const [id, margin] of [
      ['ann', 3],
      ['ben', 9],
      ['cleo', 3],
      ['dora', -4],
    ] as const)
      await settle(store, `try of ${id}`, 'finished', figures(margin));
    await settle(store, 'try of ann', 'finished', figures(99));
    const all = { ...DECK, accounts: null, offset: 0, limit: 3 };
    const { rows, count } = await store.contests.ranked(all);
    expect(count).toBe(4);
    expect(rows.map(({ place, margin }) => [place, margin])).toEqual([
      [1, 9],
      [2, 3],
      [2, 3],
    ]);
    const rest = await store.contests.ranked({ ...all, offset: 3 });
    expect(rest.rows.map(({ place, name }) => [place, name])).toEqual([[4, 'dora']]);
    const [dora] = rest.rows;
    expect(await store.contests.placeOf(dora)).toEqual({ place: 4, count: 4 });
    const mine = await store.contests.ranked({ ...all, accounts: ['ann', 'dora'] });
    expect(mine.rows.map(({ place, name }) => [place, name])).toEqual([
      [1, 'ann'],
      [2, 'dora'],
    ]);
    expect((await store.contests.ranked({ ...all, accounts: [] })).count).toBe(0);
  });
});
