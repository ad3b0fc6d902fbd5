import { EDITIONS, type RuleModule } from '@asteroute/engine';
import { en } from '@asteroute/words/en/book.ts';
import { describe, expect, test } from 'vitest';
import { citedIn, spotOf } from './cite.ts';

/** Every rule that the engine names, for a refusal or beside points, is in the rulebook. */
const modules: readonly RuleModule[] = EDITIONS.flatMap(({ base, optional }) => [...base, ...optional]);
const rules = new Set(modules.flatMap(({ cites = [] }) => cites.map(({ rule }) => rule)));

describe('a rule that the engine names leads into the rulebook', () => {
  test.each([...rules])('%s', (rule) => {
    const spot = spotOf(en, rule);
    expect(spot && citedIn(en.pages[spot.page].text[spot.paragraph]).rules).toContain(rule);
  });
});
