import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contestOf } from '@asteroute/club/contests';
import { createRandom } from '@asteroute/engine';
import type { FaultCode } from '@asteroute/protocol';
import type { ContestCommand, ContestPlan, ContestReply, ContestTable } from '@asteroute/protocol/contests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { virtualClock } from '../test/virtual-clock.ts';
import { anyTurn, ask, command, newToken, openSqlite, readTable, startNode, type TestNode } from '../testing.ts';

/** A short game: a few tiles of the classic edition are too many for a test, so games are resigned. */
const PLAN: Partial<ContestPlan> = { title: 'Evening', format: 'swiss', rounds: 2, edition: 'classic' };

type Body = ContestCommand extends infer C ? (C extends ContestCommand ? Omit<C, 'id'> : never) : never;
type Answered = { readonly ok?: boolean; readonly fault?: { readonly code: FaultCode } };

/** A league with the tokens of its organizer and players, for one test. */
class TestLeague {
  readonly host = newToken();
  readonly tokens: string[] = [];
  id = '';
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async open(plan: Partial<ContestPlan>): Promise<void> {
    const body = { id: 'a', plan: { ...PLAN, ...plan } };
    const opened = await ask(this.#origin, 'POST /api/contests', { token: this.host, body });
    if (opened.fault !== undefined) throw new Error(JSON.stringify(opened.fault));
    this.id = opened.contest;
  }

  async send(body: Body, token = this.host, id = newToken().slice(0, 12)): Promise<Answered> {
    return ask(this.#origin, 'POST /api/contests/:id/commands', {
      params: { id: this.id },
      token,
      body: { id, ...body },
    });
  }

  async enter(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      this.tokens.push(newToken());
      await this.send({ type: 'enter', name: `Player ${i}` }, this.tokens[i]);
    }
  }

  view(token?: string): Promise<ContestReply> {
    return ask(this.#origin, 'GET /api/contests/:id', { params: { id: this.id }, token });
  }

  async league() {
    return contestOf(this.id, (await this.view()).entries)!;
  }

  table(): Promise<ContestTable> {
    return ask(this.#origin, 'GET /api/contests/:id/table', { params: { id: this.id } });
  }

  async until(isTrue: (league: NonNullable<ReturnType<typeof contestOf>>) => boolean): Promise<void> {
    while (!isTrue(await this.league())) await wait(5);
  }

  /** Seats both people of a game. */
  async sit(round: number, game: number): Promise<string> {
    const { first, second, table } = (await this.league()).rounds[round].games[game];
    for (const player of [first, second]) {
      if (this.tokens[player] === undefined) continue;
      await this.send({ type: 'play', round, game }, this.tokens[player]);
      await command(this.#origin, table, { type: 'join', name: 'x', clientSeed: '' }, this.tokens[player]);
    }
    return table;
  }

  /** Plays a game to its end by the second player's resignation. */
  async give(round: number, game: number): Promise<void> {
    const table = await this.sit(round, game);
    const { second } = (await this.league()).rounds[round].games[game];
    await command(this.#origin, table, { type: 'resign' }, this.tokens[second]);
  }
}

let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.close());

async function leagueWith(count: number, plan: Partial<ContestPlan> = {}): Promise<TestLeague> {
  const league = new TestLeague(node.origin);
  await league.open(plan);
  await league.enter(count);
  return league;
}

test('a league that fails again and again is looked at seldom, and never given up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-league-'));
  const [clock, store] = [virtualClock(), await openSqlite(join(folder, 'test.sqlite'))];
  const summaries = () => Promise.reject(new Error('no summaries'));
  const failing = await startNode({ clock, store: { ...store, lists: { ...store.lists, summaries } } });
  const league = new TestLeague(failing.origin);
  await league.open({});
  await league.enter(2);
  await league.send({ type: 'start' });
  const due = (now: number) => store.jobs.due({ kind: 'contest', now, ahead: 0, perShare: 9, total: 9 });
  const [job] = await due(Number.MAX_SAFE_INTEGER - 1);
  // As after eight failures.
  await store.jobs.pause(job, { until: clock.now(), tries: 8 });
  await clock.advance(3000);
  const [again] = await due(clock.now() + 600_000);
  expect(again).toMatchObject({ id: league.id, tries: 0 });
  expect(again.due).toBeGreaterThan(clock.now() + 500_000);
  await failing.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a Swiss league of people: rounds are paired, results come from the tables, and it ends', async () => {
  const league = await leagueWith(5);
  expect(await league.send({ type: 'start' })).toMatchObject({ ok: true });
  for (const round of [0, 1]) {
    await league.until(({ rounds }) => rounds.length > round);
    for (const game of [0, 1]) await league.give(round, game);
  }
  await league.until(({ status }) => status === 'over');
  const { rows } = await league.table();
  expect(rows.reduce((sum, { score }) => sum + score, 0)).toBe(6);
  const csv = await (await fetch(`${node.origin}/api/contests/${league.id}/table.csv`)).text();
  expect(csv.split('\r\n')).toHaveLength(7);
  expect((await league.view(league.tokens[2])).own).toBe(2);
  expect((await league.view(league.host)).organizer).toBe(true);
});

describe('who may do what', () => {
  const refused = async (answer: Promise<Answered>) => (await answer).fault?.code;

  test('names of a league differ; only the organizer begins; nobody enters a series of two as the third', async () => {
    const league = await leagueWith(2, { format: 'series', rounds: 3 });
    expect(await refused(league.send({ type: 'enter', name: 'Third' }, newToken()))).toBe('log-full');
    expect(await refused(league.send({ type: 'start' }, league.tokens[0]))).toBe('not-host');
    const other = await leagueWith(1);
    expect(await refused(other.send({ type: 'enter', name: 'PLAYER 0' }, newToken()))).toBe('name-taken');
    expect(await refused(other.send({ type: 'start' }))).toBe('bad-setup');
    expect(await refused(other.send({ type: 'enter', name: 'again' }, other.tokens[0]))).toBe('already-seated');
  });

  test('only its players open a game, and only they sit there, under their names', async () => {
    const league = await leagueWith(2);
    await league.send({ type: 'start' });
    expect(await refused(league.send({ type: 'play', round: 0, game: 0 }, newToken()))).toBe('wrong-token');
    await league.send({ type: 'play', round: 0, game: 0 }, league.tokens[0]);
    const { table } = (await league.league()).rounds[0].games[0];
    const stranger = await command(node.origin, table, { type: 'join', name: 'Me', clientSeed: '' }, newToken());
    expect(stranger).toMatchObject({ ok: false, fault: { code: 'wrong-token' } });
    await command(node.origin, table, { type: 'join', name: 'Liar', clientSeed: '' }, league.tokens[1]);
    await command(node.origin, table, { type: 'leave' }, league.tokens[1]);
    const again = await command(node.origin, table, { type: 'join', name: 'Me', clientSeed: '' }, newToken());
    expect(again.ok).toBe(false);
    await league.until(({ rounds }) => rounds[0].games[0].seated.length === 0);
    await league.sit(0, 0);
    const { seats, status } = await readTable(node.origin, table);
    expect([status, ...seats.map(({ name }) => name).sort()]).toEqual(['running', 'Player 0', 'x']);
    const { open } = await ask(node.origin, 'GET /api/games');
    expect(open.some((one) => one.table === table)).toBe(false);
  });

  test('a command that is sent again is not repeated', async () => {
    const league = await leagueWith(0);
    const [token, id] = [newToken(), 'same'];
    const both = [
      await league.send({ type: 'enter', name: 'Ann' }, token, id),
      await league.send({ type: 'enter', name: 'Ann' }, token, id),
    ];
    expect(both).toEqual([both[0], both[0]]);
    expect((await league.league()).players).toHaveLength(1);
  });

  test('a league takes a dozen bots, and one address makes so many leagues a day', async () => {
    const league = await leagueWith(0);
    for (let i = 0; i < 12; i++) await league.send({ type: 'enter-bot', bot: 'hasty' });
    expect(await refused(league.send({ type: 'enter-bot', bot: 'hasty' }))).toBe('log-full');
    const limited = await startNode({ limits: { leagues: 1 } });
    await new TestLeague(limited.origin).open({});
    await expect(new TestLeague(limited.origin).open({})).rejects.toThrow('too-many');
    await limited.close();
  });

  test('a plan whose games cannot be played is refused', async () => {
    const league = new TestLeague(node.origin);
    await expect(league.open({ edition: 'checkers' })).rejects.toThrow('bad-setup');
    await expect(league.open({ format: 'series', rounds: 2 })).rejects.toThrow('bad-setup');
    await expect(league.open({ twin: true })).rejects.toThrow('bad-setup');
  });
});

test('the organizer settles a game with a note; a player who erases the name is a dash in the log', async () => {
  const league = await leagueWith(2, { rounds: 1 });
  await league.send({ type: 'start' });
  const note = 'Ann was ill';
  await league.send({ type: 'settle', round: 0, game: 0, points: null, lost: 'first', note });
  await league.until(({ status }) => status === 'over');
  expect((await league.league()).rounds[0].games[0].result).toMatchObject({ lost: 'first', note });
  await league.send({ type: 'erase' }, league.tokens[0]);
  expect((await league.table()).rows.map(({ name }) => name).sort()).toEqual(['Player 1', '–']);
  expect(JSON.stringify(await league.view())).not.toContain('Player 0');
  expect((await league.view(league.tokens[0])).own).toBeNull();
});

test('bots fill a league: they play each other without anybody opening their games', async () => {
  const league = await leagueWith(1, { rounds: 1 });
  for (let i = 0; i < 3; i++) await league.send({ type: 'enter-bot', bot: 'hasty' });
  await league.send({ type: 'start' });
  const { games } = (await league.league()).rounds[0];
  const at = games.findIndex(({ first, second }) => first !== 0 && second !== 0);
  await league.until(({ rounds }) => rounds[0].games[at].result !== null);
  expect((await league.league()).rounds[0].games[at].result).toMatchObject({ reason: 'finished', lost: null });
});

test('a game whose table was deleted is not said to be open', async () => {
  const league = await leagueWith(2, { rounds: 1 });
  await league.send({ type: 'start' });
  const play = () => league.send({ type: 'play', round: 0, game: 0 }, league.tokens[0]);
  expect(await play()).toMatchObject({ ok: true });
  await node.store.tables.remove((await league.league()).rounds[0].games[0].table, Date.now());
  expect(await play()).toMatchObject({ fault: { code: 'unknown-table' } });
});

describe('a duel', () => {
  test('has one deck and dice; no tile is drawn in one game before its turn in the other', async () => {
    const league = await leagueWith(2, { format: 'series', rounds: 1, twin: true, edition: 'star-wars' });
    await league.send({ type: 'start' });
    const tables = [await league.sit(0, 0), await league.sit(0, 1)];
    const { games } = (await league.league()).rounds[0];
    const drawn: string[][] = [[], []];
    for (let turn = 0; turn < 5; turn++) {
      for (const at of [0, 1]) {
        const table = await readTable(node.origin, tables[at]);
        expect(table.turns).toBe(turn);
        const token = league.tokens[turn % 2 === 0 ? games[at].first : games[at].second];
        await command(node.origin, tables[at], anyTurn(table, createRandom(turn)), token);
        if (at === 1) continue;
        expect((await readTable(node.origin, tables[0])).game?.position.phase).toBe('draw');
        const early = await command(
          node.origin,
          tables[0],
          { type: 'draw', turn: turn + 1 },
          league.tokens[games[0].second],
        );
        expect(early.ok).toBe(false);
      }
      for (const table of tables)
        while ((await readTable(node.origin, table)).game?.position.phase === 'draw') await wait(2);
    }
    for (const at of [0, 1]) {
      const { entries } = await ask(node.origin, 'GET /api/games/:id/events', { params: { id: tables[at] } });
      const draws = entries.flatMap(({ events }) => events.flatMap((event) => ('chance' in event ? event.chance : [])));
      drawn[at] = draws.flatMap((one) => (one.type === 'draw' ? [one.tile] : []));
    }
    expect(drawn[0].length).toBeGreaterThan(5);
    expect(drawn[1]).toEqual(drawn[0]);
  });

  test('against a bot, which plays both games of it', async () => {
    const league = await leagueWith(1, { format: 'series', rounds: 1, twin: true, edition: 'star-wars' });
    await league.send({ type: 'enter-bot', bot: 'hasty' });
    await league.send({ type: 'start' });
    await league.sit(0, 0);
    await league.sit(0, 1);
    const { games } = (await league.league()).rounds[0];
    const token = league.tokens[0];
    for (let turn = 0; turn < 6; turn++) {
      const { table } = games.find(({ first }) => (first === 0) === (turn % 2 === 0)) ?? games[0];
      let now = await readTable(node.origin, table);
      while (now.turns < turn || now.game?.position.phase !== 'place') now = await readTable(node.origin, table);
      expect((await command(node.origin, table, anyTurn(now, createRandom(turn)), token)).ok).toBe(true);
    }
  });

  test('is given up as a whole', async () => {
    const league = await leagueWith(2, { format: 'series', rounds: 1, twin: true });
    await league.send({ type: 'start' });
    const other = await league.sit(0, 1);
    await league.give(0, 0);
    await league.until(({ status }) => status === 'over');
    const [a, b] = (await league.league()).rounds[0].games;
    expect([a.result?.lost, b.result?.lost, b.result?.reason]).toEqual(['second', 'first', 'twin']);
    expect((await readTable(node.origin, other)).ending?.reason).toBe('resigned');
  });
});
