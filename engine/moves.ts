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
