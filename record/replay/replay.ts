import { type Game, newGame, ok, type Ply, type Result, refuse } from '@asteroute/engine';
import type { GameRecord } from '../format/record.ts';
import { setupOf } from '../format/setup.ts';
import { type Difference, Replayer } from './replayer.ts';

/** The outcome of playing a record again. */
export interface Replay {
  /** The game before its first ply. */
  readonly start: Game;
  /** The game as far as it could be played. */
  readonly game: Game;
  /** The record with points, scores and winners computed by the rules. */
  readonly record: GameRecord;
  /** Every ply in order, with the game after it. */
  readonly plies: readonly Ply[];
  /** Empty when the record agrees with the rules. */
  readonly differences: readonly Difference[];
}

/**
 * Plays a record again from its set-up, tiles, placements, actions and dice, ignores its points and compares. A set-up
 * that cannot be played is refused; an illegal move ends the replay with a difference. The record must have its form:
 * text and JSON values from outside go through `parseLine` or `parseRecord` first.
 */
export function replay(record: GameRecord): Result<Replay> {
  const start = newGame(setupOf(record));
  if (!start.ok) return start;
  const replayer = new Replayer(start.value);
  replayer.playRecord(record);
  const { game, plies, differences } = replayer;
  return ok({ start: start.value, game, plies, differences, record: replayer.record() });
}

/** The game after a record's turns, ready to be continued; refused when the record does not follow the rules. */
export function resume(record: GameRecord): Result<Game> {
  const played = replay(record);
  if (!played.ok) return played;
  const [first] = played.value.differences;
  if (first === undefined) return ok(played.value.game);
  return refuse('illegal-action', `turn ${first.turn ?? 'end'}: ${first.message}`);
}
