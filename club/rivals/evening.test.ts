import { expect, test } from 'vitest';
import { type EveningGame, eveningOf } from '../index.ts';

function game(points: Readonly<Record<string, number>>, more: Partial<EveningGame> = {}): EveningGame {
  const scores = Object.values(points);
  const best = Math.max(...scores);
  return {
    players: Object.keys(points),
    sides: scores.map((_, side) => side),
    scores,
    winners: [...scores.keys()].filter((side) => scores[side] === best),
    finished: true,
    ...more,
  };
}

test('games won come before points; who comes late or leaves has the games played, and bots have none', () => {
  const { games, rows } = eveningOf([
    game({ Ada: 60, Ben: 50, Cleo: 40 }),
    game({ Ben: 70, Cleo: 65, bot: 90 }, { players: ['Ben', 'Cleo', null] }),
    game({ cleo: 55, Dan: 55 }),
  ]);
  expect(games).toBe(3);
  expect(rows).toEqual([
    { rank: 1, name: 'cleo', games: 3, won: 1, points: 160 },
    { rank: 2, name: 'Ada', games: 1, won: 1, points: 60 },
    { rank: 3, name: 'Dan', games: 1, won: 1, points: 55 },
    { rank: 4, name: 'Ben', games: 2, won: 0, points: 120 },
  ]);
});

test('equals share a rank; points of a game that was given up do not count, nor one that nobody won', () => {
  const { games, rows } = eveningOf([
    game({ Ada: 10, Ben: 90 }, { winners: [0], finished: false }),
    game({ Ada: 30, Ben: 50 }, { winners: [] }),
    game({ Ada: 30, Ben: 50 }, { winners: [1], finished: false }),
  ]);
  expect([games, ...rows.map(({ name, rank, points }) => [name, rank, points])]).toEqual([
    2,
    ['Ada', 1, 0],
    ['Ben', 1, 0],
  ]);
  expect(eveningOf([])).toEqual({ games: 0, rows: [], series: null });
});

test('teams win together', () => {
  const teams = game({ a: 1, b: 1, c: 1, d: 1 }, { sides: [0, 1, 0, 1], scores: [50, 70], winners: [1] });
  expect(eveningOf([teams]).rows.map(({ name, won, points }) => [name, won, points])).toEqual([
    ['b', 1, 70],
    ['d', 1, 70],
    ['a', 0, 50],
    ['c', 0, 50],
  ]);
});

test('two people play a best of three: it ends with two wins, and another one begins', () => {
  const series = (...games: EveningGame[]) => eveningOf(games).series;
  const [ada, ben, level] = [game({ Ada: 60, Ben: 50 }), game({ Ben: 60, Ada: 50 }), game({ Ada: 50, Ben: 50 })];
  expect(series(ada)).toEqual({ names: ['Ada', 'Ben'], won: [1, 0], winner: null });
  expect(series(ada, level, ben)).toEqual({ names: ['Ada', 'Ben'], won: [1, 1], winner: null });
  expect(series(ada, ben, ben)).toEqual({ names: ['Ada', 'Ben'], won: [1, 2], winner: 'Ben' });
  expect(series(ada, ada, ben)).toEqual({ names: ['Ben', 'Ada'], won: [1, 0], winner: null });
  expect(series(ada, game({ Ada: 60, Ben: 50, Cleo: 40 }))).toBeNull();
  expect(series(ada, game({ Ada: 60, Cleo: 50 }))?.won).toEqual([1, 0]);
});
