/** Duels against the bot of the server, on both stores: two games at once, results from their logs, a public tally. */
import { createRandom } from '@asteroute/engine';
import type { Table } from '@asteroute/protocol';
import type { DuelTally, DuelView, OpenedDuel, OwnDuels } from '@asteroute/protocol/contests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stores } from '../domain/ports.ts';
import { TestDevice } from '../test/accounts/account-device.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { anyTurn } from '../test/turns.ts';
import { command, Follower, readTable, startNode, systemClock, type TestNode } from '../testing.ts';
import { reviewGame } from './review/program.ts';
import type { GameReviewer } from './review/reviewer.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
const BOT = 'hasty';

/** Asks a node, with the session of an account or without. */
async function asked<T>(node: TestNode, path: string, session: string | null, body?: object): Promise<T> {
  const headers: Record<string, string> = session === null ? {} : { 'Asteroute-Account': session };
  const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await (await fetch(`${node.origin}/api/duels${path}`, { headers, ...posted })).json()) as T;
}

const opening = (id: string, more: object = {}) => ({ id: `${id}-of-a-duel`, edition: 'classic', ...more });

/** Plays one game of a duel to its end by the moves of a seed; resolves with its draws. */
async function played(node: TestNode, { tables, token }: OpenedDuel, game: number): Promise<readonly string[]> {
  const player = new Follower(node.origin, tables[game], token);
  const random = createRandom(91_000 + game);
  const isOwn = (table: Table | null) => table?.game?.position.seat === game && table.game.position.phase === 'place';
  for (;;) {
    await player.until(() => player.state?.status === 'over' || isOwn(player.state));
    if (player.state?.status === 'over') break;
    expect(await player.send(anyTurn(player.state as Table, random))).toMatchObject({ ok: true });
  }
  player.close();
  return player.entries
    .flatMap(({ events }) => events.flatMap((event) => ('chance' in event ? event.chance : [])))
    .flatMap((chance) => (chance.type === 'draw' ? [chance.tile] : []));
}

/** A reviewer that counts, and one that never answers: its node is killed. */
function countingReviewer(): GameReviewer & { asked: number } {
  const counting = {
    asked: 0,
    review: async (question: Parameters<GameReviewer['review']>[0]) => {
      counting.asked++;
      return reviewGame(question);
    },
    close: async () => undefined,
  };
  return counting;
}

function hangingReviewer(): GameReviewer & { asked: number } {
  const hanging = {
    asked: 0,
    review: () => {
      hanging.asked++;
      return new Promise<never>(() => undefined);
    },
    close: async () => undefined,
  };
  return hanging;
}

onBothStores('duels against the bot', (make) => () => {
  let opener: StoreOpener;
  let shared: Stores;
  let shift = START - systemClock.now();
  const clock = { ...systemClock, now: () => systemClock.now() + shift };
  const hanging = hangingReviewer();
  const reviewers = [countingReviewer(), countingReviewer()];
  const nodes: TestNode[] = [];
  const device = new TestDevice();
  let session = '';
  let duel: OpenedDuel;

  /** Starts a node on the store that all nodes share. */
  const start = async (reviewer: GameReviewer): Promise<TestNode> => {
    const store = { ...shared, close: async () => undefined };
    const node = await startNode({ store, clock, duelBot: BOT, reviewer });
    nodes.push(node);
    return node;
  };
  const view = (node: TestNode, id: string) => asked<DuelView>(node, `/results/${id}`, null);
  const tally = (node: TestNode) => asked<DuelTally>(node, '/classic', null);
  const settled = (node: TestNode, id: string) =>
    expect.poll(async () => (await view(node, id)).state).not.toBe('open');

  beforeAll(async () => {
    opener = await make();
    shared = await opener.open();
    session = (await device.create((await start(hanging)).origin, 'Ann')).session;
  });
  afterAll(async () => {
    for (const node of nodes) await node.close().catch(() => undefined);
    await shared?.close();
    await opener?.close();
  });

  test('the same request opens one duel, whose two games begin at once', async () => {
    const [node] = nodes;
    expect(await asked(node, '', null, opening('x'))).toMatchObject({ fault: { code: 'malformed' } });
    expect(await asked(node, '', null, { ...opening('x'), edition: 'chess' })).toMatchObject({
      fault: { code: 'malformed' },
    });
    const [first, again] = await Promise.all([1, 2].map(() => asked<OpenedDuel>(node, '', session, opening('one'))));
    expect(again).toEqual(first);
    duel = first;
    expect(duel).toMatchObject({ bot: BOT, name: 'Ann', counted: true, state: 'open', result: null });
    expect(duel.until - duel.begun).toBe(7 * DAY_MS);
    const tables = await Promise.all(duel.tables.map((table) => readTable(node.origin, table)));
    expect(tables.map(({ seats }) => seats.map(({ bot }) => bot))).toEqual([
      [null, BOT],
      [BOT, null],
    ]);
    expect(await view(node, duel.duel)).not.toHaveProperty('token');
    const own = await asked<OwnDuels>(node, '', session);
    expect(own).toMatchObject({ left: 19, duels: [{ duel: duel.duel, token: duel.token }] });
    expect((await asked<OwnDuels>(node, '', null)).duels).toEqual([]);
  });

  test('both games have the same tiles; a killed node leaves the result to two others, of which one works it out', {
    retry: 0,
  }, async () => {
    const [killed] = nodes;
    const [one, other] = await Promise.all([played(killed, duel, 0), played(killed, duel, 1)]);
    const both = Math.min(one.length, other.length);
    expect(both).toBeGreaterThan(60);
    expect(other.slice(0, both)).toEqual(one.slice(0, both));
    await expect.poll(() => hanging.asked).toBeGreaterThan(0);
    await killed.close();
    expect(await shared.contests.officialAt(duel.duel)).toMatchObject({ state: 'open' });
    shift += 60_000;
    await Promise.all(reviewers.map(start));
    await settled(nodes[1], duel.duel);
    expect(reviewers[0].asked + reviewers[1].asked).toBe(2);
    const { state, result } = await view(nodes[2], duel.duel);
    expect(state).toBe('finished');
    const scores = await Promise.all(duel.tables.map((table) => readTable(nodes[1].origin, table)));
    const [first, second] = scores.map(({ ending }) => ending?.scores ?? []);
    expect(result?.games).toEqual([
      { own: first[0], other: first[1] },
      { own: second[1], other: second[0] },
    ]);
    expect(result?.margin).toBe(first[0] - first[1] + second[1] - second[0]);
    expect(result?.error).toBeGreaterThan(0);
    const wins = Math.sign(first[0] - first[1]) + Math.sign(second[1] - second[0]);
    const ahead = Math.sign(wins || (result?.margin ?? 0));
    expect(result?.won).toBe(['lost', 'drawn', 'won'][ahead + 1]);
    const { thisMonth, all, month } = await tally(nodes[1]);
    expect([month, thisMonth]).toEqual(['2026-11', all]);
    expect(all).toMatchObject({ duels: 1, people: 1, finished: 1, strength: null });
    expect([all.lost, all.drawn, all.won].indexOf(1)).toBe(ahead + 1);
    expect(all.margin).toEqual({ mean: result?.margin, error: null });
  });

  test('giving up one game gives up both, and is a lost duel; that of a guest counts for nobody', async () => {
    const [, node] = nodes;
    const before = (await tally(node)).all;
    const guest = await asked<OpenedDuel>(node, '', null, opening('two', { name: 'Gus' }));
    const own = await asked<OpenedDuel>(node, '', session, opening('three'));
    expect([guest.counted, own.counted]).toEqual([false, true]);
    for (const { tables, token } of [guest, own])
      expect(await command(node.origin, tables[1], { type: 'resign' }, token)).toMatchObject({ ok: true });
    for (const { duel: id, tables } of [guest, own]) {
      await settled(node, id);
      expect(await view(node, id)).toMatchObject({ state: 'given-up', result: null });
      expect((await readTable(node.origin, tables[0])).ending?.reason).toBe('resigned');
    }
    const after = (await tally(node)).all;
    expect([after.duels, after.lost, after.finished]).toEqual([2, before.lost + 1, 1]);
  });

  test('a duel that is not finished in a week is lost, in the month in which it began', async () => {
    const [, node] = nodes;
    const before = (await tally(node)).all.lost;
    const late = await asked<OpenedDuel>(node, '', session, opening('four'));
    shift += 8 * DAY_MS;
    session = (await device.act(node.origin, { type: 'sign-in' })).session?.token ?? '';
    const now = await readTable(node.origin, late.tables[0]);
    const turn = anyTurn(now, createRandom(91_010));
    expect(await command(node.origin, late.tables[0], turn, late.token)).toMatchObject({ fault: { code: 'time-up' } });
    await expect.poll(async () => (await view(node, late.duel)).state).toBe('late');
    shift += 5 * DAY_MS;
    const { thisMonth, all } = await tally(node);
    expect([thisMonth.duels, all.duels, all.lost]).toEqual([0, 3, before + 1]);
  });

  test('a deleted account takes its name out of its duels, which stay in the sums', async () => {
    const [, node] = nodes;
    session = (await device.act(node.origin, { type: 'sign-in' })).session?.token ?? '';
    const exported = await fetch(`${node.origin}/api/accounts/export`, {
      headers: { 'Asteroute-Account': session },
    });
    expect(await exported.text()).toContain(duel.duel);
    const before = (await tally(node)).all;
    expect(await device.act(node.origin, { type: 'delete' })).not.toHaveProperty('fault');
    expect((await tally(node)).all).toEqual(before);
    expect((await view(node, duel.duel)).name).toBe('');
    expect(JSON.stringify(await readTable(node.origin, duel.tables[0]))).not.toContain('Ann');
  });
});
