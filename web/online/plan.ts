import type { ClockPlan, Plan } from '@asteroute/protocol';
import { type Choices, planOf, type RandomBelow } from '../settings/setup.ts';
import type { PlayerColor } from '../theme/player-color.ts';
import type { Catalogue } from '../words/catalogue.ts';

/** The host's choices for a new table. Their first row is the host's own seat. */
export interface WantedPlan {
  readonly choices: Choices;
  readonly access: Plan['access'];
  /** Its place among `CLOCKS`. */
  readonly clock: number;
  readonly takebacks: boolean;
}

/** The times to think that are offered. */
export const CLOCKS: readonly ClockPlan[] = [
  { type: 'none' },
  { type: 'live', seconds: 600, increment: 10 },
  { type: 'live', seconds: 1200, increment: 15 },
  { type: 'live', seconds: 2400, increment: 20 },
  { type: 'days', days: 1 },
  { type: 'days', days: 3 },
  { type: 'days', days: 7 },
];

/** One person and a free seat. */
export function firstWanted(edition: string, colors: readonly string[]): WantedPlan {
  const seats = colors.slice(0, 2).map((color) => ({ name: null, color: color as PlayerColor, bot: null }));
  const choices: Choices = { edition, seats, modules: [], options: {}, starter: null, dealtColors: false };
  return { choices, access: 'link', clock: 0, takebacks: false };
}

/** The number of seats that others can take. */
export function freeSeats({ choices }: WantedPlan): number {
  return choices.seats.filter(({ bot }, row) => row > 0 && bot === null).length;
}

/** The plan for the server, in the order of play, and the seat of its host. */
export function tableOf(
  { choices, access, clock, takebacks }: WantedPlan,
  words: Catalogue,
  random: RandomBelow,
): { readonly plan: Plan; readonly seat: number } {
  const { setup, seats, rows } = planOf(choices, words, random);
  const plan: Plan = {
    edition: setup.edition,
    modules: [...(setup.modules ?? [])],
    options: { ...setup.options },
    seats: setup.players.map(({ color }, seat) => ({ color, bot: seats[seat].bot })),
    access,
    clock: CLOCKS[clock],
    takebacks,
  };
  return { plan, seat: rows.indexOf(0) };
}
