/** Makes puzzles from turns before the last tiles: turns that playouts prove and that the judge misses at first sight. */
import { type Analyzer, analyzers, handWeights, turnOf } from '@asteroute/bots/search';
import { type Game, mix, type TurnWords, turnWords } from '@asteroute/engine';
import {
  differentWays,
  type Lead,
  ReviewJudge,
  sameGameKey,
  type TurnCodes,
  twinsOf,
} from '@asteroute/review/puzzle-parts';
import { type Field, fieldOf } from './field.ts';
import { CommonOrders } from './orders.ts';
import { FEWEST_ROUNDS, type RaceResult, type RaceRules, race } from './race.ts';
import { type Contradiction, contradiction } from './screen.ts';
import { MIN_SWING, neededGap, swingOf } from './swing.ts';

export interface ProvedTurn {
  readonly answers: readonly TurnWords[];
  /** By how many points the least of the right turns beats the best of the others: the smaller of two judges' means. */
  readonly gap: Lead;
  readonly swing: number;
  /** A right turn, and the one that the judge takes at first sight. */
  readonly best: TurnCodes;
  readonly tempting: TurnCodes;
  readonly choices: number;
}

/** How many turns the playouts of a first look, a screen and a proof continue; in the last part of a game they reach the end. */
const GLANCE_HORIZON = 4;
const SCREEN_HORIZON = 8;
const PROOF_HORIZON = 16;
/** The proof: at most so many pairs of playouts with each rival, and four standard errors. */
const PROOF: Omit<RaceRules, 'least'> = { rounds: 480, errors: 4 };
/** The pairs of playouts, on new orders, whose mean is told; and how many standard errors it must be above zero. */
const TOLD_ROUNDS = 128;
const TOLD_ERRORS = 3;
/** With how many of the others the told gap is measured: the nearest ones. */
const TOLD_RIVALS = 2;

/** The proof by the second judge: it only has to see the right turns ahead. */
const OTHER: RaceRules = { rounds: 144, errors: TOLD_ERRORS, least: 0 };

const SEEDS = { screen: 1, proof: 2, told: 3, other: 4 } as const;

type Contested = Pick<Contradiction, 'right' | 'wrong'>;

interface Told {
  readonly gap: Lead;
  readonly value: number;
}

/** Returns the proof of a puzzle, or null if the position is none. Yields after a few playouts. */
export function* provedTurn(hand: Game, field: Field, seed: number): Generator<void, ProvedTurn | null> {
  const usual = analyzers()(hand.rules);
  const orders = (name: keyof typeof SEEDS, horizon = PROOF_HORIZON) =>
    new CommonOrders(hand, {
      analyzer: name === 'other' ? otherAnalyzer(hand) : usual,
      seed: mix(seed, SEEDS[name]),
      horizon,
    });
  const screen = { glance: orders('screen', GLANCE_HORIZON), orders: orders('screen', SCREEN_HORIZON) };
  const found = yield* contradiction(hand, field.turns, screen);
  if (found === null) return null;
  const proof = orders('proof');
  if (!(yield* leads(found, proof, { ...PROOF, least: found.needed }))) return null;
  const nearest = nearestFirst(found, proof);
  const told = yield* toldGap(orders('told'), nearest);
  if (!decides(hand, told)) return null;
  const second = orders('other');
  const other = yield* toldGap(second, nearest);
  if (!decides(hand, other) || !(yield* leads(nearest, second, OTHER))) return null;
  const { gap, value } = other.gap.points < told.gap.points ? other : told;
  return {
    answers: found.right.flatMap((one) => twinsOf(hand, turnWords(hand, turnOf(one)))),
    gap,
    swing: swingOf(hand, value, gap.points),
    best: found.right[0],
    tempting: field.turns[0],
    choices: field.choices,
  };
}

function* leads({ right, wrong }: Contested, orders: CommonOrders, by: RaceRules): Generator<void, boolean> {
  for (const one of right) if (!(yield* race(orders, [one, ...wrong], by)).isWon) return false;
  return true;
}

/** Sorts the other turns by the playouts of the proof that all of them have. */
function nearestFirst({ right, wrong }: Contested, proof: CommonOrders): Contested {
  const mean = (turn: TurnCodes) => proof.mean(turn, FEWEST_ROUNDS);
  return { right, wrong: [...wrong].sort((a, b) => mean(b) - mean(a)) };
}

/** Measures the gap on orders that chose nothing: the smallest one of any right turn beside any of the nearest others. */
function* toldGap(orders: CommonOrders, { right, wrong }: Contested): Generator<void, Told> {
  let told: Told = { gap: { points: Number.POSITIVE_INFINITY, se: 0 }, value: 0 };
  for (const one of right) {
    for (const rival of wrong.slice(0, TOLD_RIVALS)) {
      const gap = orders.lead(one, rival, TOLD_ROUNDS);
      yield;
      if (gap.points < told.gap.points) told = { gap, value: orders.mean(one, TOLD_ROUNDS) };
    }
  }
  return told;
}

const decides = (hand: Game, { gap, value }: Told): boolean =>
  gap.points > TOLD_ERRORS * gap.se && swingOf(hand, value, gap.points) >= MIN_SWING;

/** An analyzer with other weights: only the final scoring of the board and the meeples in hand. */
const otherAnalyzer = ({ rules }: Game): Analyzer => analyzers(handWeights)(rules);

/**
 * Proves a searched turn again, with `times` as many playouts on other orders, by the usual judge and by another: each of
 * its answers against all turns that the judge sees near its first choice. Returns the nearest race of each judge.
 */
export function* stability(
  hand: Game,
  answers: readonly TurnCodes[],
  { times, seed }: { readonly times: number; readonly seed: number },
): Generator<void, { readonly usual: RaceResult; readonly other: RaceResult }> {
  const contested = contestedBy(hand, answers);
  const rounds = times * PROOF.rounds;
  const by = (analyzer: Analyzer) => new CommonOrders(hand, { analyzer, seed, horizon: PROOF_HORIZON });
  return {
    usual: yield* nearestRace(contested, by(analyzers()(hand.rules)), { ...PROOF, rounds, least: 0 }),
    other: yield* nearestRace(contested, by(otherAnalyzer(hand)), { ...OTHER, rounds }),
  };
}

function contestedBy(hand: Game, answers: readonly TurnCodes[]) {
  const judge = new ReviewJudge(hand.rules);
  const keyOf = (turn: TurnCodes) => sameGameKey(hand, turn, judge.faces);
  const keys = new Set(answers.map(keyOf));
  const right = [...differentWays(hand, answers, judge.faces)];
  return { right, wrong: fieldOf(hand, judge).turns.filter((turn) => !keys.has(keyOf(turn))) };
}

function* nearestRace(
  { right, wrong }: ReturnType<typeof contestedBy>,
  orders: CommonOrders,
  by: RaceRules,
): Generator<void, RaceResult> {
  const results: RaceResult[] = [];
  for (const one of right) results.push(yield* race(orders, [one, ...wrong], by));
  return results.reduce((least, one) => (one.points < least.points ? one : least));
}

/** Whether the judge's first sight leaves room for a puzzle: its choice is not far ahead, and either side may win. */
export function isOpen(hand: Game, { turns, lead }: Field): boolean {
  if (turns.length < 2 || lead > MAX_LEAD) return false;
  const side = hand.rules.figureTable.sideOf[hand.position.seat];
  const needed = neededGap(hand, turns[0].values[side]);
  const even = neededGap(hand, EVEN);
  return needed !== null && even !== null && needed <= MAX_NEEDED * even;
}

/** The judge's first choice is not further ahead than this, in points. */
const MAX_LEAD = 2.5;
/** A margin with which either side may win, and how many times the gap that decides such a game a puzzle may need. */
const EVEN = 2;
const MAX_NEEDED = 1.3;
