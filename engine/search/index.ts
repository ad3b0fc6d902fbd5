/**
 * The engine for those who look at millions of positions: verbs that change a position and take it back, moves as
 * numbers, and what a position keeps. Nothing here checks a move; the face of the engine is `../index.ts`.
 */
export { bonusOf, kindOfStats, openOf, ratePlaceOf, tilesOf } from '../core/feature-stats.ts';
export {
  cellOf,
  cellOfNode,
  faceAt,
  featureIndexOf,
  find,
  kindOf,
  nextInRealm,
  nodeAtSide,
  nodeOf,
  placementOf,
  statsOf,
  tileAt,
} from '../core/features.ts';
export {
  figureCount,
  inReserve,
  isHeld,
  kindsInReserve,
  mostOn,
  nodeOfFigure,
  realmOfFigure,
  reserveFigure,
  strengthOf,
} from '../core/figures.ts';
export { demandAt } from '../core/frontier.ts';
export { Marks } from '../core/marks.ts';
export {
  boardIndex,
  isDrawing,
  isOver,
  isPlacing,
  isRolling,
  mark,
  Position,
  placementAt,
  scoreOf,
  tilesLeft,
  undo,
} from '../core/position.ts';
export { drawable, earliestStage, fitsAnywhere, listActions, listPlacements } from '../play/legal.ts';
export { addProjected, pointsNow } from '../play/score.ts';
export { act, drawTile, isQuiet, placeTile, rollHighest, takeBackAction } from '../play/turn.ts';
export {
  type ActionCode,
  actionCode,
  actionMove,
  MoveList,
  meepleOfCode,
  PASS,
  type PlacementCode,
  placeMove,
  placementCode,
} from '../ruleset/moves.ts';
export { diceDue, type Ruleset } from '../ruleset/ruleset.ts';
export { AROUND_STEPS, across, beside, SIDE_STEPS } from '../vocabulary/geometry.ts';
