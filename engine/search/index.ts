/**
 * The engine for searches through millions of positions: functions that change a position and undo the change, moves as
 * numbers, and the values that a position stores. Nothing here checks a move; the general interface is `../index.ts`.
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
  hasClosedRealm,
  isDrawing,
  isExtraTurn,
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
export { addAwards, addProjected, pointsBy, pointsNow, sideRatesAt } from '../play/score.ts';
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
export { diceDue, type RateTables, type Ruleset, tokensOf } from '../ruleset/ruleset.ts';
export { AROUND_STEPS, across, beside, SIDE_STEPS } from '../vocabulary/geometry.ts';
