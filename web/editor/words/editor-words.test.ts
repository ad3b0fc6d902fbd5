/** The words of the editor: the same texts in every language, in the typography of each, and every text is reachable. */
import { join } from 'node:path';
import { NUMBERS } from '@asteroute/page/words/testing.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/page/words/testing-book.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { EDITOR } from './use-words.ts';

await testBook({
  words: EDITOR,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    if (path === 'ask.turn' || path === 'referee.rule') return [text('‹a›')];
    if (path === 'chances.side') return [text('‹a›', '‹b›', '‹c›')];
    return NUMBERS.map((n) => text(n, n));
  },
});

test('every text is said', () => {
  const views = sourceOf(join(import.meta.dirname, '..'), '*.tsx');
  expect(unsaidIn(en, views, { except: /^(tag|ask\.(tile|over))$/ })).toEqual([]);
});
