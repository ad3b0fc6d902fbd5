/** Where inns lie: beside their road, on the side that has more room. */
import type { TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { clearance, distance, flatten } from '../curves/curve.ts';
import { has } from './forms.ts';
import { bestPlace, GARDEN_RADIUS, gardenSpot } from './gardens.ts';
import { fromBorder, obstacles } from './ground-plan.ts';
import { halfWidth, lineCurve } from './lines.ts';

/** The inn with its pond. */
export const INN_RADIUS = 11;

const known = new WeakMap<TileKind, readonly Point[]>();

/** The middle of each inn at rotation 0, in the order of the features. */
export function innSpots(kind: TileKind): readonly Point[] {
  const found =
    known.get(kind) ?? kind.features.flatMap((f) => (f.inn ? [spotBeside(kind, flatten(lineCurve(kind, f)))] : []));
  known.set(kind, found);
  return found;

  function spotBeside(kind: TileKind, road: readonly Point[]): Point {
    const solid = obstacles(kind);
    const beds = has(kind, 'garden') ? [gardenSpot(kind)] : [];
    const wanted = halfWidth({ type: 'road' }) + INN_RADIUS - 2;
    return bestPlace((p) => {
      const room = Math.min(solid(p), fromBorder(p), INN_RADIUS, ...beds.map((b) => distance(p, b) - GARDEN_RADIUS));
      return room - Math.abs(clearance(p, road) - wanted) - distance(p, road[Math.floor(road.length / 2)]) / 40;
    });
  }
}
