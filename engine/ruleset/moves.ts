import { MATCHING_ROOM } from '../core/frontier.ts';
import type { Cell, MeepleIndex, Node, Rotation, TileIndex } from '../vocabulary/types.ts';

/** One ply. Draws and rolls are random; their outcome is part of the move, so that a list of moves replays a game. */
export type Move =
  | { readonly type: 'draw'; readonly tile: TileIndex }
  | { readonly type: 'place'; readonly cell: Cell; readonly rotation: Rotation }
  | { readonly type: 'deploy'; readonly meeple: MeepleIndex; readonly node: Node }
  | { readonly type: 'pass' }
  | { readonly type: 'recall' }
  | { readonly type: 'roll'; readonly dice: Throw };

/** Dice by side; null for a side that does not throw. */
export type Throw = readonly (readonly number[] | null)[];

/** Laying the tile in hand: the first half of a turn. */
export type PlaceMove = Extract<Move, { type: 'place' }>;
/** The second half of a turn: a meeple placed, none, or the abbot taken back. */
export type ActionMove = Extract<Move, { type: 'deploy' | 'pass' | 'recall' }>;

/** Whether two moves are the same ply. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.type === 'draw') return b.type === 'draw' && a.tile === b.tile;
  if (a.type === 'place') return b.type === 'place' && a.cell === b.cell && a.rotation === b.rotation;
  if (a.type === 'deploy') return b.type === 'deploy' && a.meeple === b.meeple && a.node === b.node;
  if (a.type === 'roll') return b.type === 'roll' && JSON.stringify(a.dice) === JSON.stringify(b.dice);
  return a.type === b.type;
}

/**
 * Placements and meeple actions as numbers, for searches through millions of moves: a placement is `cell * 4 +
 * rotation`, a meeple on a node is `node * 8 + meeple` (`deployCode`), and the other actions are the negative constants
 * below.
 */
export type PlacementCode = number;
/** What the meeple of a turn does, as described at `PlacementCode`. */
export type ActionCode = number;
/** No meeple. */
export const PASS: ActionCode = -1;
export const RECALL: ActionCode = -2;

/** The inverse of `placementCode`. Does not check that the cell is free or that the tile fits. */
export function placeMove(code: PlacementCode): PlaceMove {
  return { type: 'place', cell: cellOfCode(code), rotation: rotationOfCode(code) };
}

/** `cell * 4 + rotation`, as `listPlacements` writes it. */
export function placementCode({ cell, rotation }: PlaceMove): PlacementCode {
  return cell * 4 + rotation;
}

export function cellOfCode(code: PlacementCode): Cell {
  return (code >> 2) as Cell;
}

export function rotationOfCode(code: PlacementCode): Rotation {
  return (code & 3) as Rotation;
}

/** Returns the face that a placement of a tile shows: `tile * 4 + rotation`. */
export function faceOfCode(tile: TileIndex, code: PlacementCode): number {
  return tile * 4 + (code & 3);
}

export function deployCode(node: Node, meeple: MeepleIndex): ActionCode {
  return node * 8 + meeple;
}

/** Returns the node of a deploy action. */
export function nodeOfCode(code: ActionCode): Node {
  return (code >> 3) as Node;
}

/** Returns the kind of meeple of a deploy action. */
export function meepleOfCode(code: ActionCode): MeepleIndex {
  return code & 7;
}

/** The inverse of `actionCode`. Does not check that the meeple may stand there. */
export function actionMove(code: ActionCode): ActionMove {
  if (code < 0) return { type: code === PASS ? 'pass' : 'recall' };
  return { type: 'deploy', meeple: meepleOfCode(code), node: nodeOfCode(code) };
}

/** A number as `listActions` writes it: below 0 where no meeple is placed. */
export function actionCode(move: ActionMove): ActionCode {
  if (move.type === 'deploy') return deployCode(move.node, move.meeple);
  return move.type === 'pass' ? PASS : RECALL;
}

/** A reusable list of move codes. */
export class MoveList {
  readonly codes = new Int32Array(MATCHING_ROOM);
  size = 0;
}
