/** Tests by playouts with common orders of the stack whether a turn beats all others (a race). */
import { type Analyzer, horizonFor, type JudgedTurn, Playouts } from '@asteroute/bots/search';
import { clonePosition, createRandom, type Game, mix } from '@asteroute/engine';
import { average } from '../../measure/labels.ts';
import { marginsOf } from '../../measure/margins.ts';

/** How certain the result of a race must be. */
export interface RaceRules {
  /** The maximum number of playouts for a pair of turns. */
  readonly rounds: number;
  /** Points by which the first turn must be ahead. */
  readonly least: number;
  /** Standard errors by which the first turn must be ahead. */
  readonly errors: number;
}

/** The result of a race: by how many points the first turn beats its nearest rival, and the standard error of this. */
export interface RaceResult {
  readonly gap: number;
  readonly se: number;
  /** Whether the first turn beat every rival. */
  readonly isWon: boolean;
}

/** How many turns a playout continues; in the last part of a game this reaches the end. */
const HORIZON = 12;
/** The number of rounds between two checks of a race. */
const BLOCK = 12;
/** A race is given up if the required lead is this many standard errors away. */
const HOPELESS = 3;
/**
 * After this many rounds, a race is given up if its lead is less than a standard error above the required one, because
 * it would take too long.
 */
const CLOSE_RACE_ROUNDS = 96;

/** The margin of the side on turn after a turn is played in a round. */
type Playout = (turn: JudgedTurn, round: number) => number;

/** Makes the playouts of one position: in a round every turn is played with the same order. Results are cached. */
function commonOrders({ rules, position }: Game, analyzer: Analyzer, seed: number): Playout {
  const known = new Map<JudgedTurn, number[]>();
  const playout: Playout = (turn, round) => {
    const pos = clonePosition(position);
    const playouts = new Playouts(rules, analyzer, createRandom(mix(seed, round)));
    playouts.horizon = horizonFor(rules, HORIZON);
    playouts.shuffle(pos);
    return marginsOf(playouts.run(pos, turn))[rules.figureTable.sideOf[position.seat]];
  };
  return (turn, round) => {
    const values = known.get(turn) ?? [];
    known.set(turn, values);
    values[round] ??= playout(turn, round);
    return values[round];
  };
}

/**
 * Races the first turn against each of the others, the nearest first, until its lead is certain or impossible. Yields
 * after each block of rounds.
 */
export function* race(
  hand: Game,
  [first, ...rivals]: readonly JudgedTurn[],
  by: RaceRules & { readonly analyzer: Analyzer; readonly seed: number },
): Generator<void, RaceResult> {
  const margin = commonOrders(hand, by.analyzer, by.seed);
  let nearest: RaceResult = { gap: Number.POSITIVE_INFINITY, se: 0, isWon: true };
  for (const rival of rivals) {
    const result = yield* pairRace(margin, first, rival, by);
    if (!result.isWon || result.gap < nearest.gap) nearest = result;
    if (!result.isWon) break;
  }
  return nearest;
}

function* pairRace(
  margin: Playout,
  first: JudgedTurn,
  rival: JudgedTurn,
  { rounds, least, errors }: RaceRules,
): Generator<void, RaceResult> {
  const leads: number[] = [];
  for (;;) {
    for (let i = 0; i < BLOCK && leads.length < rounds; i++) {
      leads.push(margin(first, leads.length) - margin(rival, leads.length));
    }
    yield;
    const gap = average(leads);
    const se = standardError(leads, gap);
    if (gap + HOPELESS * se < least) return { gap, se, isWon: false };
    if (leads.length >= CLOSE_RACE_ROUNDS && gap - se < least) return { gap, se, isWon: false };
    if (gap - errors * se > least) return { gap, se, isWon: true };
    if (leads.length >= rounds) return { gap, se, isWon: gap >= least && gap >= errors * se };
  }
}

/**
 * The standard error of a mean. One point of variance is added, because otherwise a few equal rounds would appear as
 * proof.
 */
function standardError(list: readonly number[], mean: number): number {
  const squares = list.reduce((sum, one) => sum + (one - mean) ** 2, 1);
  return Math.sqrt(squares / list.length / Math.max(1, list.length - 1));
}
