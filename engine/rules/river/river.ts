import { riverTiles, type TileKind } from '@asteroute/tiles';
import * as features from '../../core/features.ts';
import * as frontier from '../../core/frontier.ts';
import type { Position } from '../../core/position.ts';
import * as position from '../../core/position.ts';
import type { TileSupply } from '../../core/tileset.ts';
import type { RuleModule } from '../../ruleset/module.ts';
import type { MoveList, PlacementCode } from '../../ruleset/moves.ts';
import * as moves from '../../ruleset/moves.ts';
import * as bits from '../../vocabulary/bits.ts';
import * as geometry from '../../vocabulary/geometry.ts';
import type { Why } from '../../vocabulary/result.ts';
import type { Options, TileIndex } from '../../vocabulary/types.ts';

const { faceAt } = features;
const { facedCodesAt } = frontier;
const { placementAt } = position;
const { cellOfCode, faceOfCode } = moves;
const { lowestBit } = bits;
const { across, opposite } = geometry;

const SOURCE = 'RI-source';

/**
 * The river (RI-1 to RI-5): the source is the start tile, the other river tiles come before any other, the lake last.
 * No meeple stands on the river, and it scores nothing (K-19).
 */
export const river = {
  name: 'river',
  kinds: [{ name: 'river', joins: 'sides', complete: null, final: null }],
  options: { riverStartTile: ['box', 'stack'], riverTurns: ['refused', 'free'] },
  supply,
  stage,
  selects: isRiver,
  select(rules, pos, tile, matching) {
    const flow = flowIn(pos);
    keepJoined(pos, flow, matching);
    if (rules.options.riverTurns === 'refused') preferStraight(pos, tile, flow, matching);
  },
  forbids: { placement: whyNot },
  cites: [
    { why: 'comes-later', of: 'river', rule: 'K-18' },
    { why: 'comes-later', rule: 'RI-3' },
    { why: 'not-continued', rule: 'K-16' },
    { why: 'joined-twice', rule: 'K-17' },
    { why: 'turns-back', rule: 'K-17' },
    { why: 'may-not-stand', of: 'river', rule: 'K-19' },
  ],
} as const satisfies RuleModule;

/** Adds the river's tiles to those of the edition, whose start tile stays in the box or joins the stack (K-15). */
function supply({ riverStartTile }: Options, base: TileSupply): TileSupply {
  const boxed = (tile: TileKind) => tile.id === base.start && riverStartTile === 'box';
  const own = base.tiles.map((tile) => (boxed(tile) ? { ...tile, count: Math.max(0, tile.count - 1) } : tile));
  return { tiles: [...own, ...riverTiles.tiles], start: SOURCE };
}

function isRiver(tile: TileKind): boolean {
  return tile.features.some((feature) => feature.type === 'river');
}

/** Returns the stage of a tile: first the river, then the lake and any other end, then all others (RI-2, RI-3, K-18). */
function stage(tile: TileKind): number {
  const river = tile.features.find((feature) => feature.type === 'river');
  if (river === undefined) return 2;
  return river.sides?.length === 1 ? 1 : 0;
}

/** The code of a side that the river reaches (`CompiledTiles.sideCode`). */
function flowIn(pos: Position): number {
  return pos.tables.kinds.findIndex(({ name }) => name === 'river') + 1;
}

function keepJoined(pos: Position, flow: number, list: MoveList): void {
  let kept = 0;
  for (let i = 0; i < list.size; i++) {
    if (contactOf(pos, flow, list.codes[i]) >= 0) list.codes[kept++] = list.codes[i];
  }
  list.size = kept;
}

/** Keeps the placements without a U-turn and drops the others; if all make a U-turn, the rule is waived (K-17). */
function preferStraight(pos: Position, tile: TileIndex, flow: number, list: MoveList): void {
  const { codes } = list;
  if (!bends(pos, tile, flow)) return;
  let straight = 0;
  for (let i = 0; i < list.size; i++) {
    const code = codes[i];
    if (isUTurn(pos, tile, flow, code)) continue;
    codes[i] = codes[straight];
    codes[straight++] = code;
  }
  if (straight > 0) list.size = straight;
}

/** Whether the river turns on a tile: its two sides are no opposite ones. */
function bends(pos: Position, tile: TileIndex, flow: number): boolean {
  const end = otherEnd(pos, tile * 4, flow, -1);
  return bend(pos, tile * 4, flow, end) !== 0;
}

/** Returns why a placement is forbidden: it joins no river or joins it twice (K-16), or makes a U-turn (K-17). */
function whyNot(pos: Position, _: TileIndex, placement: PlacementCode): Why | null {
  const contact = contactOf(pos, flowIn(pos), placement);
  if (contact === APART) return 'not-continued';
  return contact === TWICE ? 'joined-twice' : 'turns-back';
}

/** Returned by `contactOf` instead of a side: the placement does not join the river, or joins it with two sides. */
const APART = -1;
const TWICE = -2;
/** A one for each side of a cell, in the 4 bits that it has (`facedCodesAt`). */
const EACH_SIDE = 0x1111;

/**
 * Returns the one side of a placement that joins the river on the board, or `APART` or `TWICE` (K-16, K-17). It matches
 * its neighbours, so that these tell what its sides are.
 */
function contactOf(pos: Position, flow: number, placement: PlacementCode): number {
  const others = facedCodesAt(pos, cellOfCode(placement)) ^ ((flow + 1) * EACH_SIDE);
  // The highest of a side's 4 bits is set where none of them was: there the river is.
  const joined = ~(((others & (7 * EACH_SIDE)) + 7 * EACH_SIDE) | others) & (8 * EACH_SIDE);
  if (joined === 0) return APART;
  return (joined & (joined - 1)) === 0 ? lowestBit(joined) >> 2 : TWICE;
}

/** Returns the river's other side on a face, or -1 if the river begins or ends there. */
function otherEnd(pos: Position, face: number, flow: number, end: number): number {
  for (let side = 0; side < 4; side++) {
    if (side !== end && pos.tables.sideCode[face * 4 + side] === flow) return side;
  }
  return -1;
}

/**
 * Returns the quarter turns that the river makes on a face, coming from `entry`: 0 straight or its end, 1 right, 3
 * left.
 */
function bend(pos: Position, face: number, flow: number, entry: number): number {
  const exit = otherEnd(pos, face, flow, entry);
  return exit < 0 ? 0 : (exit - opposite(entry)) & 3;
}

/** Whether this curve bends the same way as the curve before it (K-17). */
function isUTurn(pos: Position, tile: TileIndex, flow: number, placement: PlacementCode): boolean {
  const entry = contactOf(pos, flow, placement);
  const turn = bend(pos, faceOfCode(tile, placement), flow, entry);
  if (turn === 0) return false;
  const before = placementAt(pos, across(cellOfCode(placement), entry));
  const face = faceAt(pos, before);
  const from = otherEnd(pos, face, flow, opposite(entry));
  return from >= 0 && bend(pos, face, flow, from) === turn;
}
