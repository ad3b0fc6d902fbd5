import { formOf } from '@asteroute/board/art/shape/forms.ts';
import { anchor, featurePath, featureRim, planetSeats } from '@asteroute/board/art/shape/geometry.ts';
import type { Point, ShapeView } from '@asteroute/board/model/state.ts';
import { type Coordinates, featureAt, type Game, type PlacedTile, type PlaceRef, type Realm } from '@asteroute/engine';
import { kindNamed, TILE_UNITS, tileOn } from './tiles.ts';

/** The point of a place on the board; on a planet, position `seat` of `seats` around it. */
export function pointOf(game: Game, place: PlaceRef, seat = 0, seats = 1): Point {
  const { tile, rotation } = tileOn(game, place);
  const within =
    place.side === null && seats > 1
      ? planetSeats(seats, rotation)[seat]
      : anchor(kindNamed(game, tile), featureAt(game, place), rotation);
  return { u: place.x * TILE_UNITS + within.u, v: place.y * TILE_UNITS + within.v };
}

/** The centre of several cells, where a sum for all of them is shown. */
export function cellsMiddle(cells: readonly Coordinates[]): Point {
  const mean = (pick: (c: Coordinates) => number) => cells.reduce((sum, c) => sum + pick(c), 0) / cells.length;
  return { u: (mean((c) => c.x) + 0.5) * TILE_UNITS, v: (mean((c) => c.y) + 0.5) * TILE_UNITS };
}

export function shapeViews(tiles: readonly PlacedTile[], game: Game, { places }: Pick<Realm, 'places'>): ShapeView[] {
  return places.map((place) => {
    const { tile, rotation } = tiles.find((t) => t.x === place.x && t.y === place.y) as PlacedTile;
    const kind = kindNamed(game, tile);
    const feature = featureAt(game, place);
    const drawn = { path: featurePath(kind, feature), rim: featureRim(kind, feature) };
    return { x: place.x, y: place.y, rotation, ...drawn, line: formOf(kind.features[feature]) === 'line' };
  });
}
