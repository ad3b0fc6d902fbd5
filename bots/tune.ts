import { createRandom, type Game, mix } from '@asteroute/engine';
import { duel } from './duel.ts';
import { termsOf, type Weights } from './evaluate.ts';

/** Where a tuning stands: all that is needed to go on. */
export interface Stand {
  readonly weights: Weights;
  readonly step: number;
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

/** How far the weights of a term are moved to see what comes of it, in points. */
const REACH: Readonly<Record<string, number>> = { gain: 0.25, open: 0.25, risk: 0.15, dice: 0.5, stuck: 0.7 };
const HAND_REACH = 0.8;
/** How far a step goes for each point of margin, at first; it is halved by half the way. */
const GAIN = 0.012;

/**
 * One step of simultaneous perturbation (SPSA): all weights are moved at once, each one way or the other by chance;
 * the two opposite sets play against each other, and the weights go towards the better one, the farther the more it
 * won by.
 */
export function tuneStep(tuning: Tuning, { weights, step }: Stand): Stand {
  const { start, seed, steps, pairs, tunes } = tuning;
  const random = createRandom(mix(seed, step));
  const terms = termsOf(start.rules).filter(tunes);
  const nudges = terms.map((term) => (random.below(2) === 0 ? 1 : -1) * reachOf(term));
  const moved = (sign: number): Weights => ({
    ...weights,
    ...Object.fromEntries(terms.map((term, i) => [term, (weights[term] ?? 0) + sign * nudges[i]])),
  });
  const rivals = { plus: moved(1), minus: moved(-1) };
  let margin = 0;
  for (let pair = 0; pair < pairs; pair++) margin += duel(start, rivals, mix(mix(seed, step), pair)) / pairs;
  const pace = GAIN / (1 + step / (steps / 2)) ** 0.602;
  const next = terms.map((term, i): [string, number] => [term, (weights[term] ?? 0) + pace * margin * nudges[i]]);
  return { weights: { ...weights, ...Object.fromEntries(next) }, step: step + 1 };
}

function reachOf(term: string): number {
  return REACH[term.slice(term.indexOf('.') + 1)] ?? HAND_REACH;
}

/** Weights with as many digits as they are worth. */
export function rounded(weights: Weights): Weights {
  return Object.fromEntries(
    Object.entries(weights).flatMap(([term, value]) => {
      const short = Math.round(value * 100) / 100;
      return short === 0 ? [] : [[term, short]];
    }),
  );
}
