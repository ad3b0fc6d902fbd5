/**
 * A contest that the server does not have, declared in this file alone (docs/adding-a-contest.md): best of two on a short
 * deck.
 */
import { dailyDeck, practiceSeed } from '@asteroute/club';
import { type ContestState, contestOf, contestTableOf } from '@asteroute/club/contests';
import type { ContestPlan } from '@asteroute/protocol/contests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableIdOf } from '../domain/commands/create-table.ts';
import { firstContestEntry } from '../domain/contests/log.ts';
import { hashOf } from '../domain/table-state.ts';
import { ask, command, newToken, readTable, startNode, type TestNode } from '../testing.ts';

const DAY = '2026-11-28';
const { tiles, count } = dailyDeck(DAY, practiceSeed(DAY), 'classic');
const BEST_OF_TWO: ContestPlan = {
  title: 'Best of two',
  format: 'series',
  rounds: 2,
  twin: false,
  edition: 'classic',
  modules: [],
  options: {},
  tiles: { name: 'short', counts: tiles.counts },
  clock: { type: 'none' },
  roundDays: null,
  late: 'wait',
};

let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.close());

test('two games on a short deck are played one after the other, and one each is a draw', async () => {
  const [organizer, ...players] = [newToken(), newToken(), newToken()];
  const id = tableIdOf('toy');
  const secret = { host: hashOf(organizer), opener: '' };
  const { first } = firstContestEntry(
    { id, events: [{ type: 'announced', plan: BEST_OF_TWO }], secret },
    { at: Date.now(), up: 0 },
  );
  await node.store.tables.append([first]);
  const [{ origin }, params] = [node, { id }];
  const send = (token: string, body: object) =>
    ask(origin, 'POST /api/contests/:id/commands', { params, token, body: { id: newToken(), ...body } });
  const now = async (): Promise<ContestState> =>
    contestOf(id, (await ask(origin, 'GET /api/contests/:id', { params })).entries)!;

  for (const [i, token] of players.entries()) await send(token, { type: 'enter', name: `Player ${i}` });
  await send(organizer, { type: 'start' });
  for (const round of [0, 1]) {
    await expect.poll(async () => (await now()).rounds.length).toBe(round + 1);
    const { table } = (await now()).rounds[round].games[0];
    for (const token of players) {
      await send(token, { type: 'play', round, game: 0 });
      await command(node.origin, table, { type: 'join', name: 'x', clientSeed: '' }, token);
    }
    expect((await readTable(node.origin, table)).game?.position.stackSize).toBe(count - 2);
    await command(node.origin, table, { type: 'resign' }, players[round]);
  }
  await expect.poll(async () => (await now()).status).toBe('over');
  expect(contestTableOf(await now()).rows.map(({ score }) => score)).toEqual([1, 1]);
});
