import * as features from '../core/features.ts';
import * as figures from '../core/figures.ts';
import * as laying from '../core/laying.ts';
import type { Position } from '../core/position.ts';
import * as position from '../core/position.ts';
import { type EventSink, figureRef } from '../ruleset/events.ts';
import type { ActionCode, PlacementCode, Throw } from '../ruleset/moves.ts';
import * as moves from '../ruleset/moves.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import * as ruleset from '../ruleset/ruleset.ts';
import { cellAt, coordinates } from '../vocabulary/geometry.ts';
import { type Figure, PHASE_NUMBERS, type Seat, type TileIndex } from '../vocabulary/types.ts';
import * as legal from './legal.ts';
import * as score from './score.ts';

const { find, placeRef } = features;
const { deploy, isHeld, reserveFigure, takeBack } = figures;
const { layTile } = laying;
const {
  beginTurn,
  countPutBack,
  grantTurnAgain,
  hasClosedRealm,
  hasTurnAgain,
  isExtraTurn,
  mayShareRealm,
  setDrawn,
  setPhase,
  takeTile,
} = position;
const { cellOfCode, meepleOfCode, nodeOfCode, PASS, RECALL, rotationOfCode } = moves;
const { diceDue, dueContest, tokensOf } = ruleset;
const { anyFits, drawable, fitsAnywhere, recallable } = legal;
const { leaders, scoreCompleted, scoreFinal, scoreRecall } = score;

const { place: PLACE, act: ACT, roll: ROLL, over: OVER } = PHASE_NUMBERS;

/** Lays the start tile (SW-7). */
export function openBoard(pos: Position): void {
  layTile(pos, cellAt(0, 0), pos.tables.start, 0);
}

/** Draws a tile. If it fits nowhere, the same player draws again (D-3, SW-18). */
export function drawTile(rules: Ruleset, pos: Position, tile: TileIndex, sink: EventSink | null): void {
  const fits = fitsAnywhere(rules, pos, tile);
  const back = !fits && isPutBack(rules, pos);
  if (sink !== null) tellDrawn(pos, tile, fits ? null : back ? 'put-back' : 'set-aside', sink);
  if (back) return countPutBack(pos);
  takeTile(pos, tile);
  if (fits) {
    setDrawn(pos, tile);
    setPhase(pos, PLACE);
  } else if (isStackSpent(rules, pos)) finish(rules, pos, sink);
}

/** Whether a tile that fits nowhere stays in the stack: only while another tile that may be drawn now fits (D-3). */
function isPutBack(rules: Ruleset, pos: Position): boolean {
  return rules.putsBack && anyFits(rules, pos, drawable(rules, pos));
}

/**
 * Whether the game ends after a tile left the stack: if the stack is empty, or if no tile in it fits anywhere (D-3,
 * D-10).
 */
function isStackSpent(rules: Ruleset, pos: Position): boolean {
  return rules.putsBack ? !anyFits(rules, pos, pos.stack) : pos.stackSize === 0;
}

function tellDrawn(pos: Position, tile: TileIndex, fate: 'put-back' | 'set-aside' | null, sink: EventSink): void {
  const { id } = pos.tables.tiles[tile];
  sink({ type: 'drew', seat: pos.seat, tile: id, left: pos.stackSize - 1 });
  if (fate !== null) sink({ type: fate, seat: pos.seat, tile: id });
}

/** Action 1 (SW-15, CL-5): places the tile in hand. */
export function placeTile(pos: Position, placement: PlacementCode, sink: EventSink | null): void {
  const tile = pos.drawn;
  const cell = cellOfCode(placement);
  const rotation = rotationOfCode(placement);
  layTile(pos, cell, tile, rotation);
  setDrawn(pos, -1);
  setPhase(pos, ACT);
  if (sink === null) return;
  const extra = isExtraTurn(pos);
  sink({ type: 'placed', seat: pos.seat, tile: pos.tables.tiles[tile].id, ...coordinates(cell), rotation, extra });
}

/** Draws a tile and places it: `drawTile` and `placeTile` in one, for callers that know that the placement fits. */
export function layDrawn(pos: Position, tile: TileIndex, placement: PlacementCode): void {
  takeTile(pos, tile);
  layTile(pos, cellOfCode(placement), tile, rotationOfCode(placement));
  setPhase(pos, ACT);
}

/** Plays action 2 (SW-19) and everything that follows from it. */
export function act(rules: Ruleset, pos: Position, action: ActionCode, sink: EventSink | null): void {
  for (let i = 0; i < rules.again.length; i++) if (rules.again[i](rules, pos)) grantTurnAgain(pos);
  if (action >= 0) {
    const figure = reserveFigure(pos, pos.seat, meepleOfCode(action));
    deploy(pos, figure, nodeOfCode(action));
    if (sink !== null) sink({ type: 'deployed', figure: figureRef(pos, figure) });
  } else if (action === RECALL) scoreRecall(rules, pos, recallable(rules, pos), sink);
  else if (sink !== null && action === PASS) sink({ type: 'passed', seat: pos.seat });
  settle(rules, pos, sink);
}

/**
 * Whether an action changes only the meeple that it places and whose turn it is, so that `takeBackAction` can undo it:
 * no realm is completed or shared, and the game continues.
 */
export function isQuiet(rules: Ruleset, pos: Position, action: ActionCode): boolean {
  if (pos.stackSize === 0 || hasClosedRealm(pos)) return false;
  if (rules.contesting !== null && mayShareRealm(pos)) return false;
  return action === PASS || (action >= 0 && !isHeld(pos, find(pos, nodeOfCode(action))));
}

/**
 * Undoes a quiet action of a seat, in an `extra` turn or not, by taking back the figure that it placed (-1: none). Other
 * actions need `undo`.
 */
export function takeBackAction(pos: Position, seat: Seat, figure: Figure | -1, extra: boolean): void {
  if (figure !== -1) takeBack(pos, figure);
  beginTurn(pos, seat, extra);
  setPhase(pos, ACT);
}

/** Action 3: applies a roll of the running battle's dice (SW-28) and reports it as an event. */
export function roll(rules: Ruleset, pos: Position, dice: Throw, sink: EventSink | null): void {
  const highest = dice.map((own) => (own === null ? 0 : Math.max(...own)));
  const contest = dueContest(rules, pos);
  if (sink !== null && contest !== null)
    sink({ type: 'rolled', at: placeRef(pos, contest.node), dice, top: leaders(highest) });
  rollHighest(rules, pos, highest, sink);
}

/** Applies a roll of which only the highest die of each side is known, because no other die matters (SW-32). */
export function rollHighest(rules: Ruleset, pos: Position, highest: ArrayLike<number>, sink: EventSink | null): void {
  rules.contesting?.resolve?.(rules, pos, highest, sink);
  if (!isContestDue(rules, pos)) settle(rules, pos, sink);
}

function isContestDue(rules: Ruleset, pos: Position): boolean {
  for (let side = 0; side < pos.figureTable.sides; side++) {
    if (diceDue(rules, pos, side) > 0) return true;
  }
  return false;
}

/** Waits for dice while a contest is undecided; otherwise action 4, scoring, and the end of the turn (SW-14, C-18). */
function settle(rules: Ruleset, pos: Position, sink: EventSink | null): void {
  if (rules.contesting?.begin?.(rules, pos, sink)) return setPhase(pos, ROLL);
  scoreCompleted(rules, pos, sink);
  const isLast = pos.stackSize === 0;
  const again = !isLast && hasTurnAgain(pos);
  if (sink !== null) sink({ type: 'turn-ended', seat: pos.seat, scores: Array.from(pos.scores), again });
  if (isLast) return finish(rules, pos, sink);
  const next = again ? pos.seat : pos.seat + 1;
  beginTurn(pos, next === rules.players.length ? 0 : next, again);
}

/** Ends the game, after the turn in which the stack became empty (D-10, SW-53, C-47). */
export function finish(rules: Ruleset, pos: Position, sink: EventSink | null): void {
  scoreFinal(rules, pos, sink);
  setPhase(pos, OVER);
  if (sink === null) return;
  const sides = Array.from({ length: pos.figureTable.sides }, (_, side) => side);
  const tokens = rules.collecting.length === 0 ? {} : { tokens: sides.map((side) => tokensOf(rules, pos, side)) };
  sink({ type: 'ended', scores: Array.from(pos.scores), winners: leaders(pos.scores), ...tokens });
}
