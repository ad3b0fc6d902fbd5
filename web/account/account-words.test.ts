/** The words of the account: the same texts in every language, in the typography of each, and every text is reachable. */

import { en } from '@asteroute/words/en/account.ts';
import { ACCOUNT } from '@asteroute/words/parts/account-part.ts';
import { NUMBERS } from '@asteroute/words/test/sentences.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

await testBook({
  words: ACCOUNT,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    if (path === 'ratings.value') return NUMBERS.map((n) => text(n, n));
    return /^(devices.count|ratings.games)$/.test(path) ? NUMBERS.map((n) => text(n)) : [text('‹a›')];
  },
});

test('everything is said somewhere', () => {
  expect(unsaidIn(en, sourceOf(import.meta.dirname, '**/*.{ts,tsx}'), { except: /^(tag$|faults\.)/ })).toEqual([]);
});
