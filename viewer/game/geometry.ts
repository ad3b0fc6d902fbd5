/** Where things are on the board, from the drawings of the build instead of the code that draws. */
import { turn } from '@asteroute/board/art/curves/curve.ts';
import { planetSeats } from '@asteroute/board/art/shape/anchors.ts';
import type { Point, ShapeView } from '@asteroute/board/model/state.ts';
import { TILE_UNITS, tileOn } from '@asteroute/board-view';
import { featureAt, type Game, type PlaceRef, type Realm } from '@asteroute/engine';
import type { Drawings } from '../drawings/load.ts';

export interface BoardGeometry {
  /** The point of a piece on a place; on a planet, number `index` of `count` around it. */
  readonly spot: (place: PlaceRef, index?: number, count?: number) => Point;
  /** The shapes of a realm's segments; null if one of them has none. */
  readonly shapes: (realm: Realm) => readonly ShapeView[] | null;
}

const MIDDLE: Point = { u: TILE_UNITS / 2, v: TILE_UNITS / 2 };

export function geometryOf(game: Game, { feature }: Drawings): BoardGeometry {
  const drawn = (place: PlaceRef) => {
    const { tile, rotation } = tileOn(game, place);
    return { rotation, feature: feature(tile, featureAt(game, place)) };
  };
  return {
    spot(place, index = 0, count = 1) {
      const { rotation, feature } = drawn(place);
      const at = feature === null ? MIDDLE : turn({ u: feature[0], v: feature[1] }, rotation);
      const { u, v } = place.side === null && count > 1 ? planetSeats(count, rotation)[index] : at;
      return { u: place.x * TILE_UNITS + u, v: place.y * TILE_UNITS + v };
    },
    shapes({ places }) {
      const list = places.flatMap((place) => {
        const { rotation, feature } = drawn(place);
        if (feature === null || feature[2] === '') return [];
        const [, , path, rim, line] = feature;
        return [{ x: place.x, y: place.y, rotation, path, rim, line }];
      });
      return list.length === places.length ? list : null;
    },
  };
}
