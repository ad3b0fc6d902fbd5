import type { ActionMove, Game, PlaceMove } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import type { SeatPlan } from './link.ts';

/** A turn that was played, and the game in which it was decided. */
export interface PlayedTurn {
  readonly before: Game;
  readonly place: PlaceMove;
  readonly action: ActionMove;
}

/** The last whole turn of a bot among these plies; null where none has moved yet. */
export function lastBotTurn(steps: readonly Ply[], seats: readonly SeatPlan[]): PlayedTurn | null {
  const at = steps.findLastIndex(
    ({ move }, i) => move.type === 'place' && i > 0 && seats[steps[i - 1].game.position.seat].bot !== null,
  );
  if (at < 0 || at + 1 >= steps.length) return null;
  const [place, action] = [steps[at].move as PlaceMove, steps[at + 1].move as ActionMove];
  return { before: steps[at - 1].game, place, action };
}
