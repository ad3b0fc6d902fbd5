import { en } from '@asteroute/words/en/contests/club.ts';
import { sourceOf, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

test('everything is said somewhere', () => {
  expect(
    unsaidIn(en, sourceOf(import.meta.dirname, '**/*.tsx'), {
      except: /^(tag|daily\.(states\..*|table|everybody|mine))$/,
    }),
  ).toEqual([]);
});
