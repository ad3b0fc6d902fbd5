import { parseRecord, replay } from '@asteroute/record';
import { type PlayedGame, playedGame } from './moments.ts';
import { Unshowable } from './unshowable.ts';

export function readRecorded(value: unknown): PlayedGame {
  const record = parseRecord(value);
  if (!record.ok) throw new Unshowable('malformed');
  const replayed = replay(record.value);
  if (!replayed.ok) throw new Unshowable(replayed.error.code === 'changed-tile-set' ? 'changed-tiles' : 'rules');
  const { start, plies, differences } = replayed.value;
  if (differences.length > 0) throw new Unshowable('rules');
  return playedGame(record.value, start, plies);
}
