import { createRandom, type Game, mix } from '@asteroute/engine';
import { HYPERPARAMETERS, termsOf, type Weights } from '../judge/terms.ts';
import { blend, weightOf } from '../judge/weights.ts';
import type { Rivals } from './duel.ts';

/** The state of a tuning: everything that is needed to continue it. */
export interface Stand {
  readonly weights: Weights;
  readonly step: number;
  /** The mean over the second half of the steps so far, which removes most random fluctuation. */
  readonly mean: Weights;
}

export interface Tuning {
  readonly start: Game;
  readonly seed: number;
  readonly steps: number;
  /** The number of mirrored pairs of games per step. */
  readonly pairs: number;
  /** Whether a term is tuned; others keep their weights. */
  readonly tunes: (term: string) => boolean;
}

/** How far the weight of a term is perturbed, in points, tiles or chances. */
const REACH: Readonly<Record<string, number>> = {
  gain: 0.25,
  open: 0.25,
  risk: 0.15,
  dice: 0.5,
  stuck: 0.7,
  reach: 0.25,
  join: 0.25,
  loose: 0.15,
  near: 0.7,
  lead: 0.25,
  stands: 1,
  again: 1,
  fadeTiles: 6,
  fillRate: 0.02,
};
const HAND_REACH = 0.6;
/** The initial step size per point of margin; it is halved after half the steps. */
const GAIN = 0.025;

/** Two sets of weights that play each other on some deals, and what applies their margins. */
export interface TuningStep {
  readonly rivals: Rivals;
  /** The seeds of the deals, one for each mirrored pair. */
  readonly seeds: readonly number[];
  /** Returns the next state, given the margin of each deal as `duel` returns it. */
  after(margins: readonly number[]): Stand;
}

/**
 * SPSA: all weights are perturbed at once, each in a random direction, and move towards the better of the two opposite
 * sets in proportion to its margin.
 */
export function tuningStep(tuning: Tuning, { weights, step, mean }: Stand): TuningStep {
  const { start, seed, steps, pairs, tunes } = tuning;
  const random = createRandom(mix(seed, step));
  const terms = [...termsOf(start.rules), ...Object.keys(HYPERPARAMETERS)].filter(tunes);
  const nudges = terms.map((term) => (random.below(2) === 0 ? 1 : -1) * reachOf(term));
  const moved = (by: number): Weights => ({
    ...weights,
    ...Object.fromEntries(terms.map((term, i) => [term, weightOf(weights, term) + by * nudges[i]])),
  });
  return {
    rivals: { plus: moved(1), minus: moved(-1) },
    seeds: Array.from({ length: pairs }, (_, pair) => mix(mix(seed, step), pair)),
    after(margins) {
      const margin = margins.reduce((sum, one) => sum + one / pairs, 0);
      const next = moved((GAIN / (1 + step / (steps / 4)) ** 0.602) * margin);
      const counted = Math.max(1, step + 1 - Math.floor(steps / 2));
      return { weights: next, step: step + 1, mean: blend(mean, next, 1 / counted) };
    },
  };
}

function reachOf(term: string): number {
  return REACH[term.slice(term.indexOf('.') + 1)] ?? HAND_REACH;
}

/** Weights rounded to the digits that their precision justifies. */
export function rounded(weights: Weights): Weights {
  return Object.fromEntries(
    Object.entries(weights).flatMap(([term, value]) => {
      const scale = term === 'fillRate' ? 1000 : 100;
      const short = Math.round(value * scale) / scale;
      return short === 0 ? [] : [[term, short]];
    }),
  );
}
