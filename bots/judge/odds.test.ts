import { describe, expect, test } from 'vitest';
import { battleOdds, chanceOfTop } from './odds.ts';

/** The points that each side can expect from a battle: from ties, and one per die when it loses. */
function battlePoints(dice: readonly number[]): number[] {
  const { win, tiePoints } = battleOdds(dice);
  return dice.map((n, side) => tiePoints[side] + (1 - win[side]) * n);
}

/** The chance in per cent that the first throw has a single winner. */
function decidedAtOnce(dice: readonly number[]): number {
  const all = (1 << dice.length) - 1;
  return 100 * dice.reduce((sum, _, side) => sum + chanceOfTop(dice, all, 1 << side), 0);
}

/** `k v m`: in per cent how often the attacker's first throw wins, ties and loses. */
const FIRST_THROW = [
  [1, 1, 41.67, 16.67, 41.67],
  [1, 2, 25.46, 16.67, 57.87],
  [1, 3, 17.36, 16.67, 65.97],
  [2, 1, 57.87, 16.67, 25.46],
  [2, 2, 38.97, 22.07, 38.97],
  [2, 3, 28.07, 24.77, 47.16],
  [3, 1, 65.97, 16.67, 17.36],
  [3, 2, 47.16, 24.77, 28.07],
  [3, 3, 35.23, 29.54, 35.23],
] as const;

/** `k v m`: points that attacking a planet worth 11 with the completing tile gains over leaving it to the defender. */
const ATTACK = [
  [1, 1, 11.0],
  [1, 2, 6.8],
  [1, 3, 4.8],
  [2, 1, 15.2],
  [2, 3, 8.3],
  [3, 1, 17.3],
  [3, 2, 13.7],
] as const;

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

describe('one throw', () => {
  test.each(FIRST_THROW)('%i v %i dice: SW-32 won, tied or lost', (k, m, ...percent) => {
    const chances = [0b01, 0b11, 0b10].map((top) => 100 * chanceOfTop([k, m], 0b11, top));
    expect(chances).toEqual(percent.map((p) => expect.closeTo(p, 2)));
  });
});

describe('an attack on a planet', () => {
  test.each(ATTACK)('%i v %i dice: SW-34 pays in points whatever the odds', (k, m, gain) => {
    const planet = 11;
    const [attacker, defender] = battlePoints([k, m]);
    const worth = 2 * planet * battleOdds([k, m]).win[0] + attacker - defender;
    expect(Math.abs(worth - gain)).toBeLessThan(0.0501);
  });
});

/** Dice by side; how often the first throw decides and who wins, in per cent; expected points. */
const THREE_WAY = [
  [[1, 1, 1], 76.39, [33.33, 33.33, 33.33], [0.867, 0.867, 0.867]],
  [[1, 1, 2], 73.69, [23.07, 23.07, 53.86], [0.969, 0.969, 1.19]],
  [[1, 1, 3], 72.34, [16.79, 16.79, 66.41], [1.032, 1.032, 1.308]],
  [[1, 2, 2], 68.74, [17.19, 41.4, 41.4], [1.028, 1.485, 1.485]],
  [[1, 2, 3], 65.78, [13.09, 32.19, 54.71], [1.069, 1.701, 1.743]],
  [[1, 3, 3], 61.48, [10.28, 44.86, 44.86], [1.097, 2.106, 2.106]],
  [[2, 2, 2], 63.2, [33.33, 33.33, 33.33], [1.675, 1.675, 1.675]],
  [[2, 2, 3], 59.55, [26.76, 26.76, 46.48], [1.828, 1.828, 2.047]],
  [[2, 3, 3], 55.19, [22.0, 39.0, 39.0], [1.938, 2.321, 2.321]],
  [[3, 3, 3], 50.6, [33.33, 33.33, 33.33], [2.527, 2.527, 2.527]],
] as const;

describe('battles of three and four', () => {
  test.each(THREE_WAY)('%j dice: C-24 lower sides are out at once', (dice, decided, chances, points) => {
    expect(decidedAtOnce(dice)).toBeCloseTo(decided, 2);
    const odds = battleOdds(dice);
    expect(odds.win.map((p) => 100 * p)).toEqual(chances.map((p) => expect.closeTo(p, 2)));
    expect(battlePoints(dice)).toEqual(points.map((p) => expect.closeTo(p, 3)));
  });

  test.each([
    [1, 69.4, 0.95],
    [2, 51.0, 1.867],
    [3, 35.7, 2.828],
  ])('four sides with %i dice each', (n, decided, points) => {
    const dice = [n, n, n, n];
    expect(decidedAtOnce(dice)).toBeCloseTo(decided, 1);
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

/** Yields every throw of the given dice, as the highest number of each side. */
function* throws(dice: readonly number[]): Generator<number[]> {
  const total = dice.reduce((a, b) => a + b, 0);
  for (let code = 0; code < 6 ** total; code++) {
    let rest = code;
    yield dice.map((n) => {
      let best = 0;
      for (let i = 0; i < n; i++) {
        best = Math.max(best, (rest % 6) + 1);
        rest = Math.floor(rest / 6);
      }
      return best;
    });
  }
}

test.each([[[1, 1]], [[2, 1]], [[3, 2]], [[3, 3]], [[1, 2, 3]], [[1, 1, 1]]])(
  'who has the highest number of the first throw of %j dice (SW-33)',
  (dice) => {
    const counts = new Map<number, number>();
    let all = 0;
    for (const best of throws(dice)) {
      const highest = Math.max(...best);
      const top = best.reduce((mask, b, side) => (b === highest ? mask | (1 << side) : mask), 0);
      counts.set(top, (counts.get(top) ?? 0) + 1);
      all++;
    }
    const every = (1 << dice.length) - 1;
    for (const [top, count] of counts) expect(chanceOfTop(dice, every, top)).toBeCloseTo(count / all, 12);
  },
);
