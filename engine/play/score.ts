import * as featureStats from '../core/feature-stats.ts';
import * as features from '../core/features.ts';
import * as figures from '../core/figures.ts';
import type { Position } from '../core/position.ts';
import * as position from '../core/position.ts';
import { type EventSink, type Formula, figureRef, type Share } from '../ruleset/events.ts';
import type { MoveList } from '../ruleset/moves.ts';
import type { Rate, RateTables, Ruleset } from '../ruleset/ruleset.ts';
import * as ruleset from '../ruleset/ruleset.ts';
import { coordinates } from '../vocabulary/geometry.ts';
import type { Figure, Node, SideIndex } from '../vocabulary/types.ts';

const { bonusOf, isClosed, ratePlaceOf, tilesOf } = featureStats;
const { find, kindOf, middleAround, middleCount, middleOf, nodeInOrder, placeRef, realmCells, statsOf } = features;
const {
  figureCount,
  figuresOn,
  hasOn,
  holders,
  isHeld,
  mostOn,
  nodeOfDeployed,
  nodeOfFigure,
  realmOfFigure,
  strengthOf,
  takeBack,
  takeBackAll,
} = figures;
const { addScore, hasClosedRealm, isOver, sideOfFigure } = position;
const { countOf } = ruleset;

/** Returns the points of a realm at a rate, as a formula for events. */
function formulaOf(rules: Ruleset, pos: Position, root: Node, rate: Rate | null): Formula {
  const terms = (rate?.rates ?? [])
    .map(({ what, each }) => ({ what, each, count: countOf(rules, pos, root, what) }))
    .filter(({ count }, index) => index === 0 || count > 0);
  return { terms, points: terms.reduce((sum, term) => sum + term.count * term.each, 0) };
}

/** Returns the points of a realm at a rate. */
function pointsAt(rules: Ruleset, pos: Position, root: Node, rate: Rate): number {
  const stats = statsOf(pos, root);
  let points = tilesOf(stats) * rate.tile + bonusOf(stats) * rate.bonus;
  for (let i = 0; i < rate.others.length; i++) points += rate.others[i].each * rate.others[i].count(rules, pos, root);
  return points;
}

/** Whether a realm is complete and belongs to a kind that scores on completion. */
export function isScorable(rules: Ruleset, pos: Position, root: Node): boolean {
  const stats = statsOf(pos, root);
  return isClosed(stats) && rules.rates.complete[ratePlaceOf(stats)] !== null;
}

/**
 * Returns the rate that applies to a realm now: that of a completed realm if it is complete, else that of the final
 * scoring.
 */
function rateNow({ complete, final }: RateTables, pos: Position, root: Node): Rate | null {
  const stats = statsOf(pos, root);
  const place = ratePlaceOf(stats);
  return (isClosed(stats) ? complete[place] : null) ?? final[place];
}

/** What a realm earns now, as a formula for events. */
export function worthNow(rules: Ruleset, pos: Position, root: Node): Formula {
  return formulaOf(rules, pos, root, rateNow(rules.rates, pos, root));
}

/** What its present tiles would earn if a realm were complete, as a formula. */
export function worthComplete(rules: Ruleset, pos: Position, root: Node): Formula {
  const place = ratePlaceOf(statsOf(pos, root));
  return formulaOf(rules, pos, root, rules.rates.complete[place] ?? rules.rates.final[place]);
}

/** What a realm earns now, in points; a side with certain meeples there may have another sum (`pointsFor`). */
export function pointsNow(rules: Ruleset, pos: Position, root: Node): number {
  return pointsBy(rules, pos, root, rules.rates);
}

/** The index in `sideRates` of a side that has a meeple on a realm which changes its rates (TB-13); -1 if none does. */
export function sideRatesAt(rules: Ruleset, pos: Position, root: Node, side: SideIndex): number {
  for (let i = 0; i < rules.sideRates.length; i++) {
    const { kind, meeple } = rules.sideRates[i];
    if (kind === kindOf(pos, root) && hasOn(pos, root, side, meeple)) return i;
  }
  return -1;
}

/** What a realm earns now for a side, in points; `points` is what others get. */
function pointsFor(rules: Ruleset, pos: Position, root: Node, side: SideIndex, points: number): number {
  const own = sideRatesAt(rules, pos, root, side);
  return own < 0 ? points : pointsBy(rules, pos, root, rules.sideRates[own]);
}

/** What a realm earns now by certain rates, in points. */
export function pointsBy(rules: Ruleset, pos: Position, root: Node, rates: RateTables): number {
  const rate = rateNow(rates, pos, root);
  return rate === null ? 0 : pointsAt(rules, pos, root, rate);
}

/** Scores a held realm for the sides that hold it and returns its meeples (SW-43, SW-51, CL-11, K-1). */
function scoreRealm(rules: Ruleset, pos: Position, root: Node, sink: EventSink | null): void {
  const points = pointsNow(rules, pos, root);
  const most = mostOn(pos, root);
  if (sink !== null) tellScored(rules, pos, root, sink);
  for (let side = 0; side < pos.figureTable.sides; side++) {
    if (strengthOf(pos, root, side) === most) addScore(pos, side, pointsFor(rules, pos, root, side, points));
  }
  takeBackAll(pos, root);
}

function tellScored(rules: Ruleset, pos: Position, root: Node, sink: EventSink): void {
  const formula = worthNow(rules, pos, root);
  const figures = figuresOn(pos, root);
  sink({
    type: 'scored',
    at: placeRef(pos, nodeOfDeployed(pos, figures[0])),
    complete: isScorable(rules, pos, root),
    cells: realmCells(pos, root).map(coordinates),
    formula,
    shares: holders(pos, root).map((side) => shareOf(rules, pos, root, side, formula.points)),
    returned: figures.map((f) => figureRef(pos, f)),
  });
}

function shareOf(rules: Ruleset, pos: Position, root: Node, side: SideIndex, points: number): Share {
  const own = sideRatesAt(rules, pos, root, side);
  if (own < 0) return { side, points };
  const formula = formulaOf(rules, pos, root, rateNow(rules.sideRates[own], pos, root));
  return { side, points: formula.points, formula };
}

/** Takes a figure back and scores its realm for its side as at the end of the game (AB-6, K-22). */
export function scoreRecall(rules: Ruleset, pos: Position, figure: Figure, sink: EventSink | null): void {
  const root = find(pos, nodeOfDeployed(pos, figure));
  if (sink !== null) tellRecalled(rules, pos, figure, sink);
  addScore(pos, sideOfFigure(pos, figure), pointsNow(rules, pos, root));
  takeBack(pos, figure);
}

function tellRecalled(rules: Ruleset, pos: Position, figure: Figure, sink: EventSink): void {
  const root = find(pos, nodeOfDeployed(pos, figure));
  const formula = worthNow(rules, pos, root);
  const recalled = figureRef(pos, figure);
  const cells = realmCells(pos, root).map(coordinates);
  const shares = [{ side: sideOfFigure(pos, figure), points: formula.points }];
  sink({ type: 'recalled', figure: recalled, cells, formula, shares, returned: [recalled] });
}

/**
 * Scores every held realm that the new tile completed (SW-43, C-42): the realms at its sides kind by kind, then the
 * middle features around it (C-41).
 */
export function scoreCompleted(rules: Ruleset, pos: Position, sink: EventSink | null): void {
  if (!hasClosedRealm(pos)) return;
  const { completed } = rules;
  completed.size = 0;
  const placement = pos.lastPlacement;
  for (let i = 0; i < 4; i++) {
    const node = nodeInOrder(pos, placement, i);
    if (node === -1) break;
    scoreIfDone(rules, pos, node, sink);
  }
  const own = middleOf(pos, placement);
  if (own !== -1) scoreIfDone(rules, pos, own, sink);
  const count = middleCount(pos);
  for (let i = 0; i < count; i++) scoreIfDone(rules, pos, middleAround(pos, i), sink);
  if (completed.size > 0) tellCompleted(rules, pos, sink);
}

/** Scores the realm of a node if the new tile completed it and somebody holds it; lists it for the modules that ask. */
function scoreIfDone(rules: Ruleset, pos: Position, node: Node, sink: EventSink | null): void {
  const root = find(pos, node);
  if (!isScorable(rules, pos, root)) return;
  if (isHeld(pos, root)) scoreRealm(rules, pos, root, sink);
  if (rules.closing.length > 0) addNew(rules.completed, root);
}

function addNew(list: MoveList, root: Node): void {
  for (let i = 0; i < list.size; i++) if (list.codes[i] === root) return;
  list.codes[list.size++] = root;
}

/** Asks the modules what the realms that the new tile completed bring, after all of them have scored (K-51). */
function tellCompleted(rules: Ruleset, pos: Position, sink: EventSink | null): void {
  const { closing, completed } = rules;
  for (let i = 0; i < completed.size; i++) {
    for (let m = 0; m < closing.length; m++) closing[m](rules, pos, completed.codes[i] as Node, sink);
  }
}

/** Scores every held realm at the end of the game, kind by kind and figure by figure (SW-53 to SW-57, C-44). */
export function scoreFinal(rules: Ruleset, pos: Position, sink: EventSink | null): void {
  const count = figureCount(pos);
  for (let kind = 0; kind < rules.kinds.length; kind++) {
    for (let figure = 0; figure < count; figure++) {
      const node = nodeOfFigure(pos, figure);
      if (node !== -1 && kindOf(pos, node) === kind) scoreRealm(rules, pos, find(pos, node), sink);
    }
  }
  for (const awards of rules.awarding) {
    awards(rules, pos, (what, points, sides) => {
      for (const side of sides) addScore(pos, side, points);
      if (sink !== null) sink({ type: 'awarded', what, shares: sides.map((side) => ({ side, points })) });
    });
  }
}

/** Adds to `gains` what each side would gain by a final scoring now: nothing more where the game is over. */
export function addProjected(rules: Ruleset, pos: Position, gains: Int32Array): void {
  if (isOver(pos)) return;
  const count = figureCount(pos);
  for (let figure = 0; figure < count; figure++) {
    const root = realmOfFigure(pos, figure);
    if (root !== -1 && isFirstOn(pos, root, figure)) addHolders(rules, pos, root, gains);
  }
  addAwards(rules, pos, gains);
}

/** Adds to `gains` what the final scoring would give now for anything else than realms. */
export function addAwards(rules: Ruleset, pos: Position, gains: Int32Array): void {
  for (let i = 0; i < rules.awarding.length; i++) {
    rules.awarding[i](rules, pos, (_, points, sides) => {
      for (const side of sides) gains[side] += points;
    });
  }
}

function addHolders(rules: Ruleset, pos: Position, root: Node, gains: Int32Array): void {
  const points = pointsNow(rules, pos, root);
  const most = mostOn(pos, root);
  for (let side = 0; side < pos.figureTable.sides; side++) {
    if (strengthOf(pos, root, side) === most) gains[side] += pointsFor(rules, pos, root, side, points);
  }
}

/** Whether no figure with a lower number stands on the realm, so that loops over figures visit each realm once. */
function isFirstOn(pos: Position, root: Node, figure: Figure): boolean {
  for (let f = 0; f < figure; f++) {
    if (realmOfFigure(pos, f) === root) return false;
  }
  return isHeld(pos, root);
}

/** The sides with the highest total: ties share the victory (SW-58, C-46, C-59). */
export function leaders(scores: ArrayLike<number>): number[] {
  const list = Array.from(scores);
  const highest = Math.max(...list);
  return list.flatMap((score, side) => (score === highest ? [side] : []));
}
