import { classicTiles, innsTiles, riverTiles, tradersTiles } from '@asteroute/tiles';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../model/state.ts';
import { between, distance, pt } from '../curves/curve.ts';
import { type Loop, trace } from '../curves/trace.ts';
import { featurePath } from './features.ts';
import { GARDEN_RADIUS, gardenSpot } from './gardens.ts';
import { obstacles } from './ground-plan.ts';
import { halfEdgePoint, meadowLoops, onMeadow } from './meadows.ts';

const kinds = [...classicTiles.tiles, ...riverTiles.tiles, ...innsTiles.tiles, ...tradersTiles.tiles];
const SAMPLES: readonly Point[] = Array.from({ length: 50 * 50 }, (_, i) =>
  pt(0.7 + (i % 50) * 2, 0.7 + Math.floor(i / 50) * 2),
);

/** Area by the shoelace formula: positive clockwise. */
const area = (loop: Loop): number =>
  loop.reduce((sum, a, i) => {
    const b = loop[(i + 1) % loop.length];
    return sum + (a.u * b.v - b.u * a.v) / 2;
  }, 0);

describe.each(kinds.map((k) => [k.id, k] as const))('meadows of %s', (_, kind) => {
  const meadows = kind.features.flatMap((f, i) => (f.type === 'field' ? [{ f, loops: meadowLoops(kind, i), i }] : []));
  const beds = kind.features.flatMap((f) => (f.type === 'garden' ? [gardenSpot(kind)] : []));
  const open = obstacles(kind);
  const height = (p: Point): number => Math.min(open(p), ...beds.map((b) => distance(p, b) - GARDEN_RADIUS));

  it('cover all that nothing else covers, each point once', () => {
    const wrong = SAMPLES.filter((p) => {
      const far = height(p);
      // Within one unit of an edge the traced outline may be inaccurate.
      if (Math.abs(far) < 1) return false;
      return meadows.filter(({ loops }) => onMeadow(p, loops)).length !== (far > 0 ? 1 : 0);
    });
    expect(wrong).toEqual([]);
  });

  it('reach their half edges and no others', () => {
    for (const { f } of meadows) {
      for (const edge of f.edges ?? []) {
        const just = between(halfEdgePoint(edge), pt(50, 50), 0.02);
        expect(
          meadows.filter(({ loops }) => onMeadow(just, loops)).map((m) => m.f),
          edge,
        ).toEqual([f]);
      }
    }
  });

  it('are one outline clockwise, then holes the other way round', () => {
    for (const { loops, i } of meadows) {
      expect(loops.map((l) => Math.sign(area(l)))).toEqual(loops.map((_, n) => (n === 0 ? 1 : -1)));
      expect(featurePath(kind, i)).toMatch(/^(M[\d. L]+Z)+$/);
    }
  });
});

it('an island has an outline, and a lake in it is a hole', () => {
  const ring = Array.from({ length: 11 * 11 }, (_, i) => {
    const far = Math.hypot((i % 11) - 5, Math.floor(i / 11) - 5);
    return Math.min(4 - far, far - 2);
  });
  const [outer, hole, ...rest] = trace(ring, 10);
  expect(rest).toEqual([]);
  expect(area(outer) / (Math.PI * 40 * 40)).toBeCloseTo(1, 1);
  expect(area(hole) / (Math.PI * 20 * 20)).toBeCloseTo(-1, 0);
});
