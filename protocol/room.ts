/** Rooms: tables whose plan and seats change until the game begins. */
import { editionNamed, type Game, offeredSeats, ok, type Result, refuse } from '@asteroute/engine';
import type { Plan } from './parts/words.ts';
import { gameOfPlan } from './playthrough.ts';
import type { Table, TableSeat } from './table.ts';

export interface Replan {
  readonly plan: Plan;
  readonly from: readonly (number | null)[];
}

/** Whether seats, plan and readiness may still change. */
export function isOpenRoom({ plan, status, revealUntil }: Table): boolean {
  return plan.room === true && status === 'open' && revealUntil === null;
}

function askedColors({ edition, modules }: Pick<Plan, 'edition' | 'modules'>): readonly string[] | null {
  const asking = editionNamed(edition)?.optional.find(({ name, colors }) => colors && modules.includes(name));
  return asking?.colors ?? null;
}

export function colorsDealt(plan: Pick<Plan, 'edition' | 'modules'>): boolean {
  return askedColors(plan) !== null;
}

export function roomColors(plan: Pick<Plan, 'edition' | 'modules'>): readonly string[] {
  const edition = editionNamed(plan.edition);
  if (edition === null) return [];
  const { colors, max } = offeredSeats(edition, plan.modules);
  return (askedColors(plan) ?? colors).slice(0, max);
}

/** That of a room may lack players. Its tiles are named as in a record, so that later usual numbers change no game. */
export function checkPlan(plan: Plan): Result<Plan> {
  const game = plan.room ? largestGame(plan) : gameOfPlan(plan);
  if (!game.ok) return game;
  const { tiles, ...rest } = plan;
  return ok(tiles === undefined ? plan : { ...rest, tiles: game.value.rules.setup.tiles });
}

function largestGame(plan: Plan): Result<Game> {
  const colors = roomColors(plan);
  const game = gameOfPlan({ ...plan, seats: colors.map((color) => ({ color, bot: null })) });
  if (!game.ok) return game;
  if (plan.seats.length > colors.length) return refuse('player-count', `at most ${colors.length} players can play`);
  const chosen = new Set(plan.seats.map(({ color }) => color));
  const isGood = chosen.size === plan.seats.length && plan.seats.every(({ color }) => colors.includes(color));
  return isGood ? game : refuse('player-color', `the colours are ${colors.join(', ')}, each for one seat`);
}

export function currentPlan({ plan, seats }: Table): Plan {
  return { ...plan, seats: seats.map(({ color, name, bot }) => ({ color, bot: name === null ? bot : null })) };
}

/** Returns the plan of a room with one more seat in the first free colour; null if no more players are possible. */
export function withOneMore(table: Table): Replan | null {
  const plan = currentPlan(table);
  const color = roomColors(plan).find((one) => plan.seats.every((seat) => seat.color !== one));
  if (color === undefined || plan.seats.length >= roomColors(plan).length) return null;
  return { plan: { ...plan, seats: [...plan.seats, { color, bot: null }] }, from: [...plan.seats.keys(), null] };
}

/** Swapped with the empty seat that had the colour; null if a taken or reserved seat has it. */
export function withSeatColor(table: Table, seat: number, color: string): Replan | null {
  const plan = currentPlan(table);
  const other = plan.seats.findIndex((one) => one.color === color);
  const isKept = other >= 0 && other !== seat && (isTaken(table.seats[other]) || table.reserved[other] !== null);
  if (isKept || !roomColors(plan).includes(color)) return null;
  const old = plan.seats[seat].color;
  const colorAt = (index: number) => (index === seat ? color : index === other ? old : plan.seats[index].color);
  const seats = plan.seats.map((one, index) => ({ ...one, color: colorAt(index) }));
  return { plan: { ...plan, seats }, from: [...plan.seats.keys()] };
}

export function isTaken({ name, bot }: TableSeat): boolean {
  return name !== null || bot !== null;
}

/** Without the empty seats and, if teams play, in an order in which they alternate. Refused if it cannot be played. */
export function replanToStart(table: Table): Result<Replan> {
  const from = table.seats.flatMap((seat, index) => (isTaken(seat) ? [index] : []));
  const whole = currentPlan(table);
  const replan = (order: readonly number[]) => ({
    plan: { ...whole, seats: order.map((seat) => whole.seats[seat]) },
    from: order,
  });
  const game = gameOfPlan(replan(from).plan);
  if (game.ok) return ok(replan(from));
  // Teams must take turns in the order of their colours.
  const colors = roomColors(whole);
  const placeOf = (seat: number) => colors.indexOf(whole.seats[seat].color);
  const inTurn = replan(from.toSorted((a, b) => placeOf(a) - placeOf(b)));
  return gameOfPlan(inTurn.plan).ok ? ok(inTurn) : game;
}

/** Whether all players are ready and no seat is reserved: a room then begins automatically. */
export function isAllReady({ seats, ready, reserved }: Table): boolean {
  const isMissing = (seat: TableSeat, index: number) => seat.name !== null && !ready[index];
  return seats.filter(isTaken).length >= 2 && !seats.some(isMissing) && reserved.every((name) => name === null);
}
