import type { Additions, EditionName } from '@asteroute/engine';
import type { Ruleset } from '@asteroute/engine/search';
import { HYPERPARAMETERS, OF_KIND, termsOf, type Weights } from './terms.ts';
import book from './weights.json' with { type: 'json' };

/** By edition, then sides (`weightKey`). `hand`: for a bot that counts its meeples; `added`: of optional modules. */
export type WeightBook = Readonly<Record<string, Readonly<Record<string, Weights>>>>;

type AddedTerm<Edition extends EditionName> =
  | `${Additions<Edition>['meeple']}.hand`
  | `${Additions<Edition>['attendant']}.stands`
  | `${Additions<Edition>['print']}.gain`
  | `${Additions<Edition>['token']}.lead`
  | (Additions<Edition>['again'] extends true ? 'again' : never);

type KeyOf<Set> = Set extends unknown ? keyof Set : never;
type Book = typeof book;
/** The added terms that no set of their edition names. */
type Unweighed = {
  [Edition in EditionName]: Exclude<AddedTerm<Edition>, KeyOf<Book[Edition][keyof Book[Edition]]>>;
}[EditionName];

/**
 * Fitted by `asteroute train`; `field.stuck` of `hand` and `monastery.near` by hand. Does not compile while a module
 * adds a meeple, a print or a token without a weight.
 */
export const WEIGHTS: WeightBook & ([Unweighed] extends [never] ? unknown : Unweighed) = book;

export function weightKey({ setup, figureTable }: Ruleset): string {
  return figureTable.sides < setup.players.length ? 'teams' : String(figureTable.sides);
}

/** Without weights for its number of sides, those for the nearest number, preferring the larger one. */
export function weightsFor(rules: Ruleset, weights: WeightBook = WEIGHTS): Weights {
  const known = weights[rules.setup.edition] ?? {};
  return { ...known.added, ...nearestWeights(rules, known) };
}

/** The terms that the modules of a game add beside kinds of realm, and that the set for its sides does not name. */
export function addedTerms(rules: Ruleset, weights: WeightBook = WEIGHTS): string[] {
  const own = nearestWeights(rules, weights[rules.setup.edition] ?? {});
  const ofKinds = rules.kinds.flatMap(({ name }) => OF_KIND.map((of) => `${name}.${of}`));
  return termsOf(rules).filter((term) => own[term] === undefined && !ofKinds.includes(term) && !/^hand\d$/.test(term));
}

function nearestWeights(rules: Ruleset, known: WeightBook[string]): Weights {
  const own = known[weightKey(rules)];
  if (own !== undefined) return own;
  const far = (key: string) => Math.abs(Number(key) - rules.figureTable.sides);
  const [nearest] = Object.keys(known)
    .filter((key) => Number(key) > 0)
    .sort((a, b) => far(a) - far(b) || Number(b) - Number(a));
  return known[nearest] ?? {};
}

/** For a bot that judges only by meeples in hand. Partners have more together, so each counts less. */
export function handWeights({ setup, figureTable }: Ruleset): Weights {
  const hand = WEIGHTS[setup.edition]?.hand ?? {};
  const partners = setup.players.length / figureTable.sides;
  return partners === 1 ? hand : blend({}, hand, 1 / partners);
}

export function isHand(term: string): boolean {
  return /^hand\d$|\.hand$/.test(term);
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
