export { createDealer, createRandom, type Dealer, type Random } from './chance/chance.ts';
export { mix, mixText } from './chance/hash.ts';
export { clonePosition, copyPosition, mark, Position, undo } from './core/position.ts';
export {
  type Additions,
  EDITIONS,
  type EditionName,
  editionNamed,
  type Faction,
  factionOf,
  type KindName,
  type MeepleKindName,
  type OptionalName,
  type OptionName,
  type PlayableEdition,
  type PrintName,
  type TokenName,
} from './editions/index.ts';
export {
  type ActionWords,
  actionWords,
  featureAt,
  MAX_COORDINATE,
  nodeName,
  type PlacementWords,
  parseAction,
  parsePlace,
  parsePlacement,
  placeName,
} from './notation/notation.ts';
export * from './notation/play-turn.ts';
export type { PositionFault } from './notation/position/fault.ts';
export { positionFrom, type SketchedPosition, sketchPosition } from './notation/position/from.ts';
export { type PositionWords, positionWords } from './notation/position/words.ts';
export * from './notation/turn-text.ts';

export { citedRule, type Explanation, explain, ruleOf } from './observe/explain.ts';
export { type Edge, edgesAround, emptyCells, fits } from './observe/fits.ts';
export * from './observe/observe.ts';
export { arrange, newGame, offeredSeats } from './play/game.ts';
export { checkMove, countUp, type Game, type Played, type Ply, play, playUnchecked } from './play/play.ts';
export type {
  Counted,
  DiceReasons,
  EventSink,
  FigureRef,
  Formula,
  GameEvent,
  SidePoints,
  Tokens,
} from './ruleset/events.ts';
export type { Edition, RuleModule } from './ruleset/module.ts';
export { type ActionMove, type Move, type PlaceMove, sameMove, type Throw } from './ruleset/moves.ts';
export type { Ruleset } from './ruleset/ruleset.ts';
export { knownOptions, usualTiles } from './ruleset/ruleset.ts';
export { OWN_TILE_SET } from './ruleset/tile-set.ts';
export { Playout } from './search/playout.ts';
export { cellAt, coordinates, xOf, yOf } from './vocabulary/geometry.ts';
export {
  ERROR_CODES,
  type ErrorCode,
  ok,
  type Refusal,
  type Result,
  refuse,
  unwrap,
  type Why,
} from './vocabulary/result.ts';
export * from './vocabulary/types.ts';
