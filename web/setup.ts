import { editionNamed, type Setup } from '@asteroute/engine';
import { type Signal, signal } from '@preact/signals';
import type { PlayerColor } from './board/state.ts';
import type { SeatPlan } from './link.ts';

/** A row of the start page. */
export interface SeatChoice {
  readonly name: string;
  readonly color: PlayerColor;
  readonly bot: string | null;
}

/** What the start page holds. */
export interface Choices {
  readonly seats: readonly SeatChoice[];
  readonly teams: boolean;
  /** Who starts, by row; null for anyone at random (C-15). */
  readonly starter: number | null;
  readonly reinforce: boolean;
}

const EDITION = 'star-wars';
/** Turn order of the teams: factions alternate (SW-60, D-12). */
const TEAM_ORDER: readonly PlayerColor[] = ['red', 'black', 'green', 'white'];
export const COLORS = (editionNamed(EDITION)?.colors ?? []) as readonly PlayerColor[];
export const LIMITS = editionNamed(EDITION)?.players ?? { min: 2, max: 5 };

/** A first choice that can be started at once: one person against a bot. */
export function defaultChoices(nameOf: (seat: number) => string, botName: (bot: string) => string): Choices {
  const bot = 'projected';
  const seats: SeatChoice[] = [
    { name: nameOf(1), color: 'red', bot: null },
    { name: botName(bot), color: 'black', bot },
  ];
  return { seats, teams: false, starter: null, reinforce: true };
}

export function withSeat(choices: Choices, row: number, change: Partial<SeatChoice>): Choices {
  return { ...choices, seats: choices.seats.map((seat, i) => (i === row ? { ...seat, ...change } : seat)) };
}

/** Gives a row a colour; who had it takes the row's old one. */
export function withColor(choices: Choices, row: number, color: PlayerColor): Choices {
  const old = choices.seats[row].color;
  const seats = choices.seats.map((seat, i) => {
    if (i === row) return { ...seat, color };
    return seat.color === color ? { ...seat, color: old } : seat;
  });
  return { ...choices, seats };
}

export function withAdded(choices: Choices, name: string): Choices {
  const color = COLORS.find((c) => choices.seats.every((seat) => seat.color !== c));
  if (color === undefined) return choices;
  return withoutTeams({ ...choices, seats: [...choices.seats, { name, color, bot: null }] });
}

export function withRemoved(choices: Choices, row: number): Choices {
  const seats = choices.seats.filter((_, i) => i !== row);
  return withoutTeams({ ...choices, seats, starter: null });
}

/** Teams are for exactly four (SW-59). */
function withoutTeams(choices: Choices): Choices {
  return { ...choices, teams: choices.teams && choices.seats.length === 4 };
}

/** Teams on: the four seats take the teams' colours in their turn order. */
export function withTeams(choices: Choices, teams: boolean): Choices {
  const seats = teams ? choices.seats.map((seat, i) => ({ ...seat, color: TEAM_ORDER[i] })) : choices.seats;
  return { ...choices, teams, seats };
}

/** The set-up and seats that the choices mean: who starts sits first, the others follow clockwise (SW-13). */
export function planOf(choices: Choices, randomRow: number): { setup: Setup; seats: SeatPlan[] } {
  const first = choices.starter ?? randomRow;
  const order = [...choices.seats.slice(first), ...choices.seats.slice(0, first)];
  const players = order.map(({ name, color }, i) => ({ name: name.trim() || `${i + 1}`, color }));
  const setup: Setup = {
    edition: EDITION,
    modules: choices.teams ? ['teams'] : [],
    options: choices.reinforce ? {} : { planetReinforce: false },
    tileSet: editionNamed(EDITION)?.tiles.tileSet ?? '',
    players,
  };
  return { setup, seats: order.map(({ bot }) => ({ bot })) };
}

const KEY = 'asteroute.setup.1';

/** The choices, remembered from one visit to the next. */
export function rememberedChoices(storage: () => Storage, fallback: Choices): Signal<Choices> {
  const choices = signal(readChoices(storage) ?? fallback);
  choices.subscribe((value) => {
    try {
      storage().setItem(KEY, JSON.stringify(value));
    } catch {
      // Remembering is a comfort: without storage the page starts from its defaults.
    }
  });
  return choices;
}

function readChoices(storage: () => Storage): Choices | null {
  try {
    const value = JSON.parse(storage().getItem(KEY) ?? 'null') as Choices | null;
    return value !== null && isChoices(value) ? value : null;
  } catch {
    return null;
  }
}

function isChoices({ seats, starter, teams }: Choices): boolean {
  if (!Array.isArray(seats) || seats.length < LIMITS.min || seats.length > LIMITS.max) return false;
  if (new Set(seats.map((s) => s.color)).size !== seats.length) return false;
  const known = seats.every((s) => COLORS.includes(s.color) && typeof s.name === 'string' && s.bot !== undefined);
  return known && (starter === null || seats[starter] !== undefined) && (!teams || seats.length === 4);
}
