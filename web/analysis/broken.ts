/** Where features end at cells that no tile can fill any more: what lies there can never be completed. */
import { boardTiles, type Game, type Realm } from '@asteroute/engine';
import { type Fit, segmentAt, stubsAt } from './fits.ts';

/** A point in board units, 100 to a tile. */
interface Point {
  readonly u: number;
  readonly v: number;
}

/** How far from a tile's middle its marks lie, towards a side and towards a corner. */
const [TO_SIDE, TO_CORNER] = [37, 33];
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A point for each feature that is cut off, on the tile that has it. */
export function brokenPoints(game: Game, fits: readonly Fit[]): Point[] {
  const closed = fits.filter(({ left }) => left === 0);
  const ends = stubsAt(game, closed).map(({ x, y, side }) => middleOf(x, y, STEPS[side]));
  return [...ends, ...surroundedNoMore(game, closed)];
}

function middleOf(x: number, y: number, [dx, dy]: readonly [number, number]): Point {
  return { u: x * 100 + 50 + dx * TO_SIDE, v: y * 100 + 50 + dy * TO_SIDE };
}

/** Planets, abbeys and gardens with a closed cell among the eight around them. */
function surroundedNoMore(game: Game, closed: readonly { readonly x: number; readonly y: number }[]): Point[] {
  const inMiddle = new Set(
    game.rules.tables.tiles.filter(({ features }) => features.some((f) => !f.sides && !f.edges)).map(({ id }) => id),
  );
  return boardTiles(game)
    .filter(({ tile }) => inMiddle.has(tile))
    .filter((tile) => closed.some(({ x, y }) => Math.max(Math.abs(x - tile.x), Math.abs(y - tile.y)) === 1))
    .map(({ x, y }) => ({ u: x * 100 + 50 + TO_CORNER, v: y * 100 + 50 - TO_CORNER }));
}

/** Whether a realm ends at a cell that no tile can fill any more. */
export function isBroken(game: Game, fits: readonly Fit[], realm: Realm): boolean {
  if (realm.complete) return false;
  const closed = fits.filter(({ left }) => left === 0);
  const [first] = realm.places;
  if (first.side === null) {
    return closed.some(({ x, y }) => Math.max(Math.abs(x - first.x), Math.abs(y - first.y)) === 1);
  }
  const segments = new Set(realm.places.map(({ x, y, side, kind }) => `${x},${y},${side},${kind}`));
  return stubsAt(game, closed).some((stub) => segments.has(segmentAt(game, stub)));
}
