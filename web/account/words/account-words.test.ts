/** The words of the account: the same texts in every language, in the typography of each, and every text is reachable. */
import { join } from 'node:path';
import { NUMBERS } from '@asteroute/page/words/testing.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/page/words/testing-book.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { ACCOUNT } from './use-words.ts';

await testBook({
  words: ACCOUNT,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    if (path === 'ratings.value') return NUMBERS.map((n) => text(n, n));
    return /^(devices.count|ratings.games)$/.test(path) ? NUMBERS.map((n) => text(n)) : [text('‹a›')];
  },
});

test('everything is said somewhere', () => {
  expect(
    unsaidIn(en, sourceOf(join(import.meta.dirname, '..'), '**/*.{ts,tsx}'), { except: /^(tag$|faults\.)/ }),
  ).toEqual([]);
});
