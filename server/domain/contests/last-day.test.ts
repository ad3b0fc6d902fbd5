/** What the last day of a round, and the end of one game of a duel, make of games. */
import { type ContestState, contestOf, undecidedGames } from '@asteroute/club/contests';
import type { Summary } from '@asteroute/protocol';
import type { ContestEvent, ContestPlan } from '@asteroute/protocol/contests';
import { describe, expect, test } from 'vitest';
import { absentAt, withTwin } from './tables.ts';

const PLAN: ContestPlan = {
  title: 'x',
  format: 'series',
  rounds: 1,
  twin: true,
  edition: 'classic',
  modules: [],
  options: {},
  clock: { type: 'none' },
  roundDays: 1,
  late: 'forfeit',
};

function leagueWith(bots: readonly (string | null)[]): ContestState {
  const entered = bots.map(
    (bot, player): ContestEvent => ({ type: 'entered', player, name: bot === null ? 'P' : null, bot }),
  );
  const games = [
    { first: 0, second: 1, table: 'a' },
    { first: 1, second: 0, table: 'b' },
  ];
  const events: ContestEvent[] = [
    { type: 'announced', plan: PLAN },
    ...entered,
    { type: 'paired', round: 0, games, byes: [], until: 5 },
  ];
  return contestOf('league', [{ seq: 1, at: 0, events }])!;
}

const table = (status: Summary['status'], names: readonly (string | null)[]): Summary =>
  ({ table: 'a', status, seats: names.map((name) => ({ color: 'red', name, bot: null })) }) as unknown as Summary;

describe('after the last day', () => {
  const people = leagueWith([null, null]);
  const lostBy = (league: ContestState, found?: Summary) =>
    absentAt(undecidedGames(league)[0], league, found)?.lost ?? null;

  test('both lose a game that nobody has opened', () => {
    expect(lostBy(people)).toBe('both');
  });
  test('who has not sat down loses against who has, and against a bot', () => {
    expect(lostBy(people, table('open', ['P', null]))).toBe('second');
    expect(lostBy(people, table('open', [null, 'P']))).toBe('first');
    expect(lostBy(leagueWith([null, 'master']))).toBe('first');
  });
  test('a game that has begun, or is about to, goes on', () => {
    expect(lostBy(people, table('open', ['P', 'Q']))).toBe(null);
    expect(lostBy(people, table('running', ['P', 'Q']))).toBe(null);
  });
});

test('who gives one game of a duel up loses the other, in which the seats are exchanged', () => {
  const state = { contest: leagueWith([null, null]) };
  const given = { round: 0, game: 1, points: null, lost: 'first', reason: 'resigned' } as const;
  expect(withTwin(given, state)).toEqual([given, { ...given, game: 0, lost: 'second', reason: 'twin' }]);
  const played = { round: 0, game: 0, points: [3, 2] as [number, number], lost: null, reason: 'finished' } as const;
  expect(withTwin(played, state)).toEqual([played]);
});
