import { createRandom, type Game, mix } from '@asteroute/engine';
import { HYPERPARAMETERS, termsOf, type Weights } from '../judge/terms.ts';
import { blend, weightOf } from '../judge/weights.ts';
import type { Rivals } from './duel.ts';

/** Where a tuning stands: all that is needed to go on. */
export interface Stand {
  /** From which the next step goes on. */
  readonly weights: Weights;
  readonly step: number;
  /** Mean of the weights over the second half of the steps so far, without most of their wandering: the outcome. */
  readonly mean: Weights;
}

/** What does not change from step to step. */
export interface Tuning {
  readonly start: Game;
  readonly seed: number;
  readonly steps: number;
  /** Mirrored pairs a step. */
  readonly pairs: number;
  /** The terms that are tuned; the others stay. */
  readonly tunes: (term: string) => boolean;
}

/** How far the weights of a term are moved to see what comes of it, in points, tiles or chances. */
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
  fadeTiles: 6,
  fillRate: 0.02,
};
const HAND_REACH = 0.6;
/** How far a step goes for each point of margin, at first; it is halved after half the way. */
const GAIN = 0.025;

/** A step of a tuning: two sets of weights that play each other on some deals, and what follows from their margins. */
export interface TuningStep {
  readonly rivals: Rivals;
  /** Of the deals, one for each mirrored pair. */
  readonly seeds: readonly number[];
  /** Where the tuning stands after margins, one for each deal: what `duel` gives. */
  after(margins: readonly number[]): Stand;
}

/**
 * One step of simultaneous perturbation (SPSA): all weights are moved at once, each one way or the other by chance;
 * the two opposite sets play against each other, and the weights go towards the better one, the farther the more it
 * won by.
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
