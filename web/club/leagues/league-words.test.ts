import { en } from '@asteroute/words/en/contests/leagues.ts';
import { sourceOf, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

test('everything is said somewhere', () => {
  const views = sourceOf(import.meta.dirname, '**/*.tsx');
  expect(unsaidIn(en, views, { except: /^(tag$|failed|reasons|formats|lates)/ })).toEqual([]);
});
