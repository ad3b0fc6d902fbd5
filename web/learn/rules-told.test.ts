import { EDITIONS, type RuleModule } from '@asteroute/engine';
import { rulebookOf } from '@asteroute/words/test/markdown.ts';
import { describe, expect, test } from 'vitest';
import { spotOf } from './cite.ts';

const english = rulebookOf('en');

/** Every rule that the engine names, for a refusal or beside points, is in the rulebook. */
const modules: readonly RuleModule[] = EDITIONS.flatMap(({ base, optional }) => [...base, ...optional]);
const rules = new Set(modules.flatMap(({ cites = [] }) => cites.map(({ rule }) => rule)));

describe('a rule that the engine names leads into the rulebook', () => {
  test.each([...rules])('%s', (rule) => {
    const spot = spotOf(english, rule);
    expect(spot && english[spot.page].paragraphs[spot.paragraph].rules).toContain(rule);
  });
});
