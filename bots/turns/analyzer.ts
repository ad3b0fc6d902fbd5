import type { Ruleset } from '@asteroute/engine/search';
import { Evaluator } from '../judge/evaluate.ts';
import type { Weights } from '../judge/terms.ts';
import { weightsFor } from '../judge/weights.ts';
import { Turns } from './turns.ts';

export interface Analyzer {
  readonly evaluator: Evaluator;
  readonly turns: Turns;
}

/** Makes the analyzer of a ruleset. The last one is cached, because a bot is asked about one game again and again. */
export function analyzers(weightsOf: (rules: Ruleset) => Weights = weightsFor): (rules: Ruleset) => Analyzer {
  return cached((rules) => {
    const evaluator = new Evaluator(rules, weightsOf(rules));
    return { evaluator, turns: new Turns(rules, evaluator) };
  });
}

/** Caches the value that was made for the last ruleset. */
export function cached<T>(make: (rules: Ruleset) => T): (rules: Ruleset) => T {
  let last: { readonly rules: Ruleset; readonly made: T } | null = null;
  return (rules) => {
    if (last?.rules !== rules) last = { rules, made: make(rules) };
    return last.made;
  };
}
