import type { Ply } from '@asteroute/record';
import { isHere, type SeatPlan } from './link.ts';

/** The plies of a game, how many of them were shown, and its seats. */
export interface Seen {
  readonly steps: readonly Ply[];
  /** Plies that were shown. */
  readonly shown: number;
  readonly seats: readonly SeatPlan[];
}

/**
 * The number of plies to undo to: just before the last placement by a person here, if no draw or roll has been shown
 * since; null when there is nothing to take back.
 */
export function takeBackTo({ steps, shown, seats }: Seen): number | null {
  const last = steps.slice(0, shown).findLastIndex(({ move }) => move.type === 'place');
  if (last < 1) return null;
  const { seat } = steps[last - 1].game.position;
  const since = steps.slice(last, shown);
  return isHere(seats[seat]) && !since.some(isChance) ? last : null;
}

/** Whether a ply reveals chance: a draw or a roll. */
function isChance({ move }: Ply): boolean {
  return move.type === 'draw' || move.type === 'roll';
}
