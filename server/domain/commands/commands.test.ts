/** Every command except turns, sent over HTTP to a real server. */
import { createRandom, type Game } from '@asteroute/engine';
import type { Answer, Table } from '@asteroute/protocol';
import { describe, expect, test } from 'vitest';
import { done, refused, sharedNode } from '../../test/shared-node.ts';
import { anyTurn } from '../../test/turns.ts';
import { virtualClock } from '../../test/virtual-clock.ts';
import { ask, type CommandBody, command, Follower, newToken, openAt } from '../../testing.ts';

const clock = virtualClock();
const node = sharedNode({ clock });

const random = createRandom(5);
const classic = (seats: number, more: object = {}) => ({
  edition: 'classic',
  seats: ['red', 'blue', 'green', 'yellow'].slice(0, seats).map((color) => ({ color })),
  ...more,
});

interface Round {
  readonly table: string;
  readonly tokens: readonly string[];
  /** A client without a seat. */
  readonly watcher: Follower;
  say(seat: number, body: CommandBody): Promise<Answer>;
  turn(seat: number): Promise<Answer>;
}

/** Creates a running table with this many players. */
async function round(people: number, more: object = {}): Promise<Round> {
  const tokens = Array.from({ length: people }, newToken);
  const table = await openAt(node.origin, tokens[0], classic(people, more), { name: 'host' });
  const say = (seat: number, body: CommandBody) => command(node.origin, table, body, tokens[seat]);
  for (const seat of tokens.keys())
    if (seat > 0) await say(seat, { type: 'join', name: `guest ${seat}`, clientSeed: '' });
  const watcher = new Follower(node.origin, table);
  await watcher.until(() => watcher.state?.status === 'running');
  return {
    table,
    tokens,
    watcher,
    say,
    async turn(seat) {
      const answer = await say(seat, anyTurn(watcher.state as Table, random));
      await watcher.until(() => !answer.ok || watcher.entries.length >= answer.seq);
      return answer;
    },
  };
}

async function settled({ watcher }: Round, answer: Answer): Promise<void> {
  if (!answer.ok) throw new Error(answer.fault.message);
  await watcher.until(() => watcher.entries.length >= answer.seq);
}

describe('a takeback', () => {
  test('needs the consent of every player and restores the same tile', async () => {
    const table = await round(3, { takebacks: true });
    const { watcher } = table;
    const before = watcher.state?.game;
    expect(await table.turn(0)).toMatchObject(done);
    expect(await table.say(1, { type: 'ask-takeback', turn: 1 })).toMatchObject(refused('nothing-to-take-back'));
    expect(await table.say(0, { type: 'ask-takeback', turn: 1 })).toMatchObject(done);
    expect(await table.say(0, { type: 'answer-takeback', accept: true })).toMatchObject(refused('not-asked'));
    expect(await table.say(1, { type: 'answer-takeback', accept: true })).toMatchObject(done);
    const answer = await table.say(2, { type: 'answer-takeback', accept: true });
    await settled(table, answer);
    expect(watcher.state?.game?.position).toEqual(before?.position);
    expect(watcher.state?.turns).toBe(0);
    expect(await table.turn(0)).toMatchObject(done);
  });

  test('is refused by a single player', async () => {
    const table = await round(2, { takebacks: true });
    await table.turn(0);
    await table.say(0, { type: 'ask-takeback', turn: 1 });
    await settled(table, await table.say(1, { type: 'answer-takeback', accept: false }));
    expect(table.watcher.state).toMatchObject({ takeback: null, turns: 1 });
  });

  test('is impossible once the next tile is drawn', async () => {
    const table = await round(2, { takebacks: true });
    await table.turn(0);
    expect(await table.say(1, anyTurnAt(table, 1))).toMatchObject(refused('wrong-phase'));
    await settled(table, await table.say(1, { type: 'draw', turn: 1 }));
    expect(await table.say(0, { type: 'ask-takeback', turn: 1 })).toMatchObject(refused('nothing-to-take-back'));
    expect(await table.say(1, { type: 'draw', turn: 1 })).toMatchObject(refused('wrong-phase'));
  });

  test('is refused at a table without takebacks', async () => {
    const table = await round(2);
    await table.turn(0);
    expect(await table.say(0, { type: 'ask-takeback', turn: 1 })).toMatchObject(refused('takebacks-off'));
  });

  const anyTurnAt = (_: Round, turn: number) =>
    ({ type: 'turn', turn, x: 0, y: 1, rotation: 0, action: { type: 'pass' } }) as const;
});

describe('resigning and leaving', () => {
  test('between two players the other wins, and the seed is revealed', async () => {
    const table = await round(2);
    expect(table.watcher.state?.ending).toBe(null);
    await settled(table, await table.say(1, { type: 'resign' }));
    expect(table.watcher.state).toMatchObject({ status: 'over', ending: { reason: 'resigned', winners: [0] } });
    expect(table.watcher.state?.ending?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(await table.say(0, { type: 'resign' })).toMatchObject(refused('wrong-status'));
  });

  test('among more players a bot takes over, and the token loses its seat', async () => {
    const table = await round(3);
    await settled(table, await table.say(0, { type: 'resign' }));
    expect(table.watcher.state?.seats[0]).toMatchObject({ name: 'host', bot: 'steady' });
    await table.watcher.until(() => table.watcher.state?.turns === 1);
    expect(await table.say(0, { type: 'chat', text: 'me again' })).toMatchObject(refused('wrong-token'));
    expect(await table.turn(1)).toMatchObject(done);
  });

  test('a player who leaves names the bot that takes over; without players the game ends, won by the others', async () => {
    const table = await round(3);
    expect(await table.say(0, { type: 'leave', bot: 'nobody' })).toMatchObject(refused('bad-setup'));
    await settled(table, await table.say(1, { type: 'leave', bot: 'greedy' }));
    expect(table.watcher.state?.seats[1].bot).toBe('greedy');
    await settled(table, await table.say(2, { type: 'leave' }));
    await settled(table, await table.say(0, { type: 'leave' }));
    expect(table.watcher.state).toMatchObject({ status: 'over', ending: { reason: 'abandoned', winners: [1, 2] } });
  });

  test('a player can be replaced by a bot after three minutes on turn', async () => {
    const table = await round(2);
    expect(await table.say(1, { type: 'replace', seat: 0 })).toMatchObject(refused('too-early'));
    expect(await table.say(0, { type: 'replace', seat: 0 })).toMatchObject(refused('not-your-turn'));
    await clock.advance(179_000);
    expect(await table.say(1, { type: 'replace', seat: 0 })).toMatchObject(refused('too-early'));
    await clock.advance(2000);
    await settled(table, await table.say(1, { type: 'replace', seat: 0, bot: 'greedy' }));
    expect(table.watcher.state?.seats[0].bot).toBe('greedy');
  });
});

describe('a player who is at the table', () => {
  test('is not replaced by a bot before ten minutes on turn', async () => {
    const table = await round(2);
    const here = new Follower(node.origin, table.table, table.tokens[0]);
    const other = new Follower(node.origin, table.table, table.tokens[1]);
    await other.until(() => other.presence?.here.includes(0) === true);
    await clock.advance(181_000);
    expect(await table.say(1, { type: 'replace', seat: 0 })).toMatchObject(refused('present'));
    await clock.advance(420_000);
    expect(await table.say(1, { type: 'replace', seat: 0 })).toMatchObject(done);
    for (const one of [here, other]) one.close();
  });
});

describe('chat', () => {
  test('is sent unchanged to every client except those that muted the seat', async () => {
    const table = await round(3);
    const deaf = new Follower(node.origin, table.table, table.tokens[2]);
    await deaf.until(() => deaf.state !== null);
    const text = '<img src=x onerror=alert(1)> & "hi"';
    await table.say(0, { type: 'chat', text: `  ${text} ` });
    await table.say(2, { type: 'mute', seat: 0, muted: true });
    await table.say(0, { type: 'chat', text: 'unheard' });
    await table.say(1, { type: 'chat', text: 'heard' });
    await table.say(2, { type: 'mute', seat: 0, muted: false });
    await settled(table, await table.say(0, { type: 'chat', text: 'again' }));
    expect(table.watcher.state?.chat.map((line) => line.text)).toEqual([text, 'unheard', 'heard', 'again']);
    // Mutes are sent to no other client.
    expect(table.watcher.state?.mutes).toEqual([]);
    expect(table.watcher.entries.filter(({ events }) => events[0].type === 'withheld')).toHaveLength(2);
    await deaf.until(() => deaf.entries.length === table.watcher.entries.length);
    expect(deaf.state?.chat.map((line) => line.text)).toEqual([text, 'heard', 'again']);
    deaf.close();
  });

  test.each(['', '   ', 'a\u0000b', 'a\u202eb', 'two\nlines', 'x'.repeat(501)])('refuses %j', async (text) => {
    const table = await round(2);
    expect(await table.say(0, { type: 'chat', text })).toMatchObject({ fault: { code: 'malformed' } });
  });
});

describe('a table before the game', () => {
  test('is listed as open until its last seat is taken, and a seat is taken once', async () => {
    const [host, guest, third] = [newToken(), newToken(), newToken()];
    const table = await openAt(node.origin, host, classic(3), { name: 'host' });
    const lists = async (kind: 'open' | 'running') => {
      await clock.advance(600);
      const listing = await ask(node.origin, 'GET /api/games');
      return listing[kind].some((one) => one.table === table);
    };
    expect(await lists('open')).toBe(true);
    const join = (seat?: number) => ({ type: 'join', name: 'Bob', seat, clientSeed: '' }) as const;
    const send = (body: CommandBody, token?: string) => command(node.origin, table, body, token);
    expect(await send(join(1), guest)).toMatchObject(done);
    expect(await send(join(1), third)).toMatchObject(refused('seat-taken'));
    expect(await send(join(2), guest)).toMatchObject(refused('already-seated'));
    expect(await send(join(7), third)).toMatchObject(refused('seat-taken'));
    expect(await send(join(2))).toMatchObject(refused('no-token'));
    expect(await send({ type: 'leave' }, guest)).toMatchObject(done);
    expect(await send(join(1), third)).toMatchObject(done);
    expect(await send({ type: 'seat-bot', seat: 2, bot: 'greedy' }, third)).toMatchObject(refused('not-host'));
    expect(await send({ type: 'seat-bot', seat: 1, bot: 'greedy' }, host)).toMatchObject(refused('seat-taken'));
    expect(await send({ type: 'seat-bot', seat: 2, bot: 'hal' }, host)).toMatchObject(refused('bad-setup'));
    expect(await send({ type: 'seat-bot', seat: 2, bot: 'greedy' }, host)).toMatchObject(done);
    expect(await send(join(2), guest)).toMatchObject(refused('wrong-status'));
    expect(await lists('open')).toBe(false);
    expect(await lists('running')).toBe(true);
    const mine = await ask(node.origin, 'POST /api/mine', { body: { tokens: [guest, host] } });
    expect(mine).toMatchObject([{ table, token: 1, seat: 0, myTurn: true, status: 'running' }]);
  });

  test.each([
    ['unknown-edition', { edition: 'chess' }],
    ['unknown-module', { modules: ['teams'] }],
    ['player-color', { seats: [{ color: 'red' }, { color: 'pink' }] }],
    ['a bot is one of', { seats: [{ color: 'red' }, { color: 'blue', bot: 'hal' }] }],
    ['a table needs a seat for a person', { seats: ['red', 'blue'].map((color) => ({ color, bot: 'greedy' })) }],
    ['a table by link needs an invite', { access: 'link' }],
  ])('is refused with the reason: %s', async (reason, plan) => {
    await expect(openAt(node.origin, newToken(), classic(2, plan))).rejects.toThrow(reason);
  });

  test('is created once by a request that is sent twice', async () => {
    const token = newToken();
    const tables = await Promise.all(
      [1, 2].map(() => openAt(node.origin, token, classic(2), { id: 'request', name: 'A' })),
    );
    expect(tables[0]).toBe(tables[1]);
    expect(await openAt(node.origin, newToken(), classic(2), { id: 'request' })).not.toBe(tables[0]);
  });
});

test('a private table is read and joined only with its invite or a seat', async () => {
  const [host, guest, invite] = [newToken(), newToken(), newToken()];
  const table = await openAt(node.origin, host, classic(2, { access: 'link' }), { name: 'host', invite });
  const listing = await ask(node.origin, 'GET /api/games');
  expect(listing.open.some((one) => one.table === table)).toBe(false);
  const params = { id: table };
  for (const path of ['', '/events', '/legal', '/record'] as const) {
    for (const keys of [{}, { token: guest }, { invite: newToken() }])
      expect(await ask(node.origin, `GET /api/games/:id${path}`, { params, ...keys })).toMatchObject({
        fault: { code: 'ask-first' },
      });
  }
  expect(await ask(node.origin, 'GET /api/games/:id/events', { params: { id: table }, invite })).toMatchObject({
    entries: [{ seq: 1 }],
  });
  const join = { type: 'join', name: 'guest', clientSeed: '', id: 'j' } as const;
  expect(await command(node.origin, table, join, guest)).toMatchObject(refused('ask-first'));
  const spy = new Follower(node.origin, table);
  await spy.until(() => spy.faults.length > 0);
  expect(spy.faults[0]).toMatchObject({ type: 'fault', table, fault: { code: 'ask-first' } });
  expect(spy.entries).toEqual([]);
  spy.close();
  const sent = { params, token: guest, invite, body: join };
  expect(await ask(node.origin, 'POST /api/games/:id/commands', sent)).toMatchObject(done);
  // Once seated, the token is enough.
  expect(await ask(node.origin, 'GET /api/games/:id', { params: { id: table }, token: guest })).toMatchObject({
    seat: 1,
    status: 'running',
  });
});

test('nobody passes for somebody else at the table, for a bot or for one who was erased', async () => {
  const host = newToken();
  const table = await openAt(node.origin, host, classic(4), { name: 'Anna' });
  const join = (name: string) => command(node.origin, table, { type: 'join', name, clientSeed: '' }, newToken());
  for (const name of ['anna', 'Аnnа', 'MASTER', 'mаster', '-', '—', '−'])
    expect(await join(name)).toMatchObject(refused('name-taken'));
  expect(await join('Anne')).toMatchObject(done);
  expect(await join('Anne')).toMatchObject(refused('name-taken'));
  await expect(openAt(node.origin, newToken(), classic(2), { name: 'Master' })).rejects.toThrow('name-taken');
});

test('no entry or view contains a seed, a token or a later tile', async () => {
  const table = await round(2);
  await table.turn(0);
  const seen =
    JSON.stringify(table.watcher.entries) + (await (await fetch(`${node.origin}/api/games/${table.table}`)).text());
  expect(seen).not.toContain('serverSeed');
  for (const token of table.tokens) expect(seen).not.toContain(token);
  const draws = table.watcher.entries.flatMap(({ events }) =>
    events.flatMap((event) => ('chance' in event ? event.chance : [])),
  );
  // The tile that was placed, the one in hand, and any that fit nowhere.
  const { position, rules } = (table.watcher.state as Table).game as Game;
  const stack = rules.tables.stack.reduce((sum, count) => sum + count, 0);
  expect(position.stackSize).toBeGreaterThan(stack - 6);
  expect(draws).toHaveLength(stack - position.stackSize);
});
