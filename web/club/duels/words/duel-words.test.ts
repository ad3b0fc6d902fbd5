/** The words of duels: the same texts in every language, in the typography of each, and every text is reachable. */
import { join } from 'node:path';
import { NUMBERS } from '@asteroute/page/words/testing.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/page/words/testing-book.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { DUEL } from './use-words.ts';

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
  const views = sourceOf(join(import.meta.dirname, '..'), '**/*.{ts,tsx}');
  expect(unsaidIn(en, views, { except: /^(tag$|states|outcomes|nameTaken$)/ })).toEqual([]);
});
