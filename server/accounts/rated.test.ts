/** Rated games, and ten ways to cheat in them (docs/accounts.md names each by its number). */
import { randomBytes } from 'node:crypto';
import { accountRatings } from '@asteroute/club';
import { createRandom } from '@asteroute/engine';
import { type Answer, type CommandOf, follow, ratedResultOf, type Table } from '@asteroute/protocol';
import { commitmentOf, isSigned } from '@asteroute/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decide } from '../domain/commands/decide.ts';
import { timeOut } from '../domain/commands/resignation.ts';
import { callerOf } from '../domain/commands/seats.ts';
import type { Stores } from '../domain/ports.ts';
import { applyRow, type TableState } from '../domain/table-state.ts';
import { newPerson, type Person } from '../test/accounts/person.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { anyTurn } from '../test/turns.ts';
import { ask, type CommandBody, command, newToken, openAt, readTable, startNode, type TestNode } from '../testing.ts';
import { Ratings } from './ratings.ts';

const SEATS = [{ color: 'red' }, { color: 'blue' }];
const PLAN = { edition: 'classic', seats: SEATS, clock: { type: 'live', seconds: 600, increment: 5 }, rated: true };

const NO_FLAGS = { personal: false, private: false, erases: false };
const codeOf = (answer: Answer): string => (answer.ok ? 'done' : answer.fault.code);

const suite = (make: () => Promise<StoreOpener>) => () => {
  let opener: StoreOpener;
  let store: Stores;
  let nodes: readonly TestNode[];
  let one: string;
  let other: string;
  let people = 0;
  beforeAll(async () => {
    opener = await make();
    store = await opener.open();
    nodes = [await startNode({ store }), await startNode({ store: await opener.open() })];
    [one, other] = nodes.map(({ origin }) => origin);
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await opener.close();
  });

  const person = () => newPerson(one, `Player ${++people}`);

  const opened = ({ token, session }: Person, plan: object = PLAN) =>
    openAt(one, token, plan, { name: 'x', clientSeed: 'ann', account: session });
  const joining = ({ session }: Pick<Person, 'session'>): CommandOf<'join'> => ({
    id: newToken().slice(0, 12),
    type: 'join',
    name: 'y',
    clientSeed: 'ben',
    account: session,
  });

  /** A rated game of two people that has begun. */
  async function begun() {
    const [ann, ben] = [await person(), await person()];
    const table = await opened(ann);
    await command(one, table, joining(ben), ben.token);
    return { ann, ben, table };
  }

  const resultOf = async (table: string) => (await store.results.all()).find((result) => result.table === table);
  const ratings = () => new Ratings({ store });
  const ratingOf = async (account: string) => (await ratings().of(account)).ratings;

  test('two accounts that agree play under their names, and the result counts for both, once', async () => {
    const { ann, ben, table } = await begun();
    const state = await readTable(one, table);
    expect([state.status, state.accounts, state.seats.map(({ name }) => name)]).toEqual([
      'running',
      [ann.id, ben.id],
      [ann.name, ben.name],
    ]);
    // Both nodes are told at once, and twice.
    const resign: CommandBody = { type: 'resign', id: 'resign' };
    await Promise.all([one, other, one].map((at) => command(at, table, resign, ben.token)));
    const { at: _, ...result } = (await resultOf(table))!;
    const accounts = [ann.id, ben.id];
    expect(result).toEqual({ table, edition: 'classic', accounts, score: 1, reason: 'resigned', turns: 0 });
    const [[won], [lost]] = [await ratingOf(ann.id), await ratingOf(ben.id)];
    expect([won.games, lost.games, won.rating - 1500]).toEqual([1, 1, 1500 - lost.rating]);
    expect((await store.results.all()).filter((one) => one.table === table)).toHaveLength(1);
    expect(await ratings().check()).toEqual([]);
  });

  test('a result that was changed in the database is found', async () => {
    const { ben, table } = await begun();
    await command(one, table, { type: 'resign' }, ben.token);
    expect(await ratings().check()).toEqual([]);
    const all = async () => (await store.results.all()).map((one) => ({ ...one, score: 0 }));
    const found = await new Ratings({ store: { ...store, results: { ...store.results, all } } }).check();
    expect(found.map(({ kept }) => kept.table)).toContain(table);
  });

  test('an account is told with whom it has played, once the game is over, and while those are there', async () => {
    const { ann, ben, table } = await begun();
    const met = () => ask(other, 'GET /api/accounts/met', { account: ann.session });
    expect(await met()).toEqual([]);
    await command(one, table, { type: 'resign' }, ben.token);
    expect(await met()).toEqual([{ account: ben.id, name: ben.name, games: 1 }]);
    expect(await store.people.accountsBeside(ann.id, [table])).toEqual([ben.id]);
    expect(await store.people.accountsBeside((await person()).id, [table])).toEqual([]);
    // Who is blocked is not offered, on either side.
    const { account } = await ann.device.act(one, { type: 'block', table, seat: 1 });
    expect(await met()).toEqual([]);
    await ann.device.act(one, { type: 'unblock', block: account?.blocks[0]?.id ?? '' });
    // The result outlives the table.
    await store.tables.remove(table, Date.now());
    expect(await met()).toHaveLength(1);
    await store.accounts.ban(ben.id, 1);
    expect(await met()).toEqual([]);
    expect((await ask(one, 'GET /api/accounts/met')).fault?.code).toBe('signed-out');
  });

  test('an export says all, and the key of the server has signed it', async () => {
    const { ann, ben, table } = await begun();
    await command(one, table, { type: 'resign' }, ben.token);
    const signed = await ask(other, 'GET /api/accounts/export', { account: ann.session });
    expect(isSigned(signed.export, { key: signed.key, value: signed.signature })).toBe(true);
    const { account, publicKeys, ratings, results } = JSON.parse(signed.export);
    expect([account.name, Object.keys(publicKeys), ratings, results]).toMatchObject([
      ann.name,
      [account.keys[0].id],
      [{ games: 1 }],
      [{ table, accounts: [ann.id, ben.id], score: 1 }],
    ]);
    expect((await ask(one, 'GET /api/accounts/export')).fault?.code).toBe('signed-out');
  });

  test('a seat follows its account to another device, also at a table by link, and the lost device is out', async () => {
    const ann = await person();
    const plan = { edition: 'classic', seats: SEATS, access: 'link' };
    const table = await openAt(one, ann.token, plan, { name: 'Ann', account: ann.session, invite: newToken() });
    const [mine] = await ask(one, 'GET /api/accounts/seats', { account: ann.session });
    expect(mine).toMatchObject({ table, seat: 0 });
    const fresh = newToken();
    const eve = await person();
    const reclaim = (account: string, token: string) => command(other, table, { type: 'reclaim', account }, token);
    expect(codeOf(await reclaim(eve.session, fresh))).toBe('ask-first');
    expect(codeOf(await reclaim(ann.session, fresh))).toBe('done');
    expect((await readTable(one, table, fresh)).seats[0].name).toBe('Ann');
    expect(codeOf(await command(one, table, { type: 'chat', text: 'here' }, fresh))).toBe('done');
    expect(codeOf(await command(one, table, { type: 'chat', text: 'there' }, ann.token))).toBe('ask-first');
    // The seat was that of the host, and so the device is now.
    const bot: CommandBody = { type: 'seat-bot', seat: 1, bot: 'greedy' };
    expect(codeOf(await command(one, table, bot, ann.token))).not.toBe('done');
    expect(await ask(other, 'GET /api/games/:id/mine', { params: { id: table }, token: fresh })).toMatchObject({
      host: true,
    });
    expect(codeOf(await command(one, table, bot, fresh))).toBe('done');
  });

  test('who reclaims another seat than that of the host becomes no host', async () => {
    const [ann, ben, fresh] = [await person(), await person(), newToken()];
    const plan = { edition: 'classic', room: true, seats: SEATS };
    const table = await openAt(one, ann.token, plan, { name: 'Ann', account: ann.session });
    await command(one, table, { ...joining(ben), name: 'Ben' }, ben.token);
    expect(codeOf(await command(other, table, { type: 'reclaim', account: ben.session }, fresh))).toBe('done');
    expect(codeOf(await command(other, table, { type: 'kick', seat: 0 }, fresh))).toBe('not-host');
    expect(codeOf(await command(other, table, { type: 'kick', seat: 1 }, ann.token))).toBe('done');
  });

  describe('ways to cheat', () => {
    test('1: the own second seat is refused; a second account is another account, and visible by its pairs', async () => {
      const ann = await person();
      const table = await opened(ann);
      expect(codeOf(await command(one, table, joining(ann), newToken()))).toBe('already-seated');
    });

    test('2: thrown games count, but few of the same two in a day, and the operator sees the pair', async () => {
      const { ann, ben, table } = await begun();
      await command(one, table, { type: 'resign' }, ben.token);
      const pair = (await ratings().pairs()).find(({ accounts }) => accounts.includes(ann.id));
      expect(pair).toMatchObject({ games: 1, short: 1, oneSided: 1 });
    });

    test('3: who leaves, or erases a running game, has lost it', async () => {
      for (const type of ['leave', 'erase'] as const) {
        const { ann, table } = await begun();
        await command(other, table, { type }, ann.token);
        expect(await resultOf(table)).toMatchObject({ score: 0, reason: 'resigned' });
        // What is erased takes the account along; the result stays.
        const log = JSON.stringify(await store.tables.read(table, 0, 100));
        expect([type, log.includes(ann.id)]).toEqual([type, type === 'leave']);
      }
    });

    test('4: a session of another account agrees to nothing, and a guest plays no rated game', async () => {
      const ann = await person();
      const table = await opened(ann);
      for (const session of [undefined, newToken()])
        expect(codeOf(await command(one, table, { ...joining(ann), account: session }, newToken()))).toBe('signed-out');
      expect((await readTable(one, table)).status).toBe('open');
    });

    test('5: a name of somebody else is not taken along: the seat has the name of the account', async () => {
      const [ann, ben, eve] = [await person(), await person(), await person()];
      const table = await opened(ann);
      await command(one, table, { ...joining(eve), name: ben.name }, eve.token);
      expect((await readTable(one, table)).seats[1].name).toBe(eve.name);
    });

    test('6: whose time is over has lost, and cannot play on', async () => {
      const { table } = await begun();
      const rows = await store.tables.read(table, 0, 100);
      const state = rows.reduce<TableState | null>((before, row) => applyRow(table, before, row), null)!;
      const seat = state.table.game!.position.seat;
      const late = state.up + 605_000;
      const caller = callerOf(state, { token: state.tokens[seat], invite: null });
      const context = { caller, at: 0, up: late, random: randomBytes, isHere: () => true };
      const turn = { id: 'late', ...anyTurn(state.table, createRandom(201_311)) };
      expect(decide(state, turn, context)).toMatchObject({ fault: { code: 'time-up' } });
      const decision = timeOut(state, late);
      const { events } = decision.ok ? decision.value : { events: [] };
      const over = follow(state.table, { seq: state.table.head + 1, at: 1, up: late, events });
      expect(ratedResultOf(over, 1)).toMatchObject({ reason: 'timed-out', score: seat });
    });

    test('7: no bot takes a seat, before the game or in it, and the host removes nobody', async () => {
      const [ann, ben] = [await person(), await person()];
      const table = await opened(ann);
      const bot: CommandBody = { type: 'seat-bot', seat: 1, bot: 'master' };
      expect(codeOf(await command(one, table, bot, ann.token))).toBe('bad-setup');
      await command(one, table, joining(ben), ben.token);
      for (const type of ['kick', 'ban'] as const)
        expect(codeOf(await command(one, table, { type, seat: 1 }, ann.token))).toBe('wrong-status');
      expect(codeOf(await command(one, table, { type: 'replace', seat: 0 }, ben.token))).not.toBe('done');
      expect((await readTable(one, table)).seats.every(({ bot }) => bot === null)).toBe(true);
    });

    test('8: a room does not begin rated without the other player, whatever the host changes after that', async () => {
      const [ann, ben] = [await person(), await person()];
      const room = { ...PLAN, rated: false, room: true };
      const table = await opened(ann, room);
      await command(
        one,
        table,
        { type: 'join', name: 'ben', clientSeed: '', commitment: commitmentOf(table, 'ben'), ready: true },
        ben.token,
      );
      const rated: CommandBody = { type: 'configure', plan: plan(await readTable(one, table), true), from: [0, 1] };
      expect(codeOf(await command(one, table, rated, ann.token))).toBe('done');
      await command(one, table, { type: 'ready', ready: true, account: ann.session }, ann.token);
      expect(codeOf(await command(one, table, { type: 'start' }, ann.token))).toBe('not-asked');
      expect(codeOf(await command(one, table, { type: 'ready', ready: true }, ben.token))).toBe('signed-out');
      expect((await readTable(one, table)).accounts).toEqual([ann.id, null]);
      await command(one, table, { type: 'ready', ready: true, account: ben.session }, ben.token);
      await command(one, table, { type: 'reveal', clientSeed: 'ben' }, ben.token);
      const state = await readTable(one, table);
      expect([state.status, state.seats.map(({ name }) => name)]).toEqual(['running', [ann.name, ben.name]]);
      // A clock that is changed afterwards is refused with everything else.
      expect(codeOf(await command(one, table, rated, ann.token))).toBe('wrong-status');
    });

    test('9: a command that is sent again is carried out once, also by another player', async () => {
      const { ann, ben, table } = await begun();
      const state = await readTable(one, table);
      const seat = state.game!.position.seat;
      const [own, foreign] = seat === 0 ? [ann, ben] : [ben, ann];
      const turn: CommandBody = { id: 'turn', ...anyTurn(state, createRandom(201_310)) };
      expect(codeOf(await command(one, table, turn, own.token))).toBe('done');
      expect(await command(other, table, turn, own.token)).toMatchObject({ ok: true, already: true });
      expect(codeOf(await command(other, table, turn, foreign.token))).not.toBe('done');
      expect((await readTable(one, table)).turns).toBe(1);
    });

    test('10: a game with takebacks, without a clock, with other tiles or more people is not rated', async () => {
      const ann = await person();
      const plans = [
        { ...PLAN, takebacks: true },
        { ...PLAN, clock: { type: 'none' } },
        { ...PLAN, clock: { type: 'days', days: 3 } },
        { ...PLAN, seats: [...SEATS, { color: 'green' }] },
        { ...PLAN, seats: [SEATS[0], { color: 'blue', bot: 'steady' }] },
      ];
      for (const plan of plans) {
        const body = { id: 'x', plan, name: 'x', clientSeed: 'ann', account: ann.session };
        const answer = await ask(one, 'POST /api/games', { token: ann.token, body });
        expect(answer.fault?.code).toBe('bad-setup');
      }
      // Nor one whose deck a single player could foresee: both contribute to it.
      const ben = await person();
      const table = await opened(ann);
      expect(codeOf(await command(one, table, { ...joining(ben), clientSeed: '' }, ben.token))).toBe('malformed');
    });
  });

  test('ratings follow each result, also from two nodes at once, and computing them again gives the same digits', async () => {
    const rival = opener.rivals ? await opener.open() : store;
    const random = createRandom(44);
    const names = ['ann', 'ben', 'cleo'].map((name) => `rated ${name}`);
    const ended = async (by: Stores, i: number) => {
      const first = random.below(3);
      const accounts = [names[first], names[(first + 1 + random.below(2)) % 3]] as const;
      const at = 1000 + random.below(3 * 86_400_000);
      const row = { seq: 1, at, up: 0, command: null, events: '[]', ...NO_FLAGS, secret: null };
      const result = {
        edition: 'classic',
        accounts,
        score: random.below(3) / 2,
        reason: 'finished',
        turns: 40,
      } as const;
      const table = `rated${String(i).padStart(11, '0')}`;
      await by.tables.append([{ table, row, updates: { result: { ...result, table, at } } }]);
    };
    await Promise.all(Array.from({ length: 60 }, (_, i) => ended(i % 2 === 0 ? store : rival, i)));
    const kept = await store.results.ratingsIn('classic');
    const own = kept.filter(({ account }) => names.includes(account));
    expect(own).toHaveLength(3);
    // Of games of the same pair in a day only some count.
    expect(own.reduce((sum, { games }) => sum + games, 0)).toBeLessThan(2 * 60);
    const again = accountRatings(await rival.results.all()).get('classic');
    for (const { account, edition: _, ...rating } of kept)
      expect([account, rating]).toEqual([account, again?.get(account)]);
    expect(await rival.results.recompute()).toEqual([]);
    expect(await ratings().of(names[0])).toMatchObject({ ratings: [{ edition: 'classic' }] });
    if (rival !== store) await rival.close();
  });
};

/** The plan of a table, rated or not. */
const plan = ({ plan: { seats, ...rest } }: Table, rated: boolean) => ({ ...rest, rated, seats: [...seats] });

onBothStores('a rated game', suite);
