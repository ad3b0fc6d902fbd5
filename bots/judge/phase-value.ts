import type { Position, Ruleset } from '@asteroute/engine/search';
import { Evaluator } from './evaluate.ts';
import { type PhaseWeights, phaseWeightsFor } from './phase-weights.ts';
import { gridOf, HYPERPARAMETERS, termsOf, type Weights } from './terms.ts';
import { weightOf, weightsFor } from './weights.ts';

/** The numbers of tiles in the stack at which weights are given; between them they are interpolated. */
export const PHASE_TILES = [0, 6, 20, 40, 70, 110] as const;

/** The names of what counts beside the terms of the judge: the points if the game ended now, and being on turn. */
const NOW = 'now';
const TURN = 'turn';

/** What a value by phase is a weighted sum of, by side: the terms of the judge, and two more. */
export class PhaseTerms {
  readonly names: readonly string[];
  /** The terms of the position that was read last, one side after another. */
  readonly numbers: Float64Array;
  readonly #sideOf: ArrayLike<number>;
  readonly #evaluator: Evaluator;
  readonly #now: Float64Array;
  /** The places of the terms among those of the judge, which has `#size` for each side. */
  readonly #places: readonly number[];
  readonly #size: number;

  constructor(rules: Ruleset) {
    const { sides, sideOf } = rules.figureTable;
    const grid = gridOf(rules).terms;
    const terms = termsOf(rules);
    const weights = weightsFor(rules);
    this.names = [NOW, TURN, ...terms];
    this.numbers = new Float64Array(sides * this.names.length);
    this.#sideOf = sideOf;
    this.#now = new Float64Array(sides);
    this.#places = terms.map((term) => grid.indexOf(term));
    this.#size = grid.length;
    const hyperparameters = Object.keys(HYPERPARAMETERS).map((name) => [name, weightOf(weights, name)]);
    this.#evaluator = new Evaluator(rules, Object.fromEntries(hyperparameters));
  }

  /** Reads a position between two turns. */
  read(pos: Position): void {
    const { numbers } = this;
    this.#evaluator.judge(pos, this.#now);
    const { terms } = this.#evaluator;
    let next = 0;
    for (let side = 0; side < this.#now.length; side++) {
      numbers[next++] = this.#now[side];
      numbers[next++] = this.#sideOf[pos.seat] === side ? 1 : 0;
      for (const place of this.#places) numbers[next++] = terms[side * this.#size + place];
    }
  }
}

/** The final points that each side can expect, as far as they differ: fitted to the ends of many games. */
export class PhaseValue {
  readonly #terms: PhaseTerms;
  /** By phase: the weight of each term. */
  readonly #weights: readonly Float64Array[];

  constructor(rules: Ruleset, fitted: PhaseWeights | null = phaseWeightsFor(rules)) {
    this.#terms = new PhaseTerms(rules);
    const judged: Weights = { ...weightsFor(rules), [NOW]: 1 };
    this.#weights = PHASE_TILES.map((_, phase) =>
      Float64Array.from(this.#terms.names, (name) => fitted?.terms[name]?.[phase] ?? judged[name] ?? 0),
    );
  }

  /** Judges a position between two turns. */
  judge(pos: Position, values: Float64Array): void {
    const terms = this.#terms;
    const size = terms.names.length;
    const [early, late, share] = phaseAt(pos.stackSize);
    const [one, other] = [this.#weights[early], this.#weights[late]];
    terms.read(pos);
    for (let side = 0; side < values.length; side++) {
      let sum = 0;
      for (let i = 0; i < size; i++) sum += terms.numbers[side * size + i] * (one[i] + share * (other[i] - one[i]));
      values[side] = sum;
    }
  }
}

/** The phases before and after a number of tiles in the stack, and the share of the second one. */
export function phaseAt(tilesLeft: number): readonly [one: number, other: number, share: number] {
  const other = PHASE_TILES.findIndex((tiles) => tiles >= tilesLeft);
  if (other === 0) return [0, 0, 0];
  if (other < 0) return [PHASE_TILES.length - 1, PHASE_TILES.length - 1, 0];
  const from = PHASE_TILES[other - 1];
  return [other - 1, other, (tilesLeft - from) / (PHASE_TILES[other] - from)];
}
