/** Whether a turn beats all others, by playouts on common orders of the stack. */
import { type Analyzer, horizonFor, type JudgedTurn, Playouts } from '@asteroute/bots/search';
import { clonePosition, createRandom, type Game, mix } from '@asteroute/engine';
import { average } from '../../measure/labels.ts';
import { marginsOf } from '../../measure/margins.ts';

/** How sure a race must be. */
export interface RaceRules {
  /** Playouts of a pair of turns at most. */
  readonly rounds: number;
  /** Points by which the first must be ahead. */
  readonly least: number;
  /** It must be ahead by so many standard errors. */
  readonly errors: number;
}

/** What a race found: by how much the first is ahead of the nearest rival, and how uncertain that is. */
export interface RaceResult {
  readonly gap: number;
  readonly se: number;
  /** Whether the first won against every rival. */
  readonly isWon: boolean;
}

/** Turns that a playout goes on for: in the last part of a game, to its end. */
const HORIZON = 12;
/** Rounds between two looks at a race. */
const BLOCK = 12;
/** A race is hopeless when the lead that is asked for is so many standard errors away. */
const HOPELESS = 3;
/** After so many rounds the lead must be more than asked for by a standard error: closer races take long and end as they may. */
const CLOSE_RACE_ROUNDS = 96;

/** The playouts of one position: of every turn on the same orders. */
class CommonOrders {
  readonly #hand: Game;
  readonly #analyzer: Analyzer;
  readonly #seed: number;
  readonly #known = new Map<JudgedTurn, number[]>();

  constructor(hand: Game, analyzer: Analyzer, seed: number) {
    this.#hand = hand;
    this.#analyzer = analyzer;
    this.#seed = seed;
  }

  /** What a turn came to in a round: the margin of the side on turn. */
  value(turn: JudgedTurn, round: number): number {
    const values = this.#known.get(turn) ?? [];
    this.#known.set(turn, values);
    values[round] ??= this.#playout(turn, round);
    return values[round];
  }

  #playout(turn: JudgedTurn, round: number): number {
    const { rules, position } = this.#hand;
    const pos = clonePosition(position);
    const playouts = new Playouts(rules, this.#analyzer, createRandom(mix(this.#seed, round)));
    playouts.horizon = horizonFor(rules, HORIZON);
    playouts.shuffle(pos);
    return marginsOf(playouts.run(pos, turn))[rules.figureTable.sideOf[position.seat]];
  }
}

/**
 * Plays the first turn against each of the others, the nearest first, until it is sure to be ahead or cannot be. Pauses
 * after each block of rounds.
 */
export function* race(
  hand: Game,
  [first, ...rivals]: readonly JudgedTurn[],
  by: RaceRules & { readonly analyzer: Analyzer; readonly seed: number },
): Generator<void, RaceResult> {
  const orders = new CommonOrders(hand, by.analyzer, by.seed);
  let nearest: RaceResult = { gap: Number.POSITIVE_INFINITY, se: 0, isWon: true };
  for (const rival of rivals) {
    const result = yield* pairRace(orders, first, rival, by);
    if (!result.isWon || result.gap < nearest.gap) nearest = result;
    if (!result.isWon) break;
  }
  return nearest;
}

function* pairRace(
  orders: CommonOrders,
  first: JudgedTurn,
  rival: JudgedTurn,
  { rounds, least, errors }: RaceRules,
): Generator<void, RaceResult> {
  const leads: number[] = [];
  for (;;) {
    for (let i = 0; i < BLOCK && leads.length < rounds; i++) {
      leads.push(orders.value(first, leads.length) - orders.value(rival, leads.length));
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

/** The standard error of a mean. At least that of a point or two in one round of many, or few rounds alike would prove all. */
function standardError(list: readonly number[], mean: number): number {
  const squares = list.reduce((sum, one) => sum + (one - mean) ** 2, 1);
  return Math.sqrt(squares / list.length / Math.max(1, list.length - 1));
}
