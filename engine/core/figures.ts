import * as bits from '../vocabulary/bits.ts';
import type { Figure, MeepleIndex, Node, Seat, SideIndex } from '../vocabulary/types.ts';
import * as features from './features.ts';
import { layout } from './layout.ts';
import type { Position } from './position.ts';
import * as position from './position.ts';

const { lowestBit } = bits;
const { find } = features;
const { figureKind, sideOfFigure } = position;

const {
  DIRTY,
  FEATURE,
  FIGURE_NODE,
  HELD,
  HELD_BITS,
  HELD_MASK,
  LINK_BITS,
  PARENT,
  RESERVE,
  RESERVE_BITS,
  RESERVE_MASK,
  SHARED,
} = layout;

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
  const word = pos.memory[FIGURE_NODE + figure];
  return word < 0 ? -1 : ((word & PARENT) as Node);
}

/** Returns one of the figures on a realm, or -1. */
export function firstFigureOn(pos: Position, root: Node): Figure | -1 {
  return (pos.memory[FEATURE + root] >> LINK_BITS) - 1;
}

/** The next figure in the ring of those on the same realm. */
export function nextFigure(pos: Position, figure: Figure): Figure {
  return pos.memory[FIGURE_NODE + figure] >> LINK_BITS;
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
  const root = find(pos, node);
  if (memory[HELD + root] !== 0) memory[DIRTY] |= SHARED;
  memory[HELD + root] += strengthIn(pos, figure);
  countReserve(pos, figure, -1);
  joinRing(memory, root, figure, node);
}

/** Adds a figure on a node to the ring of those on a realm. */
function joinRing(memory: Int32Array, root: Node, figure: Figure, node: number): void {
  const first = FIGURE_NODE + (memory[FEATURE + root] >> LINK_BITS) - 1;
  if (first < FIGURE_NODE) {
    memory[FIGURE_NODE + figure] = (figure << LINK_BITS) | node;
    memory[FEATURE + root] |= (figure + 1) << LINK_BITS;
  } else {
    memory[FIGURE_NODE + figure] = (memory[first] & ~PARENT) | node;
    memory[first] = (figure << LINK_BITS) | (memory[first] & PARENT);
  }
}

/** Gives the figures of a realm to that of `root`. */
export function joinFigures(memory: Int32Array, root: Node, child: Node): void {
  const held = memory[HELD + child];
  if (held === 0) return;
  if (memory[HELD + root] !== 0) memory[DIRTY] |= SHARED;
  memory[HELD + root] += held;
  const figure = memory[FEATURE + child] >> LINK_BITS;
  const first = memory[FEATURE + root] >> LINK_BITS;
  memory[FEATURE + child] &= PARENT;
  if (first === 0) memory[FEATURE + root] |= figure << LINK_BITS;
  else spliceRings(memory, FIGURE_NODE + first - 1, FIGURE_NODE + figure - 1);
}

/** Makes one ring of two, given the words of an element of each: they exchange their successors. */
function spliceRings(memory: Int32Array, a: number, b: number): void {
  const word = memory[a];
  memory[a] = (word & PARENT) | (memory[b] & ~PARENT);
  memory[b] = (memory[b] & PARENT) | (word & ~PARENT);
}

/** Takes a figure from the board back into its owner's reserve, with those that do not stay without it (TB-7). */
export function takeBack(pos: Position, figure: Figure): void {
  const root = find(pos, nodeOfDeployed(pos, figure));
  const side = sideOfFigure(pos, figure);
  takeOut(pos, root, side, figure);
  if (strengthOf(pos, root, side) === 0) takeBackSide(pos, root, side);
}

export function takeBackSide(pos: Position, root: Node, side: SideIndex): void {
  takeOut(pos, root, side, -1);
}

/** Takes back every figure of a realm. */
export function takeBackAll(pos: Position, root: Node): void {
  const { memory } = pos;
  const first = firstFigureOn(pos, root);
  for (let figure = first; figure !== -1; ) {
    const next = nextFigure(pos, figure);
    memory[FIGURE_NODE + figure] = -1;
    countReserve(pos, figure, 1);
    figure = next === first ? -1 : next;
  }
  memory[FEATURE + root] &= PARENT;
  memory[HELD + root] = 0;
}

/**
 * Takes back the figures of a side of a realm, or `only` one of them: empties the realm's ring and puts the others into
 * it again.
 */
function takeOut(pos: Position, root: Node, side: SideIndex, only: Figure | -1): void {
  const { memory } = pos;
  const first = firstFigureOn(pos, root);
  memory[FEATURE + root] &= PARENT;
  for (let figure = first; figure !== -1; ) {
    const word = memory[FIGURE_NODE + figure];
    if (sideOfFigure(pos, figure) === side && (only === -1 || figure === only)) {
      memory[FIGURE_NODE + figure] = -1;
      memory[HELD + root] -= strengthIn(pos, figure);
      countReserve(pos, figure, 1);
    } else joinRing(memory, root, figure, word & PARENT);
    figure = word >> LINK_BITS === first ? -1 : word >> LINK_BITS;
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
  const first = firstFigureOn(pos, root);
  for (let figure = first; figure !== -1; ) {
    list.push(figure);
    const next = nextFigure(pos, figure);
    figure = next === first ? -1 : next;
  }
  return list.sort((a, b) => a - b);
}

/** Whether a side has a figure of a kind on the realm. */
export function hasOn(pos: Position, root: Node, side: SideIndex, meeple: MeepleIndex): boolean {
  const { meeple: meeples, sideOfFigure: sides } = pos.figureTable;
  const first = firstFigureOn(pos, root);
  if (first === -1) return false;
  let figure = first;
  do {
    if (meeples[figure] === meeple && sides[figure] === side) return true;
    figure = nextFigure(pos, figure);
  } while (figure !== first);
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
