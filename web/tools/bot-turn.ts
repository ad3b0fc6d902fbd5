import type { ActionMove, Game, GameEvent, PlaceMove } from '@asteroute/engine';
import { createRecorder, replay } from '@asteroute/record';
import type { SeatPlan } from '../link.ts';

/** A turn that was played, and the game in which it was decided. */
export interface PlayedTurn {
  readonly before: Game;
  readonly place: PlaceMove;
  readonly action: ActionMove;
}

/** The last whole turn of a bot, from all that has happened; null where none has moved yet. */
export function lastBotTurn(game: Game, history: readonly GameEvent[], seats: readonly SeatPlan[]): PlayedTurn | null {
  const recorder = createRecorder(game.rules.setup);
  recorder.add(history);
  const replayed = replay(recorder.record());
  if (!replayed.ok) return null;
  const { plies } = replayed.value;
  const at = plies.findLastIndex(
    ({ move }, i) => move.type === 'place' && i > 0 && seats[plies[i - 1].game.position.seat].bot !== null,
  );
  if (at < 0 || at + 1 >= plies.length) return null;
  const [place, action] = [plies[at].move as PlaceMove, plies[at + 1].move as ActionMove];
  return { before: plies[at - 1].game, place, action };
}
