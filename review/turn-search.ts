import { type Analyzer, horizonFor, type JudgedTurn, Playouts, Search, type Shape } from '@asteroute/bots/search';
import { clonePosition, createRandom, type Game, type SideIndex } from '@asteroute/engine';
import type { Position } from '@asteroute/engine/search';
import { isSame, sameGameKey, type TurnCodes } from './alternatives.ts';
import { Mean, type SideEstimate } from './measure/estimates.ts';
import { STANDARD_ERRORS } from './measure/labels.ts';
import { marginsOf, subtract } from './measure/margins.ts';

export interface Searching {
  readonly analyzer: Analyzer;
  /** By face: the lowest rotation in which the tile looks the same. */
  readonly faces: Uint8Array;
  readonly shape: Shape;
}

/** A tile in hand and how it was played; null if it was not played yet and only the best ways are wanted. */
export interface Question {
  readonly hand: Game;
  readonly played: TurnCodes | null;
  /** The same seed gives the same answer. */
  readonly seed: number;
  readonly known?: KnownComparison;
}

/** A turn with which the played one was compared before, and by how many points the played one is better, by side. */
export interface KnownComparison {
  readonly other: TurnCodes;
  readonly gap: SideEstimate;
}

export interface Comparison {
  /** The loss in points by side; 0 if it is within the sampling error. */
  readonly errors: readonly number[];
  /** The loss of the side on turn, however uncertain (`TurnReview.lost`). */
  readonly lost: number;
  /** The standard error of `lost`, in points; 0 if it was computed exactly. */
  readonly se: number;
  /** The candidate turns, best first, with comparable margins. */
  readonly sorted: readonly JudgedTurn[];
}

/** Shares of a bot's playouts per turn, for finding the best turn and for comparing the played one with it. */
const FINDING = 0.25;
const COMPARING = 0.25;

/**
 * The search of the bots finds the best turn; it and the played one are then continued with new orders of the stack. No
 * order that influenced the choice is reused: the best would look better than it is.
 */
export class TurnSearch {
  readonly #searching: Searching;
  readonly #question: Question;
  readonly #side: SideIndex;
  readonly #pos: Position;
  readonly #playouts: Playouts;

  constructor(searching: Searching, question: Question) {
    const { rules, position } = question.hand;
    this.#searching = searching;
    this.#question = question;
    this.#side = rules.figureTable.sideOf[position.seat];
    this.#pos = clonePosition(position);
    this.#playouts = new Playouts(rules, searching.analyzer, createRandom(question.seed));
  }

  /** Runs the search. Yields after each round of playouts. */
  *run(): Generator<void, Comparison> {
    const { hand, played } = this.#question;
    const { simulations, horizon } = this.#searching.shape;
    const shape = { simulations: FINDING * simulations, horizon };
    const search = new Search(hand.rules, this.#playouts);
    const ranked = yield* search.ranked(this.#pos, this.#turns(), shape);
    const best = ranked[0].turn;
    const own = ranked.find(({ turn }) => played !== null && isSame(turn, played))?.turn ?? best;
    const sorted = ranked.map(({ turn, worth }) => ({ ...turn, values: this.#behind(ranked[0].worth - worth) }));
    sorted.sort((a, b) => b.values[this.#side] - a.values[this.#side]);
    if (best === own) return { errors: this.#zeros(), lost: 0, se: 0, sorted };
    return { ...this.#told(this.#known(best) ?? (yield* this.#compare(own, best))), sorted };
  }

  /** The played turn, and every turn that leads to another game. */
  #turns(): JudgedTurn[] {
    const { hand, played } = this.#question;
    const { analyzer, faces } = this.#searching;
    const turns = analyzer.turns.different(this.#pos);
    const own = played === null ? undefined : analyzer.turns.all(this.#pos).find((turn) => isSame(turn, played));
    if (own === undefined) return turns;
    const key = (turn: TurnCodes) => sameGameKey(hand, turn, faces);
    return [own, ...turns.filter((turn) => key(turn) !== key(own))];
  }

  #behind(points: number): Float64Array {
    const values = Float64Array.from(this.#zeros());
    values[this.#side] = -points;
    return values;
  }

  /** What is known of the played turn beside the best one; null if that must be searched. */
  #known(best: TurnCodes): SideEstimate | null {
    const { hand, known } = this.#question;
    if (known === undefined) return null;
    const [one, other] = [best, known.other].map((way) => sameGameKey(hand, way, this.#searching.faces));
    return one === other ? known.gap : null;
  }

  /** Continues both candidates to the horizon, with the same new orders of tiles. */
  *#compare(played: JudgedTurn, best: JudgedTurn): Generator<void, SideEstimate> {
    const { simulations, horizon } = this.#searching.shape;
    const rounds = Math.ceil((COMPARING * simulations) / 2);
    this.#playouts.horizon = horizonFor(this.#question.hand.rules, horizon);
    const gap = new Mean(this.#zeros().length);
    for (let round = 0; round < rounds; round++) {
      this.#playouts.shuffle(this.#pos);
      const own = marginsOf(this.#playouts.run(this.#pos, played));
      gap.add(subtract(own, marginsOf(this.#playouts.run(this.#pos, best))));
      yield;
    }
    return gap.estimate;
  }

  #told({ points, se }: SideEstimate): Omit<Comparison, 'sorted'> {
    const side = this.#side;
    const isWorse = points[side] < -STANDARD_ERRORS * se[side];
    return { errors: isWorse ? points : this.#zeros(), lost: -points[side], se: se[side] };
  }

  #zeros(): number[] {
    return new Array(this.#question.hand.rules.figureTable.sides).fill(0);
  }
}
