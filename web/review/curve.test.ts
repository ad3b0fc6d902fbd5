/** The areas of the curve add up to the figures of a review, and none covers another. */
import { quickReview, type Review, runToEnd } from '@asteroute/review';
import { playedRecord } from '@asteroute/review/testing';
import { signedTenths, signedWhole } from '@asteroute/words/points.ts';
import { CAUSES } from '@asteroute/words/story.ts';
import { describe, expect, test } from 'vitest';
import {
  type ByCause,
  causesOf,
  certainCauses,
  decisiveMistake,
  foundLabel,
  largestTurns,
  rivalsBehind,
  wholePoints,
} from './account.ts';
import { areaPath, areasOf, band, momentsOf, rangeOf, turningTurns } from './curve.ts';

const record = playedRecord({ edition: 'star-wars', players: 3 }, 5, ['greedy', 'random', 'greedy']);
const made = runToEnd(quickReview(record));
if (!made.ok) throw new Error(made.error.message);
const review = made.value;

/** A review of a duel with made-up causes for the first side; errors of 1 point. */
function reviewWith(points: Partial<ByCause>, margin: number, se = 1): Review {
  const of = (one = 0) => ({ points: [one, -one], se: [se, se] });
  const play = [of(points.own), of(points.rivals)];
  return {
    ...review,
    start: of(points.seat),
    tiles: of(points.tiles),
    dice: of(points.dice),
    play,
    margin: [margin, -margin],
  };
}

describe('the account of a side', () => {
  test.each([0, 1, 2])('has whole points that add up to its margin (side %i)', (side) => {
    const points = wholePoints(review, side);
    const causes = causesOf(review, side);
    expect(CAUSES.reduce((sum, cause) => sum + points[cause], 0)).toBe(review.margin[side]);
    for (const cause of CAUSES) expect(Math.abs(points[cause] - causes[cause].points[0])).toBeLessThanOrEqual(1);
  });

  test('is rounded to the nearest where that adds up', () => {
    const made = reviewWith({ seat: -0.1, tiles: -6.2, dice: 4.1, own: -1.2, rivals: 10.4 }, 7);
    expect(wholePoints(made, 0)).toEqual({ seat: 0, tiles: -6, dice: 4, own: -1, rivals: 10 });
  });

  test('names the turn that alone lost a game between two, once search is sure of it', () => {
    const [first, second] = review.turns.filter(({ side }) => side === 1);
    const worse = { ...second, label: 'blunder', error: 9, seen: { points: [0, 0], se: [1, 1] } } as const;
    const made = { ...reviewWith({}, 8), turns: [{ ...worse, n: first.n, error: 8.5 }, worse] };
    expect(decisiveMistake(made)).toBe(worse);
    expect(decisiveMistake({ ...made, margin: [10, -10] })).toBe(null);
    expect(decisiveMistake({ ...made, margin: [-8, 8] })).toBe(null);
    expect(decisiveMistake({ ...made, turns: [{ ...worse, seen: null }] })).toBe(null);
    expect(decisiveMistake({ ...review, turns: made.turns })).toBe(null);
  });

  test('tells own mistakes and those of rivals apart, the largest first', () => {
    const made = reviewWith({ own: -4, rivals: 38, tiles: -7 }, 27);
    expect(certainCauses(made, 0)).toEqual({ helped: ['rivals'], hurt: [] });
    expect(certainCauses(reviewWith({ own: -9, rivals: 20, tiles: 15 }, 26), 0)).toEqual({
      helped: ['rivals', 'tiles'],
      hurt: ['own'],
    });
  });

  test('tells nothing that is uncertain, and nothing if all of it goes against the result', () => {
    expect(certainCauses(reviewWith({ tiles: 9, own: 3 }, 12, 2), 0)).toEqual({ helped: ['tiles'], hurt: [] });
    expect(certainCauses(reviewWith({ tiles: 9, own: 3 }, 12, 5), 0)).toBeNull();
    expect(certainCauses(reviewWith({ tiles: -9, seat: 28 }, 19), 0)).toBeNull();
    expect(certainCauses(reviewWith({ tiles: 9, seat: -20 }, -11), 0)).toBeNull();
    expect(certainCauses(reviewWith({ tiles: 9, rivals: -30 }, -21), 0)).toEqual({
      helped: ['tiles'],
      hurt: ['rivals'],
    });
  });

  test('names the few turns that moved the margin most towards the result, and no label that search has not found', () => {
    const moves = [4, -9, 2, 12, -1, 5];
    const turns = moves.map((by, index) => {
      return {
        ...review.turns[index],
        n: index + 1,
        before: [0, 0],
        after: [by, -by],
        label: 'mistake',
        seen: null,
      } as const;
    });
    const of = (margin: number, list: Review['turns'] = turns) => ({ ...reviewWith({}, margin), turns: list });
    expect(largestTurns(of(13), 0)).toEqual([4, 6]);
    expect(largestTurns(of(13), 1)).toEqual([4, 6]);
    expect(largestTurns(of(-9), 0)).toEqual([2]);
    expect(largestTurns(of(-9), 1)).toEqual([2]);
    expect(largestTurns(of(13, turns.slice(2, 3)), 0)).toEqual([]);
    const seen = { points: [0, 0], se: [1, 1] };
    expect([turns[0], { ...turns[0], seen }].map(foundLabel)).toEqual([null, 'mistake']);
  });

  test('names the only rival, and of several those whose turns certainly made the difference', () => {
    const by = (points: number) => ({ points: [points, 0, 0, 0], se: [1, 1, 1, 1] });
    const of = (...points: readonly number[]): Review => ({ ...review, play: [3, ...points].map(by) });
    expect(rivalsBehind(of(5, 12, 1.5), 0)).toEqual([2, 1]);
    expect(rivalsBehind(of(5, -12, -3), 0)).toEqual([2, 3]);
    expect(rivalsBehind(reviewWith({ rivals: 30 }, 30), 0)).toEqual([1]);
  });
});

describe('the curve', () => {
  const moments = momentsOf(review, 0);

  test('ends at the final margin, with all of the luck and all of the play', () => {
    const last = moments[moments.length - 1];
    expect(moments).toHaveLength(record.turns.length);
    expect(last.margin).toBe(review.margin[0]);
    expect(last.tiles).toBeCloseTo(review.tiles.points[0], 9);
    expect(last.dice).toBeCloseTo(review.dice.points[0], 9);
    expect(last.own).toBeCloseTo(review.play[0].points[0], 9);
  });

  test('has areas that add up to its line at every turn', () => {
    expect(moments[19].margin).toBe(review.turns[20].before[0]);
    for (const moment of moments)
      expect(CAUSES.reduce((sum, cause) => sum + moment[cause], 0)).toBeCloseTo(moment.margin, 9);
  });

  test('stacks gains upwards and losses downwards, without overlap and within its range', () => {
    const [low, high] = rangeOf(moments);
    for (const moment of moments) {
      const bands = CAUSES.map((area) => band(moment, area).toSorted((a, b) => a - b)).filter(([a, b]) => a < b);
      bands.sort(([a], [b]) => a - b);
      for (const [index, [from, to]] of bands.entries()) {
        expect(from).toBeGreaterThanOrEqual(index === 0 ? low : bands[index - 1][1] - 1e-9);
        expect(to).toBeLessThanOrEqual(high);
      }
    }
  });

  test('is drawn as a column for each turn', () => {
    const path = areaPath(moments.slice(0, 3), 'seat', { x: (index) => index * 10, y: (points) => -points });
    expect(path.match(/M/g)).toHaveLength(3);
    expect(path.startsWith('M0 0h10V')).toBe(true);
  });

  test('has no area for dice where none are thrown', () => {
    const turns = review.turns.map((turn) => ({
      ...turn,
      parts: { ...turn.parts, dice: { points: [0, 0, 0], se: [0, 0, 0] } },
    }));
    expect(areasOf({ ...review, turns })).toEqual(['seat', 'tiles', 'own', 'rivals']);
    expect(areasOf(review)).toEqual(CAUSES);
  });

  test('names its turning points in the order of the game', () => {
    const points = turningTurns(review, 4);
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    const swings = review.turns.map(({ parts, side }) =>
      Math.max(...[parts.tiles, parts.dice, parts.turn].map(({ points }) => Math.abs(points[side]))),
    );
    expect(points).toContain(swings.indexOf(Math.max(...swings)) + 1);
  });
});

test('points are printed with their signs', () => {
  expect([4, -6, 0].map(signedWhole)).toEqual(['+4', '−6', '±0']);
  expect([1.26, -0.04, -3].map((points) => signedTenths(points, 'de'))).toEqual(['+1,3', '0,0', '−3,0']);
});
