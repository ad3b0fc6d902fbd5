export { createDealer, createRandom, type Dealer, type Random } from './chance.ts';
export { cellAt, coordinates, xOf, yOf } from './core/geometry.ts';
export { mix, mixText } from './core/hash.ts';
export { clonePosition, copyPosition, mark, Position, undo } from './core/position.ts';
export { drawBoard } from './debug.ts';
export type { Counted, DiceReasons, EventSink, FigureRef, Formula, GameEvent, SidePoints, Term } from './events.ts';
export { citedRule, type Explanation, explain, ruleOf, type Subject } from './explain.ts';
export { type Edge, edgesAround, emptyCells, featuresBySide, fits, middlesAround } from './fits.ts';
export { type Arrangement, arrange, newGame } from './game.ts';
export type { Edition, RuleModule } from './module.ts';
export { type ActionMove, type Move, type PlaceMove, sameMove, type Throw } from './moves.ts';
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
} from './notation.ts';
export * from './observe.ts';
export { countUp, type Game, type Played, type Ply, play, playUnchecked } from './play.ts';
export * from './play-turn.ts';
export {
  ERROR_CODES,
  type ErrorCode,
  ok,
  type Refusal,
  type Result,
  refuse,
  unwrap,
  WHYS,
  type Why,
} from './result.ts';
export { EDITIONS, type EditionName, editionNamed, factionOf, type PlayableEdition } from './rules/index.ts';
export type { Ruleset } from './ruleset.ts';
export { knownOptions } from './ruleset.ts';
export { Playout } from './search/playout.ts';
export * from './types.ts';
