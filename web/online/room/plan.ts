import { type EditionName, editionNamed } from '@asteroute/engine';
import {
  type ClockPlan,
  currentPlan,
  isPerson,
  isTaken,
  type Plan,
  roomColors,
  type Table,
  withOneMore,
} from '@asteroute/protocol';
import { type Choices, optionsOf, type RandomBelow, withModule } from '../../settings/setup.ts';
import type { PlayerColor } from '../../theme/player-color.ts';
import type { NewCommand } from '../connection/table-connection.ts';

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

/** The place of a clock among `CLOCKS`; -1 for one that is not offered. */
export function clockIndex(clock: ClockPlan): number {
  return CLOCKS.findIndex((one) => JSON.stringify(one) === JSON.stringify(clock));
}

/** A room for an edition with its usual rules: seats are added for those who come. */
export function newRoom(edition: EditionName | (string & {}), access: Plan['access']): Plan {
  const colors = editionNamed(edition)?.colors ?? [];
  return {
    ...{ edition, modules: [], options: {}, access, takebacks: false, room: true },
    seats: colors.slice(0, 2).map((color) => ({ color, bot: null })),
    clock: { type: 'none' },
  };
}

/** The game and the seats of a room, as the parts of the set-up show them. */
export function roomChoices(table: Table): Choices {
  const { edition, modules, options } = table.plan;
  const seats = table.seats.map(({ color, name, bot }) => ({ name, bot, color: color as PlayerColor }));
  return { edition, modules, options, seats, starter: null, dealtColors: false };
}

/** A change of a room, as a command. */
export type RoomChange = Extract<NewCommand, { readonly type: 'configure' | 'seat-bot' }>;

/** A change that leaves everybody where they sit. */
export function configured(table: Table, part: Partial<Plan>): RoomChange {
  return { type: 'configure', plan: { ...currentPlan(table), ...part }, from: [...table.seats.keys()] };
}

/** Another edition, other modules or house rules; `from` says where each seat was. */
export function chosen(
  table: Table,
  choices: Choices,
  from: readonly (number | null)[] = [...table.seats.keys()],
): RoomChange {
  const known = optionsOf(choices);
  const options = Object.entries(choices.options).filter(([name]) => known[name] !== undefined);
  const plan: Plan = {
    ...table.plan,
    edition: choices.edition,
    modules: [...choices.modules],
    options: Object.fromEntries(options),
    seats: choices.seats.map(({ color, name, bot }) => ({ color, bot: name === null ? bot : null })),
  };
  return { type: 'configure', plan, from: [...from] };
}

/** Another order of play, as old seats in their new order. Colours go with their players, unless a module gives them out. */
function reordered(table: Table, order: readonly number[]): RoomChange {
  const now = roomChoices(table);
  const moved: Choices = { ...now, seats: order.map((seat) => now.seats[seat]) };
  return chosen(
    table,
    now.modules.reduce<Choices>((made, module) => withModule(made, module, true), moved),
    order,
  );
}

/** A seat one place earlier in the order of play. */
export function movedEarlier(table: Table, seat: number): RoomChange {
  const order = [...table.seats.keys()];
  return reordered(table, order.with(seat - 1, seat).with(seat, seat - 1));
}

/** Those who are there in an order by chance; free seats come last. */
export function inRandomOrder(table: Table, random: RandomBelow): RoomChange {
  const [taken, free] = [[] as number[], [] as number[]];
  for (const [index, seat] of table.seats.entries()) (isTaken(seat) ? taken : free).push(index);
  const order: number[] = [];
  while (taken.length > 0) order.push(...taken.splice(random(taken.length), 1));
  return reordered(table, [...order, ...free]);
}

/** A bot for a seat that nobody waits for, or for one more; null where no more can play. */
export function withBot(table: Table, bot: string): RoomChange | null {
  const free = table.seats.findIndex((seat, index) => !isTaken(seat) && table.reserved[index] === null);
  if (free >= 0) return { type: 'seat-bot', seat: free, bot };
  const more = withOneMore(table);
  if (more === null) return null;
  const { plan, from } = more;
  return {
    type: 'configure',
    plan: { ...plan, seats: plan.seats.with(-1, { ...plan.seats[plan.seats.length - 1], bot }) },
    from: [...from],
  };
}

/** The seats that somebody or a bot has, or that are kept for somebody: the others are only room for more. */
export function shownSeats(table: Table): readonly number[] {
  return [...table.seats.keys()].filter((seat) => isTaken(table.seats[seat]) || table.reserved[seat] !== null);
}

/** The colour of the next seat that can be taken; null where no more can play. */
export function nextColor(table: Table): PlayerColor | null {
  const shown = shownSeats(table);
  const free = table.seats.find((_, seat) => !shown.includes(seat))?.color;
  const more = table.plan.room === true ? withOneMore(table)?.plan.seats.at(-1)?.color : undefined;
  return (free ?? more ?? null) as PlayerColor | null;
}

/** The number of seats that can be taken at most. */
export function mostSeats({ plan }: Table): number {
  return plan.room === true ? roomColors(plan).length : plan.seats.length;
}

/** The names of the people at a table. */
export function peopleAt(table: Table): readonly string[] {
  return table.seats.flatMap((seat) => (isPerson(seat) && seat.name !== null ? [seat.name] : []));
}
