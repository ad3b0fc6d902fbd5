import type { Ply } from '@asteroute/record';
import { isHere, type SeatPlan } from './link.ts';

/** Just before the last placement by a person here, if no draw or roll was shown since; null if there is none. */
export function takeBackTo(shown: readonly Ply[], seats: readonly SeatPlan[]): number | null {
  const last = shown.findLastIndex(({ move }) => move.type === 'place');
  if (last < 1) return null;
  const { seat } = shown[last - 1].game.position;
  return isHere(seats[seat]) && !shown.slice(last).some(isChance) ? last : null;
}

function isChance({ move }: Ply): boolean {
  return move.type === 'draw' || move.type === 'roll';
}
