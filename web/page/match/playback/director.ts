/** Weighs what happens in a game, so that light, camera, sound and time go by what it means. */
import { boardFigures, type Game, type GameEvent, sideOf } from '@asteroute/engine';
import { realmAt } from '../../analysis/fights.ts';

/** From 0 (two points, a tile) to 1 (22 points, the end); from events and position alone, so the same everywhere. */
export type Weight = number;

/** What makes an event mean more than its points do. */
type WeighedFor = 'largest' | 'lead' | 'tie' | 'odds' | 'lost' | 'last-planet' | 'last-tile';

export interface Weighed {
  readonly weight: Weight;
  readonly reasons: readonly WeighedFor[];
}

/** The weight from which the table is still for a moment before points are shown. */
export const GREAT: Weight = 0.6;

/** Points that weigh 1. */
const FULL = 22;
/** Points that are never called the largest score, however early they come. */
const LEAST_LARGEST = 8;
const ADDS: Readonly<Record<WeighedFor, Weight>> = {
  largest: 0.1,
  lead: 0.2,
  tie: 0.15,
  odds: 0.25,
  lost: 0.2,
  'last-planet': 0.25,
  'last-tile': 0.15,
};

type Shares = readonly { readonly side: number; readonly points: number }[];

export function paidBy(event: GameEvent): Shares {
  if (event.type === 'defeated') return [event];
  return 'shares' in event ? event.shares : [];
}

/** The weight of the last of `events`, which are all events of a game so far; `game` is the position after its ply. */
export function momentOf(events: readonly GameEvent[], game: Game): Weighed {
  const event = events[events.length - 1];
  const reasons = reasonsFor(events, event, game);
  const weight = reasons.reduce((sum, reason) => sum + ADDS[reason], baseOf(events, event, game));
  return { weight: Math.min(1, Math.round(weight * 100) / 100), reasons };
}

/** A weight by points: it grows faster than they do, so that many small scores stay small. */
const byPoints = (points: number): Weight => Math.min(1, points / FULL) ** 1.3;

const most = (shares: Shares): number => Math.max(0, ...shares.map(({ points }) => points));

function baseOf(events: readonly GameEvent[], event: GameEvent, game: Game): Weight {
  switch (event.type) {
    case 'ended':
      return 1;
    case 'scored':
    case 'recalled':
    case 'awarded':
      return byPoints(most(event.shares));
    case 'battle':
    case 'rolled':
    case 'tied':
    case 'defeated':
    case 'won':
      return 0.25 + 0.4 * byPoints(realmAt(game, event.at).now.points) + 0.15 * (throwsOf(events) - 1);
    default:
      return 0;
  }
}

/** The throws of the last battle so far, at least 1. */
function throwsOf(events: readonly GameEvent[]): number {
  const from = events.findLastIndex(({ type }) => type === 'battle');
  return Math.max(1, events.slice(from).filter(({ type }) => type === 'rolled').length);
}

function reasonsFor(events: readonly GameEvent[], event: GameEvent, game: Game): WeighedFor[] {
  const before = events.slice(0, -1);
  const pays = event.type === 'scored' || event.type === 'recalled' || event.type === 'awarded';
  const told: readonly (readonly [WeighedFor, boolean])[] = [
    ['largest', pays && isLargest(before, most(event.shares))],
    ['lead', (pays || event.type === 'defeated' || event.type === 'tied') && changesLead(before, event)],
    ['tie', event.type === 'tied'],
    ['odds', event.type === 'won' && hadFewerDice(before, event.side)],
    ['lost', event.type === 'defeated' && wasAttacked(before, event.side, game)],
    ['last-planet', event.type === 'defeated' && losesLastPlanet(event, game)],
    ['last-tile', (pays && !isFinal(event)) || event.type === 'placed' ? isLastTile(before) : false],
  ];
  return told.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

const isFinal = (event: GameEvent): boolean => event.type === 'awarded' || (event.type === 'scored' && !event.complete);

/** The events of a ply with the final scoring from the smallest points to the largest, so that it ends with those. */
export function finalByPoints(events: readonly GameEvent[]): readonly GameEvent[] {
  const finals = events.filter(isFinal).toSorted((a, b) => most(paidBy(a)) - most(paidBy(b)));
  return finals.length < 2 ? events : events.map((event) => (isFinal(event) ? (finals.shift() ?? event) : event));
}

const isLargest = (before: readonly GameEvent[], points: number): boolean =>
  points >= LEAST_LARGEST && before.every((event) => points > most(paidBy(event)));

/** The side that alone leads after some events; null if none does. */
function leaderAfter(events: readonly GameEvent[]): number | null {
  const scores = new Map<number, number>();
  for (const { side, points } of events.flatMap(paidBy)) scores.set(side, (scores.get(side) ?? 0) + points);
  const [first, second] = [...scores].toSorted(([, a], [, b]) => b - a);
  return first === undefined || first[1] === (second?.[1] ?? 0) ? null : first[0];
}

/** Whether another side leads alone than the one that last did. */
function changesLead(before: readonly GameEvent[], event: GameEvent): boolean {
  const now = leaderAfter([...before, event]);
  const last = leaderAfter(before);
  return now !== null && now !== last && before.some((one) => paidBy(one).some(({ side }) => side !== now));
}

/** Whether a side threw fewer dice than a rival in the last battle. */
function hadFewerDice(before: readonly GameEvent[], winner: number): boolean {
  const battle = before.findLast((event) => event.type === 'battle');
  const dice = (battle?.sides ?? []).map(({ side, dice }) => ({ own: side === winner, dice }));
  const own = dice.find((one) => one.own)?.dice ?? 0;
  return dice.some((one) => one.dice > own);
}

/** Whether a side fought in the turn of another one, so that it loses what it had. */
function wasAttacked(before: readonly GameEvent[], side: number, game: Game): boolean {
  const placed = before.findLast((event) => event.type === 'placed');
  return placed !== undefined && sideOf(game, placed.seat) !== side;
}

function losesLastPlanet({ side, returned }: Extract<GameEvent, { type: 'defeated' }>, game: Game): boolean {
  const kept = () => boardFigures(game).some(({ seat, at }) => at.kind === 'planet' && sideOf(game, seat) === side);
  return returned.some(({ at }) => at.kind === 'planet') && !kept();
}

function isLastTile(before: readonly GameEvent[]): boolean {
  return before.findLast((event) => event.type === 'drew')?.left === 0;
}
