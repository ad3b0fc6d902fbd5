/** The words of a person's strength: the same texts in every language, well printed, and all of them said. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NUMBERS } from '../../../words/testing.ts';
import { sourceOf, testBook, unsaidIn } from '../../../words/testing-book.ts';
import { en } from './en.ts';
import { STRENGTH } from './strength-words.ts';

await testBook({
  words: STRENGTH,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    return path === 'own' ? NUMBERS.map((n) => text('‹a›', '‹b›', n)) : [text('‹a›')];
  },
});

test('everything is said somewhere', () => {
  expect(unsaidIn(en, sourceOf(join(import.meta.dirname, '..'), '*.tsx'), { except: /^tag/ })).toEqual([]);
});
