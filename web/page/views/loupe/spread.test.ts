import { freeSpotSize } from '@asteroute/board/model/hit.ts';
import { SAMPLE, spotAt } from '@asteroute/board/model/testing.ts';
import { expect, test } from 'vitest';
import { type LensPoint, SPOT_STEP, spreadSpots, withSpreadSpots } from './spread.ts';

const HALF = { x: 81, y: 71 };
const ROOM = { step: SPOT_STEP, half: HALF };

const closest = (points: readonly LensPoint[]): number =>
  Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

test('spots with room between them stay where their features are', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
  ];
  expect(spreadSpots(points, ROOM)).toEqual(points);
});

test('nine spots have room for fingers, wherever their features are', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const points = Array.from({ length: 9 }, (_, i) => ({
      x: ((seed * 37 + i * 53) % 163) - 81,
      y: ((seed * 71 + i * 29) % 143) - 71,
    }));
    const spread = spreadSpots(points, ROOM);
    expect(closest(spread), `seed ${seed}`).toBeGreaterThanOrEqual(44);
    for (const { x, y } of spread) {
      expect(Math.abs(x)).toBeLessThanOrEqual(HALF.x);
      expect(Math.abs(y)).toBeLessThanOrEqual(HALF.y);
    }
  }
});

test('spots in one place part', () => {
  const [a, b] = spreadSpots(
    [
      { x: 90, y: 0 },
      { x: 90, y: 0 },
    ],
    ROOM,
  );
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(SPOT_STEP - 1);
});

test.each([50, 61, 66, 96, 133])('three spots in a line do not overlap on a tile of %i pixels', (tile) => {
  const line = { ...SAMPLE, spots: [spotAt('a', 125, 50), spotAt('b', 150, 50), spotAt('c', 175, 50)] };
  const scale = tile / 100;
  const { spots } = withSpreadSpots(line, scale);
  const at = spots.map((spot) => ({ x: spot.at.u * scale, y: spot.at.v * scale }));
  expect(closest(at)).toBeGreaterThan(freeSpotSize(scale));
  for (const spot of spots) expect(Math.floor(spot.at.u / 100)).toBe(1);
});

test('a place of an attack on the next tile stays where it is, and the one beside it gives way', () => {
  const view = { ...SAMPLE, spots: [spotAt('a', 190, 50), spotAt('b', 208, 45)] };
  const { spots } = withSpreadSpots(view, 0.6);
  expect([spots[1].at.u, spots[1].at.v].map(Math.round)).toEqual([208, 45]);
  expect(closest(spots.map(({ at }) => ({ x: at.u * 0.6, y: at.v * 0.6 })))).toBeGreaterThan(freeSpotSize(0.6));
});

test('on the board spots part on their tile, and those on other tiles stay there', () => {
  const view = { ...SAMPLE, spots: [spotAt('a', 140, 50), spotAt('b', 150, 55), spotAt('c', 230, 50)] };
  const { spots } = withSpreadSpots(view, 0.7);
  const at = spots.map((spot) => ({ x: spot.at.u * 0.7, y: spot.at.v * 0.7 }));
  expect(closest(at)).toBeGreaterThan(freeSpotSize(0.7));
  for (const spot of spots.slice(0, 2)) expect(Math.floor(spot.at.u / 100)).toBe(1);
  expect(spots[2].at.u).toBeCloseTo(230);
});
