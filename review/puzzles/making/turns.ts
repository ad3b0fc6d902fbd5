/** Puzzles out of the middle of a game: a turn that beats all others in playouts. */
import { type Analyzer, analyzers, handWeights } from '@asteroute/bots/search';
import type { Game, TurnWords } from '@asteroute/engine';
import { twinsOf } from '../follow-up.ts';
import type { BoardChoice } from './board-choice.ts';
import { type Found, LEAST_GAP } from './endgames.ts';
import { fieldOf } from './field.ts';
import { type RaceResult, type RaceRules, race } from './race.ts';

/** Pairs of playouts by which a deep review compares two turns, by the usual bot. */
const USUAL_ROUNDS = 86;
/** The best turn is 3 points and 5 standard errors ahead at ten times the usual budget. */
const PROOF: RaceRules = { rounds: 10 * USUAL_ROUNDS, least: LEAST_GAP, errors: 5 };
/** Under other weights it stays ahead. */
const OTHER: RaceRules = { rounds: 2 * USUAL_ROUNDS, least: 0, errors: 3 };

/** The puzzle at a moment, or null. Pauses after each block of playouts. */
export function* turnAt(hand: Game, board: BoardChoice, seed: number): Generator<void, Found | null> {
  const { turns, lead, first, choices } = fieldOf(hand);
  if (lead < LEAST_GAP) return null;
  const answers = twinsOf(hand, first);
  if (!board.misses(answers)) return null;
  const proof = yield* race(hand, turns, { ...PROOF, analyzer: analyzers()(hand.rules), seed });
  if (!proof.isWon) return null;
  const other = yield* race(hand, turns, { ...OTHER, analyzer: otherAnalyzer(hand), seed });
  if (!other.isWon) return null;
  return { right: { answers, gap: proof.gap, choices, right: 1 }, turns: 1, draws: [] };
}

/** Judges by other weights: what the board would score, and the meeples in hand. */
function otherAnalyzer({ rules }: Game): Analyzer {
  return analyzers(handWeights)(rules);
}

/** How a search puzzle stands: what the judge likes best, and how it does by the usual weights and by others. */
export interface Stability {
  readonly first: TurnWords;
  readonly results: readonly RaceResult[];
}

/** Looks at a search puzzle again at `times` the budget of its proof, on other orders. */
export function* stability(hand: Game, seed: number, times: number): Generator<void, Stability> {
  const { turns, first } = fieldOf(hand);
  const rules = { rounds: times * PROOF.rounds, least: 0, errors: PROOF.errors, seed };
  const usual = yield* race(hand, turns, { ...rules, analyzer: analyzers()(hand.rules) });
  const other = yield* race(hand, turns, { ...rules, analyzer: otherAnalyzer(hand) });
  return { first, results: [usual, other] };
}
