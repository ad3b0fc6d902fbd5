import { classicTiles, innsTiles, type TileFeature, tradersTiles } from '@asteroute/tiles';
import { turnedPlace } from './places.ts';

const FEATURES: Readonly<Record<string, readonly TileFeature[]>> = Object.fromEntries(
  [classicTiles, innsTiles, tradersTiles].flatMap(({ tiles }) => tiles.map(({ id, features }) => [id, features])),
);

/** On a tile turned clockwise by quarter turns; undefined if there is none. */
export function featureNamed(tile: string, place: string, rotation: number): TileFeature | undefined {
  const [kind, edge] = turnedPlace(place, 4 - rotation).split(':');
  return FEATURES[tile]?.find(({ type, sides, edges }) => {
    if (type !== kind) return false;
    // A meadow that cities enclose touches no edge.
    if (edge === undefined) return (sides ?? edges ?? []).length === 0;
    return sides?.includes(edge) === true || edges?.some((half) => half === edge) === true;
  });
}
