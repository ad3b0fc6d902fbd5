import { en } from '@asteroute/words/en/editor.ts';
import { sourceOf, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

test('every text is said', () => {
  const views = sourceOf(import.meta.dirname, '**/*.tsx');
  expect(unsaidIn(en, views, { except: /^(tag|ask\.(tile|over)|position\.(faults\..*|hand|removed))$/ })).toEqual([]);
});
