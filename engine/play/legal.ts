import * as featureStats from '../core/feature-stats.ts';
import * as features from '../core/features.ts';
import * as figures from '../core/figures.ts';
import * as frontier from '../core/frontier.ts';
import type { Position } from '../core/position.ts';
import * as position from '../core/position.ts';
import * as tileset from '../core/tileset.ts';
import type { ActionMove, Move, MoveList, PlaceMove } from '../ruleset/moves.ts';
import * as moves from '../ruleset/moves.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import * as ruleset from '../ruleset/ruleset.ts';
import * as bits from '../vocabulary/bits.ts';
import type { Figure, Node, TileIndex } from '../vocabulary/types.ts';
import * as score from './score.ts';

const { kindOfStats } = featureStats;
const { find, isComplete, kindOf, middleAround, middleCount, nodeOf, tileAt } = features;
const { isHeld, kindsInReserve, realmOfFigure, strengthOf } = figures;
const { ageOf, listMatching, matchesAnywhere } = frontier;
const { figureKind, tilesLeft } = position;
const { FEATURES } = tileset;
const { actionCode, actionMove, deployCode, PASS, placeMove, placementCode, RECALL } = moves;
const { dueContest } = ruleset;
const { lowestBit } = bits;
const { isScorable } = score;

/** Lists every cell and rotation where a tile may lie now, unordered (SW-16, SW-17, D-2). */
export function listPlacements(rules: Ruleset, pos: Position, tile: TileIndex, list: MoveList): void {
  list.size = listMatching(pos, tile, list.codes);
  if (rules.selected[tile] !== 0) select(rules, pos, tile, list);
}

function select(rules: Ruleset, pos: Position, tile: TileIndex, list: MoveList): void {
  for (let i = 0; i < rules.selecting.length; i++) rules.selecting[i].select?.(rules, pos, tile, list);
}

/**
 * Returns every cell and rotation where a tile may lie now, ordered by the first tile placed beside the cell. All four
 * rotations are distinct (RECORD).
 */
export function placements(rules: Ruleset, pos: Position, tile: TileIndex): PlaceMove[] {
  const { list } = rules;
  listPlacements(rules, pos, tile, list);
  const codes = [...list.codes.subarray(0, list.size)];
  const ages = new Map(codes.map((code) => [code, ageOf(pos, placeMove(code).cell) * 4 + (code & 3)]));
  return codes.sort((a, b) => (ages.get(a) ?? 0) - (ages.get(b) ?? 0)).map(placeMove);
}

/** Whether a tile has any legal cell and rotation (C-14). */
export function fitsAnywhere(rules: Ruleset, pos: Position, tile: TileIndex): boolean {
  if (rules.selected[tile] !== 0) {
    listPlacements(rules, pos, tile, rules.list);
    return rules.list.size > 0;
  }
  return matchesAnywhere(pos, tile);
}

/** Whether any tile kind with a count above 0 has a legal cell and rotation. */
export function anyFits(rules: Ruleset, pos: Position, counts: ArrayLike<number>): boolean {
  return Array.from(counts).some((count, tile) => count > 0 && fitsAnywhere(rules, pos, tile));
}

/**
 * Lists the meeple actions after the tile is placed: passing, each kind in reserve on each open place where it may
 * stand (SW-19, SW-25, CL-5, K-21), and taking a meeple back (AB-6). Open places are the unheld realms of the new tile
 * (SW-20 to SW-22, C-1, C-2), then those that modules make reachable.
 */
export function listActions(rules: Ruleset, pos: Position, list: MoveList): void {
  list.codes[0] = PASS;
  list.size = 1;
  const hand = kindsInReserve(pos, pos.seat);
  if (hand !== 0) {
    listOwnPlaces(rules, pos, hand, list);
    if (rules.reaching.length > 0) listReached(rules, pos, hand, list);
  }
  if (rules.recalls !== 0 && recallable(rules, pos) !== -1) list.codes[list.size++] = RECALL;
}

function listOwnPlaces(rules: Ruleset, pos: Position, hand: number, list: MoveList): void {
  const { stats, sizes } = rules.tables;
  const placement = pos.lastPlacement;
  const tile = tileAt(pos, placement);
  const size = sizes[tile];
  const weak = hand & rules.weak;
  for (let f = 0; f < size; f++) {
    const own = stats[tile * FEATURES + f];
    const fit = own === 0 ? 0 : hand & rules.stands[kindOfStats(own)];
    if (fit === 0) continue;
    const node = nodeOf(pos, placement, f);
    const root = find(pos, node);
    if (!isHeld(pos, root)) addDeploys(node, fit & ~weak, list);
    else if ((fit & weak) !== 0 && mayJoin(rules, pos, root)) addDeploys(node, fit & weak, list);
  }
}

/** Whether the player on turn may place meeples without strength on a realm that is held (TB-3, TB-11, K-33). */
function mayJoin(rules: Ruleset, pos: Position, root: Node): boolean {
  return strengthOf(pos, root, pos.figureTable.sideOf[pos.seat]) > 0 && !isScorable(rules, pos, root);
}

function listReached(rules: Ruleset, pos: Position, hand: number, list: MoveList): void {
  const count = middleCount(pos);
  for (let i = 0; i < count; i++) {
    const node = middleAround(pos, i);
    const fit = hand & rules.stands[kindOf(pos, node)] & ~rules.weak;
    if (fit !== 0 && isReached(rules, pos, node)) addDeploys(node, fit, list);
  }
}

function isReached(rules: Ruleset, pos: Position, node: Node): boolean {
  for (let i = 0; i < rules.reaching.length; i++) {
    if (rules.reaching[i].reaches?.(rules, pos, node)) return true;
  }
  return false;
}

function addDeploys(node: Node, meeples: number, list: MoveList): void {
  for (let left = meeples; left !== 0; left &= left - 1) {
    list.codes[list.size++] = deployCode(node, lowestBit(left));
  }
}

/** The meeple actions that are possible now. */
export function actions(rules: Ruleset, pos: Position): ActionMove[] {
  const { list } = rules;
  listActions(rules, pos, list);
  return Array.from(list.codes.subarray(0, list.size), actionMove);
}

/**
 * Returns the figure that the player on turn may take back, or -1. A figure whose realm the new tile completed is not
 * offered, because it is scored as usual (K-22, K-23).
 */
export function recallable(rules: Ruleset, pos: Position): Figure | -1 {
  const { first, end } = pos.figureTable;
  for (let left = rules.recalls; left !== 0; left &= left - 1) {
    const kind = figureKind(pos.seat, lowestBit(left));
    for (let f = first[kind]; f < end[kind]; f++) {
      const root = realmOfFigure(pos, f);
      if (root !== -1 && !isComplete(pos, root)) return f;
    }
  }
  return -1;
}

/**
 * Returns every legal move. In phase `draw`: one for each kind of tile left. Rolls are not listed, because there are up
 * to 6^12: see `isLegal`.
 */
export function legalMoves(rules: Ruleset, pos: Position): Move[] {
  if (pos.phase === 'draw') return draws(rules, pos);
  if (pos.phase === 'place') return placements(rules, pos, pos.drawn);
  if (pos.phase === 'act') return actions(rules, pos);
  return [];
}

function draws(rules: Ruleset, pos: Position): Move[] {
  return drawable(rules, pos).flatMap((n, tile) => (n > 0 ? [{ type: 'draw', tile }] : []));
}

/** Returns how many tiles of each kind may be drawn next: those of the earliest stage in the stack. */
export function drawable(rules: Ruleset, pos: Position): number[] {
  const counts: number[] = [];
  for (let tile = 0; tile < rules.tables.tiles.length; tile++) counts.push(tilesLeft(pos, tile));
  return earliestStage(rules, counts);
}

/** Keeps the counts of the tile kinds of the earliest stage that is left, and sets all others to 0. */
export function earliestStage({ stage }: Ruleset, counts: readonly number[]): number[] {
  let now = Number.POSITIVE_INFINITY;
  for (let tile = 0; tile < counts.length; tile++) if (counts[tile] > 0 && stage[tile] < now) now = stage[tile];
  return counts.map((n, tile) => (stage[tile] === now ? n : 0));
}

/** Whether a move is among the generated ones; for a roll, whether it has exactly the dice that are due (C-20). */
export function isLegal(rules: Ruleset, pos: Position, move: Move): boolean {
  if (move.type === 'roll') return pos.phase === 'roll' && isDueThrow(rules, pos, move.dice);
  if (move.type === 'draw') return pos.phase === 'draw' && (drawable(rules, pos)[move.tile] ?? 0) > 0;
  if (move.type === 'place') {
    if (pos.phase !== 'place' || (move.rotation & ~3) !== 0) return false;
    listPlacements(rules, pos, pos.drawn, rules.list);
    return isListed(rules.list, placementCode(move));
  }
  // A number too large for its bits would give the code of another move.
  const strays = move.type === 'deploy' && (move.node < 0 || (move.meeple & ~7) !== 0);
  if (pos.phase !== 'act' || strays) return false;
  listActions(rules, pos, rules.list);
  return isListed(rules.list, actionCode(move));
}

function isListed({ codes, size }: MoveList, code: number): boolean {
  return codes.subarray(0, size).includes(code);
}

function isDueThrow(rules: Ruleset, pos: Position, dice: readonly (readonly number[] | null)[]): boolean {
  const due = dueContest(rules, pos)?.dice ?? [];
  return dice.length === due.length && due.every((count, side) => (dice[side]?.length ?? null) === (count || null));
}
