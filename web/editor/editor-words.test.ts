/** The words of the editor: the same texts in every language, in the typography of each, and every text is reachable. */

import { en } from '@asteroute/words/en/editor.ts';
import { EDITOR } from '@asteroute/words/parts/editor-part.ts';
import { NUMBERS } from '@asteroute/words/test/sentences.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

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
  const views = sourceOf(import.meta.dirname, '*.tsx');
  expect(unsaidIn(en, views, { except: /^(tag|ask\.(tile|over))$/ })).toEqual([]);
});
