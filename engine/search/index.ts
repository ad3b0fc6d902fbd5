/**
 * The engine for those who look at millions of positions: verbs that change a position and take it back, moves as
 * numbers, and what a position keeps. Nothing here checks a move; the face of the engine is `index.ts`.
 */
export { cellOf, find, isComplete, nextInRealm, nodeAtSide, nodeOf, tileAt } from '../core/features.ts';
export { isHeld, mostOn, strengthOf } from '../core/figures.ts';
export { AROUND_STEPS, SIDE_STEPS } from '../core/geometry.ts';
export { bonusOf, isClosed, kindOfLand, openOf, tilesOf } from '../core/land.ts';
export { copyPosition, layout, mark, Position, undo } from '../core/position.ts';
export { fitsAnywhere, isLegal, listActions, listPlacements } from '../legal.ts';
export { type ActionCode, actionMove, MoveList, PASS, type PlacementCode, placeMove, RECALL } from '../moves.ts';
export { diceDue, type Ruleset } from '../ruleset.ts';
export { addProjected, pointsNow } from '../score.ts';
export { act, drawTile, placeTile, rollHighest } from '../turn.ts';
