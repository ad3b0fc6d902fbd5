/** Rooms, whose seats and plan change until the players begin. Over HTTP and sockets to a real server. */
import { createRandom } from '@asteroute/engine';
import { type Answer, currentPlan, type Plan, type Table } from '@asteroute/protocol';
import { commitmentOf } from '@asteroute/record';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anyTurn } from '../../test/turns.ts';
import { ask, type CommandBody, command, Follower, newToken, openAt, startNode, type TestNode } from '../../testing.ts';

let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.close());

const followers: Follower[] = [];
afterEach(() => {
  for (const one of followers.splice(0)) one.close();
});

const refused = (code: string, message?: string) => ({
  ok: false,
  fault: { code, ...(message && { message: expect.stringContaining(message) }) },
});
const done = { ok: true, already: false };
const names = (table: Table | null) => table?.seats.map(({ name, bot }) => name ?? bot);

interface Room {
  readonly table: string;
  /** Tokens by the players' names, the host first. */
  readonly tokens: Readonly<Record<string, string>>;
  say(name: string, body: CommandBody): Promise<Answer>;
  /** Resolves with the table's state after every answered command. */
  now(): Promise<Table>;
  follow(name: string): Follower;
}

/** Creates a room of Ann's, with these guests. */
async function room(guests: readonly string[], more: object = {}): Promise<Room> {
  const tokens = Object.fromEntries(['Ann', ...guests].map((name) => [name, newToken()]));
  const plan = { edition: 'star-wars', seats: [{ color: 'red' }, { color: 'green' }], room: true, ...more };
  const table = await openAt(node.origin, tokens.Ann, plan, { name: 'Ann' });
  const self = roomAt(table, tokens);
  for (const name of guests) expect(await self.say(name, { type: 'join', name, clientSeed: '' })).toMatchObject(done);
  return self;
}

function roomAt(table: string, tokens: Readonly<Record<string, string>>): Room {
  const follow = (name: string) => {
    const follower = new Follower(node.origin, table, tokens[name]);
    followers.push(follower);
    return follower;
  };
  const watcher = follow('nobody');
  return {
    table,
    tokens,
    follow,
    say: (name, body) => command(node.origin, table, body, tokens[name]),
    async now() {
      const { head } = await ask(node.origin, 'GET /api/games/:id', { params: { id: table } });
      await watcher.until(() => watcher.state?.head === head);
      return watcher.state as Table;
    },
  };
}

const seatOf = async ({ table, tokens }: Room, name: string) =>
  (await ask(node.origin, 'GET /api/games/:id', { params: { id: table }, token: tokens[name] })).seat;

async function configured(one: Room, change: (plan: Plan) => Partial<Plan>, from?: readonly (number | null)[]) {
  const table = await one.now();
  const plan = { ...currentPlan(table), ...change(currentPlan(table)) };
  return one.say('Ann', { type: 'configure', plan, from: [...(from ?? table.seats.keys())] });
}

describe('a room', () => {
  test('has a seat for whoever joins, up to the most players, and begins when the host says so', async () => {
    const one = await room(['Bea', 'Cid', 'Dan']);
    expect(names(await one.now())).toEqual(['Ann', 'Bea', 'Cid', 'Dan']);
    expect(await one.say('Bea', { type: 'start' })).toMatchObject(refused('not-host'));
    expect(
      await command(node.origin, one.table, { type: 'join', name: 'Eve', clientSeed: '' }, newToken()),
    ).toMatchObject(done);
    const { seats, status } = await one.now();
    expect(seats.map(({ color }) => color)).toEqual(['red', 'green', 'black', 'white', 'orange']);
    expect(status).toBe('open');
    expect(
      await command(node.origin, one.table, { type: 'join', name: 'Fay', clientSeed: '' }, newToken()),
    ).toMatchObject(refused('seat-taken'));
    expect(await one.say('Ann', { type: 'start' })).toMatchObject(done);
    expect((await one.now()).game?.rules.players).toHaveLength(5);
    expect(await one.say('Ann', { type: 'start' })).toMatchObject(refused('wrong-status'));
    expect(await one.say('Bea', { type: 'ready', ready: true })).toMatchObject(refused('wrong-status'));
  });

  test('begins by itself once everybody is ready, without the seats where nobody sits', async () => {
    const one = await room(['Bea', 'Cid']);
    await one.say('Bea', { type: 'leave' });
    expect(await one.say('Ann', { type: 'ready', ready: true })).toMatchObject(done);
    expect(await one.say('Ann', { type: 'ready', ready: false })).toMatchObject(done);
    await one.say('Cid', { type: 'ready', ready: true });
    expect(await one.now()).toMatchObject({ status: 'open', ready: [false, false, true] });
    await one.say('Ann', { type: 'ready', ready: true });
    const table = await one.now();
    expect(table.status).toBe('running');
    expect(names(table)).toEqual(['Ann', 'Cid']);
    expect(await seatOf(one, 'Cid')).toBe(1);
    expect(await one.say('Ann', anyTurn(table, createRandom(1)))).toMatchObject(done);
    expect(await one.say('Cid', anyTurn(await one.now(), createRandom(1)))).toMatchObject(done);
  });

  test('begins with whoever comes ready, and when the last who is not ready leaves', async () => {
    const one = await room([]);
    await one.say('Ann', { type: 'ready', ready: true });
    const token = newToken();
    expect((await one.now()).status).toBe('open');
    await command(node.origin, one.table, { type: 'join', name: 'Bea', clientSeed: '', ready: true }, token);
    expect((await one.now()).status).toBe('running');
    const other = await room(['Bea', 'Cid']);
    await other.say('Ann', { type: 'ready', ready: true });
    await other.say('Cid', { type: 'ready', ready: true });
    expect((await other.now()).status).toBe('open');
    await other.say('Bea', { type: 'leave' });
    expect(names(await other.now())).toEqual(['Ann', 'Cid']);
    expect((await other.now()).status).toBe('running');
  });

  test('does not begin where its plan cannot be played by those who are there', async () => {
    const one = await room(['Bea', 'Cid'], { modules: ['teams'] });
    for (const name of ['Ann', 'Bea', 'Cid']) await one.say(name, { type: 'ready', ready: true });
    expect((await one.now()).status).toBe('open');
    expect(await one.say('Ann', { type: 'start' })).toMatchObject(refused('bad-setup', 'exactly 4 players'));
    const alone = await room([]);
    expect(await alone.say('Ann', { type: 'start' })).toMatchObject(refused('bad-setup', 'players'));
  });

  test('lets teams take turns, whatever order their colours came in', async () => {
    const one = await room(['Bea', 'Cid', 'Dan']);
    expect(names(await one.now())).toEqual(['Ann', 'Bea', 'Cid', 'Dan']);
    expect(await configured(one, () => ({ modules: ['teams'] }))).toMatchObject(done);
    expect(await one.say('Ann', { type: 'start' })).toMatchObject(done);
    expect((await one.now()).seats.map(({ color }) => color)).toEqual(['red', 'black', 'green', 'white']);
    expect(await seatOf(one, 'Bea')).toBe(2);
  });

  test('does not begin by itself when its seats are full, as other tables do', async () => {
    expect((await (await room(['Bea'])).now()).status).toBe('open');
    expect((await (await room(['Bea'], { room: false })).now()).status).toBe('running');
  });

  test('gives a player another colour that is free, and the host one to a bot', async () => {
    const one = await room(['Bea', 'Cid']);
    const colors = async () => (await one.now()).seats.map(({ color }) => color);
    await one.say('Cid', { type: 'ready', ready: true });
    expect(await colors()).toEqual(['red', 'green', 'black']);
    expect(await one.say('Cid', { type: 'color', seat: 2, color: 'orange' })).toMatchObject(done);
    // The host sends a plan for four, made before Cid chose orange, whose last seat is orange.
    const seats = ['red', 'green', 'black', 'orange'].map((color) => ({ color, bot: null }));
    expect(await configured(one, () => ({ seats }), [0, 1, 2, null])).toMatchObject(done);
    expect(await colors()).toEqual(['red', 'green', 'orange', 'black']);
    expect(await configured(one, (plan) => ({ seats: plan.seats.slice(0, 3) }), [0, 1, 2])).toMatchObject(done);
    expect(await colors()).toEqual(['red', 'green', 'orange']);
    expect((await one.now()).ready).toEqual([false, false, true]);
    expect(await seatOf(one, 'Cid')).toBe(2);
    expect(await one.say('Cid', { type: 'color', seat: 2, color: 'red' })).toMatchObject(refused('color-taken'));
    expect(await one.say('Cid', { type: 'color', seat: 2, color: 'pink' })).toMatchObject(refused('bad-setup'));
    expect(await one.say('Ann', { type: 'color', seat: 2, color: 'white' })).toMatchObject(refused('wrong-token'));
    // The colour of an empty seat can be chosen: the two seats swap colours.
    await one.say('Bea', { type: 'leave' });
    expect(await one.say('Cid', { type: 'color', seat: 2, color: 'green' })).toMatchObject(done);
    expect(await colors()).toEqual(['red', 'orange', 'green']);
    await one.say('Ann', { type: 'seat-bot', seat: 1, bot: 'steady' });
    expect(await one.say('Cid', { type: 'color', seat: 1, color: 'white' })).toMatchObject(refused('wrong-token'));
    expect(await one.say('Ann', { type: 'color', seat: 1, color: 'white' })).toMatchObject(done);
    expect(await one.now()).toMatchObject({ seats: [{}, { color: 'white', bot: 'steady' }, {}] });
    await one.say('Ann', { type: 'start' });
    expect(await one.say('Cid', { type: 'color', seat: 2, color: 'black' })).toMatchObject(refused('wrong-status'));
  });

  test('leaves the colours alone where teams have them', async () => {
    const one = await room(['Bea'], { modules: ['teams'] });
    expect(await one.say('Ann', { type: 'color', seat: 0, color: 'white' })).toMatchObject(refused('bad-setup'));
  });

  test('does to a player who is named what it would not do to who sits there by now', async () => {
    const one = await room(['Bea', 'Cid']);
    const table = await one.now();
    await configured(one, ({ seats }) => ({ seats: [seats[0], seats[2], seats[1]] }), [0, 2, 1]);
    const seat = names(table)?.indexOf('Bea') ?? -1;
    expect(await one.say('Ann', { type: 'kick', seat, name: 'Bea' })).toMatchObject(refused('stale'));
    expect(await one.say('Ann', { type: 'ban', seat, name: 'Bea' })).toMatchObject(refused('stale'));
    expect(await one.say('Ann', { type: 'kick', seat: 2, name: 'Bea' })).toMatchObject(done);
    expect(names(await one.now())).toEqual(['Ann', 'Cid', null]);
  });

  test('waits for the numbers that its players committed to', async () => {
    const one = await room([]);
    const token = newToken();
    const commitment = commitmentOf(one.table, 'mine');
    await command(node.origin, one.table, { type: 'join', name: 'Bea', commitment, clientSeed: '' }, token);
    await one.say('Ann', { type: 'start' });
    expect((await one.now()).revealUntil).not.toBe(null);
    expect(await configured(one, () => ({ takebacks: true }))).toMatchObject(refused('wrong-status'));
    expect(await command(node.origin, one.table, { type: 'reveal', clientSeed: 'mine' }, token)).toMatchObject(done);
    expect(await one.now()).toMatchObject({ status: 'running', clientSeeds: ['', 'mine'] });
  });
});

describe('the plan of a room', () => {
  test('is changed by the host, and then the others have to be ready again', async () => {
    const one = await room(['Bea', 'Cid']);
    await one.say('Ann', { type: 'ready', ready: true });
    await one.say('Bea', { type: 'ready', ready: true });
    const plan = currentPlan(await one.now());
    expect(await one.say('Bea', { type: 'configure', plan, from: [0, 1, 2] })).toMatchObject(refused('not-host'));
    expect(await configured(one, () => ({ clock: { type: 'days', days: 2 }, access: 'link' }))).toMatchObject(done);
    expect(await one.now()).toMatchObject({
      plan: { clock: { type: 'days', days: 2 }, access: 'public' },
      ready: [true, false, false],
    });
    expect(await configured(one, () => ({}))).toMatchObject({ ok: true, already: true });
    await configured(one, (old) => ({
      edition: 'classic',
      seats: old.seats.with(2, { color: 'blue', bot: null }).with(1, { color: 'green', bot: null }),
    }));
    await one.say('Ann', { type: 'start' });
    expect((await one.now()).game?.rules.setup).toMatchObject({ edition: 'classic' });
  });

  test('orders the seats; names, tokens, readiness, mutes and chat move along', async () => {
    const one = await room(['Bea', 'Cid']);
    await one.say('Cid', { type: 'mute', seat: 1, muted: true });
    await one.say('Bea', { type: 'chat', text: 'hi' });
    await one.say('Bea', { type: 'ready', ready: true });
    const early = one.follow('Cid');
    await early.until(() => early.state?.mutes.length === 1);
    const turned = await configured(
      one,
      ({ seats }) => ({ seats: [seats[2], seats[1], { color: 'white', bot: 'random' }, seats[0]] }),
      [2, 1, null, 0],
    );
    expect(turned).toMatchObject(done);
    const table = await one.now();
    expect(names(table)).toEqual(['Cid', 'Bea', 'random', 'Ann']);
    expect(table.ready).toEqual([false, true, false, false]);
    expect(table.chat.map(({ seat }) => seat)).toEqual([1]);
    expect(await seatOf(one, 'Cid')).toBe(0);
    await configured(one, ({ seats }) => ({ seats: [seats[1], seats[3], seats[0]] }), [1, 3, 0]);
    await one.say('Bea', { type: 'chat', text: 'muted' });
    await one.say('Ann', { type: 'chat', text: 'heard' });
    // A client that followed the table all the time and one that comes later receive the same.
    for (const cid of [early, one.follow('Cid')]) {
      await cid.until(() => cid.state?.chat.length === 1);
      expect(cid.state?.chat).toMatchObject([{ seat: 1, text: 'heard' }]);
      expect(cid.state?.mutes).toEqual([{ by: 2, seat: 0 }]);
    }
    const ann = one.follow('Ann');
    await ann.until(() => ann.state?.chat.length === 3);
    expect(ann.state?.mutes).toEqual([]);
    // No one else receives the mute, not even the player who now has the seat from which it was sent.
    const bea = one.follow('Bea');
    await bea.until(() => bea.state?.chat.length === 3);
    expect(bea.state?.mutes).toEqual([]);
  });

  test('moves seats, and the operator’s list of reports still names who was reported, with their words', async () => {
    const one = await room(['Bea', 'Cid']);
    await one.say('Bea', { type: 'chat', text: 'boo' });
    await one.say('Cid', { type: 'chat', text: 'fine' });
    expect(await one.say('Ann', { type: 'report', seat: 1, reason: 'chat' })).toMatchObject(done);
    expect(await configured(one, ({ seats }) => ({ seats }), [2, 0, 1])).toMatchObject(done);
    expect(names(await one.now())).toEqual(['Cid', 'Ann', 'Bea']);
    const listed = await (await node.node.admin.request('/reports')).json();
    expect(listed).toMatchObject([{ newest: [{ seat: 2, name: 'Bea', by: 1, byName: 'Ann', said: ['boo'] }] }]);
  });

  test('leaves nobody out, and cannot be one that no number of players could play', async () => {
    const one = await room(['Bea']);
    const seats = (...colors: string[]) => colors.map((color) => ({ color, bot: null }));
    const cases = [
      [{ seats: seats('red', 'green') }, [0, null], 'seat-taken'],
      [{ seats: seats('red', 'green') }, [0, 0], 'malformed'],
      [{ seats: seats('red', 'green') }, [0, 1, null], 'malformed'],
      [{ seats: seats('red', 'green') }, [0, 5], 'stale'],
      [{ seats: seats('red', 'red') }, [0, 1], 'bad-setup'],
      [{ edition: 'classic' }, [0, 1], 'ok'],
      [{ edition: 'classic', seats: seats('red', 'orange') }, [0, 1], 'bad-setup'],
      [{ edition: 'chess' }, [0, 1], 'bad-setup'],
      [{ modules: ['river'] }, [0, 1], 'bad-setup'],
      [{ options: { speed: true } }, [0, 1], 'bad-setup'],
      [{ seats: [...seats('red', 'green'), { color: 'black', bot: 'nobody' }] }, [0, 1, null], 'bad-setup'],
      [
        { modules: ['teams'], seats: seats('red', 'green', 'black', 'white', 'orange') },
        [0, 1, null, null, null],
        'bad-setup',
      ],
    ] as const;
    for (const [change, from, code] of cases) {
      const plan = { ...currentPlan(await one.now()), edition: 'star-wars', ...change } as Plan;
      const answer = await one.say('Ann', { type: 'configure', plan, from: [...from] });
      expect(answer, JSON.stringify(change)).toMatchObject(code === 'ok' ? done : refused(code));
    }
  });

  test('of another table is not changed', async () => {
    const one = await room([], { room: undefined });
    const plan = currentPlan(await one.now());
    expect(await one.say('Ann', { type: 'configure', plan, from: [0, 1] })).toMatchObject(refused('wrong-status'));
    expect(await one.say('Ann', { type: 'ready', ready: true })).toMatchObject(refused('wrong-status'));
    expect(await one.say('Ann', { type: 'start' })).toMatchObject(refused('wrong-status'));
  });
});

describe('the rematch of a room', () => {
  async function again(one: Room, asker: string, sit = true): Promise<Room> {
    for (const name of Object.keys(one.tokens)) await one.say(name, { type: 'leave' });
    expect(await one.say(asker, { type: 'rematch', clientSeed: '', sit })).toMatchObject(done);
    const { rematch } = await one.now();
    return roomAt(rematch ?? '', one.tokens);
  }

  test('begins with one press of everybody', async () => {
    const one = await room(['Bea', 'Cid']);
    await one.say('Ann', { type: 'start' });
    const next = await again(one, 'Bea');
    expect(names(await next.now())).toEqual(['Bea', null, null]);
    const join = (name: string) => next.say(name, { type: 'join', name, clientSeed: '', ready: true });
    await join('Ann');
    // The room waits for Cid.
    expect(await next.now()).toMatchObject({ status: 'open', ready: [true, false, true] });
    await join('Cid');
    expect((await next.now()).status).toBe('running');
  });

  test('has no seat for who was erased, and one for everybody else', async () => {
    const one = await room(['Bea', 'Cid']);
    await one.say('Ann', { type: 'start' });
    expect(await one.say('Ann', { type: 'erase' })).toMatchObject(done);
    const next = await again(one, 'Bea');
    expect(names(await next.now())).toEqual([null, 'Bea']);
    await next.say('Cid', { type: 'join', name: 'Cid', clientSeed: '', ready: true });
    expect((await next.now()).status).toBe('running');
  });

  test('takes further players, and begins without those who do not come when its host says so', async () => {
    const one = await room(['Bea', 'Cid']);
    await one.say('Ann', { type: 'start' });
    const next = await again(one, 'Bea');
    const late = newToken();
    await command(node.origin, next.table, { type: 'join', name: 'Dan', clientSeed: '' }, late);
    expect(names(await next.now())).toEqual(['Bea', null, null, 'Dan']);
    expect(await next.say('Ann', { type: 'start' })).toMatchObject(refused('not-host'));
    await next.say('Bea', { type: 'start' });
    expect(names(await next.now())).toEqual(['Bea', 'Dan']);
    expect(await seatOf(next, 'Cid')).toBe(null);
    expect(await ask(node.origin, 'POST /api/mine', { body: { tokens: [one.tokens.Cid] } })).toMatchObject([
      { table: one.table },
    ]);
  });

  test('begins when the last who was waited for says no', async () => {
    const one = await room(['Bea', 'Cid']);
    await one.say('Ann', { type: 'start' });
    const next = await again(one, 'Ann');
    await next.say('Bea', { type: 'join', name: 'Bea', clientSeed: '', ready: true });
    expect((await next.now()).status).toBe('open');
    await next.say('Cid', { type: 'leave' });
    expect(names(await next.now())).toEqual(['Bea', 'Ann']);
    expect((await next.now()).status).toBe('running');
  });

  test('keeps no seat for whoever took themselves out of the game', async () => {
    const one = await room(['Bea', 'Cid']);
    await one.say('Ann', { type: 'start' });
    await one.say('Cid', { type: 'erase' });
    const next = await again(one, 'Ann');
    expect((await next.now()).seats).toHaveLength(2);
  });
});
