/** The decks of the days on a server: one try, nothing told too early, results from the log alone. */
import { dailyDeck, dealName } from '@asteroute/club';
import { createRandom, unwrap } from '@asteroute/engine';
import { dealOf, type Table } from '@asteroute/protocol';
import type { DailyList, DailyOverview, OpenedTry } from '@asteroute/protocol/contests';
import { seedHashOf, verify } from '@asteroute/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestDevice } from '../test/accounts/account-device.ts';
import { anyTurn } from '../test/turns.ts';
import { command, Follower, newToken, openAt, startNode, systemClock, type TestNode } from '../testing.ts';
import { reviewGame } from './review/program.ts';

const DAY = '2026-11-26';
const NEXT_DAY_MS = 86_400_000;
const DECK = { day: DAY, edition: 'classic' };
/** By how much the wall clock of the server differs from the system's. */
let shift = Date.parse(`${DAY}T12:00:00Z`) - systemClock.now();
const clock = { ...systemClock, now: () => systemClock.now() + shift };
let node: TestNode;
beforeAll(async () => {
  node = await startNode({ clock });
  for (const name of ['ann', 'ben', 'cleo', 'dora']) await signUp(name);
});
afterAll(() => node.close());

/** By name of their account: its device, its id, and the token of its session. */
const people = new Map<string, { readonly device: TestDevice; readonly id: string; readonly session: string }>();
const idOf = (name: string) => people.get(name)?.id ?? '';

async function signUp(name: string): Promise<void> {
  const device = new TestDevice();
  people.set(name, { device, ...(await device.create(node.origin, name)) });
}

/** Begins a new session: those before have ended with the day. */
async function signIn(name: string): Promise<void> {
  const person = people.get(name);
  const session = (await person?.device.act(node.origin, { type: 'sign-in' }))?.session?.token ?? '';
  if (person !== undefined) people.set(name, { ...person, session });
}

/** Asks as an account by its name, or without one. */
async function asked<T>(path: string, name: string | null, body?: object): Promise<T> {
  const session = people.get(name ?? '')?.session;
  const headers: Record<string, string> = session === undefined ? {} : { 'Asteroute-Account': session };
  const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await (await fetch(`${node.origin}/api/daily${path}`, { headers, ...posted })).json()) as T;
}

const open = (session: string | null) => asked<OpenedTry>(`/${DAY}/classic`, session, {});
const today = async (session: string) =>
  (await asked<DailyOverview>('', session)).today.decks.find(({ edition }) => edition === 'classic');
const list = (session: string, body: object = {}) => asked<DailyList>(`/${DAY}/classic/list`, session, body);

/** Plays a try by the moves of a seed; without `turns` to its end. Returns what happened at the table. */
async function played({ table, token }: OpenedTry, seed: number, turns = Infinity): Promise<readonly object[]> {
  const player = new Follower(node.origin, table, token);
  const random = createRandom(seed);
  for (let turn = 0; turn < turns; turn++) {
    await player.until(() => player.state?.status === 'over' || isOwnTurn(player.state));
    if (player.state?.status === 'over') break;
    expect(await player.send(anyTurn(player.state as Table, random))).toMatchObject({ ok: true });
  }
  player.close();
  return player.entries.flatMap(({ events }) => events.filter(({ type }) => type === 'turn' || type === 'ended'));
}

const isOwnTurn = (table: Table | null): boolean => table?.game?.position.seat === 0;

const settled = (session: string) =>
  expect.poll(async () => (await today(session))?.own?.state, { timeout: 10_000 }).not.toBe('open');

describe('the deck of a day', () => {
  let mine: OpenedTry;
  let record = '';

  test('the hashes of today and tomorrow are published, their seeds are not', async () => {
    const overview = await asked<DailyOverview>('', null);
    expect([overview.account, overview.streak, overview.today.until]).toEqual([
      null,
      0,
      Date.parse('2026-11-27T00:00:00Z'),
    ]);
    const hashes = [overview.today, overview.tomorrow].flatMap(({ decks }) => decks);
    expect(new Set(hashes.map(({ seedHash }) => seedHash)).size).toBe(4);
    expect(hashes.map(({ seed, own }) => seed ?? own)).toEqual([null, null, null, null]);
    expect(overview.yesterday.decks.every(({ seed, seedHash }) => seedHashOf(seed ?? '') === seedHash)).toBe(true);
    expect(await asked('/2026-11-28', null)).toMatchObject({ fault: { code: 'too-early' } });
    expect(await asked('/2026-13-01', null)).toMatchObject({ fault: { code: 'malformed' } });
  });

  test('takes an account and one try of today: two requests at once open one table', async () => {
    expect(await open(null)).toMatchObject({ fault: { code: 'signed-out' } });
    expect(await asked('/2026-11-25/classic', 'ann', {})).toMatchObject({ fault: { code: 'time-up' } });
    expect(await asked('/2026-11-27/classic', 'ann', {})).toMatchObject({ fault: { code: 'too-early' } });
    expect(await asked(`/${DAY}/chess`, 'ann', {})).toMatchObject({ fault: { code: 'malformed' } });
    const [first, second] = await Promise.all([open('ann'), open('ann')]);
    expect(second).toEqual(first);
    mine = first;
    expect((await today('ann'))?.own).toEqual({ table: mine.table, state: 'open', result: null });
    expect((await open('ben')).table).not.toBe(mine.table);
  });

  test('the same moves meet the same tiles, dice and answers of the bot, at the tables of two people', async () => {
    const ben = await open('ben');
    const [one, other] = await Promise.all([played(mine, 5), played(ben, 5)]);
    expect(other).toEqual(one);
    expect(one.length).toBeGreaterThan(20);
    expect(one.at(-1)).toMatchObject({ type: 'ended', serverSeed: '' });
    await settled('ann');
    const { result, state } = (await today('ann'))?.own ?? {};
    expect(state).toBe('finished');
    expect(result).toMatchObject({ place: 1 });
    await settled('ben');
    expect((await today('ben'))?.own?.result).toEqual({ ...result, count: 2 });
  });

  test('a second try and a forged result are refused', async () => {
    expect(await open('ann')).toEqual(mine);
    const again = { type: 'turn', turn: 0, x: 0, y: 1, rotation: 0, action: { type: 'pass' } } as const;
    expect(await command(node.origin, mine.table, again, mine.token)).toMatchObject({
      fault: { code: 'wrong-status' },
    });
    expect(await command(node.origin, mine.table, { type: 'rematch', clientSeed: '' }, mine.token)).toMatchObject({
      fault: { code: 'wrong-status' },
    });
    const forged = { margin: 99, fair: 99, accuracy: 100 };
    expect(await asked(`/${DAY}/classic/result`, 'ann', forged)).toMatchObject({ fault: { code: 'unknown-path' } });
    expect(await list('ann', forged)).toMatchObject({ fault: { code: 'malformed' } });
  });

  test('nobody sees anything of others before their own try is over', async () => {
    const early = { fault: { code: 'too-early' } };
    expect(await list('cleo')).toMatchObject(early);
    expect(await asked(`/games/${mine.table}`, 'cleo')).toMatchObject(early);
    const cleo = await open('cleo');
    expect(await list('cleo')).toMatchObject(early);
    expect(await (await fetch(`${node.origin}/api/games/${mine.table}/record`)).json()).toMatchObject({
      fault: { code: 'wrong-token' },
    });
    expect(await command(node.origin, cleo.table, { type: 'resign' }, cleo.token)).toMatchObject({ ok: true });
    await settled('cleo');
    expect((await today('cleo'))?.own).toEqual({ table: cleo.table, state: 'given-up', result: null });
    // Who gives up has seen the deck, but not what others made of it.
    expect([await list('cleo'), await asked(`/games/${mine.table}`, 'cleo')]).toMatchObject([early, early]);
    const { rows, count } = await list('ben');
    expect(count).toBe(2);
    // Equal margins share a place.
    expect(rows.map(({ place, name }) => [place, name]).sort()).toEqual([
      [1, 'ann'],
      [1, 'ben'],
    ]);
    expect((await list('ben', { accounts: [idOf('ben'), idOf('cleo')] })).rows.map(({ name }) => name)).toEqual([
      'ben',
    ]);
    expect(await asked(`/games/${mine.table}`, 'ben')).not.toHaveProperty('fair');
  });

  test('the people of a table have a list of their own, which only who sits there may ask for', async () => {
    const sessionOf = (name: string) => people.get(name)?.session;
    const plan = { edition: 'classic', room: true, seats: [{ color: 'red' }, { color: 'blue' }] };
    const room = await openAt(node.origin, newToken(), plan, { name: 'a', account: sessionOf('ann') });
    const join = { type: 'join', name: 'b', clientSeed: '', account: sessionOf('ben') } as const;
    expect(await command(node.origin, room, join, newToken())).toMatchObject({ ok: true });
    const beside = async (table: string) => (await list('ben', { tables: [table] })).rows.map((row) => row.name);
    expect((await beside(room)).toSorted()).toEqual(['ann', 'ben']);
    expect(await beside(mine.table)).toEqual(['ben']);
    expect(await list('dora', { tables: [room] })).toMatchObject({ fault: { code: 'too-early' } });
    expect(await list('ben', { tables: [] })).toMatchObject({ count: 1 });
  });

  test('when the day is over its seed is public, and proves the deck, the deal and the games', async () => {
    const late = await open('dora');
    await played(late, 8, 2);
    const before = (await asked<DailyOverview>('', null)).today.decks.find(({ edition }) => edition === 'classic');
    shift += NEXT_DAY_MS;
    for (const name of people.keys()) await signIn(name);
    const turn = { type: 'turn', turn: 4, x: 0, y: 1, rotation: 0, action: { type: 'pass' } } as const;
    expect(await command(node.origin, late.table, turn, late.token)).toMatchObject({ fault: { code: 'time-up' } });
    const { yesterday, streak } = await asked<DailyOverview>('', 'ann');
    expect(streak).toBe(1);
    const deck = yesterday.decks.find(({ edition }) => edition === 'classic');
    const seed = deck?.seed ?? '';
    expect([deck?.seedHash, seedHashOf(seed)]).toEqual([before?.seedHash, before?.seedHash]);
    record = await (await fetch(`${node.origin}/api/daily/games/${mine.table}`)).text();
    const { record: proved } = unwrap(verify(record));
    expect(proved.fair).toMatchObject({ game: dealName(DAY, 'classic'), serverSeed: seed });
    expect(proved.tiles).toMatchObject({ name: DAY });
    const { counts } = dailyDeck(DAY, seed, 'classic').tiles;
    for (const [id, number] of Object.entries(counts)) expect(proved.tiles?.counts[id]).toBe(number);
    const dora = async () =>
      (await asked<DailyOverview>('', 'dora')).yesterday.decks.find(({ edition }) => edition === 'classic')?.own?.state;
    await expect.poll(dora, { timeout: 10_000 }).toBe('late');
    expect((await list('nobody')).count).toBe(2);
  });

  test('a record that was changed after the game proves nothing', () => {
    const proved = (text: string) => reviewGame({ record: text, seat: 0 });
    expect(proved(record)).toHaveProperty('figures');
    const { turns, ...rest } = JSON.parse(record);
    const forged = {
      ...rest,
      turns: [{ ...turns[0], action: { type: 'pass' }, x: turns[0].x + 1 }, ...turns.slice(1)],
    };
    expect(proved(`${JSON.stringify(forged)}\n`)).toHaveProperty('fault');
    expect(proved(record.replace(DECK.day, '2026-11-27'))).toHaveProperty('fault');
  });

  test('a deleted account leaves its numbers and takes its name', async () => {
    expect(await people.get('ann')?.device.act(node.origin, { type: 'delete' })).not.toHaveProperty('fault');
    const { rows, count } = await list('ben');
    expect(count).toBe(2);
    expect(rows.map(({ name, account }) => [name, account]).sort()).toEqual([
      ['', ''],
      ['ben', idOf('ben')],
    ]);
    expect(await (await fetch(`${node.origin}/api/daily/games/${mine.table}`)).text()).not.toContain('"ann"');
    expect((await asked<DailyOverview>('', 'ann')).account).toBeNull();
  });

  test('deleting an account and making another gives no fresh try that day; who was there before has theirs', async () => {
    const tryOf = (name: string, day: string) => asked<OpenedTry>(`/${day}/classic`, name, {});
    await signUp('eve');
    const { table, token } = await tryOf('eve', '2026-11-27');
    expect(await command(node.origin, table, { type: 'resign' }, token)).toMatchObject({ ok: true });
    expect(await people.get('eve')?.device.act(node.origin, { type: 'delete' })).not.toHaveProperty('fault');
    await signUp('eve again');
    expect(await tryOf('eve again', '2026-11-27')).toMatchObject({ fault: { code: 'day-spent' } });
    expect(await tryOf('dora', '2026-11-27')).toHaveProperty('table');
    shift += NEXT_DAY_MS;
    await signIn('eve again');
    expect(await tryOf('eve again', '2026-11-28')).toHaveProperty('table');
  });
});

test('a table without a deck of a day is dealt by its own name', () => {
  expect(dealOf({ id: 'abc', contest: null, clientSeeds: [] }).game).toBe('abc');
});
