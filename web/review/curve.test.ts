/** The areas of the curve add up to the figures of a review, and none covers another. */
import { quickReview, runToEnd } from '@asteroute/review';
import { playedRecord } from '@asteroute/review/testing';
import { describe, expect, test } from 'vitest';
import { accountOf, roughlyTold } from './account.ts';
import { AREAS, areaPath, areasOf, band, momentsOf, rangeOf, turningTurns } from './curve.ts';
import { signedTenths, signedWhole } from './words/points.ts';

const record = playedRecord({ edition: 'star-wars', players: 3 }, 5, ['greedy', 'random', 'greedy']);
const made = runToEnd(quickReview(record));
if (!made.ok) throw new Error(made.error.message);
const review = made.value;

describe('the account of a side', () => {
  test.each([0, 1, 2])('has whole parts that add up to its margin (side %i)', (side) => {
    const { margin, tiles, dice, play, rest } = accountOf(review, side);
    expect(margin).toBe(review.margin[side]);
    expect(tiles + dice + play + rest).toBe(margin);
    expect(Math.abs(tiles - review.tiles[side])).toBeLessThanOrEqual(1);
    expect(Math.abs(play - review.errors[side])).toBeLessThanOrEqual(1);
  });

  test('is rounded to the nearest where that adds up', () => {
    const flat = { margin: [7], tiles: [-6.2], dice: [4.1], errors: [9.2], expected: [0.3], drift: [-0.4] };
    const told = accountOf({ ...review, ...flat }, 0);
    expect(told).toEqual({ margin: 7, tiles: -6, dice: 4, play: 9, rest: 0 });
  });

  test('is told without points where the rest is large beside them', () => {
    const told = { margin: 17, tiles: 39, dice: -1, play: 36, rest: -57 };
    expect(roughlyTold(told)).toEqual({ helped: ['tiles', 'play'], hurt: [] });
    expect(roughlyTold({ ...told, play: -30, rest: 41 })).toEqual({ helped: ['tiles'], hurt: ['play'] });
    expect(roughlyTold({ ...told, rest: 39 })).toBeNull();
    // A cause that helped does not explain a loss.
    expect(roughlyTold({ ...told, margin: -12, rest: -86 })).toEqual({ helped: ['tiles', 'play'], hurt: ['rest'] });
    expect(roughlyTold({ ...told, tiles: -39, play: -36, rest: 93 })).toEqual({
      helped: ['rest'],
      hurt: ['tiles', 'play'],
    });
    expect(roughlyTold({ margin: 5, tiles: 0, dice: 0, play: 0, rest: 5 })).toBeNull();
  });
});

describe('the curve', () => {
  const moments = momentsOf(review, 0);

  test('ends at the final margin, with all of the luck and all of the play', () => {
    const last = moments[moments.length - 1];
    expect(moments).toHaveLength(record.turns.length);
    expect(last.margin).toBe(review.margin[0]);
    expect(last.tiles).toBeCloseTo(review.tiles[0], 9);
    expect(last.dice).toBeCloseTo(review.dice[0], 9);
    expect(last.play).toBeCloseTo(review.errors[0], 9);
  });

  test('shows what is expected before the next draw, but for the drift', () => {
    const next = review.turns[20];
    expect(moments[19].margin).toBeCloseTo(next.before[0] - next.parts.drift[0], 9);
  });

  test('stacks gains upwards and losses downwards, without overlap and within its range', () => {
    const [low, high] = rangeOf(moments);
    for (const moment of moments) {
      const bands = AREAS.map((area) => band(moment, area).toSorted((a, b) => a - b)).filter(([a, b]) => a < b);
      bands.sort(([a], [b]) => a - b);
      for (const [index, [from, to]] of bands.entries()) {
        expect(from).toBeGreaterThanOrEqual(index === 0 ? low : bands[index - 1][1] - 1e-9);
        expect(to).toBeLessThanOrEqual(high);
      }
    }
  });

  test('is drawn as a column for each turn', () => {
    const path = areaPath(moments.slice(0, 3), 'tiles', { x: (index) => index * 10, y: (points) => -points });
    expect(path.match(/M/g)).toHaveLength(3);
    expect(path.startsWith('M0 0h10V')).toBe(true);
  });

  test('has no area for dice where none are thrown', () => {
    const turns = review.turns.map((turn) => ({ ...turn, parts: { ...turn.parts, dice: [0, 0, 0] } }));
    expect(areasOf({ ...review, turns })).toEqual(['tiles', 'play']);
    expect(areasOf(review)).toEqual(AREAS);
  });

  test('names its turning points in the order of the game', () => {
    const points = turningTurns(review, 4);
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    const swings = review.turns.map(({ parts, side }) =>
      Math.max(...[parts.tiles, parts.dice, parts.errors].map((part) => Math.abs(part[side]))),
    );
    expect(points).toContain(swings.indexOf(Math.max(...swings)) + 1);
  });
});

test('points are printed with their signs', () => {
  expect([4, -6, 0].map(signedWhole)).toEqual(['+4', '−6', '±0']);
  expect([1.26, -0.04, -3].map((points) => signedTenths(points, 'de'))).toEqual(['+1,3', '0,0', '−3,0']);
});
