import { clonePosition, type Position } from '../core/position.ts';
import type { EventSink, GameEvent } from '../ruleset/events.ts';
import { actionCode, type Move, placementCode } from '../ruleset/moves.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type ErrorCode, isObject, ok, type Result, refuse } from '../vocabulary/result.ts';
import type { Phase } from '../vocabulary/types.ts';
import { isLegal } from './legal.ts';
import { act, drawTile, finish, placeTile, roll } from './turn.ts';

/** A game at one moment: its rules and its position. Never changes; `play` returns the next one. */
export interface Game {
  readonly rules: Ruleset;
  readonly position: Position;
}

/** The result of a move. */
export interface Played {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** One ply of a game: the move, the game after it and its events. */
export interface Ply extends Played {
  readonly move: Move;
}

export const PHASE_OF: Readonly<Record<Move['type'], Phase>> = {
  draw: 'draw',
  place: 'place',
  deploy: 'act',
  pass: 'act',
  recall: 'act',
  roll: 'roll',
};

const REFUSAL_OF: Readonly<Record<Move['type'], ErrorCode>> = {
  draw: 'tile-not-in-stack',
  place: 'illegal-placement',
  deploy: 'illegal-action',
  pass: 'illegal-action',
  recall: 'illegal-action',
  roll: 'illegal-roll',
};

/**
 * Plays a move and returns the new game with what happened. A move that is malformed, out of turn or illegal is
 * refused with a code; the given game is never changed.
 */
export function play(game: Game, move: Move): Result<Played> {
  const checked = checkMove(game, move);
  if (!checked.ok) return checked;
  const { rules, position } = game;
  const next = clonePosition(position);
  const events: GameEvent[] = [];
  playUnchecked(rules, next, move, (event) => events.push(event));
  return ok({ game: { rules, position: next }, events });
}

/** Refuses a move as `play` does, without playing it. */
export function checkMove({ rules, position }: Game, move: Move): Result<Move> {
  if (!isMove(move)) return refuse('malformed', 'not a move');
  if (PHASE_OF[move.type] !== position.phase) {
    return refuse('wrong-phase', `a ${move.type} move is not possible now: the game waits for ${position.phase}`);
  }
  return isLegal(rules, position, move)
    ? ok(move)
    : refuse(REFUSAL_OF[move.type], `the rules do not allow this ${move.type}`);
}

/**
 * Plays a legal move on the position itself. Nothing is checked: an illegal move corrupts the position, with effects
 * from wrong scores to an endless loop. `sink` receives the events; with null none are built.
 */
export function playUnchecked(rules: Ruleset, pos: Position, move: Move, sink: EventSink | null): void {
  if (move.type === 'draw') drawTile(rules, pos, move.tile, sink);
  else if (move.type === 'place') placeTile(pos, placementCode(move), sink);
  else if (move.type === 'roll') roll(rules, pos, move.dice, sink);
  else act(rules, pos, actionCode(move), sink);
}

/**
 * Returns the game after a final scoring now, as if no tile were left, and its events. This is not a move of a game.
 */
export function countUp({ rules, position }: Game): Played {
  const next = clonePosition(position);
  const events: GameEvent[] = [];
  finish(rules, next, (event) => events.push(event));
  return { game: { rules, position: next }, events };
}

/** Whether a value from outside has the form of a move. */
function isMove(value: unknown): value is Move {
  if (!isObject(value)) return false;
  if (value.type === 'draw') return Number.isInteger(value.tile);
  if (value.type === 'place') return Number.isInteger(value.cell) && Number.isInteger(value.rotation);
  if (value.type === 'deploy') return Number.isInteger(value.meeple) && Number.isInteger(value.node);
  if (value.type === 'roll') return Array.isArray(value.dice) && Array.from(value.dice).every(isThrow);
  return value.type === 'pass' || value.type === 'recall';
}

function isThrow(dice: unknown): boolean {
  return (
    dice === null || (Array.isArray(dice) && Array.from(dice).every((d) => Number.isInteger(d) && d >= 1 && d <= 6))
  );
}
