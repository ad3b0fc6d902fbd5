/** The words of tables on a server: the same in every language, printed as its readers expect, and all of them said. */
import { join } from 'node:path';
import { TAGS } from '@asteroute/page/words/language.ts';
import { NUMBERS } from '@asteroute/page/words/testing.ts';
import { sourceOf, testBook, unsaidIn } from '@asteroute/page/words/testing-book.ts';
import { FAULTS, type FaultCode } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { faultWords } from './fault-words.ts';
import { ONLINE } from './index.ts';

/** Texts whose arguments are numbers; all others take names. */
const NUMBERED = /^(clocks\.(live|days)|chat\.(unread|watching)|proof\.(chance|rules))$/;

await testBook({
  words: ONLINE,
  en,
  sayings(path, text) {
    if (typeof text !== 'function') return [text as string];
    return NUMBERED.test(path) ? NUMBERS.map((n) => text(n, n)) : [text('‹a›', '‹b›')];
  },
});

test('everything is said somewhere', () => {
  const views = sourceOf(join(import.meta.dirname, '..'), '**/*.{ts,tsx}');
  expect(unsaidIn(en, views, { except: /^(faults|reactions|notify\.obstacles)\./ })).toEqual([]);
});

test.each(TAGS)('%s has words of its own for every fault', async (tag) => {
  const words = await ONLINE[tag]();
  const codes = Object.keys(FAULTS) as FaultCode[];
  const texts = codes.map((code) => faultWords(words, code));
  // Two faults in the same words tell a person too little, and `other` tells nothing.
  expect(codes.filter((_, i) => texts[i] === words.faults.other || texts.indexOf(texts[i]) !== i)).toEqual([]);
});
