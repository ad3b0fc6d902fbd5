/** What a start page shows of its visitor's tables. Over HTTP to a real server. */
import { createRandom } from '@asteroute/engine';
import type { Table } from '@asteroute/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyTurn } from '../test/turns.ts';
import { ask, command, Follower, newToken, openAt, startNode, type TestNode } from '../testing.ts';

let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.close());

test('a running table says whose turn it is, how long it has been so, and what its board looks like', async () => {
  const [ann, bob, invite] = [newToken(), newToken(), newToken()];
  const plan = {
    edition: 'classic',
    seats: [{ color: 'red' }, { color: 'blue' }, { color: 'green' }],
    access: 'link',
    clock: { type: 'days', days: 2 },
  };
  const table = await openAt(node.origin, ann, plan, { name: 'Ann', invite });
  const mine = async (token = bob) => (await ask(node.origin, 'POST /api/mine', { body: { tokens: [token] } }))[0];
  const say = (token: string, body: object) =>
    ask(node.origin, 'POST /api/games/:id/commands', {
      params: { id: table },
      token,
      invite,
      body: { id: newToken().slice(0, 9), ...body },
    });
  await say(bob, { type: 'join', name: 'Bob' });
  expect((await mine()).running).toBe(undefined);
  const board = (headers: object) =>
    ask(node.origin, 'GET /api/games/:id/board', { params: { id: table }, ...headers });
  expect(await board({ token: bob })).toMatchObject({ fault: { code: 'wrong-status' } });
  await say(newToken(), { type: 'join', name: 'Cid' });
  const follower = new Follower(node.origin, table, ann);
  await follower.until(() => follower.state?.status === 'running');
  const { head } = follower.state as Table;
  const begun = await mine();
  expect(begun).toMatchObject({ seat: 1, myTurn: false, running: { head, onTurn: 0, turns: 0, replaced: false } });
  expect(begun.running?.clocks.left).toEqual([1, 1, 1].map(() => 2 * 86_400_000));
  expect(begun.running?.up).toBeGreaterThanOrEqual(begun.running?.clocks.since ?? Number.POSITIVE_INFINITY);
  const turn = anyTurn(follower.state as Table, createRandom(3));
  await command(node.origin, table, turn, ann);
  await follower.until(() => follower.state?.turns === 1);
  const played = await mine();
  expect(played).toMatchObject({ myTurn: true, running: { head: head + 1, onTurn: 1, turns: 1 } });
  expect(played.running?.lastAt).toBe(follower.entries.at(-1)?.at);
  await say(bob, { type: 'leave', bot: 'random' });
  expect(await mine()).toMatchObject({ myTurn: false, running: { replaced: true } });
  expect((await mine(ann)).running?.replaced).toBe(false);
  expect(await board({})).toMatchObject({ fault: { code: 'wrong-token' } });
  const { tiles } = await board({ token: ann });
  if (turn.type !== 'turn') throw new Error('no turn');
  expect(tiles[0].slice(0, 3)).toEqual([0, 0, 0]);
  expect(tiles[1]).toEqual([turn.x, turn.y, turn.rotation, expect.any(String)]);
  follower.close();
});

test('a board in short has the meeples that stand on it', async () => {
  const ann = newToken();
  const plan = {
    edition: 'classic',
    modules: ['farmers'],
    seats: [{ color: 'red' }, { color: 'blue', bot: 'random' }],
  };
  const table = await openAt(node.origin, ann, plan, { name: 'Ann' });
  const view = () => ask(node.origin, 'GET /api/games/:id', { params: { id: table } });
  const { turns } = await ask(node.origin, 'GET /api/games/:id/legal', { params: { id: table } });
  // A farmer stays to the end (CL-30). The only tile without a meadow completes no city.
  const [{ actions, ...spot }] = turns;
  const deploys = actions.filter(({ type }) => type === 'deploy');
  const action = deploys.find((one) => 'on' in one && one.on.startsWith('field')) ?? deploys[0];
  expect(await view()).toMatchObject({ turn: 0, onTurn: 0 });
  const body = { id: 'turn', type: 'turn', turn: 0, ...spot, action };
  await ask(node.origin, 'POST /api/games/:id/commands', { params: { id: table }, token: ann, body });
  const { meeples } = await ask(node.origin, 'GET /api/games/:id/board', { params: { id: table } });
  expect(meeples).toContainEqual([spot.x, spot.y, 0, 'normal']);
});
