/** Makes puzzles from the middle of a game: turns that beat all others in playouts. */
import { type Analyzer, analyzers, handWeights, type JudgedTurn, turnOf } from '@asteroute/bots/search';
import { clonePosition, type Game, type TurnWords, turnWords } from '@asteroute/engine';
import { ReviewJudge } from '../../measure/judge.ts';
import { twinsOf } from '../follow-up.ts';
import type { BoardChoice } from './board-choice.ts';
import { type Found, MIN_GAP } from './endgames.ts';
import { fieldOf } from './field.ts';
import { type RaceResult, type RaceRules, race } from './race.ts';

/** The number of pairs of playouts by which a deep review compares two turns, with its default bot. */
const USUAL_ROUNDS = 86;
/** The proof of a puzzle: the best turn is 3 points and 5 standard errors ahead, at ten times the usual budget. */
const PROOF: RaceRules = { rounds: 10 * USUAL_ROUNDS, least: MIN_GAP, errors: 5 };
/** The second proof: the best turn is also ahead by other weights. */
const OTHER: RaceRules = { rounds: 2 * USUAL_ROUNDS, least: 0, errors: 3 };

/** Returns the puzzle at a moment, or null. Yields after each block of playouts. */
export function* turnAt(hand: Game, board: BoardChoice, seed: number): Generator<void, Found | null> {
  const { turns, lead, first, choices } = fieldOf(hand);
  if (lead < MIN_GAP) return null;
  const answers = twinsOf(hand, first);
  if (!board.misses(answers)) return null;
  const proof = yield* race(hand, turns, { ...PROOF, analyzer: analyzers()(hand.rules), seed });
  if (!proof.isWon) return null;
  const other = yield* race(hand, turns, { ...OTHER, analyzer: otherAnalyzer(hand), seed });
  if (!other.isWon) return null;
  return { right: { answers, gap: proof.gap, choices, right: 1 }, turns: 1, draws: [] };
}

/** An analyzer with other weights: only the final scoring of the board and the meeples in hand. */
function otherAnalyzer({ rules }: Game): Analyzer {
  return analyzers(handWeights)(rules);
}

/**
 * Tests a search puzzle again, at `times` the budget of its proof and with other orders, because judges may have
 * changed since: races its answer against the best turns of the judge, by the usual weights and by others.
 */
export function* stability(
  hand: Game,
  answer: TurnWords,
  { seed, times }: { readonly seed: number; readonly times: number },
): Generator<void, readonly RaceResult[]> {
  const own = twinsOf(hand, answer).map((twin) => JSON.stringify(twin));
  const isOwn = (turn: JudgedTurn) => own.includes(JSON.stringify(turnWords(hand, turnOf(turn))));
  const judge = new ReviewJudge(hand.rules);
  const answered = judge.all(clonePosition(hand.position)).filter(isOwn).slice(0, 1);
  const turns = [...answered, ...fieldOf(hand, judge).turns.filter((turn) => !isOwn(turn))];
  const rules = { rounds: times * PROOF.rounds, least: 0, errors: PROOF.errors, seed };
  const usual = yield* race(hand, turns, { ...rules, analyzer: analyzers()(hand.rules) });
  const other = yield* race(hand, turns, { ...rules, analyzer: otherAnalyzer(hand) });
  return [usual, other];
}
