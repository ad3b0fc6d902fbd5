import { en } from '@asteroute/words/en/account.ts';
import { sourceOf, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

test('everything is said somewhere', () => {
  expect(unsaidIn(en, sourceOf(import.meta.dirname, '**/*.{ts,tsx}'), { except: /^(tag$|faults\.)/ })).toEqual([]);
});
