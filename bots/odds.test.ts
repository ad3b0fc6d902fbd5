import { describe, expect, test } from 'vitest';
import { battleOdds } from './odds.ts';

/** Points that a side may expect of a battle: ties, and a point per die when it loses. */
function battlePoints(dice: readonly number[]): number[] {
  const { win, tiePoints } = battleOdds(dice);
  return dice.map((n, side) => tiePoints[side] + (1 - win[side]) * n);
}

/** `k v m`: probability that the attacker wins, tie points of each, points of attacker and defender. */
const TWO_WAY = [
  [1, 1, 1 / 2, 0.2, 0.7, 0.7],
  [1, 2, 11 / 36, 0.2, 0.894, 0.811],
  [1, 3, 5 / 24, 0.2, 0.992, 0.825],
  [2, 1, 25 / 36, 0.2, 0.811, 0.894],
  [2, 2, 1 / 2, 0.283, 1.283, 1.283],
  [2, 3, 2183 / 5850, 0.329, 1.583, 1.449],
  [3, 1, 19 / 24, 0.2, 0.825, 0.992],
  [3, 2, 3667 / 5850, 0.329, 1.449, 1.583],
  [3, 3, 1 / 2, 0.419, 1.919, 1.919],
] as const;

describe('battles of two', () => {
  test.each(TWO_WAY)('%i v %i dice: SW-32 SW-33 exact odds', (k, m, win, tie, attacker, defender) => {
    const odds = battleOdds([k, m]);
    expect(odds.win[0]).toBeCloseTo(win, 12);
    expect(odds.win[1]).toBeCloseTo(1 - win, 12);
    for (const points of odds.tiePoints) expect(points).toBeCloseTo(tie, 3);
    const [own, other] = battlePoints([k, m]);
    expect([own, other]).toEqual([expect.closeTo(attacker, 3), expect.closeTo(defender, 3)]);
  });
});

/** Dice, chances in per cent, points. */
const THREE_WAY = [
  [
    [1, 1, 1],
    [33.33, 33.33, 33.33],
    [0.867, 0.867, 0.867],
  ],
  [
    [1, 1, 2],
    [23.07, 23.07, 53.86],
    [0.969, 0.969, 1.19],
  ],
  [
    [1, 1, 3],
    [16.79, 16.79, 66.41],
    [1.032, 1.032, 1.308],
  ],
  [
    [1, 2, 2],
    [17.19, 41.4, 41.4],
    [1.028, 1.485, 1.485],
  ],
  [
    [1, 2, 3],
    [13.09, 32.19, 54.71],
    [1.069, 1.701, 1.743],
  ],
  [
    [1, 3, 3],
    [10.28, 44.86, 44.86],
    [1.097, 2.106, 2.106],
  ],
  [
    [2, 2, 2],
    [33.33, 33.33, 33.33],
    [1.675, 1.675, 1.675],
  ],
  [
    [2, 2, 3],
    [26.76, 26.76, 46.48],
    [1.828, 1.828, 2.047],
  ],
  [
    [2, 3, 3],
    [22.0, 39.0, 39.0],
    [1.938, 2.321, 2.321],
  ],
  [
    [3, 3, 3],
    [33.33, 33.33, 33.33],
    [2.527, 2.527, 2.527],
  ],
] as const;

describe('battles of three and four', () => {
  test.each(THREE_WAY)('%j dice: C-24 lower sides are out at once', (dice, chances, points) => {
    const odds = battleOdds(dice);
    expect(odds.win.map((p) => 100 * p)).toEqual(chances.map((p) => expect.closeTo(p, 2)));
    expect(battlePoints(dice)).toEqual(points.map((p) => expect.closeTo(p, 3)));
  });

  test.each([
    [1, 0.95],
    [2, 1.867],
    [3, 2.828],
  ])('four sides with %i dice each', (n, points) => {
    const dice = [n, n, n, n];
    expect(battleOdds(dice).win).toEqual(dice.map(() => expect.closeTo(0.25, 12)));
    expect(battlePoints(dice)).toEqual(dice.map(() => expect.closeTo(points, 3)));
  });

  test('sides that are not in the battle change nothing', () => {
    const { win, tiePoints } = battleOdds([0, 2, 0, 1, 0]);
    const two = battleOdds([2, 1]);
    expect([win[1], win[3], tiePoints[1]]).toEqual([two.win[0], two.win[1], two.tiePoints[0]]);
    expect([win[0], win[2], win[4], tiePoints[0]]).toEqual([0, 0, 0, 0]);
  });

  test('chances always add up to one', () => {
    for (let i = 0; i < 4 ** 5; i++) {
      const dice = [0, 2, 4, 6, 8].map((shift) => (i >> shift) & 3);
      if (dice.every((n) => n === 0)) continue;
      expect(battleOdds(dice).win.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
    }
  });
});
