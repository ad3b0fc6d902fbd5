/** Tables that begin in their first entry, and rematches, over HTTP to a real server. */
import { createRandom } from '@asteroute/engine';
import type { Answer, Table } from '@asteroute/protocol';
import { describe, expect, test } from 'vitest';
import { done, refused, sharedNode } from '../../test/shared-node.ts';
import { anyTurn } from '../../test/turns.ts';
import { virtualClock } from '../../test/virtual-clock.ts';
import { ask, type CommandBody, command, Follower, newToken, openAt } from '../../testing.ts';

const clock = virtualClock();
const node = sharedNode({ clock });

const COLORS = ['red', 'blue', 'green'];
const LIVE = { type: 'live', seconds: 10, increment: 0 };
const seats = (...bots: readonly (string | null)[]) => bots.map((bot, seat) => ({ color: COLORS[seat], bot }));

function say(table: string, token: string, body: CommandBody): Promise<Answer> {
  return command(node.origin, table, body, token);
}

const nameOf = (token: string) => `player ${token.slice(0, 8)}`;

function join(table: string, token: string, seat?: number): Promise<Answer> {
  return say(table, token, { type: 'join', name: nameOf(token), seat, clientSeed: '' });
}

const viewOf = (table: string, token: string) =>
  ask(node.origin, 'GET /api/games/:id', { params: { id: table }, token });

/** Creates a table of people whose game is over because all have left; `asker` asks for every rematch of it. */
async function rematchOf(people: number, asker: number, more: object = {}) {
  const tokens = Array.from({ length: people }, newToken);
  const plan = { edition: 'classic', seats: seats(...tokens.map(() => null)), ...more };
  const table = await openAt(node.origin, tokens[0], plan, { name: 'host' });
  for (const token of tokens.slice(1)) await join(table, token);
  for (const token of tokens) await say(table, token, { type: 'leave' });
  expect(await say(table, tokens[asker], { type: 'rematch', clientSeed: 'fresh' })).toMatchObject(done);
  const rematch = (await ask(node.origin, 'GET /api/games/:id', { params: { id: table } })).rematch ?? '';
  return { table, again: rematch, tokens };
}

describe('a game that begins in the first entry of its table', () => {
  test('is played by the bot that begins it', async () => {
    const token = newToken();
    const plan = { edition: 'classic', seats: seats('random', null) };
    const table = await openAt(node.origin, token, plan, { name: 'Ann' });
    const me = new Follower(node.origin, table, token);
    await me.until(() => me.state?.turns === 1);
    expect(await say(table, token, anyTurn(me.state as Table, createRandom(1)))).toMatchObject(done);
    me.close();
  });

  test('ends when the first player runs out of time', async () => {
    const token = newToken();
    const plan = { edition: 'classic', seats: seats(null, 'random'), clock: LIVE };
    const table = await openAt(node.origin, token, plan, { name: 'Ann' });
    const me = new Follower(node.origin, table, token);
    await me.until(() => me.state?.status === 'running');
    await clock.advance(15_000);
    await me.until(() => me.state?.status === 'over');
    expect(me.state?.ending?.reason).toBe('timed-out');
    me.close();
  });
});

describe('a rematch', () => {
  test('against bots begins at once, and the bot on turn plays', async () => {
    const token = newToken();
    const plan = { edition: 'classic', seats: seats(null, 'random') };
    const table = await openAt(node.origin, token, plan, { name: 'Ann' });
    await say(table, token, { type: 'resign' });
    expect(await say(table, token, { type: 'rematch', clientSeed: 'fresh' })).toMatchObject(done);
    const rematch = (await ask(node.origin, 'GET /api/games/:id', { params: { id: table } })).rematch ?? '';
    const me = new Follower(node.origin, rematch, token);
    await me.until(() => me.state?.turns === 1);
    expect(me.state?.clientSeeds).toEqual(['', 'fresh']);
    expect(me.state?.seats.map(({ bot }) => bot)).toEqual(['random', null]);
    me.close();
  });

  test('is asked for once, after the game, and names those whom it waits for', async () => {
    const { table, again, tokens } = await rematchOf(3, 1);
    expect(await say(table, tokens[2], { type: 'rematch', clientSeed: '' })).toMatchObject(refused('stale'));
    expect(await say(again, tokens[1], { type: 'rematch', clientSeed: '' })).toMatchObject(refused('wrong-status'));
    const view = {
      status: 'open',
      seat: 0,
      seats: [{ color: 'blue', name: nameOf(tokens[1]) }, { name: null }, { name: null }],
    };
    expect(await viewOf(again, tokens[1])).toMatchObject(view);
    const watcher = new Follower(node.origin, again);
    await watcher.until(() => watcher.state !== null);
    expect(watcher.state?.reserved).toEqual([null, nameOf(tokens[2]), 'host']);
    watcher.close();
  });

  test('keeps the seats of those who played, who begin it without its old host', async () => {
    const { again, tokens } = await rematchOf(3, 1);
    expect(await join(again, newToken())).toMatchObject(refused('seat-taken'));
    expect(await join(again, newToken(), 2)).toMatchObject(refused('seat-taken'));
    expect(await join(again, tokens[2])).toMatchObject(done);
    // The previous host has no host rights at the new table.
    expect(await say(again, tokens[0], { type: 'seat-bot', seat: 2, bot: 'random' })).toMatchObject(
      refused('not-host'),
    );
    expect(await say(again, tokens[1], { type: 'seat-bot', seat: 2, bot: 'random' })).toMatchObject(done);
    expect(await viewOf(again, tokens[2])).toMatchObject({ status: 'running', seat: 1 });
    expect(await viewOf(again, tokens[0])).toMatchObject({ seat: null });
  });

  test('begins when all who played have joined', async () => {
    const { again, tokens } = await rematchOf(3, 1);
    expect(await join(again, tokens[0])).toMatchObject(done);
    expect(await join(again, tokens[2])).toMatchObject(done);
    expect(await viewOf(again, tokens[0])).toMatchObject({ status: 'running', seat: 2 });
  });

  test('gives a seat to others once its player declines, or its host takes a bot out of it', async () => {
    const { again, tokens } = await rematchOf(3, 1);
    expect(await say(again, tokens[0], { type: 'leave' })).toMatchObject(done);
    expect(await join(again, newToken(), 2)).toMatchObject(done);
    expect(await join(again, tokens[0])).toMatchObject(refused('seat-taken'));
    expect(await say(again, tokens[1], { type: 'seat-bot', seat: 1, bot: null })).toMatchObject(done);
    expect(await join(again, newToken())).toMatchObject(done);
    expect(await viewOf(again, tokens[1])).toMatchObject({ status: 'running' });
  });
});
