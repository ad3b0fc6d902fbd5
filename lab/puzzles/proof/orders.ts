/** Playouts of one position in which turns are compared with the same orders of the stack and the same dice. */
import { type Analyzer, horizonFor, type JudgedTurn, Playouts } from '@asteroute/bots/search';
import { clonePosition, createRandom, type Game, mix, type Position } from '@asteroute/engine';
import { average, type Lead, leadOf, marginsOf, type TurnCodes } from '@asteroute/review/puzzle-parts';

export interface OrderRules {
  readonly analyzer: Analyzer;
  readonly seed: number;
  readonly horizon: number;
}

/**
 * The margins of the side on turn after one of its turns: in a round every turn is played with the same order of the
 * stack and the same dice. Each turn of a round is played once.
 */
export class CommonOrders {
  readonly #hand: Game;
  readonly #rules: OrderRules;
  readonly #pos: Position;
  /** The turns as the analyzer judges them, from which playouts take off the luck of the dice. */
  readonly #turns: ReadonlyMap<string, JudgedTurn>;
  readonly #known = new Map<string, number[]>();

  constructor(hand: Game, rules: OrderRules) {
    this.#hand = hand;
    this.#rules = rules;
    this.#pos = clonePosition(hand.position);
    this.#turns = new Map(rules.analyzer.turns.all(this.#pos).map((turn) => [keyOf(turn), turn]));
  }

  margin(turn: TurnCodes, round: number): number {
    const key = keyOf(turn);
    const values = this.#known.get(key) ?? [];
    this.#known.set(key, values);
    values[round] ??= this.#play(key, round);
    return values[round];
  }

  /** By how much the first turn is ahead of the second, on average over the first rounds. */
  lead(first: TurnCodes, second: TurnCodes, rounds: number): Lead {
    return leadOf(Array.from({ length: rounds }, (_, round) => this.margin(first, round) - this.margin(second, round)));
  }

  mean(turn: TurnCodes, rounds: number): number {
    return average(Array.from({ length: rounds }, (_, round) => this.margin(turn, round)));
  }

  #play(key: string, round: number): number {
    const turn = this.#turns.get(key);
    if (turn === undefined) throw new Error('not a turn of this position');
    const { rules, position } = this.#hand;
    const { analyzer, seed, horizon } = this.#rules;
    const playouts = new Playouts(rules, analyzer, createRandom(mix(seed, round)));
    playouts.horizon = horizonFor(rules, horizon);
    playouts.shuffle(this.#pos);
    return marginsOf(playouts.run(this.#pos, turn))[rules.figureTable.sideOf[position.seat]];
  }
}

const keyOf = ({ placement, action }: TurnCodes): string => `${placement} ${action}`;
