/** The words of the page of tile sets: the same texts in every language, well printed, and all of them said. */

import { en } from '@asteroute/words/en/tile-sets.ts';
import { TILE_SETS } from '@asteroute/words/parts/tile-sets-part.ts';
import { NUMBERS } from '@asteroute/words/test/sentences.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

await testBook({
  words: TILE_SETS,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    if (/^(total|totalOf|missing|surplus|differs|instead)$/.test(path)) return NUMBERS.map((n) => text(n, 76));
    return [text('‹a›')];
  },
});

test('everything is said somewhere', () => {
  const views = sourceOf(import.meta.dirname, '*.tsx');
  expect(unsaidIn(en, views, { except: /^(tag|lead\.)/ })).toEqual([]);
});
