import {
  dueDice,
  type Game,
  legal,
  type Move,
  type Ply,
  play,
  scores,
  stackCounts,
  tileId,
  unwrap,
} from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { playedPlies } from './test/games.ts';
import { chanceOfBattle, scoringTiles } from './turn-odds.ts';

/** The same as `scoringTiles`, move by move. */
function triedTiles(before: Game, side: number, points: number) {
  const tiles = before.rules.tables.tiles.flatMap((_, tile) => {
    const drawn = play(before, { type: 'draw', tile });
    return drawn.ok && drawn.value.game.position.phase === 'place' ? [{ tile, hand: drawn.value.game }] : [];
  });
  const copies = (tile: number): number => stackCounts(before)[tileId(before, tile)];
  const after = (game: Game, move: Move): Game => unwrap(play(game, move)).game;
  const can = (hand: Game): boolean =>
    legal(hand).some((place) => {
      const placed = after(hand, place);
      return legal(placed).some((action) => {
        const end = after(placed, action);
        return end.position.phase !== 'roll' && scores(end)[side] - scores(hand)[side] >= points;
      });
    });
  const sum = (list: typeof tiles): number => list.reduce((total, { tile }) => total + copies(tile), 0);
  return { fitting: sum(tiles.filter(({ hand }) => can(hand))), all: sum(tiles) };
}

/** The last draws of a game, each before its tile comes, and the points that its turn then brought without dice. */
function lateDraws(plies: readonly Ply[]): { before: Game; side: number; points: number }[] {
  return plies.flatMap(({ move }, index) => {
    const { game: before } = plies[index - 1] ?? { game: null };
    if (move.type !== 'draw' || before === null || before.position.stackSize > 14 || before.position.stackSize < 2)
      return [];
    const end = plies.findIndex((ply, at) => at > index && ply.move.type !== 'place');
    if (plies[end + 1]?.move.type !== 'draw') return [];
    const gains = scores(plies[end].game).map((points, side) => points - scores(before)[side]);
    return gains.flatMap((points, side) => (points > 2 ? [{ before, side, points }] : []));
  });
}

describe('the tiles that would have scored as much', () => {
  test.each(['classic', 'star-wars'])('are those that move by move do so, with the one that came: %s', (edition) => {
    const found = [1, 2, 3].flatMap((seed) => lateDraws(playedPlies({ edition, players: 2 }, seed, ['greedy']).plies));
    expect(found.length).toBeGreaterThan(3);
    for (const { before, side, points } of found) {
      const odds = scoringTiles(before, side, points);
      expect(odds).toEqual(triedTiles(before, side, points));
      expect(odds.fitting).toBeGreaterThan(0);
      expect(scoringTiles(before, side, 1000)).toEqual({ ...odds, fitting: 0 });
    }
  });
});

test('SW-33 the chances of a battle add up to 1, and sides with as many dice win half of the time', () => {
  const { plies } = playedPlies({ edition: 'star-wars', players: 2 }, 2, ['greedy']);
  const battles = plies.flatMap(({ game }) => {
    const dice = dueDice(game)?.dice;
    return dice === undefined ? [] : [{ dice, chances: [0, 1].map((side) => chanceOfBattle(game, side)) }];
  });
  expect(battles.length).toBeGreaterThan(2);
  for (const { dice, chances } of battles) {
    expect(chances[0] + chances[1]).toBeCloseTo(1, 9);
    expect(Math.sign(chances[0] - chances[1]), `${dice}`).toBe(dice[0] === dice[1] ? 0 : Math.sign(dice[0] - dice[1]));
  }
});
