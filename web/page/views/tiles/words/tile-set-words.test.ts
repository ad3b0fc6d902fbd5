/** The words of the page of tile sets: the same texts in every language, well printed, and all of them said. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NUMBERS } from '../../../words/testing.ts';
import { sourceOf, testBook, unsaidIn } from '../../../words/testing-book.ts';
import { en } from './en.ts';
import { TILE_SETS } from './tile-set-words.ts';

await testBook({
  words: TILE_SETS,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    if (/^(total|totalOf|missing|surplus|differs|instead)$/.test(path)) return NUMBERS.map((n) => text(n, 76));
    return [text('‹a›')];
  },
});

test('everything is said somewhere', () => {
  const views = sourceOf(join(import.meta.dirname, '..'), '*.tsx');
  expect(unsaidIn(en, views, { except: /^(tag|lead\.)/ })).toEqual([]);
});
