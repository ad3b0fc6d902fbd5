/**
 * Weighs what happens at a table, from events and position alone: light, sound, particles and time of an event grow
 * with its weight, so that two points pass quickly and a large realm stops the table for a moment.
 */
import { boardFigures, type Game, type GameEvent, type SidePoints, sideOf } from '@asteroute/engine';

/** An event that is about to be shown. */
export interface Moment {
  readonly event: GameEvent;
  /** The game after the ply of the event. */
  readonly game: Game;
  /** Every event shown before. */
  readonly past: readonly GameEvent[];
  /** The score of every side before the event. */
  readonly scores: readonly number[];
}

/** From this weight on a moment is great: a ring of light leaves it, and the view moves to all of it. */
export const GREAT = 0.6;

/** Points as weighty as anything; and the fewest that can be the largest score of a game so far. */
const [MOST_POINTS, LEAST_RECORD] = [24, 8];

type Weights = { readonly [T in GameEvent['type']]?: (event: Extract<GameEvent, { type: T }>, at: Moment) => number };

const WEIGHTS: Weights = {
  placed: (_, { past }) => (isLastTile(past) ? 0.8 : 0),
  battle: ({ at, sides }) => sides.reduce((dice, side) => dice + side.dice, 0) / 8 + (at.kind === 'planet' ? 0.2 : 0),
  rolled: (_, moment) => battleWeight(moment),
  tied: (_, moment) => 0.4 + battleWeight(moment) / 4,
  defeated: (event, { game }) => 0.15 + event.points * 0.1 + lostPlanet(event, game),
  won: ({ side }, moment) => 0.3 + againstOdds(side, moment.past),
  recalled: pointsWeight,
  scored: pointsWeight,
  awarded: pointsWeight,
  ended: () => 1,
};

/** The weight of an event: from 0 (nothing special) to 1 (the largest of a game). */
export function weightOf(moment: Moment): number {
  const weight = WEIGHTS[moment.event.type]?.(moment.event as never, moment) ?? 0;
  return Math.min(1, weight);
}

/** The duration of an event at weight 0, in milliseconds at full speed, and what the largest weight adds to it. */
const LENGTHS: Partial<Record<GameEvent['type'], readonly [number, number]>> = {
  'set-aside': [1600, 0],
  'put-back': [1600, 0],
  placed: [600, 600],
  deployed: [420, 0],
  battle: [700, 300],
  rolled: [1000, 700],
  tied: [600, 500],
  defeated: [250, 900],
  won: [600, 700],
  recalled: [900, 2300],
  scored: [900, 2300],
  took: [1100, 0],
};

/** Milliseconds for which dice are in the air; for the rest of a throw they lie still, before the result is told. */
export const DICE_FALL_MS = 900;

/** The duration of an event in milliseconds at full speed; 0 for events that take no time. */
export function lengthOf(type: GameEvent['type'], weight: number): number {
  const [least, more] = LENGTHS[type] ?? [0, 0];
  return Math.round(least + more * weight);
}

/** The most points that a side gets, more if it catches up with the leader or if no score of the game was as large. */
function pointsWeight(event: { readonly shares: readonly SidePoints[] }, { scores, past }: Moment): number {
  const points = mostOf(event.shares);
  const isRecord = points >= LEAST_RECORD && past.every((other) => !pays(other) || mostOf(other.shares) < points);
  return points / MOST_POINTS + (takesLead(event.shares, scores) ? 0.15 : 0) + (isRecord ? 0.1 : 0);
}

const mostOf = (shares: readonly SidePoints[]): number => Math.max(0, ...shares.map(({ points }) => points));

type Paying = Extract<GameEvent, { readonly type: 'scored' | 'recalled' | 'awarded' }>;
const pays = (event: GameEvent): event is Paying =>
  event.type === 'scored' || event.type === 'recalled' || event.type === 'awarded';

/** Whether a side that was behind leads once it has its points, alone or with another. */
function takesLead(shares: readonly SidePoints[], before: readonly number[]): boolean {
  const after = [...before];
  for (const { side, points } of shares) after[side] += points;
  const [most, now] = [Math.max(...before), Math.max(...after)];
  return before.some((score, side) => score < most && after[side] === now);
}

/** Whether the tile drawn last was the last of the stack. */
function isLastTile(past: readonly GameEvent[]): boolean {
  const drew = past.findLast((event) => event.type === 'drew');
  return drew?.type === 'drew' && drew.left === 0;
}

type Battle = Extract<GameEvent, { type: 'battle' }>;

const battleIn = (past: readonly GameEvent[]): Battle | undefined =>
  past.findLast((event): event is Battle => event.type === 'battle');

/** The weight of the battle that is fought, more after each tie. */
function battleWeight(moment: Moment): number {
  const { past } = moment;
  const from = past.findLastIndex(({ type }) => type === 'battle');
  if (from === -1) return 0;
  const ties = past.slice(from).filter(({ type }) => type === 'tied').length;
  return weightOf({ ...moment, event: past[from] }) + ties * 0.2;
}

/** What it adds that a side loses a planet, above all its last one. */
function lostPlanet({ side, returned }: Extract<GameEvent, { type: 'defeated' }>, game: Game): number {
  if (!returned.some(({ at }) => at.kind === 'planet')) return 0;
  const kept = boardFigures(game).some(({ seat, at }) => at.kind === 'planet' && sideOf(game, seat) === side);
  return kept ? 0.3 : 0.5;
}

/** What it adds that the winner had fewer dice than somebody else. */
function againstOdds(side: number, past: readonly GameEvent[]): number {
  const sides = battleIn(past)?.sides ?? [];
  const own = sides.find((one) => one.side === side)?.dice ?? 0;
  return Math.max(0, Math.max(0, ...sides.map(({ dice }) => dice)) - own) * 0.3;
}
