import { expect, test } from 'vitest';
import { duelGames, duelResult } from '../index.ts';

const players = ['anna', 'bo'] as const;
const [first, second] = duelGames(players);

test('seats are exchanged, and before both games are over nobody has won', () => {
  expect([first.first, second.first]).toEqual(['anna', 'bo']);
  const half = duelResult(players, [{ ...first, points: [60, 50] }, second]);
  expect(half).toEqual({ games: [1, 0], points: [60, 50], winner: null, left: 1 });
});

test('after one game each the points of both decide; then all is equal', () => {
  const won = { ...first, points: [60, 50] as const };
  expect(duelResult(players, [won, { ...second, points: [55, 50] }])).toEqual({
    games: [1, 1],
    points: [110, 105],
    winner: 'anna',
    left: 0,
  });
  expect(duelResult(players, [won, { ...second, points: [60, 50] }]).winner).toBeNull();
  expect(duelResult(players, [won, { ...second, points: [55, 55] }]).games).toEqual([1.5, 0.5]);
});

test('a game that was given up is lost, and its points do not count', () => {
  const result = duelResult(players, [
    { ...first, points: [90, 10], lost: 'first' },
    { ...second, points: [40, 41] },
  ]);
  expect(result).toMatchObject({ games: [1, 1], points: [41, 40], winner: 'anna' });
});
