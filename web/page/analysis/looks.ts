/** Which rotations of a tile look the same, symbols included (rotation symmetry). */
import type { Rotation } from '@asteroute/engine';
import { HALF_EDGES, SIDES, type TileFeature, type TileKind } from '@asteroute/tiles';

export const ALL_ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

const turnedSides = (sides: string, rotation: Rotation): string =>
  SIDES.filter((_, at) => sides.includes(SIDES[(at - rotation + 4) % 4])).join('');

/** What a feature looks like on a rotated tile, as text: two that look alike have the same text. */
export function featureLook({ features }: TileKind, feature: TileFeature, rotation: Rotation): string {
  const { type, sides = '', symbol = '', shields = 0, inn = false, cathedral = false, goods = '' } = feature;
  const { edges = [], cities = [] } = feature;
  const halves = HALF_EDGES.filter((_, at) => edges.includes(HALF_EDGES[(at - 2 * rotation + 8) % 8]));
  const beside = cities.map((city) => turnedSides(features[city]?.sides ?? '', rotation)).sort();
  return [type, turnedSides(sides, rotation), symbol, shields, inn, cathedral, goods, halves, beside].join('|');
}

const tileLook = (kind: TileKind, rotation: Rotation): string =>
  kind.features
    .map((feature) => featureLook(kind, feature, rotation))
    .sort()
    .join();

export function firstAlike(kind: TileKind, rotation: Rotation): Rotation {
  const look = tileLook(kind, rotation);
  return ALL_ROTATIONS.find((other) => tileLook(kind, other) === look) ?? rotation;
}

/** The rotations that look different from each other: the first of each group that looks the same. */
export const differentLooks = (kind: TileKind, rotations: readonly Rotation[] = ALL_ROTATIONS): Rotation[] => [
  ...new Set(rotations.map((rotation) => firstAlike(kind, rotation))),
];
