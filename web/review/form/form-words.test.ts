/** The words of a person's form: the same texts in every language, well printed, and all of them said. */

import { en } from '@asteroute/words/en/form.ts';
import { FORM } from '@asteroute/words/parts/form-part.ts';
import { NUMBERS } from '@asteroute/words/test/sentences.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

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
  const views = sourceOf(import.meta.dirname, '*.tsx');
  expect(unsaidIn(en, views, { except: /^(tag|lost\.parts|lost\.decisions|habits\.(mostly|realms|says))/ })).toEqual(
    [],
  );
});
