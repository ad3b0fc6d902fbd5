export { type Arrangement, arrange } from './arrange.ts';
export { createDealer, createRandom, type Dealer, type Random } from './chance.ts';
export { drawBoard } from './debug.ts';
export type { Counted, DiceReasons, EventSink, FigureRef, Formula, GameEvent, SidePoints, Term } from './events.ts';
export { newGame } from './game.ts';
export { cellAt, coordinates, xOf, yOf } from './geometry.ts';
export { mix, mixText } from './hash.ts';
export { listActions, listPlacements } from './legal.ts';
export type { Edition, RuleModule } from './module.ts';
export {
  type ActionCode,
  type ActionMove,
  actionCode,
  actionMove,
  type Move,
  MoveList,
  PASS,
  type PlaceMove,
  type PlacementCode,
  placeMove,
  placementCode,
  type Throw,
} from './moves.ts';
export { type ActionWords, actionWords, nodeName, parseAction, parsePlace, placeName } from './notation.ts';
export * from './observe.ts';
export { type Game, type Played, play, playUnchecked } from './play.ts';
export { Playout } from './playout.ts';
export { clonePosition, copyPosition, mark, Position, undo } from './position.ts';
export { ERROR_CODES, type ErrorCode, ok, type Refusal, type Result, refuse, unwrap } from './result.ts';
export { EDITIONS, editionNamed, factionOf } from './rules/index.ts';
export type { Ruleset } from './ruleset.ts';
export { knownOptions } from './ruleset.ts';
export { act, drawTile, placeTile, rollHighest } from './turn.ts';
export * from './types.ts';
