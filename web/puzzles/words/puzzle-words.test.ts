/** The words of the puzzles: the same in every language, printed as its readers expect, and all of them said. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NUMBERS } from '../../words/testing.ts';
import { sourceOf, testBook, unsaidIn } from '../../words/testing-book.ts';
import { en } from './en.ts';
import { PUZZLES } from './index.ts';

await testBook({
  words: PUZZLES,
  en,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    if (path === 'ask.endgame') return NUMBERS.map((n) => text('‹a›', n));
    if (/^(streak\.|next\.count|endgame|ask\.step)/.test(path)) return NUMBERS.map((n) => text(n, n));
    return [text('‹a›', '‹b›')];
  },
});

test('everything is said somewhere', () => {
  const views = sourceOf(join(import.meta.dirname, '..'), '*.tsx');
  expect(unsaidIn(en, views, { except: /^(tags|outcomes)\./ })).toEqual([]);
});
