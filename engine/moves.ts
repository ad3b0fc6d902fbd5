import type { Cell, MeepleIndex, Node, Rotation, TileIndex } from './types.ts';

/** One ply. Draws and rolls are chance: their outcome is part of the move, so that a list of moves replays a game. */
export type Move =
  | { readonly type: 'draw'; readonly tile: TileIndex }
  | { readonly type: 'place'; readonly cell: Cell; readonly rotation: Rotation }
  | { readonly type: 'deploy'; readonly meeple: MeepleIndex; readonly node: Node }
  | { readonly type: 'pass' }
  | { readonly type: 'recall' }
  | { readonly type: 'roll'; readonly dice: Throw };

/** Dice by side; null for a side that does not throw. */
export type Throw = readonly (readonly number[] | null)[];

export type MoveType = Move['type'];
export type PlaceMove = Extract<Move, { type: 'place' }>;
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
 * Placements and meeple actions as numbers, for those who look at millions: a placement is `cell * 4 + rotation`, a
 * meeple on a node `node * 8 + meeple`, and the two actions below 0 are the others.
 */
export type PlacementCode = number;
export type ActionCode = number;
export const PASS: ActionCode = -1;
export const RECALL: ActionCode = -2;

export function placeMove(code: PlacementCode): PlaceMove {
  return { type: 'place', cell: (code >> 2) as Cell, rotation: (code & 3) as Rotation };
}

export function placementCode({ cell, rotation }: PlaceMove): PlacementCode {
  return cell * 4 + rotation;
}

export function actionMove(code: ActionCode): ActionMove {
  if (code < 0) return { type: code === PASS ? 'pass' : 'recall' };
  return { type: 'deploy', meeple: (code & 7) as MeepleIndex, node: (code >> 3) as Node };
}

export function actionCode(move: ActionMove): ActionCode {
  if (move.type === 'deploy') return move.node * 8 + move.meeple;
  return move.type === 'pass' ? PASS : RECALL;
}

/** Codes of moves in a list that is made once and filled again and again. */
export class MoveList {
  readonly codes = new Int32Array(1024);
  size = 0;
}
