import { type Game, newGame, ok, type Ply, type Result, refuse } from '@asteroute/engine';
import type { GameRecord } from '../format/record.ts';
import { setupOf } from '../format/setup.ts';
import { type Difference, Replayer } from './replayer.ts';

/** The outcome of replaying a record. */
export interface Replay {
  readonly start: Game;
  readonly game: Game;
  /** The record with points, scores and winners computed by the rules. */
  readonly record: GameRecord;
  readonly plies: readonly Ply[];
  /** Empty when the record agrees with the rules. */
  readonly differences: readonly Difference[];
}

/**
 * Computes the points and compares them. Refuses a set-up that cannot be played; an illegal move ends it with a
 * difference. Text and JSON from outside go through `parseLine` or `parseRecord` first.
 */
export function replay(record: GameRecord): Result<Replay> {
  const start = newGame(setupOf(record));
  if (!start.ok) return start;
  const replayer = new Replayer(start.value);
  replayer.playRecord(record);
  const { game, plies, differences } = replayer;
  return ok({ start: start.value, game, plies, differences, record: replayer.record() });
}

/** Returns the game after a record's turns, ready to be continued; refuses a record that does not follow the rules. */
export function resume(record: GameRecord): Result<Game> {
  const played = replay(record);
  if (!played.ok) return played;
  const [first] = played.value.differences;
  if (first === undefined) return ok(played.value.game);
  return refuse('illegal-action', `turn ${first.turn ?? 'end'}: ${first.message}`);
}
