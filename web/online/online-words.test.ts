/**
 * The words of tables on a server: the same texts in every language, in the typography of each language, and every text
 * is reachable.
 */

import { FAULTS, type FaultCode } from '@asteroute/protocol';
import { en } from '@asteroute/words/en/online.ts';
import { wordsIn } from '@asteroute/words/load.ts';
import { ONLINE } from '@asteroute/words/parts/online-part.ts';
import { TAGS } from '@asteroute/words/tags.ts';
import { NUMBERS } from '@asteroute/words/test/sentences.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';
import { faultWords } from './parts/fault-words.ts';

/** Texts whose arguments are numbers; all others take names. */
const NUMBERED = /^(clocks\.(live|days)|chat\.(unread|watching)|proof\.(chance|rules))$/;

await testBook({
  words: ONLINE,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    if (path === 'evening.after') return NUMBERS.map((n) => text(n));
    if (path === 'evening.line') return NUMBERS.map((n) => text('‹a›', n, n));
    if (path === 'evening.series') return [text('‹a›', 1, '‹b›', 0)];
    return NUMBERED.test(path) ? NUMBERS.map((n) => text(n, n)) : [text('‹a›', '‹b›')];
  },
});

test('everything is said somewhere', () => {
  const views = sourceOf(import.meta.dirname, '**/*.{ts,tsx}');
  expect(unsaidIn(en, views, { except: /^(faults|reactions|notify\.obstacles|company\.phrases)\./ })).toEqual([]);
});

test.each(TAGS)('%s has words of its own for every fault', async (tag) => {
  const words = await wordsIn(ONLINE, tag);
  const codes = Object.keys(FAULTS) as FaultCode[];
  const texts = codes.map((code) => faultWords(words, code));
  // Two faults with the same words would not distinguish them, and `other` says nothing.
  expect(codes.filter((_, i) => texts[i] === words.faults.other || texts.indexOf(texts[i]) !== i)).toEqual([]);
});
