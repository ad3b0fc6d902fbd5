import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import type { NewCommand } from '@asteroute/client';
import { type EditionName, editionNamed } from '@asteroute/engine';
import {
  type Choices,
  optionsOf,
  type RandomBelow,
  withEdition,
  withinRoom,
  withModule,
} from '@asteroute/page/settings/setup.ts';
import {
  type ClockPlan,
  colorsDealt,
  currentPlan,
  isOpenRoom,
  isPerson,
  isTaken,
  type Plan,
  roomColors,
  type Table,
  type TableSeat,
  withOneMore,
} from '@asteroute/protocol';

export const CLOCKS: readonly ClockPlan[] = [
  { type: 'none' },
  { type: 'live', seconds: 600, increment: 10 },
  { type: 'live', seconds: 1200, increment: 15 },
  { type: 'live', seconds: 2400, increment: 20 },
  { type: 'days', days: 1 },
  { type: 'days', days: 3 },
  { type: 'days', days: 7 },
];

export function clockIndex(clock: ClockPlan): number {
  return CLOCKS.findIndex((one) => JSON.stringify(one) === JSON.stringify(clock));
}

/** A room for an edition with its usual rules; seats are added as people join. */
export function newRoom(edition: EditionName | (string & {}), access: Plan['access']): Plan {
  const colors = editionNamed(edition)?.colors ?? [];
  return {
    edition,
    modules: [],
    options: {},
    access,
    takebacks: false,
    room: true,
    seats: colors.slice(0, 2).map((color) => ({ color, bot: null })),
    clock: { type: 'none' },
  };
}

export function roomChoices(table: Table): Choices {
  const { edition, modules, options, tiles } = table.plan;
  const seats = table.seats.map(({ color, name, bot }) => ({ name, bot, color: color as PlayerColor }));
  return { edition, modules, options, tiles, seats, starter: null, dealtColors: false };
}

export type RoomChange = Extract<NewCommand, { readonly type: 'configure' | 'seat-bot' | 'kick' | 'color' }>;

/** Makes a change for the current seat of a player who was seen at another seat; null if the player has left. */
export function ofSeat(was: TableSeat, make: (table: Table, seat: number) => RoomChange | null) {
  return (table: Table): RoomChange | null => {
    const seat = seatNow(table, was);
    return seat === null ? null : make(table, seat);
  };
}

/** A change of the plan in which all keep their seats. */
export function configured(table: Table, part: Partial<Plan>): RoomChange {
  return { type: 'configure', plan: { ...currentPlan(table), ...part }, from: [...table.seats.keys()] };
}

/** Whether the game of a room could be rated: two people, and nobody else. */
export function mayBeRated(table: Table): boolean {
  return shownSeats(table).length <= 2 && table.seats.every(({ bot }) => bot === null);
}

/** A change that makes a game rated: for two, with a clock and the usual tiles, without takebacks. Null for more people. */
export function asRated(table: Table): RoomChange | null {
  if (!mayBeRated(table)) return null;
  const shown = shownSeats(table);
  const free = [...table.seats.keys()].filter((seat) => !shown.includes(seat));
  const from = [...shown, ...free].slice(0, 2).sort((a, b) => a - b);
  const { tiles: _, clock, seats, ...rest } = currentPlan(table);
  const live = clock.type === 'live' ? clock : CLOCKS[1];
  const plan = { ...rest, clock: live, takebacks: false, rated: true, seats: from.map((seat) => seats[seat]) };
  return { type: 'configure', plan, from };
}

/** A change of the edition, modules or house rules, for the current seats: somebody may have joined since. */
export function chosen(table: Table, { edition, modules, options, tiles }: Choices): RoomChange {
  const now = roomChoices(table);
  const plain = { ...(edition === now.edition ? now : withEdition(now, edition)), modules: [], options, tiles };
  const made = withinRoom(modules.reduce<Choices>((choices, module) => withModule(choices, module, true), plain));
  return planned(table, made, [...made.seats.keys()]);
}

/** Makes a plan from choices; `from` lists the old seat of each new seat. */
function planned(table: Table, choices: Choices, from: readonly number[]): RoomChange {
  const known = optionsOf(choices);
  const options = Object.entries(choices.options).filter(([name]) => known[name] !== undefined);
  const { tiles: _, ...rest } = table.plan;
  const plan: Plan = {
    ...rest,
    ...(choices.tiles && { tiles: choices.tiles }),
    edition: choices.edition,
    modules: [...choices.modules],
    options: Object.fromEntries(options),
    seats: choices.seats.map(({ color, name, bot }) => ({ color, bot: name === null ? bot : null })),
  };
  return { type: 'configure', plan, from: [...from] };
}

/** As old seats in their new order. Colours move with their players, unless a module assigns them. */
function reordered(table: Table, order: readonly number[]): RoomChange {
  const now = roomChoices(table);
  const moved: Choices = { ...now, seats: order.map((seat) => now.seats[seat]) };
  const made = now.modules.reduce<Choices>((choices, module) => withModule(choices, module, true), moved);
  return planned(table, made, order);
}

/** A change that moves a seat one place earlier; null for the first seat. */
export function movedEarlier(table: Table, seat: number): RoomChange | null {
  const shown = shownSeats(table);
  const before = shown[shown.indexOf(seat) - 1];
  if (before === undefined) return null;
  const order = [...table.seats.keys()];
  return reordered(table, order.with(before, seat).with(seat, before));
}

/** A change that puts the people and bots in a random order; free seats come last. */
export function inRandomOrder(table: Table, random: RandomBelow): RoomChange {
  const [taken, free] = [[] as number[], [] as number[]];
  for (const [index, seat] of table.seats.entries()) (isTaken(seat) ? taken : free).push(index);
  const order: number[] = [];
  while (taken.length > 0) order.push(...taken.splice(random(taken.length), 1));
  return reordered(table, [...order, ...free]);
}

/** A change that seats a bot on a free seat that is not reserved, or on an additional one; null if no more can play. */
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

/** The seats that are taken or reserved; the others are only room for more players. */
export function shownSeats(table: Table): readonly number[] {
  return [...table.seats.keys()].filter((seat) => isTaken(table.seats[seat]) || table.reserved[seat] !== null);
}

/** The colour of the next seat that can be taken; null if no more can play. */
export function nextColor(table: Table): PlayerColor | null {
  const shown = shownSeats(table);
  const free = table.seats.find((_, seat) => !shown.includes(seat))?.color;
  const more = table.plan.room === true ? withOneMore(table)?.plan.seats.at(-1)?.color : undefined;
  return (free ?? more ?? null) as PlayerColor | null;
}

/** The current seat of a player or bot that was seen at a seat; null if it has left. */
function seatNow(table: Table, { name, bot, color }: TableSeat): number | null {
  const same = [...table.seats.keys()].filter(
    (seat) => table.seats[seat].name === name && table.seats[seat].bot === bot,
  );
  return same.find((seat) => table.seats[seat].color === color) ?? (same.length === 1 ? same[0] : null);
}

/** The colours that a player could choose instead; empty if a module assigns them. */
export function freeColors(table: Table): readonly string[] {
  if (!isOpenRoom(table) || colorsDealt(table.plan)) return [];
  const taken = shownSeats(table).map((seat) => table.seats[seat].color);
  return roomColors(table.plan).filter((color) => !taken.includes(color));
}

export function peopleAt(table: Table): readonly string[] {
  return table.seats.flatMap((seat) => (isPerson(seat) && seat.name !== null ? [seat.name] : []));
}
