import type { Figure, MeepleIndex, Node, Seat, SideIndex } from '../types.ts';
import { find } from './features.ts';
import { layout, type Position, sideOfFigure, write } from './position.ts';

const { FIGURE_NODE, HELD, HELD_BITS, HELD_MASK, MEEPLES, MET, RESERVE, STIRRED } = layout;

/** Where a figure is counted among those in reserve. */
function reserveOf({ crew }: Position, figure: Figure): number {
  return RESERVE + crew.seat[figure] * MEEPLES + crew.meeple[figure];
}

/** Stands a figure of the reserve on a node. */
export function deploy(pos: Position, figure: Figure, node: Node): void {
  const { memory } = pos;
  const held = HELD + find(pos, node);
  const reserve = reserveOf(pos, figure);
  if (memory[held] !== 0) write(pos, STIRRED, memory[STIRRED] | MET);
  write(pos, FIGURE_NODE + figure, node);
  write(pos, held, memory[held] + (1 << (HELD_BITS * sideOfFigure(pos, figure))));
  write(pos, reserve, memory[reserve] - 1);
}

/** Takes a figure from the board back into its owner's reserve. */
export function takeBack(pos: Position, figure: Figure): void {
  const { memory } = pos;
  const held = HELD + find(pos, memory[FIGURE_NODE + figure] as Node);
  const reserve = reserveOf(pos, figure);
  write(pos, FIGURE_NODE + figure, -1);
  write(pos, held, memory[held] - (1 << (HELD_BITS * sideOfFigure(pos, figure))));
  write(pos, reserve, memory[reserve] + 1);
}

/** Takes back every figure of a realm, or those of one side. */
export function takeBackAll(pos: Position, root: Node, side: SideIndex | -1): void {
  const { memory, crew } = pos;
  let left = side < 0 ? memory[HELD + root] : (memory[HELD + root] >> (HELD_BITS * side)) & HELD_MASK;
  for (let f = 0; left !== 0; f++) {
    const node = memory[FIGURE_NODE + f];
    if (node < 0 || (side >= 0 && crew.sideOfFigure[f] !== side) || find(pos, node as Node) !== root) continue;
    takeBack(pos, f as Figure);
    left -= side < 0 ? 1 << (HELD_BITS * crew.sideOfFigure[f]) : 1;
  }
}

/** Whether somebody has a figure on the realm. */
export function isHeld(pos: Position, root: Node): boolean {
  return pos.memory[HELD + root] !== 0;
}

/** How many figures a side has on a realm. */
export function strengthOf(pos: Position, root: Node, side: SideIndex): number {
  return (pos.memory[HELD + root] >> (HELD_BITS * side)) & HELD_MASK;
}

/** The most figures that a side has on a realm. */
export function mostOn(pos: Position, root: Node): number {
  let most = 0;
  for (let held = pos.memory[HELD + root]; held !== 0; held >>= HELD_BITS) {
    if ((held & HELD_MASK) > most) most = held & HELD_MASK;
  }
  return most;
}

/** Whether several sides have figures on a realm. */
export function isShared(pos: Position, root: Node): boolean {
  const held = pos.memory[HELD + root];
  if (held === 0) return false;
  const first = HELD_BITS * ((31 - Math.clz32(held & -held)) >> 2);
  return held >> first > HELD_MASK;
}

/** The figures on a realm, in the order of their numbers. */
export function figuresOn(pos: Position, root: Node): Figure[] {
  const list: Figure[] = [];
  if (!isHeld(pos, root)) return list;
  for (let f = 0; f < pos.crew.seat.length; f++) {
    const node = pos.memory[FIGURE_NODE + f];
    if (node >= 0 && find(pos, node as Node) === root) list.push(f as Figure);
  }
  return list;
}

/** Bit per side with a figure on the realm. */
export function sidesOn(pos: Position, root: Node): number {
  let mask = 0;
  for (let side = 0; side < pos.crew.sides; side++) {
    if (strengthOf(pos, root, side) !== 0) mask |= 1 << side;
  }
  return mask;
}

/** The sides with the most figures on a realm: who scores it. After battles only one is left (SW-27, K-1). */
export function holders(pos: Position, root: Node): SideIndex[] {
  const most = mostOn(pos, root);
  if (most === 0) return [];
  return Array.from({ length: pos.crew.sides }, (_, side) => side).filter(
    (side) => strengthOf(pos, root, side) === most,
  );
}

/** Figures of one kind in a seat's reserve. */
export function inReserve(pos: Position, seat: Seat, meeple: MeepleIndex): number {
  return pos.memory[RESERVE + seat * MEEPLES + meeple];
}
