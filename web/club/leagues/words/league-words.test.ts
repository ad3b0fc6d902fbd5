/** The words of leagues: the same texts in every language, in the typography of each, and every text is reachable. */
import { join } from 'node:path';
import { NUMBERS } from '@asteroute/page/words/testing.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/page/words/testing-book.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { LEAGUE } from './use-words.ts';

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
  const views = sourceOf(join(import.meta.dirname, '..'), '**/*.tsx');
  expect(unsaidIn(en, views, { except: /^(tag$|failed|reasons|formats|lates)/ })).toEqual([]);
});
