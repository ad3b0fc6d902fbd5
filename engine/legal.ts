import { codeAtSide, find, isComplete, kindOf, nodeOf } from './features.ts';
import { across, opposite } from './geometry.ts';
import { type ActionMove, type Move, type PlaceMove, sameMove } from './moves.ts';
import { type Position, placementAt, reserveFigure } from './position.ts';
import { dueContest, type Ruleset } from './ruleset.ts';
import {
  type Cell,
  type Figure,
  type MeepleIndex,
  type Node,
  ROTATIONS,
  type Rotation,
  type TileIndex,
} from './types.ts';

/** Empty cells with a tile beside them (D-2), in the order of the tiles they were first beside to. */
export function frontier(pos: Position): Cell[] {
  const cells = new Set<Cell>();
  for (let p = 0; p < pos.placed; p++) {
    for (let side = 0; side < 4; side++) {
      const cell = across(pos.placedCell[p] as Cell, side);
      if (pos.board[cell] === 0) cells.add(cell);
    }
  }
  return [...cells];
}

/** Whether every side that touches a tile matches it (SW-16, SW-17, D-2). */
function matches(pos: Position, cell: Cell, tile: TileIndex, rotation: Rotation): boolean {
  for (let side = 0; side < 4; side++) {
    const neighbour = placementAt(pos, across(cell, side));
    if (neighbour < 0) continue;
    if (codeAtSide(pos, neighbour, opposite(side)) !== pos.tables.sideCode[tile * 16 + rotation * 4 + side])
      return false;
  }
  return true;
}

/** Every cell and rotation where a tile may lie now. All four rotations are distinct (RECORD). */
export function placements(rules: Ruleset, pos: Position, tile: TileIndex): PlaceMove[] {
  const list: PlaceMove[] = [];
  for (const cell of frontier(pos)) {
    for (const rotation of ROTATIONS) {
      if (matches(pos, cell, tile, rotation)) list.push({ type: 'place', cell, rotation });
    }
  }
  return rules.modules.reduce((moves, module) => module.select?.(pos, tile, moves) ?? moves, list);
}

/** Whether a tile has any legal cell and rotation (C-14). */
export function fitsAnywhere(rules: Ruleset, pos: Position, tile: TileIndex): boolean {
  return placements(rules, pos, tile).length > 0;
}

/** Nodes a meeple may take: free realms of the new tile (SW-20 to SW-22, C-1, C-2), then what modules reach. */
function openPlaces(rules: Ruleset, pos: Position): Node[] {
  const last = pos.placed - 1;
  const own = pos.tables.features[pos.placedTile[last]].flatMap((feature, f) =>
    feature !== null && pos.held[find(pos, nodeOf(last, f))] === 0 ? [nodeOf(last, f)] : [],
  );
  return [...own, ...rules.modules.flatMap((module) => module.reach?.(rules, pos) ?? [])];
}

/**
 * The meeple actions after the tile lies: none (pass), each kind in reserve on each open place where it may stand
 * (SW-19, SW-25, CL-5, K-21), or taking a meeple back (AB-6).
 */
export function actions(rules: Ruleset, pos: Position): ActionMove[] {
  const kinds = rules.meeples.flatMap((_, m) =>
    reserveFigure(pos, pos.seat, m as MeepleIndex) < 0 ? [] : [m as MeepleIndex],
  );
  const nodes = kinds.length === 0 ? [] : openPlaces(rules, pos);
  const deploys = nodes.flatMap((node) => {
    const { name } = rules.kinds[kindOf(pos, node)];
    const fit = kinds.filter((meeple) => rules.meeples[meeple].stands.includes(name));
    return fit.map((meeple): ActionMove => ({ type: 'deploy', meeple, node }));
  });
  return [{ type: 'pass' }, ...deploys, ...(recallable(rules, pos) < 0 ? [] : [{ type: 'recall' } as const])];
}

/**
 * The figure that the player on turn may take back, or -1. One whose realm the new tile completed is scored as usual
 * and not offered (K-22, K-23).
 */
export function recallable(rules: Ruleset, pos: Position): Figure | -1 {
  const { crew, figureNode } = pos;
  const figure = [...figureNode.keys()].find((f) => {
    if (figureNode[f] < 0 || crew.seat[f] !== pos.seat || !rules.meeples[crew.meeple[f]].recalls) return false;
    return !isComplete(pos, find(pos, figureNode[f] as Node));
  });
  return (figure ?? -1) as Figure | -1;
}

/**
 * Every legal move. Chance: a draw for each kind of tile left; a roll is not listed (there are up to 6^12), see
 * `isLegal`.
 */
export function legalMoves(rules: Ruleset, pos: Position): Move[] {
  if (pos.phase === 'draw') return draws(rules, pos);
  if (pos.phase === 'place') return placements(rules, pos, pos.drawn as TileIndex);
  if (pos.phase === 'act') return actions(rules, pos);
  return [];
}

function draws(rules: Ruleset, pos: Position): Move[] {
  return [...drawable(rules, pos).entries()].flatMap(([tile, n]) =>
    n > 0 ? [{ type: 'draw', tile: tile as TileIndex }] : [],
  );
}

/** How many tiles of each kind may come next from the stack. */
export function drawable(rules: Ruleset, pos: Position): number[] {
  const may = (tile: TileIndex) => rules.modules.every((module) => module.drawable?.(rules, pos, tile) ?? true);
  return Array.from(pos.stack, (n, tile) => (n > 0 && may(tile as TileIndex) ? n : 0));
}

/** Membership in the generated list; for a roll, exactly the dice that are due (C-20). */
export function isLegal(rules: Ruleset, pos: Position, move: Move): boolean {
  if (move.type === 'roll') return pos.phase === 'roll' && isDueThrow(rules, pos, move.dice);
  return legalMoves(rules, pos).some((legal) => sameMove(legal, move));
}

function isDueThrow(rules: Ruleset, pos: Position, dice: readonly (readonly number[] | null)[]): boolean {
  const due = dueContest(rules, pos)?.dice ?? [];
  return dice.length === due.length && due.every((count, side) => (dice[side]?.length ?? null) === (count || null));
}
