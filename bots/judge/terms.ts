import type { Ruleset } from '@asteroute/engine/search';

/** The worth of each term in points. A term that is not named is worth nothing. */
export type Weights = Readonly<Record<string, number>>;

/** The terms of each kind of realm, in the order of the features. */
export const OF_KIND = ['gain', 'stuck', 'open', 'risk', 'dice', 'reach', 'join', 'loose', 'near'] as const;
/** Terms of realms completed by sides, of those of surrounding cells, and of those that can be attacked. */
const OF_SIDES: readonly string[] = ['reach', 'join', 'loose'];
const OF_AROUND: readonly string[] = ['near'];
const OF_CONTESTED: readonly string[] = ['risk', 'dice', 'loose'];
const OF_SOME: readonly string[] = [...OF_SIDES, ...OF_AROUND, ...OF_CONTESTED];

/**
 * Not in points: below `fadeTiles` tiles in the stack, meeples in reserve lose value linearly; `fillRate`:
 * `CompletionModel`.
 */
export const HYPERPARAMETERS: Weights = { fadeTiles: 20, fillRate: 0.1 };

/** The number of meeples of the usual kind: each one in reserve has its own term. */
function usualMeeples(rules: Ruleset): number {
  return rules.meeples[0].count;
}

/** All terms of a ruleset in the order of a position's features, and where those of each part begin. */
export interface Grid {
  readonly terms: readonly string[];
  /** Terms of meeples in reserve, for every kind but the usual one. */
  readonly reserve: number;
  /** By kind of realm: the first of its terms, in the order of `OF_KIND`. */
  readonly kinds: readonly number[];
  /** By print that changes rates (`Ruleset.prints`): the gain of realms with it, in place of that of their kind. */
  readonly prints: readonly number[];
  /** By meeple without strength (`FigureTable.weak`): that it stands where a realm may grow. */
  readonly attendants: readonly number[];
  readonly leads: number;
  /** Another turn of the same side. */
  readonly again: number;
}

export function gridOf(rules: Ruleset): Grid {
  const { kinds, meeples, prints, figureTable, majorities } = rules;
  const terms = Array.from({ length: usualMeeples(rules) }, (_, n) => `hand${n + 1}`);
  const add = (more: readonly string[]) => terms.push(...more) - more.length;
  const reserve = add(meeples.slice(1).map(({ name }) => `${name}.hand`));
  const printAt = prints.map(() => 0);
  const kindAt = kinds.map(({ name }, kind) => {
    const begin = add(OF_KIND.map((of) => `${name}.${of}`));
    for (const [index, print] of prints.entries())
      if (print.kind === kind) printAt[index] = add([`${print.name}.gain`]);
    return begin;
  });
  const standing = new Map(
    meeples.flatMap(({ name, strength }, meeple) => (strength === 0 ? [[meeple, add([`${name}.stands`])]] : [])),
  );
  const attendants = Array.from(figureTable.weak, (figure) => standing.get(figureTable.meeple[figure]) ?? -1);
  const leads = add(majorities.map(({ token }) => `${token}.lead`));
  const again = add(rules.again.length > 0 ? ['again'] : []);
  return { terms, reserve, kinds: kindAt, prints: printAt, attendants, leads, again };
}

/** The terms that can differ from 0 in games of a ruleset. */
export function termsOf(rules: Ruleset): string[] {
  const { kinds, contesting } = rules;
  const silent: string[] = [];
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
  return gridOf(rules).terms.filter((term) => !silent.includes(term));
}
