/** The words of a person's strength: the same texts in every language, well printed, and all of them said. */

import { en } from '@asteroute/words/en/strength.ts';
import { STRENGTH } from '@asteroute/words/parts/strength-part.ts';
import { NUMBERS } from '@asteroute/words/test/sentences.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

await testBook({
  words: STRENGTH,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    return path === 'own' ? NUMBERS.map((n) => text('‹a›', '‹b›', n)) : [text('‹a›')];
  },
});

test('everything is said somewhere', () => {
  expect(unsaidIn(en, sourceOf(import.meta.dirname, '*.tsx'), { except: /^tag/ })).toEqual([]);
});
