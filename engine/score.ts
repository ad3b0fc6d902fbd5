import { type EventSink, type Formula, figureRef } from './events.ts';
import { featureOf, find, isComplete, kindOf, middleNode, nodeAtSide, placeRef, realmCells } from './features.ts';
import { figuresOn, holders, takeBack } from './figures.ts';
import { AROUND_STEPS, beside, coordinates } from './geometry.ts';
import type { Rates } from './module.ts';
import { lastCell, type Position, sideOfFigure } from './position.ts';
import type { Ruleset } from './ruleset.ts';
import type { Figure, Node } from './types.ts';

/** What a realm is worth at these rates. */
export function formulaOf(rules: Ruleset, pos: Position, root: Node, rates: Rates): Formula {
  const terms = rates
    .map(({ what, each }) => ({ what, each, count: rules.count(pos, root, what) }))
    .filter(({ count }, index) => index === 0 || count > 0);
  return { terms, points: terms.reduce((sum, term) => sum + term.count * term.each, 0) };
}

/** Whether a realm is complete and of a kind that scores when it is. */
export function isScorable(rules: Ruleset, pos: Position, root: Node): boolean {
  return rules.kinds[kindOf(pos, root)].complete !== null && isComplete(pos, root);
}

/** What a realm earns now: the rates of a completed one when it is complete, else those of the final scoring. */
export function worthNow(rules: Ruleset, pos: Position, root: Node): Formula {
  const { complete, final } = rules.kinds[kindOf(pos, root)];
  return formulaOf(rules, pos, root, (isScorable(rules, pos, root) ? complete : final) ?? []);
}

/** Scores a held realm for the sides that hold it and returns its meeples (SW-43, SW-51, CL-11, K-1). */
function scoreRealm(rules: Ruleset, pos: Position, root: Node, sink: EventSink | null): void {
  const formula = worthNow(rules, pos, root);
  const figures = figuresOn(pos, root);
  const shares = holders(pos, root).map((side) => ({ side, points: formula.points }));
  for (const share of shares) pos.scores[share.side] += share.points;
  sink?.({
    type: 'scored',
    at: placeRef(pos, pos.figureNode[figures[0]] as Node),
    complete: isScorable(rules, pos, root),
    cells: realmCells(pos, root).map(coordinates),
    formula,
    shares,
    returned: figures.map((f) => figureRef(pos, f)),
  });
  for (const figure of figures) takeBack(pos, figure);
}

/** Takes a figure back and scores its realm for its side as at the end of the game (AB-6, K-22). */
export function scoreRecall(rules: Ruleset, pos: Position, figure: Figure, sink: EventSink | null): void {
  const root = find(pos, pos.figureNode[figure] as Node);
  const formula = worthNow(rules, pos, root);
  const share = { side: sideOfFigure(pos, figure), points: formula.points };
  pos.scores[share.side] += share.points;
  const told = sink === null ? null : figureRef(pos, figure);
  const cells = realmCells(pos, root).map(coordinates);
  if (told !== null) sink?.({ type: 'recalled', figure: told, cells, formula, shares: [share], returned: [told] });
  takeBack(pos, figure);
}

/**
 * Scores every held realm that the new tile completed (SW-43, C-42): its own kind by kind, then the middles around it
 * (C-41).
 */
export function scoreCompleted(rules: Ruleset, pos: Position, sink: EventSink | null): void {
  const own = [0, 1, 2, 3].map((side) => nodeAtSide(pos, pos.placed - 1, side)).filter((node) => node >= 0) as Node[];
  for (const node of own.sort((a, b) => kindOf(pos, a) - kindOf(pos, b))) scoreIfDone(rules, pos, node, sink);
  scoreIfDone(rules, pos, middleNode(pos, lastCell(pos)), sink);
  for (const step of AROUND_STEPS) scoreIfDone(rules, pos, middleNode(pos, beside(lastCell(pos), step)), sink);
}

function scoreIfDone(rules: Ruleset, pos: Position, node: Node | -1, sink: EventSink | null): void {
  if (node < 0) return;
  const root = find(pos, node as Node);
  if (pos.held[root] > 0 && isScorable(rules, pos, root)) scoreRealm(rules, pos, root, sink);
}

/** Final scoring of every held realm, kind by kind and figure by figure (SW-53 to SW-57, C-44). */
export function scoreFinal(rules: Ruleset, pos: Position, sink: EventSink | null): void {
  for (let kind = 0; kind < rules.kinds.length; kind++) {
    for (let figure = 0; figure < pos.figureNode.length; figure++) {
      const node = pos.figureNode[figure] as Node | -1;
      if (node >= 0 && featureOf(pos, node as Node).kind === kind)
        scoreRealm(rules, pos, find(pos, node as Node), sink);
    }
  }
}

/** The sides with the highest total: ties share the victory (SW-58, C-46, C-59). */
export function leaders(scores: ArrayLike<number>): number[] {
  const list = Array.from(scores);
  const highest = Math.max(...list);
  return list.flatMap((score, side) => (score === highest ? [side] : []));
}
