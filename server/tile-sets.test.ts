/** A table with tiles of the host's own, over HTTP to a real server. */
import { createRandom, EDITIONS, stackCounts, usualTiles } from '@asteroute/engine';
import { gameOf } from '@asteroute/protocol';
import { verify } from '@asteroute/record';
import { expect, test } from 'vitest';
import { done, sharedNode } from './test/shared-node.ts';
import { anyTurn } from './test/turns.ts';
import { ask, command, Follower, newToken, openAt, readTable } from './testing.ts';

const node = sharedNode({});
const usual = usualTiles(EDITIONS[0], []);
const none = Object.fromEntries(Object.keys(usual).map((id) => [id, 0]));
const SHORT = { name: 'Three tiles', counts: { ...none, 'SW-start': 1, 'SW-curve': 3 } };

const planOf = (more: object) => ({
  edition: 'star-wars',
  seats: [{ color: 'red' }, { color: 'black', bot: 'random' }],
  ...more,
});

test('a game is played with them to its end, and its record is proved', async () => {
  const token = newToken();
  const table = await openAt(node.origin, token, planOf({ tiles: SHORT }), { name: 'Ann' });
  const me = new Follower(node.origin, table, token);
  const { running } = await ask(node.origin, 'GET /api/games');
  expect(running.find((one) => one.table === table)?.tiles).toBe('Three tiles');
  await me.until(() => me.state?.turns === 0 && me.state.status === 'running');
  expect(stackCounts(gameOf(await readTable(node.origin, table, token)))).toEqual({ 'SW-curve': 2 });
  for (const turns of [0, 2]) {
    await me.until(() => me.state?.turns === turns);
    expect(
      await command(node.origin, table, anyTurn(await readTable(node.origin, table, token), createRandom(1)), token),
    ).toMatchObject(done);
  }
  await me.until(() => me.state?.status === 'over');
  me.close();
  const proof = await (await fetch(`${node.origin}/api/games/${table}/record`)).text();
  expect(verify(proof)).toMatchObject({ ok: true, value: { turns: 3, record: { tiles: SHORT } } });
  expect(JSON.parse(proof).tileSet).toMatch(/^own-[0-9a-f]{8}$/);
  expect(verify(proof.replace('"SW-curve":3', '"SW-curve":4')).ok).toBe(false);
});

test('their numbers are kept as they are now, whatever is usual later', async () => {
  const tiles = { name: '', counts: { 'SW-curve': 3 } };
  const table = await openAt(node.origin, newToken(), planOf({ tiles, room: true }), { name: 'Ann' });
  expect((await readTable(node.origin, table)).plan.tiles).toEqual({ name: '', counts: { ...usual, 'SW-curve': 3 } });
});

test('a host of a room changes them, and those who were ready are asked again', async () => {
  const [host, guest] = [newToken(), newToken()];
  const seats = [{ color: 'red' }, { color: 'black' }];
  const table = await openAt(node.origin, host, planOf({ seats, room: true }), { name: 'Ann' });
  const join = { type: 'join', name: 'Bea', clientSeed: '', ready: true } as const;
  expect(await command(node.origin, table, join, guest)).toMatchObject(done);
  const { plan, ready } = await readTable(node.origin, table);
  expect(ready).toEqual([false, true]);
  const tiles = { name: 'Box', counts: { ...SHORT.counts, 'SW-curve': 20 } };
  const configure = { type: 'configure' as const, plan: { ...plan, tiles }, from: [0, 1] };
  expect(await command(node.origin, table, configure, host)).toMatchObject(done);
  expect(await readTable(node.origin, table)).toMatchObject({ plan: { tiles }, ready: [false, false] });
  const faulty = { ...configure, plan: { ...plan, tiles: { name: '', counts: { 'SW-start': 0 } } } };
  expect(await command(node.origin, table, faulty, host)).toMatchObject({
    ok: false,
    fault: { code: 'bad-setup', message: expect.stringContaining('no-start-tile: ') },
  });
});

test.each([
  [{ 'SW-moon': 1 }, 'bad-setup', 'unknown-tile: '],
  [{ 'SW-a1': 500 }, 'bad-setup', 'too-many-tiles: '],
  [{ 'SW-a1': 0.5 }, 'malformed', 'plan.tiles.counts.SW-a1: must be a whole number'],
  [{ 'SW-a1': 1e9 }, 'malformed', 'plan.tiles.counts.SW-a1: must be at most 1000'],
  [Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`T${i}`, 1])), 'malformed', 'plan.tiles.counts: '],
])('tiles that cannot be played with are refused: %o', async (counts, code, message) => {
  const opened = openAt(node.origin, newToken(), planOf({ tiles: { name: '', counts } }));
  await expect(opened).rejects.toThrow(new RegExp(`"code":"${code}","message":"${message}`));
});
