import { SEARCHES } from '@asteroute/bots';
import { type Analyzer, analyzers, EndSolver, type JudgedTurn } from '@asteroute/bots/search';
import { clonePosition, type Game, type SideIndex, type Turn } from '@asteroute/engine';
import { act, mark, type Position, placeTile, type Ruleset, undo } from '@asteroute/engine/search';
import { alternatives, codesOf, isSame, sameGameKey, type TurnCodes } from './alternatives.ts';
import { isSolvable } from './endgame.ts';
import { lossOf } from './measure/chances.ts';
import { ReviewJudge } from './measure/judge.ts';
import { labelOf } from './measure/labels.ts';
import { subtract } from './measure/margins.ts';
import type { TurnReview } from './review.ts';
import { type Comparison, type KnownComparison, type Question, TurnSearch } from './turn-search.ts';

/** The bots whose search is long enough to tell a good turn from a better one. */
const SHAPES = { master: SEARCHES.master, grandmaster: SEARCHES.grandmaster };
/** The name of a bot that can review. */
export type Searcher = keyof typeof SHAPES;
/** From the quickest to the most thorough. */
export const SEARCHERS = Object.keys(SHAPES) as readonly Searcher[];

/** Of the best ways to play it the values of a search are relative to what is expected after the best turn. */
export type TurnVerdict = Pick<TurnReview, 'error' | 'lost' | 'se' | 'loss' | 'label' | 'best'>;

/** How a turn is searched. */
export interface SearchOptions {
  readonly bot: Searcher;
  /** The same seed gives the same verdict. */
  readonly seed: number;
}

/** Tiles in the stack with which a turn is judged exactly, over every tile, turn and battle that may follow. */
const EXACT_TILES = 1;
/** Between two sides: about a second, five times what most turns need. */
const MAX_POSITIONS = 100_000;

/** Judges turns of games with one ruleset, finished or not. Without a turn it returns only the best ways to play. */
export class TurnReviewer {
  readonly #rules: Ruleset;
  readonly #analyzer: Analyzer;
  readonly #judge: ReviewJudge;
  readonly #maxPositions: number;

  /** If solving the last tiles needs more positions than `maxPositions`, they are searched instead. */
  constructor(rules: Ruleset, maxPositions = MAX_POSITIONS) {
    this.#rules = rules;
    this.#maxPositions = maxPositions;
    this.#analyzer = analyzers()(rules);
    this.#judge = new ReviewJudge(rules);
  }

  /** Returns the verdict of the judge, at once. The game must have a tile in hand. */
  judged(hand: Game, turn: Turn | null): TurnVerdict {
    const sorted = this.#sorted(hand);
    return this.#verdict(
      hand,
      this.#expected(hand, sorted),
      compareWith(sorted, turn && codesOf(turn), this.#sideOf(hand)),
    );
  }

  /** Yields after each round of playouts. A `known` comparison of the turn with another one is not made again. */
  *searched(
    hand: Game,
    turn: Turn | null,
    { bot, seed }: SearchOptions,
    known?: KnownComparison,
  ): Generator<void, TurnVerdict> {
    const values = this.#expected(hand, this.#sorted(hand));
    const solved = yield* this.#solved(hand, turn);
    if (solved !== null) return this.#verdict(hand, values, solved);
    if (hand.position.stackSize <= EXACT_TILES) return this.#verdict(hand, values, this.#exact(hand, turn));
    const question: Question = { hand, played: turn === null ? null : codesOf(turn), seed, known };
    const searching = { analyzer: this.#analyzer, faces: this.#judge.faces, shape: SHAPES[bot] };
    return this.#verdict(hand, values, yield* new TurnSearch(searching, question).run());
  }

  #expected({ position }: Game, [best]: readonly JudgedTurn[]): number[] {
    return this.#judge.expectedAfter(clonePosition(position), best);
  }

  /** Makes a verdict from a comparison. `value`: the margins after the best turn. */
  #verdict(hand: Game, value: ArrayLike<number>, { sorted, errors, lost, se }: Comparison): TurnVerdict {
    const side = this.#sideOf(hand);
    const loss = lossOf(hand, side, value, errors);
    return {
      error: Math.max(0, -errors[side]),
      lost,
      se,
      loss,
      label: labelOf(loss, -errors[side]),
      best: alternatives(hand, sorted, { side, faces: this.#judge.faces, value }),
    };
  }

  #sideOf({ position }: Game): SideIndex {
    return this.#rules.figureTable.sideOf[position.seat];
  }

  #sorted(hand: Game): JudgedTurn[] {
    const side = this.#sideOf(hand);
    return this.#judge.all(clonePosition(hand.position)).sort((a, b) => b.values[side] - a.values[side]);
  }

  /** Compares with every way to play the turn, exactly over everything that may follow. */
  #exact(hand: Game, turn: Turn | null): Comparison {
    const pos = clonePosition(hand.position);
    const side = this.#sideOf(hand);
    const ways = this.#judge.all(pos).map((way) => ({ ...way, values: Float64Array.from(this.#after(pos, way)) }));
    ways.sort((a, b) => b.values[side] - a.values[side]);
    return compareWith(ways, turn && codesOf(turn), side);
  }

  /** Solves a game between two sides, with one tile more; null if it would take too long. Yields after each way. */
  *#solved(hand: Game, turn: Turn | null): Generator<void, Comparison | null> {
    if (!isSolvable(hand)) return null;
    const side = this.#sideOf(hand);
    const solver = new EndSolver(this.#rules, this.#analyzer);
    const steps = solver.all(clonePosition(hand.position));
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) {
      if (solver.positions > this.#maxPositions) return null;
      yield;
    }
    const ways = step.value.map(({ value, ...way }) => ({ ...way, values: Float64Array.of(value, value) }));
    for (const { values } of ways) values[1 - side] *= -1;
    // Where several turns lead to the same game, the solver lists only one of them.
    const key = (way: TurnCodes) => sameGameKey(hand, way, this.#judge.faces);
    const own = turn === null ? undefined : ways.find((way) => key(way) === key(codesOf(turn)));
    return compareWith(ways, own ?? null, side);
  }

  #after(pos: Position, way: JudgedTurn): number[] {
    const since = mark(pos);
    placeTile(pos, way.placement, null);
    act(this.#rules, pos, way.action, null);
    const margins = this.#judge.ahead(pos);
    undo(pos, since);
    return margins;
  }
}

/** Compares a turn with the first of all, exactly. No turn, or one that the rules do not allow, counts as the first. */
function compareWith(sorted: readonly JudgedTurn[], codes: TurnCodes | null, side: SideIndex): Comparison {
  const played = sorted.find((way) => codes !== null && isSame(way, codes)) ?? sorted[0];
  const errors = subtract(played.values, sorted[0].values);
  return { errors, lost: -errors[side], se: 0, sorted };
}
