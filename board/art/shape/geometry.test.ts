import {
  classicTiles,
  innsTiles,
  riverTiles,
  SIDES,
  starWarsTiles,
  type TileKind,
  type TileTable,
  tradersTiles,
} from '@asteroute/tiles';
import { describe, expect, it } from 'vitest';
import type { QuarterTurn } from '../../model/state.ts';
import { clearance, distance, flatten, inside, turn } from '../curves/curve.ts';
import { roomiestPlace } from './anchors.ts';
import { formOf } from './forms.ts';
import { anchor, emblemSpot, featureCurve, planetSeats, printSpot } from './geometry.ts';
import { spurs } from './ground-plan.ts';
import { farmerPlace, meadowLoops, onMeadow } from './meadows.ts';
import { edgePoints, edgeStretches } from './testing.ts';

const TURNS: QuarterTurn[] = [0, 1, 2, 3];
/** All sets of tiles, and the minimum distance between the pieces of one tile. */
const SETS: readonly (readonly [string, TileTable, number])[] = [
  ['star-wars', starWarsTiles, 30],
  ['classic', classicTiles, 26],
  ['river', riverTiles, 26],
  ['inns', innsTiles, 24],
  ['traders', tradersTiles, 20],
];
const AREA = [
  { at: 0, angle: 35.94 },
  { at: 100, angle: 144.06 },
];
const LINE = [{ at: 50, angle: 90 }];
/** The points and angles at which the outline of a feature meets a side of each type. */
const EXPECTED: Readonly<Record<string, { at: number; angle: number }[]>> = {
  ground: [],
  route: LINE,
  road: LINE,
  river: LINE,
  asteroid: AREA,
  city: AREA,
};
/** Where meadows lie on a side of each type, clockwise along it. */
const MEADOWS: Readonly<Record<string, number[][]>> = {
  ground: [[0, 100]],
  road: [
    [0, 44],
    [56, 100],
  ],
  river: [
    [0, 41],
    [59, 100],
  ],
  city: [],
};

/** The type of the feature on a side of the rotated tile, according to the rules. */
function edgeType(kind: TileKind, rotation: QuarterTurn, side: number): string {
  const printed = SIDES[(side + 4 - rotation) % 4];
  return kind.features.find((f) => f.sides?.includes(printed))?.type ?? 'ground';
}

/** The stretches of meadow on a side as numbers from 0 to 100, with adjacent ones merged. */
function runs(kind: TileKind, rotation: QuarterTurn, side: (typeof SIDES)[number]): number[][] {
  const found: number[][] = [];
  for (const { from, to } of edgeStretches(kind, rotation, side)) {
    const last = found.at(-1);
    if (last && Math.abs(last[1] - from) < 1e-6) last[1] = to;
    else found.push([from, to]);
  }
  return found;
}

describe.each(SETS)('edges of %s meet', (_, { tiles: kinds }) => {
  it('every rim and lane crosses the border where every other of its type does', () => {
    for (const kind of kinds) {
      for (const rotation of TURNS) {
        SIDES.forEach((side, s) => {
          const type = edgeType(kind, rotation, s);
          const points = edgePoints(kind, rotation, side);
          // Where an area also covers the neighbouring side there is no rim at their corner.
          const allowed = EXPECTED[type].map((e) => ({ type, ...e }));
          for (const p of points) expect(allowed, `${kind.id} r${rotation} ${side}`).toContainEqual(p);
          if (EXPECTED[type] === LINE) expect(points).toHaveLength(1);
        });
      }
    }
  });

  it('a rim begins at each end of an area side whose neighbour side is no part of the area', () => {
    for (const kind of kinds) {
      SIDES.forEach((side, s) => {
        const area = kind.features.find((f) => formOf(f) === 'area' && f.sides?.includes(side));
        if (area === undefined) return;
        const open = [SIDES[(s + 3) % 4], SIDES[(s + 1) % 4]].filter((x) => !area.sides?.includes(x));
        expect(edgePoints(kind, 0, side), `${kind.id} ${side}`).toHaveLength(open.length);
      });
    }
  });
});

it('meadows meet meadows on every side, and stop at roads and rivers in the same places', () => {
  for (const kind of [...classicTiles.tiles, ...riverTiles.tiles, ...innsTiles.tiles, ...tradersTiles.tiles]) {
    for (const rotation of TURNS) {
      SIDES.forEach((side, s) => {
        const name = `${kind.id} r${rotation} ${side}`;
        const found = runs(kind, rotation, side);
        const wanted = MEADOWS[edgeType(kind, rotation, s)];
        expect(found.length, name).toBe(wanted.length);
        found.flat().forEach((at, i) => {
          // A wall that runs to a corner takes a little of both sides there.
          expect(Math.abs(at - wanted.flat()[i]), name).toBeLessThan(spurs(kind).length > 0 ? 6 : 0.05);
        });
      });
    }
  }
});

describe.each(SETS)('anchors of %s', (_, { tiles: kinds }, apart) => {
  it('of one tile keep apart', () => {
    for (const kind of kinds) {
      const taken = kind.features.flatMap((f, i) => (f.type === 'river' ? [] : [anchor(kind, i, 0)]));
      taken.forEach((a, i) => {
        for (const b of taken.slice(i + 1)) expect(distance(a, b), kind.id).toBeGreaterThanOrEqual(apart);
      });
    }
  });

  it('lie on their own feature and on no other', () => {
    for (const kind of kinds) {
      kind.features.forEach((f, i) => {
        const at = anchor(kind, i, 0);
        kind.features.forEach((other, j) => {
          const outline = flatten(featureCurve(kind, j));
          const name = `${kind.id} ${i}/${j}`;
          if (formOf(other) === 'area') expect(inside(at, outline), name).toBe(i === j);
          if (formOf(other) === 'line' && i === j) expect(clearance(at, outline), name).toBeLessThan(1);
          if (formOf(other) === 'rest' && formOf(f) === 'rest')
            expect(onMeadow(at, meadowLoops(kind, j)), name).toBe(i === j);
        });
        // A conqueror stands on its planet; a monk beside the monastery, which would be hidden.
        if (formOf(f) === 'disc') expect(inside(at, flatten(featureCurve(kind, i)))).toBe(f.type === 'planet');
      });
    }
  });

  it('leave the emblem and the coat of arms of the tile readable', () => {
    for (const kind of kinds) {
      const anchors = kind.features.map((_, i) => anchor(kind, i, 0));
      kind.features.forEach((_, i) => {
        const spot = emblemSpot(kind, i) ?? printSpot(kind, i);
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
});

it('farmers lie well inside their meadow', () => {
  for (const kind of [...classicTiles.tiles, ...riverTiles.tiles, ...innsTiles.tiles, ...tradersTiles.tiles]) {
    kind.features.forEach((f, i) => {
      if (f.type !== 'field') return;
      const at = anchor(kind, i, 0);
      const rims = meadowLoops(kind, i).map((loop) => clearance(at, [...loop, loop[0]]));
      expect(Math.min(...rims), `${kind.id} ${i}`).toBeGreaterThanOrEqual(5);
    });
  }
});

it('the kept places of farmers are those that the drawing has', async () => {
  const kept = [...classicTiles.tiles, ...riverTiles.tiles, ...innsTiles.tiles, ...tradersTiles.tiles].flatMap((kind) =>
    kind.features.flatMap((f, i) => {
      if (f.type !== 'field') return [];
      const { u, v } = roomiestPlace(kind, i);
      return `  "${kind.id} ${i}": [${u}, ${v}]`;
    }),
  );
  await expect(`{\n${kept.join(',\n')}\n}\n`).toMatchFileSnapshot('./farmers.json');
  expect(farmerPlace(classicTiles.tiles[0], 0)).toBe(undefined);
});

it('seats round a planet do not overlap and start at the anchor', () => {
  const planet = starWarsTiles.tiles.find((k) => k.id === 'SW-planet-r')!;
  for (let n = 1; n <= 6; n++) {
    const seats = planetSeats(n, 1);
    expect(distance(seats[0], anchor(planet, 0, 1))).toBeLessThan(1e-9);
    seats.forEach((a, i) => {
      for (const b of seats.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(26);
    });
  }
});
