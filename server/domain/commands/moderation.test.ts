/** Players who come back, and players whom the host or the operator removes. */
import { createRandom } from '@asteroute/engine';
import { check, opening, type Table } from '@asteroute/protocol';
import { describe, expect, test } from 'vitest';
import { done, refused, sharedNode } from '../../test/shared-node.ts';
import { anyTurn } from '../../test/turns.ts';
import { virtualClock } from '../../test/virtual-clock.ts';
import { ask, type CommandBody, command, Follower, newToken, openAt } from '../../testing.ts';
import { applyRow, hashOf, type TableState } from '../table-state.ts';
import { createTable } from './create-table.ts';
import { banSeat } from './moderation.ts';
import { callerOf, type DecisionContext, returnToSeat } from './seats.ts';

const clock = virtualClock();
const node = sharedNode({ clock });

const random = createRandom(7);

/** Creates a table of three seats for Ann, its host, and Bob, and for Cas too if the game is to run. */
async function table({ running = true, ...plan }: { readonly running?: boolean; readonly clock?: object } = {}) {
  const tokens = [newToken(), newToken(), newToken()];
  const seats = ['red', 'blue', 'green'].map((color) => ({ color }));
  const id = await openAt(node.origin, tokens[0], { edition: 'classic', seats, ...plan }, { name: 'Ann' });
  const say = (seat: number, body: CommandBody) => command(node.origin, id, body, tokens[seat]);
  await say(1, { type: 'join', name: 'Bob', clientSeed: '' });
  if (running) await say(2, { type: 'join', name: 'Cas', clientSeed: '' });
  const watch = async (token?: string) => {
    const follower = new Follower(node.origin, id, token);
    await follower.until(() => follower.state?.status === (running ? 'running' : 'open'));
    return follower;
  };
  return { id, tokens, say, watch, follower: await watch(tokens[0]) };
}

/** Sends a command as the operator; resolves with status and body. */
const admin = async (method: string, path: string) => {
  const response = await node.node.admin.request(path, { method });
  return [response.status, await response.json()] as const;
};

describe('a seat that a bot has', () => {
  test('is its player’s again, and the bot plays no more', async () => {
    const { say, follower } = await table();
    expect(await say(0, { type: 'return' })).toMatchObject({ ok: true, already: true });
    expect(await say(1, { type: 'leave' })).toMatchObject(done);
    expect(await say(1, { type: 'chat', text: 'x' })).toMatchObject(refused('wrong-token'));
    expect(await say(1, { type: 'return' })).toMatchObject(done);
    await follower.until(() => follower.state?.seats[1].bot === null);
    expect(await say(0, anyTurn(follower.state as Table, random))).toMatchObject(done);
    await follower.until(() => follower.state?.turns === 1);
    await clock.advance(10_000);
    expect(follower.state?.turns).toBe(1);
    expect(await say(1, anyTurn(follower.state as Table, random))).toMatchObject(done);
    expect((await ask(node.origin, 'GET /api/games/:id', { params: { id: follower.table } })).seats[1]).toEqual({
      color: 'blue',
      name: 'Bob',
      bot: null,
    });
    follower.close();
  });

  test('stays the bot’s where its player resigned, was removed, has no time left, or never sat there', async () => {
    const { say, follower, id } = await table();
    await say(1, { type: 'resign' });
    await say(0, { type: 'kick', seat: 2 });
    for (const seat of [1, 2]) expect(await say(seat, { type: 'return' })).toMatchObject(refused('seat-lost'));
    expect(await command(node.origin, id, { type: 'return' }, newToken())).toMatchObject(refused('wrong-token'));
    follower.close();
    const live = await table({ clock: { type: 'live', seconds: 10, increment: 0 } });
    await live.say(1, { type: 'leave' });
    await live.follower.until(() => live.follower.state?.seats[1].bot !== null);
    const now = live.follower.state as Table;
    const late = { table: { ...now, clocks: { ...now.clocks, left: [10, 0, 10] } } };
    const bob = { hash: 'bob', seat: 1, host: false, banned: false, admitted: true };
    const returned = (state: { table: Table }) =>
      returnToSeat(state as TableState, { type: 'return', id: 'a' }, { caller: bob, up: 0 } as DecisionContext);
    expect(returned(late)).toMatchObject(refused('time-up'));
    expect(returned({ table: now })).toMatchObject({ ok: true });
    live.follower.close();
  });
});

describe('the host', () => {
  test('alone removes players: before the game the seat is free, and may be taken again', async () => {
    const { say, follower } = await table({ running: false });
    expect(await say(1, { type: 'kick', seat: 0 })).toMatchObject(refused('not-host'));
    expect(await say(0, { type: 'kick', seat: 0 })).toMatchObject(refused('stale'));
    expect(await say(0, { type: 'kick', seat: 2 })).toMatchObject(refused('wrong-status'));
    expect(await say(0, { type: 'kick', seat: 1 })).toMatchObject(done);
    await follower.until(() => follower.state?.seats[1].name === null);
    expect(await say(1, { type: 'join', name: 'Bob', clientSeed: '' })).toMatchObject(done);
    follower.close();
  });

  test('gives the seat of a running game to a bot', async () => {
    const { say, follower } = await table();
    expect(await say(0, { type: 'kick', seat: 1, bot: 'greedy' })).toMatchObject(done);
    await follower.until(() => follower.state?.seats[1].bot === 'greedy');
    expect(follower.state?.seats[1].name).toBe('Bob');
    follower.close();
  });

  test('bans a player, who can neither sit nor watch again, by this token or another', async () => {
    const { id, tokens, say, watch, follower } = await table();
    const [bob, watcher] = [await watch(tokens[1]), await watch()];
    expect(await say(0, { type: 'ban', seat: 1 })).toMatchObject(done);
    await bob.until(() => bob.faults.length > 0);
    expect(bob.faults[0]).toMatchObject({ table: id, fault: { code: 'banned' } });
    // A watcher from the same address counts as the same person.
    await watcher.until(() => watcher.faults.length > 0);
    await follower.until(() => follower.state?.seats[1].bot !== null);
    expect(await say(0, { type: 'chat', text: 'gone' })).toMatchObject(done);
    await follower.until(() => follower.state?.chat.length === 1);
    expect(bob.entries.at(-1)?.events[0].type).toBe('banned');
    for (const token of [tokens[1], newToken()]) {
      expect(await ask(node.origin, 'GET /api/games/:id', { params: { id }, token })).toMatchObject({
        fault: { code: 'banned' },
      });
      expect(await command(node.origin, id, { type: 'return' }, token)).toMatchObject(refused('banned'));
    }
    expect(await say(2, { type: 'chat', text: 'still here' })).toMatchObject(done);
    for (const one of [bob, watcher, follower]) one.close();
    await letBackIn({ id, tokens });
  });

  test('bans an address only for those who have no seat', () => {
    const plan = { edition: 'classic', seats: ['red', 'blue', 'green'].map((color) => ({ color })) };
    const asked = check(opening, { id: 'x', name: 'Ann', plan });
    if (!asked.ok) throw new Error(asked.fault.message);
    const bytes = (count: number) => new Uint8Array(count);
    const opened = createTable(asked.value, { token: 'a'.repeat(43), tag: '' }, bytes, { at: 0, up: 0 });
    if (!opened.ok) throw new Error(opened.fault.message);
    const row = { ...opened.value.row, secret: null };
    const first = applyRow('t', null, opened.value.row);
    const joined = { type: 'joined', seat: 1, name: 'Bob', clientSeed: '' } as const;
    const seats = [{ seat: 1, hash: hashOf('bob'), address: 'house' }];
    const state = applyRow('t', first, { ...row, seq: 2, secret: { seats } }, { events: [joined] });
    const decision = banSeat(state, 1);
    if (!decision.ok) throw new Error(decision.fault.message);
    const { events, secret = null } = decision.value;
    const after = applyRow('t', state, { ...row, seq: 3, secret }, { events });
    const isBanned = (token: string, address: string) => {
      return callerOf(after, { token: hashOf(token), invite: null, address: () => address }).banned;
    };
    expect([isBanned('a'.repeat(43), 'house'), isBanned('new', 'house'), isBanned('new', 'elsewhere')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isBanned('bob', 'elsewhere')).toBe(true);
  });
});

/** Checks that the ban of Bob applies in the rematch too, by token and by address, until the host lifts it there. */
async function letBackIn({ id, tokens }: { readonly id: string; readonly tokens: readonly string[] }): Promise<void> {
  for (const seat of [2, 0]) await command(node.origin, id, { type: 'resign' }, tokens[seat]);
  await command(node.origin, id, { type: 'rematch', clientSeed: '' }, tokens[0]);
  const rematch = (await ask(node.origin, 'GET /api/games/:id', { params: { id }, token: tokens[0] })).rematch ?? '';
  const say = (body: CommandBody, token: string) => command(node.origin, rematch, body, token);
  const join = { type: 'join', name: 'Bob', clientSeed: '' } as const;
  for (const token of [tokens[1], newToken()]) expect(await say(join, token)).toMatchObject(refused('banned'));
  expect(await say({ type: 'unban', ban: 0 }, tokens[2])).toMatchObject(refused('not-host'));
  expect(await say({ type: 'unban', ban: 1 }, tokens[0])).toMatchObject(refused('wrong-status'));
  expect(await say({ type: 'unban', ban: 0 }, tokens[0])).toMatchObject(done);
  expect(await say({ type: 'unban', ban: 0 }, tokens[0])).toMatchObject(refused('wrong-status'));
  expect(await say(join, tokens[1])).toMatchObject(done);
  // The ban still applies at the previous table, where the operator can lift it.
  expect(await ask(node.origin, 'GET /api/games/:id', { params: { id }, token: tokens[1] })).toMatchObject({
    fault: { code: 'banned' },
  });
  expect(await admin('GET', `/tables/${id}`)).toMatchObject([200, { bans: [{ name: 'Bob', lifted: false }] }]);
  expect((await admin('DELETE', `/tables/${id}/bans/0`))[0]).toBe(200);
  expect((await admin('DELETE', `/tables/${id}/bans/0`))[0]).toBe(409);
  expect(await ask(node.origin, 'GET /api/games/:id', { params: { id }, token: tokens[1] })).toMatchObject({
    table: id,
    rematch,
  });
}

test('a report reaches the operator once, and nobody else at the table', async () => {
  const { id, say, watch, tokens, follower } = await table();
  await say(1, { type: 'chat', text: 'you all play badly' });
  const report = { type: 'report', seat: 1, reason: 'chat' } as const;
  expect(await command(node.origin, id, report, newToken())).toMatchObject(refused('wrong-token'));
  expect(await say(0, { ...report, seat: 0 })).toMatchObject(refused('stale'));
  const sent = await say(0, report);
  expect(sent).toMatchObject(done);
  expect(await say(0, report)).toMatchObject({ ok: true, already: true });
  await follower.until(() => (follower.state?.reports.length ?? 0) > 0);
  const bob = await watch(tokens[1]);
  expect(bob.state?.reports).toEqual([]);
  const seq = sent.ok ? sent.seq : 0;
  const listed = { table: id, seq, seat: 1, name: 'Bob', byName: 'Ann', reason: 'chat', said: ['you all play badly'] };
  const grouped = { by: expect.stringMatching(/^[0-9a-f]{32}$/), count: 1, newest: [listed] };
  expect(await admin('GET', '/reports')).toMatchObject([200, [grouped]]);
  expect((await admin('POST', `/tables/${id}/seats/1/ban`))[0]).toBe(200);
  expect((await admin('POST', `/tables/${id}/seats/1/ban`))[0]).toBe(409);
  await bob.until(() => bob.faults.length > 0);
  expect((await admin('DELETE', `/tables/${id}/reports/${seq}`))[0]).toBe(200);
  expect((await admin('DELETE', `/tables/${id}/reports/${seq}`))[0]).toBe(404);
  expect(await admin('GET', '/reports')).toEqual([200, []]);
  for (const one of [bob, follower]) one.close();
});
