/** Which of the tiles still to come fit where: worked out from the printed sides of the tiles alone (SW-16, D-2). */
import { boardTiles, drawnTile, type Game, type PlacedTile, type Rotation, stackCounts } from '@asteroute/engine';
import { SIDES, type TileKind } from '@asteroute/tiles';

/** An empty cell beside a tile, and what can still come to lie there. */
export interface Fit {
  readonly x: number;
  readonly y: number;
  /** Rotations that fit, by tile id, of kinds that are still to come; the tile in hand is one of them. */
  readonly rotations: ReadonlyMap<string, readonly Rotation[]>;
  /** How many of the tiles still to come fit. */
  readonly left: number;
}

/** A border of a cell where a feature of a neighbour ends: a road, a city; never open ground. */
export interface Stub {
  readonly x: number;
  readonly y: number;
  /** The side of the tile at (x, y), 0 for north, clockwise. */
  readonly side: number;
}

/** What each of the four sides shows, from north, clockwise; empty for open ground. */
type Sides = readonly string[];

const ROTATIONS = [0, 1, 2, 3] as const;
/** Steps to the neighbours in the order of the sides. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const key = (x: number, y: number): string => `${x},${y}`;

/** What a tile shows to the north, east, south and west once it is turned. */
export function sidesOf(kind: TileKind, rotation: Rotation): Sides {
  return ROTATIONS.map((side) => {
    const printed = SIDES[(side - rotation + 4) % 4];
    return kind.features.find((feature) => feature.sides?.includes(printed))?.type ?? '';
  });
}

/** Tiles still to come by kind: the stack and the tile in hand. */
export function comingTiles(game: Game): ReadonlyMap<string, number> {
  const coming = new Map(Object.entries(stackCounts(game)));
  const drawn = drawnTile(game);
  if (drawn !== null) coming.set(drawn, (coming.get(drawn) ?? 0) + 1);
  return coming;
}

/** Every empty cell beside a tile, with what can still come to lie there. */
export function fitsOf(game: Game): Fit[] {
  const placed = sidesByCell(game);
  const coming = comingTiles(game);
  const kinds = game.rules.tables.tiles.filter(({ id }) => coming.has(id));
  const turned = kinds.map((kind) => ({ id: kind.id, sides: ROTATIONS.map((rotation) => sidesOf(kind, rotation)) }));
  return [...emptyCells(boardTiles(game), placed)].map(([x, y]) => {
    const due = STEPS.map(([dx, dy], side) => placed.get(key(x + dx, y + dy))?.[(side + 2) % 4]);
    const fitting = turned.map(({ id, sides }) => [id, ROTATIONS.filter((r) => matches(sides[r], due))] as const);
    const rotations = new Map(fitting.filter(([, list]) => list.length > 0));
    const left = [...rotations.keys()].reduce((sum, id) => sum + (coming.get(id) ?? 0), 0);
    return { x, y, rotations, left };
  });
}

/** The features that end at cells. */
export function stubsAt(game: Game, cells: readonly { readonly x: number; readonly y: number }[]): Stub[] {
  const placed = sidesByCell(game);
  return cells.flatMap((cell) =>
    STEPS.flatMap(([dx, dy], side) => {
      const [x, y, facing] = [cell.x + dx, cell.y + dy, (side + 2) % 4];
      return placed.get(key(x, y))?.[facing] ? [{ x, y, side: facing }] : [];
    }),
  );
}

/** The segment that ends in a stub, named as the engine names places: by cell, first side and kind. */
export function segmentAt(game: Game, { x, y, side }: Stub): string {
  const tile = boardTiles(game).find((one) => one.x === x && one.y === y) as PlacedTile;
  const kind = game.rules.tables.tiles.find(({ id }) => id === tile.tile) as TileKind;
  const printed = SIDES[(side - tile.rotation + 4) % 4];
  const feature = kind.features.find(({ sides }) => sides?.includes(printed));
  const first = SIDES.find((_, at) => feature?.sides?.includes(SIDES[(at - tile.rotation + 4) % 4]));
  return `${x},${y},${first},${feature?.type}`;
}

function sidesByCell(game: Game): ReadonlyMap<string, Sides> {
  const kinds = new Map(game.rules.tables.tiles.map((kind) => [kind.id, kind]));
  return new Map(
    boardTiles(game).map(({ x, y, tile, rotation }) => [key(x, y), sidesOf(kinds.get(tile) as TileKind, rotation)]),
  );
}

/** Coordinates of the empty cells beside tiles, each once. */
function emptyCells(tiles: readonly PlacedTile[], placed: ReadonlyMap<string, Sides>): Set<readonly [number, number]> {
  const found = new Map<string, readonly [number, number]>();
  for (const tile of tiles) {
    for (const [dx, dy] of STEPS) {
      const [x, y] = [tile.x + dx, tile.y + dy];
      if (!placed.has(key(x, y))) found.set(key(x, y), [x, y]);
    }
  }
  return new Set(found.values());
}

/** Whether every side that faces a tile shows the same as that tile. */
function matches(sides: Sides, due: readonly (string | undefined)[]): boolean {
  return due.every((type, side) => type === undefined || type === sides[side]);
}
