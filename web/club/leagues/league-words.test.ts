/** The words of leagues: the same texts in every language, in the typography of each, and every text is reachable. */

import { en } from '@asteroute/words/en/leagues.ts';
import { LEAGUE } from '@asteroute/words/parts/leagues-part.ts';
import { NUMBERS } from '@asteroute/words/test/sentences.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

await testBook({
  words: LEAGUE,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    if (/^(days|players|round)$/.test(path)) return NUMBERS.map((n) => text(n));
    if (path === 'times') return [1, 2].map((n) => text(n));
    if (path === 'bestOf') return [1, 3, 5].map((n) => text(n));
    if (path === 'begins') return [text(true), text(false)];
    if (/^(byes|leads|won)$/.test(path)) return [text(['‹a›']), text(['‹a›', '‹b›'])];
    if (path === 'watch') return [text('‹a›', '‹b›')];
    return [text('‹a›')];
  },
});

test('everything is said somewhere', () => {
  const views = sourceOf(import.meta.dirname, '**/*.tsx');
  expect(unsaidIn(en, views, { except: /^(tag$|failed|reasons|formats|lates)/ })).toEqual([]);
});
