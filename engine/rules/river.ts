import { riverTiles, type TileKind } from '@asteroute/tiles';
import { across, opposite } from '../geometry.ts';
import type { RuleModule } from '../module.ts';
import type { PlaceMove } from '../moves.ts';
import { type Position, placementAt } from '../position.ts';
import type { TileSupply } from '../tileset.ts';
import type { Cell, Options, TileIndex } from '../types.ts';

const SOURCE = 'RI-source';
const LAKE = 'RI-lake';

/**
 * The river (RI-1 to RI-5): the source is the start tile, the other river tiles come before any other, the lake last.
 * Nobody stands on the river, and it scores nothing (K-19).
 */
export const river: RuleModule = {
  name: 'river',
  kinds: [{ name: 'river', joins: 'sides', complete: null, final: null }],
  options: { riverStartTile: ['box', 'stack'] },
  supply,
  drawable: (_, pos, tile) => stage(pos, tile) === Math.min(...tilesLeft(pos).map((left) => stage(pos, left))),
  select: (pos, tile, matching) => {
    if (!isRiver(pos.tables.tiles[tile])) return matching;
    const joined = matching.filter((move) => contacts(pos, tile, move).length === 1);
    // The rule against U-turns is waived where nothing else is possible (K-17).
    const straight = joined.filter((move) => !isUTurn(pos, tile, move));
    return straight.length > 0 ? straight : joined;
  },
};

/** The river's tiles beside the edition's own, whose start tile stays in the box or joins the stack (K-15). */
function supply({ riverStartTile }: Options, base: TileSupply): TileSupply {
  const boxed = (tile: TileKind) => tile.id === base.start && riverStartTile === 'box';
  const own = base.tiles.map((tile) => (boxed(tile) ? { ...tile, count: 0 } : tile));
  return { tiles: [...own, ...riverTiles.tiles], start: SOURCE };
}

function isRiver(tile: TileKind): boolean {
  return tile.features.some((feature) => feature.type === 'river');
}

/** When a tile comes: the river, the lake, the rest (RI-2, RI-3, K-18). */
function stage(pos: Position, tile: TileIndex): number {
  const kind = pos.tables.tiles[tile];
  if (kind.id === LAKE) return 1;
  return isRiver(kind) ? 0 : 2;
}

function tilesLeft(pos: Position): TileIndex[] {
  return [...pos.stack.keys()].filter((tile) => pos.stack[tile] > 0) as TileIndex[];
}

/** Board sides of a tile, so turned, where the river leaves it. */
function riverSides(pos: Position, tile: number, rotation: number): number[] {
  const code = pos.tables.kinds.findIndex((kind) => kind.name === 'river') + 1;
  return [0, 1, 2, 3].filter((side) => pos.tables.sideCode[tile * 16 + rotation * 4 + side] === code);
}

/** The river sides of a placement that join the river on the board (K-16). */
function contacts(pos: Position, tile: TileIndex, { cell, rotation }: PlaceMove): number[] {
  return riverSides(pos, tile, rotation).filter((side) => pos.board[across(cell, side)] !== 0);
}

/** Quarter turns the river takes on a tile, entered at one side: 0 straight on, 1 right, 3 left, or none at its end. */
function bend(sides: readonly number[], entry: number): number | null {
  const exit = sides.find((side) => side !== entry);
  return exit === undefined ? null : (exit - opposite(entry)) & 3;
}

/** Whether this curve bends the same way as the curve before it (K-17). */
function isUTurn(pos: Position, tile: TileIndex, move: PlaceMove): boolean {
  const [entry] = contacts(pos, tile, move);
  const turn = bend(riverSides(pos, tile, move.rotation), entry);
  if (turn === null || turn === 0) return false;
  const before = placementAt(pos, across(move.cell as Cell, entry));
  const sides = riverSides(pos, pos.placedTile[before], pos.placedRotation[before]);
  const exit = opposite(entry);
  const from = sides.find((side) => side !== exit);
  return from !== undefined && bend(sides, from) === turn;
}
