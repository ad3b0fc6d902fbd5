/** What readers of each language see: the same texts as in English, with every name, in their own typography. */
import { describe, expect, test } from 'vitest';
import { TAGS } from '../tags.ts';
import { bookOf, PARTS, sayings, sentencesIn, speak, textsOf } from './sentences.ts';
import { misprintsOf, namesIn } from './test-book.ts';

/** Texts that are tried where they belong to, or that are made by a function of the language. */
const ELSEWHERE = /^(viewer place|online company\..*)$/;

const parts = await Promise.all(
  PARTS.map(async (part) => ({ part, english: await bookOf('en', part), sentences: sentencesIn(part) })),
);

test.each(parts)('every sentence of $part can be tried', ({ part, english, sentences }) => {
  const functions = [...textsOf(english)].filter(([, text]) => typeof text === 'function').map(([path]) => path);
  const tried = sentences.map(({ path }) => path);
  expect(functions.filter((path) => !tried.includes(path) && !ELSEWHERE.test(`${part} ${path}`))).toEqual([]);
});

describe.each(TAGS)('%s', (tag) => {
  test.each(parts)('says in $part what English says', async ({ part, english }) => {
    const book = await bookOf(tag, part);
    expect([...textsOf(book).keys()].sort()).toEqual([...textsOf(english).keys()].sort());
    for (const [path, text] of textsOf(book)) expect(text, path).not.toBe('');
  });

  test.each(parts)('names in $part whom English names, in its own words', async ({ part, english, sentences }) => {
    const book = await bookOf(tag, part);
    for (const { path, samples } of sentences)
      for (const sample of samples) {
        const [text, due] = [speak(book, path, sample), speak(english, path, sample)];
        expect(namesIn(text), `${path}: ${text}`).toEqual(namesIn(due));
        if (tag !== 'en' && text.split(' ').length > 4) expect(text, path).not.toBe(due);
      }
  });

  test.each(parts)('is printed in $part as its readers expect', async ({ part, sentences }) => {
    const texts = [...sayings(await bookOf(tag, part), sentences)].filter(([, text]) => text.length > 1);
    expect(misprintsOf(tag, texts)).toEqual([]);
  });
});
