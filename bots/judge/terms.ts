import type { Ruleset } from '@asteroute/engine/search';

/**
 * The terms that a position is judged by, and the worth of each in points. A term that is not named is worth nothing.
 */
export type Weights = Readonly<Record<string, number>>;

/** The terms of each kind of realm, in the order of the features. */
export const OF_KIND = ['gain', 'stuck', 'open', 'risk', 'dice', 'reach', 'join', 'loose', 'near'] as const;
/**
 * Terms that only some kinds of realm have: those completed by sides, those of surrounding cells, and those that can be
 * attacked.
 */
const OF_SIDES: readonly string[] = ['reach', 'join', 'loose'];
const OF_AROUND: readonly string[] = ['near'];
const OF_CONTESTED: readonly string[] = ['risk', 'dice', 'loose'];
const OF_SOME: readonly string[] = [...OF_SIDES, ...OF_AROUND, ...OF_CONTESTED];

/**
 * Parameters that are not worth points. `fadeTiles`: below this many tiles in the stack, meeples in reserve lose value
 * linearly. `fillRate`: how likely a fitting tile is to fill a gap (see `CompletionModel`).
 */
export const HYPERPARAMETERS: Weights = { fadeTiles: 20, fillRate: 0.1 };

/** The number of meeples of the usual kind: each one in reserve has its own term. */
export function usualMeeples(rules: Ruleset): number {
  return rules.meeples[0].count;
}

/** All terms of a ruleset, in the order of a position's features. */
export function gridOf(rules: Ruleset): string[] {
  const hand = Array.from({ length: usualMeeples(rules) }, (_, n) => `hand${n + 1}`);
  return [...hand, 'special', ...rules.kinds.flatMap(({ name }) => OF_KIND.map((of) => `${name}.${of}`))];
}

/** The terms that can differ from 0 in games of a ruleset. */
export function termsOf(rules: Ruleset): string[] {
  const { kinds, meeples, contesting } = rules;
  const silent = meeples.length === 1 ? ['special'] : [];
  for (const { name, joins, complete, final } of kinds) {
    const pays = complete !== null || final !== null;
    const contested = joins === 'around' && contesting !== null;
    const used = OF_KIND.filter(
      (of) =>
        pays &&
        (!OF_SOME.includes(of) ||
          (joins === 'sides' && OF_SIDES.includes(of)) ||
          (joins === 'around' && OF_AROUND.includes(of)) ||
          (contested && OF_CONTESTED.includes(of))),
    );
    silent.push(...OF_KIND.filter((of) => !used.includes(of)).map((of) => `${name}.${of}`));
  }
  return gridOf(rules).filter((term) => !silent.includes(term));
}
