/** Leagues in all stores. */

import type { Summary } from '@asteroute/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Append, IndexUpdates, Store } from '../domain/ports.ts';
import type { LeagueAppend, LeagueRow } from '../domain/stores/league-store.ts';
import { dueJobs } from '../test/due-jobs.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';

const PLAN = { type: 'opened', plan: { title: 'x' } };

function entry(
  league: string,
  seq: number,
  row: Partial<LeagueRow> = {},
  more: Partial<LeagueAppend> = {},
): LeagueAppend {
  const written = { seq, at: 100 + seq, command: null, events: JSON.stringify([PLAN]), secret: null, ...row };
  return { league, row: written, status: 'open', due: null, ...more };
}

onBothStores('leagues', (make: () => Promise<StoreOpener>) => () => {
  let opener: StoreOpener;
  let store: Store;
  beforeAll(async () => {
    opener = await make();
    store = await opener.open();
  });
  afterAll(async () => {
    await store.close();
    await opener.close();
  });

  test('an entry is written once: neither its number nor its command is taken twice', async () => {
    expect(await store.appendLeague(entry('once', 1))).toBe(true);
    expect(await store.appendLeague(entry('once', 1))).toBe(false);
    expect(await store.appendLeague(entry('once', 2, { command: 'a' }))).toBe(true);
    expect(await store.appendLeague(entry('once', 3, { command: 'a' }))).toBe(false);
    expect(await store.leagueCommandSeq('once', 'a')).toBe(2);
    expect(await store.leagueCommandSeq('once', 'b')).toBe(null);
    expect((await store.readLeague('once', 1)).map(({ seq }) => seq)).toEqual([2]);
  });

  test('one of many who write at the same time succeeds', async () => {
    if (!opener.rivals) return;
    const other = await opener.open();
    const tries = [store, other, store, other].map((one) => one.appendLeague(entry('race', 1)));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    await other.close();
  });

  test('a league is due until one node defers it', async () => {
    await store.appendLeague(entry('due', 1, {}, { status: 'running', due: 50 }));
    expect(await dueJobs(store, 'league', 49)).toEqual([]);
    const [job] = await dueJobs(store, 'league', 50);
    expect(job.id).toBe('due');
    expect(await store.jobs.claim(job, 80)).toBe(true);
    expect(await store.jobs.claim(job, 80)).toBe(false);
    expect(await dueJobs(store, 'league', 79)).toEqual([]);
  });

  test('a player who erases the name is taken out of the earlier entry with the token and the account', async () => {
    const entered = (player: number) => ({ type: 'entered', player, name: `P${player}`, bot: null });
    const tokens = [0, 1].map((player) => ({ player, hash: `hash ${player}`, account: 'acc' }));
    const events = JSON.stringify([PLAN, entered(0), entered(1)]);
    await store.appendLeague(entry('gone', 1, { command: 'enter', events, secret: { host: 'h', tokens } }));
    await store.appendLeague(entry('gone', 2, {}, { erase: 0 }));
    const [first] = await store.readLeague('gone', 0);
    expect(first.secret).toEqual({ host: 'h', tokens: [tokens[1]] });
    expect(JSON.parse(first.events)).toEqual([PLAN, { type: 'entered', player: 0, name: null, bot: null }, entered(1)]);
    expect(first.command).toBe(null);
  });

  test('a table is kept as long as its league, duel or official try goes on', async () => {
    const blank = { seq: 1, at: 5, up: 5, command: null, personal: false, private: false, erases: false, events: '[]' };
    const summary = { status: 'open', access: 'public', changedAt: 5 };
    const of = (table: string, more: IndexUpdates): Append => ({
      table,
      row: { ...blank, secret: null },
      updates: { ...more, summary: { ...summary, table } as unknown as Summary },
    });
    const who = { account: 'x', name: 'x', edition: 'classic', until: 9 };
    const duel = { ...who, id: 'd', bot: 'x', month: 'x', begun: 1, due: 9 };
    await store.appendLeague(entry('keeps', 1, {}, { status: 'running' }));
    await store.append([
      of('of-nothing', {}),
      of('of-league', { partOf: 'keeps' }),
      of('of-duel', { partOf: 'd', duel }),
      of('of-try', { daily: { ...who, day: 'x' } }),
    ]);
    const idle = async () => (await store.idle('open', 6, 10)).toSorted();
    expect(await idle()).toEqual(['of-nothing']);
    await store.appendLeague(entry('keeps', 2, {}, { status: 'over' }));
    await store.settleDuel('d', 'late', null);
    await store.settleTry('of-try', 'late', null);
    expect(await idle()).toEqual(['of-duel', 'of-league', 'of-nothing', 'of-try']);
  });

  test('a league that nobody has written to for long is found, and deleted with its log', async () => {
    await store.appendLeague(entry('old', 1, { at: 5 }, { status: 'over' }));
    expect(await store.idleLeagues('over', 6, 10)).toEqual(['old']);
    expect(await store.idleLeagues('over', 5, 10)).toEqual([]);
    await store.removeLeague('old');
    expect(await store.readLeague('old', 0)).toEqual([]);
    expect(await store.idleLeagues('over', 6, 10)).toEqual([]);
  });
});
