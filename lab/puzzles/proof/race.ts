/** Tests by playouts with common orders of the stack whether a turn beats all others (a race). */
import { type Lead, leadOf, type TurnCodes } from '@asteroute/review/puzzle-parts';
import type { CommonOrders } from './orders.ts';

export interface RaceRules {
  readonly rounds: number;
  readonly least: number;
  readonly errors: number;
}

/** The result of a race: by how much the first turn beats its nearest rival. */
export interface RaceResult extends Lead {
  readonly isWon: boolean;
}

/** The number of rounds between two checks of a race, and so the fewest of each rival. */
export const FEWEST_ROUNDS = 12;
/** A race is given up if the required lead is this many standard errors away. */
const HOPELESS = 2.5;
/**
 * After this many rounds, a race is given up if its lead is not above the required one, because it would take too long.
 */
const CLOSE_RACE_ROUNDS = 96;

/**
 * Races the first turn against each of the others, the nearest first, until its lead is certain or impossible. Yields
 * after each block of rounds.
 */
export function* race(
  orders: CommonOrders,
  [first, ...rivals]: readonly TurnCodes[],
  by: RaceRules,
): Generator<void, RaceResult> {
  let nearest: RaceResult = { points: Number.POSITIVE_INFINITY, se: 0, isWon: true };
  for (const rival of rivals) {
    const result = yield* pairRace(orders, [first, rival], by);
    if (!result.isWon || result.points < nearest.points) nearest = result;
    if (!result.isWon) break;
  }
  return nearest;
}

function* pairRace(
  orders: CommonOrders,
  [first, rival]: readonly [TurnCodes, TurnCodes],
  { rounds, least, errors }: RaceRules,
): Generator<void, RaceResult> {
  const leads: number[] = [];
  for (;;) {
    for (let i = 0; i < FEWEST_ROUNDS && leads.length < rounds; i++) {
      leads.push(orders.margin(first, leads.length) - orders.margin(rival, leads.length));
    }
    yield;
    const lead = leadOf(leads);
    const isSure = lead.points > errors * lead.se;
    if (lead.points + HOPELESS * lead.se < least) return { ...lead, isWon: false };
    if (leads.length >= CLOSE_RACE_ROUNDS && lead.points < least) return { ...lead, isWon: false };
    if (isSure && lead.points - lead.se > least) return { ...lead, isWon: true };
    if (leads.length >= rounds) return { ...lead, isWon: isSure && lead.points >= least };
  }
}
