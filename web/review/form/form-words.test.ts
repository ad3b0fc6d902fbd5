import { en } from '@asteroute/words/en/review/form.ts';
import { sourceOf, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

test('everything is said somewhere', () => {
  const views = sourceOf(import.meta.dirname, '*.tsx');
  expect(unsaidIn(en, views, { except: /^(tag|lost\.parts|lost\.decisions|habits\.(mostly|realms|says))/ })).toEqual(
    [],
  );
});
