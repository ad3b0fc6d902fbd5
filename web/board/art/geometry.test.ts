import { SIDES, starWarsTiles } from '@asteroute/tiles';
import { describe, expect, it } from 'vitest';
import type { Rotation } from '../state.ts';
import { clearance, distance, flatten, inside, turn } from './curve.ts';
import { anchor, edgePoints, emblemSpot, featureCurve, planetSeats } from './geometry.ts';

const TURNS: Rotation[] = [0, 1, 2, 3];
const kinds = starWarsTiles.tiles;

/** What the rules see on a side of the tile as it lies. */
function edgeType(kind: (typeof kinds)[number], rotation: Rotation, side: number): string {
  const printed = SIDES[(side + 4 - rotation) % 4];
  return kind.features.find((f) => f.sides?.includes(printed))?.type ?? 'space';
}

describe('edges meet', () => {
  const expected: Record<string, { at: number; angle: number }[]> = {
    space: [],
    route: [{ at: 50, angle: 90 }],
    asteroid: [
      { at: 0, angle: 35.94 },
      { at: 100, angle: 144.06 },
    ],
  };

  it('every rim and lane crosses the border where every other of its type does', () => {
    for (const kind of kinds) {
      for (const rotation of TURNS) {
        SIDES.forEach((side, s) => {
          const type = edgeType(kind, rotation, s);
          const points = edgePoints(kind, rotation, side);
          // Where a field also covers the neighbouring side there is no rim at their corner.
          const allowed = expected[type].map((e) => ({ type, ...e }));
          for (const p of points) expect(allowed, `${kind.id} r${rotation} ${side}`).toContainEqual(p);
          if (type === 'route') expect(points).toHaveLength(1);
        });
      }
    }
  });

  it('a rim begins at each end of a field side whose neighbour side is no part of the field', () => {
    for (const kind of kinds) {
      SIDES.forEach((side, s) => {
        const field = kind.features.find((f) => f.type === 'asteroid' && f.sides?.includes(side));
        if (field === undefined) return;
        const open = [SIDES[(s + 3) % 4], SIDES[(s + 1) % 4]].filter((x) => !field.sides?.includes(x));
        expect(edgePoints(kind, 0, side), `${kind.id} ${side}`).toHaveLength(open.length);
      });
    }
  });
});

describe('anchors', () => {
  it('of one tile are at least 30 units apart', () => {
    for (const kind of kinds) {
      const at = kind.features.map((_, i) => anchor(kind, i, 0));
      at.forEach((a, i) => {
        for (const b of at.slice(i + 1)) expect(distance(a, b), kind.id).toBeGreaterThanOrEqual(30);
      });
    }
  });

  it('lie on their own feature and on no other', () => {
    for (const kind of kinds) {
      kind.features.forEach((f, i) => {
        const at = anchor(kind, i, 0);
        kind.features.forEach((other, j) => {
          const outline = flatten(featureCurve(kind, j));
          if (other.type === 'asteroid') expect(inside(at, outline), `${kind.id} ${i}/${j}`).toBe(i === j);
          if (other.type === 'route' && i === j) expect(clearance(at, outline), kind.id).toBeLessThan(1);
        });
        if (f.type === 'planet') expect(inside(at, flatten(featureCurve(kind, i)))).toBe(false);
      });
    }
  });

  it('leave the emblem of the tile readable', () => {
    for (const kind of kinds) {
      const anchors = kind.features.map((_, i) => anchor(kind, i, 0));
      kind.features.forEach((_, i) => {
        const spot = emblemSpot(kind, i);
        if (spot === null) return;
        for (const a of anchors) expect(distance(a, spot), kind.id).toBeGreaterThanOrEqual(24);
      });
    }
  });

  it('turn with the tile', () => {
    for (const kind of kinds) {
      for (const r of TURNS) expect(anchor(kind, 0, r)).toEqual(turn(anchor(kind, 0, 0), r));
    }
  });

  it('seats round a planet do not overlap and start at the anchor', () => {
    const planet = kinds.find((k) => k.id === 'SW-planet-r')!;
    for (let n = 1; n <= 6; n++) {
      const seats = planetSeats(n, 1);
      expect(distance(seats[0], anchor(planet, 0, 1))).toBeLessThan(1e-9);
      seats.forEach((a, i) => {
        for (const b of seats.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(26);
      });
    }
  });
});
