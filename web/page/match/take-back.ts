import type { Ply } from '@asteroute/record';
import { isHere, type SeatPlan } from './link.ts';

/**
 * The number of plies to undo to, of all that were shown: just before the last placement by a person here, if no draw or
 * roll has been shown since; null when there is nothing to take back.
 */
export function takeBackTo(shown: readonly Ply[], seats: readonly SeatPlan[]): number | null {
  const last = shown.findLastIndex(({ move }) => move.type === 'place');
  if (last < 1) return null;
  const { seat } = shown[last - 1].game.position;
  return isHere(seats[seat]) && !shown.slice(last).some(isChance) ? last : null;
}

/** Whether a ply reveals chance: a draw or a roll. */
function isChance({ move }: Ply): boolean {
  return move.type === 'draw' || move.type === 'roll';
}
