import { FAULTS, type FaultCode } from '@asteroute/protocol';
import { en, ONLINE } from '@asteroute/words/en/online.ts';
import { wordsIn } from '@asteroute/words/load.ts';
import { TAGS } from '@asteroute/words/tags.ts';
import { sourceOf, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';
import { faultWords } from './widgets/fault-words.ts';

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
