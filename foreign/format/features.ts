import { classicTiles, type TileFeature } from '@asteroute/tiles';
import { turnedPlace } from './places.ts';

const FEATURES: Readonly<Record<string, readonly TileFeature[]>> = Object.fromEntries(
  classicTiles.tiles.map(({ id, features }) => [id, features]),
);

/**
 * The feature that a place names on a tile of the base game that has been turned clockwise by quarter turns; undefined
 * if there is none.
 */
export function featureNamed(tile: string, place: string, rotation: number): TileFeature | undefined {
  const [kind, edge] = turnedPlace(place, 4 - rotation).split(':');
  return FEATURES[tile]?.find(({ type, sides, edges }) => {
    if (type !== kind) return false;
    if (edge === undefined) return sides === undefined && edges === undefined;
    return sides?.includes(edge) === true || edges?.some((half) => half === edge) === true;
  });
}
