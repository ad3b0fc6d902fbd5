import { playedRecord } from '@asteroute/review/testing';
import { expect, test } from 'vitest';
import { type FinishedGame, finishedGame, rivalryOf, rivalsOf } from '../index.ts';

function game(at: number, points: Readonly<Record<string, number>>, more: Partial<FinishedGame> = {}): FinishedGame {
  const scores = Object.values(points);
  const best = Math.max(...scores);
  return {
    id: `g${at}`,
    at,
    edition: 'classic',
    players: Object.keys(points),
    sides: scores.map((_, side) => side),
    scores,
    winners: [...scores.keys()].filter((side) => scores[side] === best),
    gaveUp: null,
    battles: [],
    routes: [],
    ...more,
  };
}

const games = [
  game(1, { Anna: 50, Bo: 40 }),
  game(2, { Bo: 40, anna: 60, Cleo: 90 }),
  game(3, { Anna: 30, Bo: 40 }),
  game(4, { 'Anna ': 44, Bo: 44 }),
  game(5, { Anna: 70, Bo: 10 }, { winners: [1], gaveUp: 0 }),
  game(6, { Bo: 61, Anna: 60 }),
  game(7, { Bo: 61, Dan: 60 }),
];

test('two people: who was best in each game, streaks, level games, newest first', () => {
  const { lines, meetings, level, streak, longest } = rivalryOf(games, ['anna', 'Bo']);
  expect(meetings.map(({ game: { id }, leaders }) => [id, ...leaders])).toEqual([
    ['g6', 1],
    ['g5', 1],
    ['g4', 0, 1],
    ['g3', 1],
    ['g2', 0],
    ['g1', 0],
  ]);
  expect(lines.map(({ name, won }) => [name, won])).toEqual([
    ['Anna', 2],
    ['Bo', 3],
  ]);
  expect(lines[0].meanPoints).toBeCloseTo((50 + 60 + 30 + 44 + 60) / 5);
  expect([level, streak, longest]).toEqual([1, { who: 1, games: 2 }, { who: 0, games: 2 }]);
  expect(meetings[0].points).toEqual([60, 61]);
});

test('a level game ends a streak; who never met has no rivalry', () => {
  expect(rivalryOf(games.slice(0, 4), ['Anna', 'Bo']).streak).toBeNull();
  expect(rivalryOf(games, ['Anna', 'Dan'])).toMatchObject({ meetings: [], streak: null, longest: null, battle: null });
  expect(rivalryOf(games, ['Anna', 'Bo', 'Cleo']).lines.map(({ won }) => won)).toEqual([0, 0, 1]);
});

test('a team is no rivalry among its own, but with the other one', () => {
  const teams = game(1, { a: 50, b: 40, c: 50, d: 40 }, { sides: [0, 1, 0, 1], scores: [50, 40], winners: [0] });
  expect(rivalryOf([teams], ['a', 'c']).meetings).toEqual([]);
  expect(rivalryOf([teams], ['a', 'd']).lines.map(({ won }) => won)).toEqual([1, 0]);
  expect(rivalryOf([teams], ['a', 'c', 'd']).level).toBe(1);
});

test('everybody who met: most games first, only with those already chosen', () => {
  expect(rivalsOf(games, []).map(({ name, games: count }) => [name, count])).toEqual([
    ['Bo', 7],
    ['Anna', 6],
    ['Cleo', 1],
    ['Dan', 1],
  ]);
  expect(rivalsOf(games, ['ANNA', 'bo'])).toEqual([{ name: 'Cleo', games: 1 }]);
});

test('luck is a mean over the games whose review is known', () => {
  const luck = new Map([
    ['g1', [5, -5]],
    ['g2', [3, 1, -4]],
    ['g7', [50, -50]],
  ]);
  const { lines, reviewed } = rivalryOf(games, ['Anna', 'Bo'], luck);
  expect([reviewed, ...lines.map((line) => line.luck)]).toEqual([2, 3, -1]);
  expect(rivalryOf(games, ['Anna', 'Bo']).lines[0].luck).toBeNull();
});

test('real games: every side has its battles and routes, and what is remembered is the greatest', () => {
  const records = [1, 2, 3, 4].map((seed) => playedRecord({ edition: 'star-wars', players: 2 }, seed, ['greedy']));
  const played = records.map((record, at) => {
    const one = finishedGame(record, { id: String(at), at });
    if (one === null) throw new Error('a finished game was refused');
    return one;
  });
  for (const [at, { battles, routes, scores, winners }] of played.entries()) {
    expect([scores, winners]).toEqual([records[at].final?.scores, records[at].winners]);
    expect(battles).toHaveLength(records[at].turns.reduce((sum, turn) => sum + (turn.battles?.length ?? 0), 0));
    const paid = routes.reduce((sum, { points, players }) => sum + points * players.length, 0);
    const reasons = [...records[at].turns.flatMap(({ points }) => points), ...(records[at].final?.points ?? [])];
    expect(paid).toBe(reasons.reduce((sum, { reason, points }) => sum + (reason === 'route' ? points : 0), 0));
  }
  const all = played.flatMap(({ battles }) => battles);
  expect(all.length).toBeGreaterThan(4);
  expect(all.some(({ points }) => points > 5)).toBe(true);
  const { battle, route } = rivalryOf(played, ['red', 'green']);
  expect(battle?.points).toBe(Math.max(...all.map(({ points }) => points)));
  expect(battle?.players).not.toEqual(battle?.rivals);
  expect(route?.tiles).toBe(Math.max(...played.flatMap(({ routes }) => routes.map(({ tiles }) => tiles))));
  const unfinished = { ...records[0], final: undefined, winners: undefined };
  expect(finishedGame(unfinished, { id: 'x', at: 0 })).toBeNull();
  const wrong = { ...records[0], turns: records[0].turns.slice(1) };
  expect(finishedGame(wrong, { id: 'x', at: 0 })).toBeNull();
});
