import { describe, expect, test } from 'vitest';
import { citedIn, spotOf } from '../learn/cite.ts';
import { en } from '../learn/words/en.ts';
import { SCORING } from './rule-of.ts';

describe('the rule beside a score', () => {
  const all = [...Object.values(SCORING).flat(), 'SW-33', 'SW-34', 'AB-6'];

  test.each([...new Set(all)])('%s is told in the rulebook', (rule) => {
    const spot = spotOf(en, rule);
    expect(spot && citedIn(en.pages[spot.page].text[spot.paragraph]).rules).toContain(rule);
  });
});
