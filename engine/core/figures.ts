import { lowestBit } from '../vocabulary/bits.ts';
import type { Figure, MeepleIndex, Node, Seat, SideIndex } from '../vocabulary/types.ts';
import { find } from './features.ts';
import { layout } from './layout.ts';
import { figureKind, type Position, sideOfFigure } from './position.ts';

const { DIRTY, FIGURE_NODE, HELD, HELD_BITS, HELD_MASK, RESERVE, RESERVE_BITS, RESERVE_MASK, SHARED } = layout;

/** Adds a figure to its owner's reserve (1), or takes it out (-1). */
function countReserve({ memory, figureTable }: Position, figure: Figure, change: 1 | -1): void {
  memory[RESERVE + figureTable.seat[figure]] += change << (RESERVE_BITS * figureTable.meeple[figure]);
}

/** Returns what a figure adds to the packed strengths of a realm (`HELD`). */
function strengthIn(pos: Position, figure: Figure): number {
  return pos.figureTable.strength[figure] << (HELD_BITS * sideOfFigure(pos, figure));
}

/** The node that a figure stands on, or -1 while it is in reserve. */
export function nodeOfFigure(pos: Position, figure: Figure): Node | -1 {
  return pos.memory[FIGURE_NODE + figure] as Node | -1;
}

/** The node of a figure that stands on the board; throws for one in reserve. */
export function nodeOfDeployed(pos: Position, figure: Figure): Node {
  const node = nodeOfFigure(pos, figure);
  if (node === -1) throw new Error(`figure ${figure} is in reserve`);
  return node;
}

/** The root of the realm that a figure stands on, or -1 while it is in reserve. */
export function realmOfFigure(pos: Position, figure: Figure): Node | -1 {
  const node = nodeOfFigure(pos, figure);
  return node === -1 ? -1 : find(pos, node);
}

/** How many figures there are in the game. */
export function figureCount(pos: Position): number {
  return pos.figureTable.seat.length;
}

/** Returns a figure of this kind in the seat's reserve, or -1. */
export function reserveFigure(pos: Position, seat: Seat, meeple: MeepleIndex): Figure | -1 {
  const { first, end } = pos.figureTable;
  const kind = figureKind(seat, meeple);
  for (let f = first[kind]; f < end[kind]; f++) {
    if (pos.memory[FIGURE_NODE + f] < 0) return f;
  }
  return -1;
}

/** Puts a figure from the reserve onto a node. */
export function deploy(pos: Position, figure: Figure, node: Node): void {
  const { memory } = pos;
  const held = HELD + find(pos, node);
  if (memory[held] !== 0) memory[DIRTY] |= SHARED;
  memory[FIGURE_NODE + figure] = node;
  memory[held] += strengthIn(pos, figure);
  countReserve(pos, figure, -1);
}

/** Takes a figure from the board back into its owner's reserve, with those that do not stay without it (TB-7). */
export function takeBack(pos: Position, figure: Figure): void {
  const root = find(pos, pos.memory[FIGURE_NODE + figure] as Node);
  const side = sideOfFigure(pos, figure);
  takeFrom(pos, figure, root);
  if (strengthOf(pos, root, side) === 0) takeBackWeak(pos, root, side);
}

/** Takes back a figure whose realm's root is known. */
function takeFrom(pos: Position, figure: Figure, root: Node): void {
  const { memory } = pos;
  memory[FIGURE_NODE + figure] = -1;
  memory[HELD + root] -= strengthIn(pos, figure);
  countReserve(pos, figure, 1);
}

/** Takes back every figure of a realm, or those of one side. */
export function takeBackAll(pos: Position, root: Node, side: SideIndex | -1): void {
  const { memory } = pos;
  const { sideOfFigure: sides } = pos.figureTable;
  const mask = side < 0 ? -1 : HELD_MASK << (HELD_BITS * side);
  for (let figure = 0; (memory[HELD + root] & mask) !== 0; figure++) {
    // This check is cheaper than `realmOfFigure` and skips figures of sides that have none left on the realm.
    if ((memory[HELD + root] & mask & (HELD_MASK << (HELD_BITS * sides[figure]))) === 0) continue;
    if (realmOfFigure(pos, figure) === root) takeFrom(pos, figure, root);
  }
  takeBackWeak(pos, root, side);
}

/** Takes back the figures without strength, of a side or of all (-1). */
function takeBackWeak(pos: Position, root: Node, side: SideIndex | -1): void {
  const { weak, sideOfFigure: sides } = pos.figureTable;
  for (let i = 0; i < weak.length; i++) {
    const figure = weak[i];
    if ((side === -1 || sides[figure] === side) && realmOfFigure(pos, figure) === root) takeFrom(pos, figure, root);
  }
}

/** Whether anyone has a figure with strength on the realm. */
export function isHeld(pos: Position, root: Node): boolean {
  return pos.memory[HELD + root] !== 0;
}

/** Returns the strength of a side on a realm: the sum of its figures' strengths, which are 1 for most kinds. */
export function strengthOf(pos: Position, root: Node, side: SideIndex): number {
  return (pos.memory[HELD + root] >> (HELD_BITS * side)) & HELD_MASK;
}

/** Returns the strength of the strongest side on a realm. */
export function mostOn(pos: Position, root: Node): number {
  let most = 0;
  for (let held = pos.memory[HELD + root]; held !== 0; held >>>= HELD_BITS) {
    if ((held & HELD_MASK) > most) most = held & HELD_MASK;
  }
  return most;
}

/** Whether several sides have figures on a realm. */
export function isShared(pos: Position, root: Node): boolean {
  const held = pos.memory[HELD + root];
  if (held === 0) return false;
  const first = HELD_BITS * (lowestBit(held) >> 2);
  return held >>> first > HELD_MASK;
}

/** The figures on a realm, in the order of their numbers. */
export function figuresOn(pos: Position, root: Node): Figure[] {
  const list: Figure[] = [];
  if (!isHeld(pos, root)) return list;
  for (let figure = 0; figure < figureCount(pos); figure++) {
    if (realmOfFigure(pos, figure) === root) list.push(figure);
  }
  return list;
}

/** Whether a side has a figure of a kind on the realm. */
export function hasOn(pos: Position, root: Node, side: SideIndex, meeple: MeepleIndex): boolean {
  const { first, end, sideOf } = pos.figureTable;
  for (let seat = 0; seat < sideOf.length; seat++) {
    if (sideOf[seat] !== side) continue;
    const kind = figureKind(seat, meeple);
    for (let f = first[kind]; f < end[kind]; f++) if (realmOfFigure(pos, f) === root) return true;
  }
  return false;
}

/** Bit per side with a figure on the realm. */
export function sidesOn(pos: Position, root: Node): number {
  let mask = 0;
  for (let side = 0; side < pos.figureTable.sides; side++) {
    if (strengthOf(pos, root, side) !== 0) mask |= 1 << side;
  }
  return mask;
}

/** Returns the strongest sides on a realm, which score it. After battles only one is left (SW-27, K-1). */
export function holders(pos: Position, root: Node): SideIndex[] {
  const most = mostOn(pos, root);
  if (most === 0) return [];
  return Array.from({ length: pos.figureTable.sides }, (_, side) => side).filter(
    (side) => strengthOf(pos, root, side) === most,
  );
}

/** Returns the number of figures of one kind in a seat's reserve. */
export function inReserve(pos: Position, seat: Seat, meeple: MeepleIndex): number {
  return (pos.memory[RESERVE + seat] >> (RESERVE_BITS * meeple)) & RESERVE_MASK;
}

/** Returns a bit for each kind of meeple that a player has in reserve. */
export function kindsInReserve(pos: Position, seat: Seat): number {
  const counts = pos.memory[RESERVE + seat];
  // The lowest bit of each count's 4 becomes whether any of them is set; then these bits move together.
  const halves = counts | (counts >>> 1);
  const any = (halves | (halves >>> 2)) & 0x11111111;
  const pairs = (any | (any >>> 3)) & 0x03030303;
  const fours = (pairs | (pairs >>> 6)) & 0x000f000f;
  return (fours | (fours >>> 12)) & 0xff;
}
