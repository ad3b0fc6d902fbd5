import type { Ruleset } from '@asteroute/engine/search';

/** What a position is judged by, and how much each of it is worth in points. What is not named is worth nothing. */
export type Weights = Readonly<Record<string, number>>;

/** The terms of each kind of realm, in their order among the features. */
export const OF_KIND = ['gain', 'stuck', 'open', 'risk', 'dice', 'reach', 'join', 'loose', 'near'] as const;
/** What only some kinds of realm know: those of sides, those of cells around, and those of them that can be attacked. */
const OF_SIDES: readonly string[] = ['reach', 'join', 'loose'];
const OF_AROUND: readonly string[] = ['near'];
const OF_CONTESTED: readonly string[] = ['risk', 'dice', 'loose'];
const OF_SOME: readonly string[] = [...OF_SIDES, ...OF_AROUND, ...OF_CONTESTED];

/**
 * Hyperparameters: not worth points themselves. `fadeTiles`: below this many tiles in the stack, meeples in reserve lose
 * value linearly. `fillRate`: how surely a tile comes to fill a gap that it fits (see `CompletionModel`).
 */
export const HYPERPARAMETERS: Weights = { fadeTiles: 20, fillRate: 0.1 };

/** Meeples of the usual kind: each one in reserve has a term of its own. */
export function usualMeeples(rules: Ruleset): number {
  return rules.meeples[0].count;
}

/** All terms of a ruleset, in the order of a position's features. */
export function gridOf(rules: Ruleset): string[] {
  const hand = Array.from({ length: usualMeeples(rules) }, (_, n) => `hand${n + 1}`);
  return [...hand, 'special', ...rules.kinds.flatMap(({ name }) => OF_KIND.map((of) => `${name}.${of}`))];
}

/** The terms that say something in games of a ruleset. */
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
