/** Animations of the board while nothing happens: lights on routes, windows, beacons, stars, planets, water. */

import { flatten, turn } from '@asteroute/board/art/curves/curve.ts';
import { trail } from '@asteroute/board/art/curves/trails.ts';
import { anchor, emblemSpot, featureCurve, printSpot } from '@asteroute/board/art/shape/geometry.ts';
import { seeded } from '@asteroute/board/art/shape/random.ts';
import type { LifeKind, LifeView, Point } from '@asteroute/board/model/state.ts';
import { allRealms, boardTiles, featureAt, type Game, type PlacedTile, type Realm } from '@asteroute/engine';
import type { TileKind } from '@asteroute/tiles';
import { kindNamed, tileOn } from '../appearance.ts';

/** How many of each kind move, the newest ones: constant motion drains the battery. */
const MOST: Readonly<Record<Exclude<LifeKind, 'guide'>, number>> = {
  traffic: 2,
  beacon: 2,
  window: 4,
  planet: 3,
  star: 4,
  water: 2,
};

/** The kind of animation that a completed realm gets; a river gets its own even before it is completed. */
const LIVES: Readonly<Record<string, LifeKind>> = {
  route: 'traffic',
  road: 'traffic',
  planet: 'beacon',
  city: 'window',
  river: 'water',
};

type Place = Realm['places'][number];

/** Everything on the board that is animated while nothing happens, in board units. */
export function lifeViews(game: Game): LifeView[] {
  const tiles = boardTiles(game);
  const ofRealms = allRealms(game)
    .filter(({ kind, complete }) => complete || kind === 'river')
    .toReversed()
    .flatMap((realm) => lifeOf(game, realm));
  const all = [...ofRealms, ...tiles.toReversed().flatMap((tile) => lifeOn(tile, kindNamed(game, tile.tile)))];
  return Object.entries(MOST).flatMap(([kind, most]) => all.filter((life) => life.kind === kind).slice(0, most));
}

function lifeOf(game: Game, realm: Realm): LifeView[] {
  const kind = LIVES[realm.kind];
  if (kind === undefined) return [];
  const { x, y } = realm.places[0];
  const id = `${kind} ${x},${y} ${realm.places.length}`;
  if (kind === 'window')
    return realm.places.map((place, i) => ({ id: `${id} ${i}`, kind, way: onBoard(game, place, heart) }));
  if (kind === 'beacon') return [{ id, kind, way: [{ u: x * 100 + 50, v: y * 100 + 50 }] }];
  return [{ id, kind, way: trail(realm.places.map((place) => onBoard(game, place, centreLine))) }];
}

/** Lights that point at a realm: one travels along a line, a ring opens in the middle of anything else. */
export function lightsOn(game: Game, realm: Realm): LifeView[] {
  const id = pointedId(realm);
  if (LIVES[realm.kind] === 'traffic') return lifeOf(game, realm).map((life) => ({ ...life, id }));
  return [{ id, kind: 'beacon', way: onBoard(game, realm.places[realm.places.length >> 1], heart) }];
}

/** Rings that open at the symbols and coats of arms of a realm. */
export const lightsOnPrints = (game: Game, realm: Realm): LifeView[] =>
  realm.places
    .flatMap((place) => onBoard(game, place, prints))
    .map((at, i) => ({ id: `${pointedId(realm)} ${i}`, kind: 'beacon', way: [at] }));

const pointedId = ({ kind, places: [{ x, y, side }] }: Realm): string => `pointed ${kind} ${x},${y} ${side}`;

function onBoard(game: Game, place: Place, points: (kind: TileKind, feature: number) => readonly Point[]): Point[] {
  const { tile, rotation } = tileOn(game, place);
  return points(kindNamed(game, tile), featureAt(game, place))
    .map((point) => turn(point, rotation))
    .map(({ u, v }) => ({ u: u + place.x * 100, v: v + place.y * 100 }));
}

const centreLine = (kind: TileKind, feature: number): Point[] => flatten(featureCurve(kind, feature), 6);
const heart = (kind: TileKind, feature: number): Point[] => [anchor(kind, feature, 0)];
const prints = (kind: TileKind, feature: number): readonly Point[] =>
  [emblemSpot(kind, feature) ?? printSpot(kind, feature) ?? []].flat();

function lifeOn({ x, y, tile }: PlacedTile, { features }: TileKind): LifeView[] {
  const at = (u: number, v: number): Point[] => [{ u: x * 100 + u, v: y * 100 + v }];
  const types = features.map(({ type }) => type);
  if (types.includes('planet')) return [{ id: `planet ${x},${y}`, kind: 'planet', way: at(50, 50) }];
  if (!types.every((type) => type === 'route')) return [];
  const random = seeded(`${tile} ${x},${y}`);
  return [{ id: `star ${x},${y}`, kind: 'star', way: at(12 + 18 * random(), 70 + 18 * random()) }];
}
