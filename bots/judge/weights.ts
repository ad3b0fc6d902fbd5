import type { Ruleset } from '@asteroute/engine/search';
import { HYPERPARAMETERS, type Weights } from './terms.ts';
import book from './weights.json' with { type: 'json' };

/** Weights by edition, then by number of sides (see `weightKey`). */
export type WeightBook = Readonly<Record<string, Readonly<Record<string, Weights>>>>;

/** Fitted by `asteroute train`; `field.stuck` of `hand` and `monastery.near` were set by hand. */
export const WEIGHTS: WeightBook = book;

/** The key of a game's weights: the number of its sides, or `teams`. */
export function weightKey({ setup, figureTable }: Ruleset): string {
  return figureTable.sides < setup.players.length ? 'teams' : String(figureTable.sides);
}

/**
 * The weights for a game; if there are none for its number of sides, those for the nearest number, preferring the
 * larger one.
 */
export function weightsFor(rules: Ruleset, weights: WeightBook = WEIGHTS): Weights {
  const known = weights[rules.setup.edition] ?? {};
  const own = known[weightKey(rules)];
  if (own !== undefined) return own;
  const far = (key: string) => Math.abs(Number(key) - rules.figureTable.sides);
  const [nearest] = Object.keys(known)
    .filter((key) => Number(key) > 0)
    .sort((a, b) => far(a) - far(b) || Number(b) - Number(a));
  return known[nearest] ?? {};
}

/**
 * The weights for a bot that judges only by meeples in hand. Partners have more meeples together, so each counts less.
 */
export function handWeights({ setup, figureTable }: Ruleset): Weights {
  const hand = WEIGHTS[setup.edition]?.hand ?? {};
  const partners = setup.players.length / figureTable.sides;
  return partners === 1 ? hand : blend({}, hand, 1 / partners);
}

/** Whether a term is about meeples in hand. */
export function isHand(term: string): boolean {
  return /^(hand\d|special)$/.test(term);
}

/** The weight of a term; if the weights do not name it, the default of a hyperparameter or 0. */
export function weightOf(weights: Weights, term: string): number {
  return weights[term] ?? HYPERPARAMETERS[term] ?? 0;
}

/** Interpolates between two sets of weights: `from` at 0, `to` at 1, with the terms of `to`. */
export function blend(from: Weights, to: Weights, far: number): Weights {
  return Object.fromEntries(
    Object.keys(to).map((term) => {
      const start = weightOf(from, term);
      return [term, start + far * (to[term] - start)];
    }),
  );
}
