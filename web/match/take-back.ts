import type { Ply } from '@asteroute/record';
import { isHere, type SeatPlan } from './link.ts';

/** How much of a game a person has seen, and who sits at it. */
export interface Seen {
  readonly steps: readonly Ply[];
  /** Plies that were shown. */
  readonly shown: number;
  readonly seats: readonly SeatPlan[];
}

/**
 * To how many plies a person may take the game back: to before the tile of the last turn of a person, as long as no
 * tile was drawn and no die thrown since that anybody has seen; null when there is nothing to take back.
 */
export function takeBackTo({ steps, shown, seats }: Seen): number | null {
  const last = steps.slice(0, shown).findLastIndex(({ move }) => move.type === 'place');
  if (last < 1) return null;
  const { seat } = steps[last - 1].game.position;
  const since = steps.slice(last, shown);
  return isHere(seats[seat]) && !since.some(isChance) ? last : null;
}

/** Whether a ply shows what nobody could know before. */
export function isChance({ move }: Ply): boolean {
  return move.type === 'draw' || move.type === 'roll';
}
