/** Finds turns about which playouts contradict the judge, with few playouts: most positions are given up early. */
import type { JudgedTurn } from '@asteroute/bots/search';
import type { Game } from '@asteroute/engine';
import type { CommonOrders } from './orders.ts';
import { neededGap } from './swing.ts';

/** Right turns, and all others, those that came near them first. */
export interface Contradiction {
  readonly right: readonly JudgedTurn[];
  readonly wrong: readonly JudgedTurn[];
  readonly needed: number;
}

/**
 * The numbers of rounds after which a position may be given up, and how many standard errors a lead may be below the
 * needed gap to be played on.
 */
const STAGES = [
  { rounds: 8, errors: 0.9 },
  { rounds: 16, errors: 0.8 },
  { rounds: 32, errors: 0.5 },
  { rounds: 48, errors: 0.3 },
] as const;
const LAST_ROUNDS = STAGES[STAGES.length - 1].rounds;
/**
 * The first look: playouts of a few turns, which are cheap and scatter little, show a part of what the judge misses. The
 * part of the needed gap that they must show, and the standard errors that may be missing.
 */
const GLANCE = { rounds: 6, share: 0.5, errors: 0.7 } as const;
/** A candidate this many standard errors behind the best is not played on. */
const BEHIND = 3;
const MAX_RIGHT = 3;
/** The share of the needed gap that the last stage must show. */
const SHOWN = 0.9;
/** Turns that the judge sees this many points behind its first choice are not candidates. */
const OUT_OF_SIGHT = 5;
/** Turns that the judge sees closer than this, in points, are as good as equal. */
const ALIKE = 0.02;

export interface ScreenOrders {
  readonly glance: CommonOrders;
  readonly orders: CommonOrders;
}

/** The turns that a few short playouts see ahead of the first one, or nearly so. */
function suspects(hand: Game, [pick, ...others]: readonly JudgedTurn[], glance: CommonOrders): JudgedTurn[] {
  const { rounds, share, errors } = GLANCE;
  const needed = neededGap(hand, glance.mean(pick, rounds));
  if (needed === null) return [];
  return others.filter((other) => {
    const lead = glance.lead(other, pick, rounds);
    return lead.points + errors * lead.se >= share * needed;
  });
}

/**
 * Looks for up to three turns that beat all others, among them the judge's first choice, by enough to decide chances to
 * win; null if there are none. `turns` are the judge's best ones, best first. Yields after each stage.
 */
export function* contradiction(
  hand: Game,
  turns: readonly JudgedTurn[],
  { orders, glance }: ScreenOrders,
): Generator<void, Contradiction | null> {
  const [pick] = turns;
  let running = [pick, ...suspects(hand, candidates(hand, turns), glance)];
  if (running.length === 1) return null;
  for (const stage of STAGES) {
    const left = stillNear(hand, running, { pick, orders, stage });
    yield;
    if (left === null) return null;
    running = left;
  }
  const needed = neededGap(hand, orders.mean(running[0], LAST_ROUNDS));
  const found = needed === null ? null : parted(running, orders, { pick, needed });
  if (found === null) return null;
  return { ...found, wrong: [...found.wrong, ...turns.filter((one) => !running.includes(one))] };
}

interface Stage {
  readonly pick: JudgedTurn;
  readonly orders: CommonOrders;
  readonly stage: (typeof STAGES)[number];
}

/** The turns that may still be right or come near, best first; null if none is far enough ahead of the judge's choice. */
function stillNear(hand: Game, running: readonly JudgedTurn[], { pick, orders, stage }: Stage): JudgedTurn[] | null {
  const { rounds, errors } = stage;
  const sorted = ranked(running, orders, rounds);
  const [best] = sorted;
  const needed = neededGap(hand, orders.mean(best, rounds));
  const lead = orders.lead(best, pick, rounds);
  if (needed === null || lead.points + errors * lead.se < needed) return null;
  return sorted.filter((one) => {
    const behind = orders.lead(best, one, rounds);
    return one === pick || behind.points < needed + BEHIND * behind.se;
  });
}

/**
 * The judge's first choice and all in sight, one of those that it sees as equal: these are mostly tiles that lie
 * somewhere where nothing happens.
 */
function candidates(hand: Game, turns: readonly JudgedTurn[]): JudgedTurn[] {
  const side = hand.rules.figureTable.sideOf[hand.position.seat];
  const worth = (turn: JudgedTurn) => turn.values[side];
  return turns.filter((turn, index) => {
    const isSeen = worth(turn) > worth(turns[0]) - OUT_OF_SIGHT;
    return isSeen && turns.findIndex((one) => worth(one) - worth(turn) < ALIKE) === index;
  });
}

/** Divides sorted turns at the first gap that is wide enough. */
function parted(
  sorted: readonly JudgedTurn[],
  orders: CommonOrders,
  { pick, needed }: { readonly pick: JudgedTurn; readonly needed: number },
): Contradiction | null {
  for (let right = 1; right <= MAX_RIGHT && right < sorted.length; right++) {
    if (sorted[right - 1] === pick) return null;
    if (orders.lead(sorted[right - 1], sorted[right], LAST_ROUNDS).points >= SHOWN * needed)
      return { right: sorted.slice(0, right), wrong: sorted.slice(right), needed };
  }
  return null;
}

function ranked(turns: readonly JudgedTurn[], orders: CommonOrders, rounds: number): JudgedTurn[] {
  const worth = new Map(turns.map((turn) => [turn, orders.mean(turn, rounds)]));
  return [...turns].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}
