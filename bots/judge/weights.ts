import type { Ruleset } from '@asteroute/engine/search';
import { HYPERPARAMETERS, type Weights } from './terms.ts';
import book from './weights.json' with { type: 'json' };

/** Weights by edition, then by how many sides play. */
export type WeightBook = Readonly<Record<string, Readonly<Record<string, Weights>>>>;

/** Fitted by `asteroute train`; `field.stuck` of `hand` and `monastery.near` were set by hand. */
export const WEIGHTS: WeightBook = book;

/** The name under which the weights of a game are kept: its sides, and whether they are teams. */
export function weightKey({ setup, figureTable }: Ruleset): string {
  return figureTable.sides < setup.players.length ? 'teams' : String(figureTable.sides);
}

/** The weights for a game, or else for the nearest number of sides that there are weights for, rather more than fewer. */
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

/** What meeples in hand are worth to a bot that weighs nothing else; half as much where two partners have twice as many. */
export function handWeights({ setup, figureTable }: Ruleset): Weights {
  const hand = WEIGHTS[setup.edition]?.hand ?? {};
  const partners = setup.players.length / figureTable.sides;
  return partners === 1 ? hand : blend({}, hand, 1 / partners);
}

/** Whether a term is about meeples in hand. */
export function isHand(term: string): boolean {
  return /^(hand\d|special)$/.test(term);
}

/** What a term counts for: its hyperparameter's usual value or nothing where the weights do not name it. */
export function weightOf(weights: Weights, term: string): number {
  return weights[term] ?? HYPERPARAMETERS[term] ?? 0;
}

/** Weights that lie so far on the way from one set to another, by the terms of the other. */
export function blend(from: Weights, to: Weights, far: number): Weights {
  return Object.fromEntries(
    Object.keys(to).map((term) => {
      const start = weightOf(from, term);
      return [term, start + far * (to[term] - start)];
    }),
  );
}
