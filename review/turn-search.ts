import { type Analyzer, horizonFor, type JudgedTurn, MAX_GAP, Playouts, type Shape } from '@asteroute/bots/search';
import { clonePosition, createRandom, type Game, type SideIndex } from '@asteroute/engine';
import type { Position } from '@asteroute/engine/search';
import { isSame, sameGameKey, type TurnCodes } from './alternatives.ts';
import { Mean, type SideEstimate } from './measure/estimates.ts';
import { average, STANDARD_ERRORS } from './measure/labels.ts';
import { addTo, marginsOf, subtract } from './measure/margins.ts';

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

/** A candidate turn, with its margins in each round that it took part in. */
interface Candidate {
  readonly turn: JudgedTurn;
  readonly isPlayed: boolean;
  readonly rounds: number[][];
}

/**
 * Sequential halving finds the best; both are then continued with new orders of the stack. No order that influenced the
 * choice is reused: the best would look better than it is.
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
    this.#playouts.horizon = horizonFor(rules, searching.shape.horizon);
  }

  /** Runs the search. Yields after each round of playouts. */
  *run(): Generator<void, Comparison> {
    const candidates = this.#candidates();
    yield* this.#halve(candidates);
    const sorted = this.#ranked(candidates);
    const [best] = sorted;
    const played = candidates.find((one) => one.isPlayed) ?? best;
    const ways = sorted.map((one) => ({ ...one.turn, values: Float64Array.from(this.#behind(one, best)) }));
    ways.sort((a, b) => b.values[this.#side] - a.values[this.#side]);
    if (best === played) return { errors: this.#zeros(), lost: 0, se: 0, sorted: ways };
    return { ...this.#told(this.#known(best) ?? (yield* this.#compare(played, best))), sorted: ways };
  }

  /** The best turns by the judge, and the played one; of several that lead to the same position only one. */
  #candidates(): Candidate[] {
    const { hand, played } = this.#question;
    const { analyzer, faces, shape } = this.#searching;
    const first = (way: JudgedTurn) => marginsOf(way.values)[this.#side];
    const ways = analyzer.turns.all(this.#pos).map((turn) => ({ turn, first: first(turn) }));
    ways.sort((a, b) => b.first - a.first);
    const own = ways.find(({ turn }) => played !== null && isSame(turn, played))?.turn;
    const key = (way: JudgedTurn) => sameGameKey(hand, way, faces);
    const kept = new Map(own === undefined ? [] : [[key(own), own]]);
    for (const { turn, first } of ways) {
      if (kept.size > shape.width || first < ways[0].first - MAX_GAP) break;
      if (!kept.has(key(turn))) kept.set(key(turn), turn);
    }
    return [...kept.values()].map((turn) => ({ turn, isPlayed: turn === own, rounds: [] }));
  }

  /** Plays rounds. After each stage the worse half is dropped, but never the played turn. */
  *#halve(candidates: readonly Candidate[]): Generator<void> {
    const stages = Math.ceil(Math.log2(candidates.length));
    let running = candidates;
    for (let stage = 0; stage < stages; stage++) {
      const rounds = Math.ceil((FINDING * this.#searching.shape.simulations) / stages / running.length);
      for (let round = 0; round < rounds; round++) yield this.#playRound(running);
      const better = this.#ranked(running).slice(0, Math.ceil(running.length / 2));
      running = running.filter((one) => one.isPlayed || better.includes(one));
    }
  }

  #playRound(running: readonly Candidate[]): void {
    this.#playouts.shuffle(this.#pos);
    for (const { turn, rounds } of running) rounds.push(marginsOf(this.#playouts.run(this.#pos, turn)));
  }

  /** Sorts the candidates, best first: those that stayed longest, then by their margins. */
  #ranked(candidates: readonly Candidate[]): Candidate[] {
    const worth = new Map(candidates.map((one) => [one, average(one.rounds.map((margins) => margins[this.#side]))]));
    const most = Math.max(...candidates.map(({ rounds }) => rounds.length));
    const isLeft = (one: Candidate) => Number(one.rounds.length === most);
    return [...candidates].sort((a, b) => isLeft(b) - isLeft(a) || (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  }

  #behind(one: Candidate, other: Candidate): number[] {
    const sum = this.#zeros();
    for (const [round, margins] of one.rounds.entries()) {
      addTo(sum, subtract(margins, other.rounds[round]), 1 / one.rounds.length);
    }
    return sum;
  }

  /** What is known of the played turn beside the best one; null if that must be searched. */
  #known(best: Candidate): SideEstimate | null {
    const { hand, known } = this.#question;
    if (known === undefined) return null;
    const [one, other] = [best.turn, known.other].map((way) => sameGameKey(hand, way, this.#searching.faces));
    return one === other ? known.gap : null;
  }

  /** Continues both candidates to the horizon, with the same new orders of tiles. */
  *#compare(played: Candidate, best: Candidate): Generator<void, SideEstimate> {
    const rounds = Math.ceil((COMPARING * this.#searching.shape.simulations) / 2);
    const gap = new Mean(this.#zeros().length);
    for (let round = 0; round < rounds; round++) {
      this.#playouts.shuffle(this.#pos);
      const own = marginsOf(this.#playouts.run(this.#pos, played.turn));
      gap.add(subtract(own, marginsOf(this.#playouts.run(this.#pos, best.turn))));
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
