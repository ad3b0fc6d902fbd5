import { find } from './features.ts';
import { type Position, sideOfFigure } from './position.ts';
import type { Figure, MeepleIndex, Node, Seat, SideIndex } from './types.ts';

/** Stands a figure of the reserve on a node. */
export function deploy(pos: Position, figure: Figure, node: Node): void {
  pos.figureNode[figure] = node;
  pos.held[find(pos, node)]++;
}

/** Takes a figure from the board back into its owner's reserve. */
export function takeBack(pos: Position, figure: Figure): void {
  pos.held[find(pos, pos.figureNode[figure] as Node)]--;
  pos.figureNode[figure] = -1;
}

/** The figures on a realm, in the order of their numbers. */
export function figuresOn(pos: Position, root: Node): Figure[] {
  const list: Figure[] = [];
  if (pos.held[root] === 0) return list;
  for (let f = 0; f < pos.figureNode.length; f++) {
    const node = pos.figureNode[f];
    if (node >= 0 && find(pos, node as Node) === root) list.push(f as Figure);
  }
  return list;
}

/** How many figures each side has on a realm. */
export function strength(pos: Position, root: Node): number[] {
  const counts = new Array<number>(pos.crew.sides).fill(0);
  for (const figure of figuresOn(pos, root)) counts[sideOfFigure(pos, figure)]++;
  return counts;
}

/** Bit per side with a figure on the realm. */
export function sidesOn(pos: Position, root: Node): number {
  if (pos.held[root] === 0) return 0;
  return figuresOn(pos, root).reduce((mask, figure) => mask | (1 << sideOfFigure(pos, figure)), 0);
}

/** The sides with the most figures on a realm: who scores it. After battles only one is left (SW-27, K-1). */
export function holders(pos: Position, root: Node): SideIndex[] {
  const counts = strength(pos, root);
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((n, side) => (n === most ? [side] : []));
}

/** Figures of one kind in a seat's reserve. */
export function inReserve(pos: Position, seat: Seat, meeple: MeepleIndex): number {
  let n = 0;
  for (let f = 0; f < pos.figureNode.length; f++) {
    if (pos.figureNode[f] < 0 && pos.crew.seat[f] === seat && pos.crew.meeple[f] === meeple) n++;
  }
  return n;
}
