import { type PositionWords, positionFrom } from '@asteroute/engine';
import { type PlayedGame, playedGame } from './moments.ts';
import { Unshowable } from './unshowable.ts';

/** What the editor gives as text: shown as a game without turns. */
export interface LaidPosition {
  readonly setup: unknown;
  readonly position: PositionWords;
}

export function readPosition({ setup, position }: LaidPosition): PlayedGame {
  const made = positionFrom(setup, position);
  if (!made.ok) throw new Unshowable(made.error.code === 'malformed' ? 'malformed' : 'rules');
  return playedGame(null, made.value, []);
}
