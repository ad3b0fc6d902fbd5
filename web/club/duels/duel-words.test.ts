import { en } from '@asteroute/words/en/contests/duels.ts';
import { sourceOf, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

test('everything is said somewhere', () => {
  const views = sourceOf(import.meta.dirname, '**/*.{ts,tsx}');
  expect(unsaidIn(en, views, { except: /^(tag$|states|outcomes|nameTaken$)/ })).toEqual([]);
});
