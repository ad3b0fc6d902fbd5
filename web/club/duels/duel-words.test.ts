/** The words of duels: the same texts in every language, in the typography of each, and every text is reachable. */

import { en } from '@asteroute/words/en/duels.ts';
import { DUEL } from '@asteroute/words/parts/duels-part.ts';
import { NUMBERS } from '@asteroute/words/test/sentences.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

await testBook({
  words: DUEL,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    if (/^(rules|left|spent|counted)$/.test(path)) return NUMBERS.map((n) => text(n));
    if (path === 'few') return NUMBERS.map((n) => text(n, n));
    if (/^(stronger|weaker)$/.test(path)) return [text('‹a›', '‹b›', '‹c›')];
    if (/^(outcomes\..*|fair|plusMinus)$/.test(path)) return [text('‹a›', '‹b›')];
    return [text('‹a›')];
  },
});

test('everything is said somewhere', () => {
  const views = sourceOf(import.meta.dirname, '**/*.{ts,tsx}');
  expect(unsaidIn(en, views, { except: /^(tag$|states|outcomes|nameTaken$)/ })).toEqual([]);
});
