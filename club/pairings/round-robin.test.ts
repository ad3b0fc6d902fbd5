import { expect, test } from 'vitest';
import { crosstableCsv, crosstableOf, returnRounds, roundRobin, withoutPlayer } from '../index.ts';
import { byesOf, gamesOf, type TournamentRound } from './tournament.ts';

const named = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 16])(
  '%i players meet each other once, with first seats in balance',
  (count) => {
    const players = named(count);
    const rounds = roundRobin(players);
    for (const { games, byes } of rounds) {
      const seated = [...games.flatMap(({ first, second }) => [first, second]), ...byes];
      expect(seated.sort()).toEqual(players.toSorted());
    }
    for (const player of players) {
      const games = gamesOf(rounds, player);
      expect(games.map(({ rival }) => rival).sort()).toEqual(players.filter((other) => other !== player).sort());
      const chairs = games.map(({ chair }) => chair[0]).join('');
      const firsts = chairs.replaceAll('s', '').length;
      expect(Math.abs(2 * firsts - games.length), chairs).toBeLessThanOrEqual(1);
      expect(chairs).not.toContain('fff');
      expect(byesOf(rounds, player)).toBe(count % 2);
    }
  },
);

test('a return exchanges all seats', () => {
  const rounds = roundRobin(named(4));
  const [first] = rounds[0].games;
  expect(returnRounds(rounds)[0].games[0]).toEqual({ first: first.second, second: first.first, points: null });
});

test('who withdraws late loses what is left, who does so early was never there', () => {
  const played = (upTo: number): TournamentRound[] =>
    roundRobin(named(5)).map(({ games, byes }, at) => ({
      games: games.map((game) => (at < upTo ? { ...game, points: [50, 40] } : game)),
      byes,
    }));
  const early = withoutPlayer(played(1), 'p0');
  expect(gamesOf(early, 'p0')).toEqual([]);
  expect(byesOf(early, 'p0')).toBe(0);
  const late = withoutPlayer(played(4), 'p0');
  const scores = gamesOf(late, 'p0').map(({ score, played: isPlayed }) => (isPlayed ? 'played' : score));
  expect(scores.filter((score) => score === 0)).toHaveLength(
    scores.length - scores.filter((s) => s === 'played').length,
  );
  expect(scores).toContain(0);
});

test('a crosstable names results by rank, and its CSV computes nothing in a spreadsheet', () => {
  const rounds: TournamentRound[] = [
    { games: [{ first: '=1+1', second: 'Anna, "the" first', points: [40, 60] }], byes: ['Бо'] },
    { games: [{ first: 'Бо', second: '=1+1', points: [50, 50] }], byes: ['Anna, "the" first'] },
  ];
  const rows = crosstableOf(['=1+1', 'Anna, "the" first', 'Бо'], rounds);
  expect(JSON.parse(JSON.stringify(rows))).toEqual(rows);
  expect(rows.map(({ results }) => results)).toEqual([
    [[], [], [1]],
    [[], [], [0.5]],
    [[0], [0.5], []],
  ]);
  expect(crosstableCsv(rows)).toBe(
    'rank,player,score,buchholz,difference,1,2,3\r\n' +
      '1,"Anna, ""the"" first",2,0.5,20,x,,1\r\n' +
      '2,Бо,1.5,0.5,0,,x,0.5\r\n' +
      "3,'=1+1,0.5,2,-20,0,0.5,x\r\n",
  );
});
