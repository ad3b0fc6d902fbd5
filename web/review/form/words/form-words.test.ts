/** The words of a person's form: the same texts in every language, well printed, and all of them said. */
import { join } from 'node:path';
import { NUMBERS } from '@asteroute/page/words/testing.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/page/words/testing-book.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { FORM } from './form-words.ts';

await testBook({
  words: FORM,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    if (/^(stage\.|skill\.heading|lost\.bots)/.test(path)) return NUMBERS.map((n) => text(n, n));
    if (path === 'habits.cost') return NUMBERS.map((n) => text('‹a›', n));
    return [text('‹a›', '‹b›')];
  },
});

test('everything is said somewhere', () => {
  const views = sourceOf(join(import.meta.dirname, '..'), '*.tsx');
  expect(unsaidIn(en, views, { except: /^(tag|lost\.parts|lost\.decisions|habits\.(mostly|realms|says))/ })).toEqual(
    [],
  );
});
