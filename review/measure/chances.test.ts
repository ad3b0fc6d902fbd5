import { winSpreadOf } from '@asteroute/bots/search';
import { newGame, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { chancesOf, lossOf } from './chances.ts';

const players = ['red', 'green', 'black'].map((color) => ({ name: color, color }));
const game = unwrap(newGame({ edition: 'star-wars', players }));
const spread = winSpreadOf(game.rules);

describe('chances to win', () => {
  test('are equal between equals, add up to 1, and grow with the margin and as tiles run out', () => {
    for (const chance of chancesOf(spread, [0, 0, 0], 40)) expect(chance).toBeCloseTo(1 / 3, 9);
    const [early, late] = [60, 5].map((tiles) => chancesOf(spread, [8, -8, -12], tiles));
    for (const chances of [early, late]) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(late[0]).toBeGreaterThan(early[0]);
    expect(early[0]).toBeGreaterThan(early[1]);
    expect(early[1]).toBeGreaterThan(early[2]);
  });

  test('are settled when no tile is left and no die is to fall', () => {
    expect(chancesOf(spread, [1, -1, -30], 0)).toEqual([1, 0, 0]);
    expect(chancesOf(spread, [0, 0, -3], 0)).toEqual([0.5, 0.5, 0]);
    expect(chancesOf(spread, [0.5, -0.5, -9], 0)[0]).toBeLessThan(1);
  });

  test('are lost by errors, never won', () => {
    expect(lossOf(game, 0, [2, -2, -2], [-12, 12, 6])).toBeGreaterThan(0.1);
    expect(lossOf(game, 0, [2, -2, -2], [0, 0, 0])).toBe(0);
  });
});
