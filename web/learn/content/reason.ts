import {
  boardTiles,
  type Game,
  lastPlaced,
  type Node,
  type PlacedTile,
  placeOf,
  type Rotation,
  realmOf,
  reserve,
} from '@asteroute/engine';
import { SIDES, type TileKind } from '@asteroute/tiles';
import { kindNamed } from '../../present/look.ts';

/** Why the engine refused a reader's move: a key of the rulebook's words, the rule, and what the sentence is about. */
export interface Reason {
  readonly why: 'apart' | 'sides' | 'river' | 'bend' | 'taken' | 'far' | 'garden' | 'abbot' | 'reserve' | 'never';
  readonly rule: string;
  /** Kinds of what meets, or of the realm; `space` is one of them. */
  readonly what: readonly string[];
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const isStarWars = (game: Game): boolean => game.rules.kinds.some(({ name }) => name === 'route');

/** What lies at a side of a tile so turned; meadow or space where nothing runs to it. */
function edgeOf(kind: TileKind, rotation: number, side: number): string {
  const printed = SIDES[(side - rotation + 4) % 4];
  const ground = kind.features.some(({ type }) => type === 'field') ? 'field' : 'space';
  return kind.features.find(({ sides }) => sides?.includes(printed))?.type ?? ground;
}

interface Meeting {
  readonly own: string;
  readonly other: string;
}

/** What the sides of a tile would meet on a cell. */
function meetings(game: Game, at: PlacedTile): Meeting[] {
  const tiles = boardTiles(game);
  return STEPS.flatMap(([dx, dy], side) => {
    const neighbour = tiles.find(({ x, y }) => x === at.x + dx && y === at.y + dy);
    if (neighbour === undefined) return [];
    const own = edgeOf(kindNamed(game, at.tile), at.rotation, side);
    return [{ own, other: edgeOf(kindNamed(game, neighbour.tile), neighbour.rotation, (side + 2) % 4) }];
  });
}

/** Why a tile cannot lie there; asked only after the engine has refused it. */
export function placeReason(game: Game, at: { tile: string; x: number; y: number; rotation: Rotation }): Reason {
  const met = meetings(game, at);
  if (met.length === 0) return { why: 'apart', rule: 'D-2', what: [] };
  const clash = met.find(({ own, other }) => own !== other);
  if (clash !== undefined) {
    const planet = kindNamed(game, at.tile).features.some(({ type }) => type === 'planet');
    const rule = isStarWars(game) ? (planet ? 'SW-17' : 'SW-16') : 'CL-5';
    return { why: 'sides', rule, what: [clash.own, clash.other] };
  }
  const continued = met.some(({ own }) => own === 'river');
  return continued ? { why: 'bend', rule: 'K-17', what: [] } : { why: 'river', rule: 'K-16', what: [] };
}

/** The rule that lets one meeple bar another, by kind of realm. */
const TAKEN: Readonly<Record<string, string>> = {
  route: 'SW-20',
  asteroid: 'SW-21',
  planet: 'C-4',
  field: 'FA-2',
};

/** Why a meeple cannot go there; asked only after the engine has refused it. */
export function deployReason(game: Game, meeple: string, node: Node): Reason {
  const place = placeOf(game, node);
  const last = lastPlaced(game);
  const what = [place.kind];
  const starWars = isStarWars(game);
  if ((reserve(game, game.position.seat)[meeple] ?? 0) === 0)
    return { why: 'reserve', rule: starWars ? 'C-11' : 'K-11', what };
  const apart = Math.max(Math.abs(place.x - last.x), Math.abs(place.y - last.y));
  if (apart > (place.kind === 'planet' ? 1 : 0)) return { why: 'far', rule: starWars ? 'SW-23' : 'CL-5', what };
  if (place.kind === 'garden' && meeple !== 'abbot') return { why: 'garden', rule: 'AB-5', what };
  if (meeple === 'abbot' && !['garden', 'monastery'].includes(place.kind)) return { why: 'abbot', rule: 'K-21', what };
  if (realmOf(game, node).figures.length > 0) return { why: 'taken', rule: TAKEN[place.kind] ?? 'CL-7', what };
  return { why: 'never', rule: starWars ? 'C-12' : 'K-19', what };
}
