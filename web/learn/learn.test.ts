/**
 * The rulebook has the same content in every language, cites every rule, and follows the typography of each language.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en, type LearnWords } from '@asteroute/words/en/book.ts';
import { wordsIn } from '@asteroute/words/load.ts';
import { LEARN } from '@asteroute/words/parts/book-part.ts';
import { TAGS } from '@asteroute/words/tags.ts';
import { misprintsOf } from '@asteroute/words/test/test-book.ts';
import { describe, expect, test } from 'vitest';
import { citedIn, searchIn, spotOf } from './cite.ts';
import { PAGES } from './content/pages.ts';

const books = await Promise.all(TAGS.map(async (tag) => [tag, await wordsIn(LEARN, tag)] as const));

/** Every rule and ruling by number, as docs/rules.md defines them. */
const RULES = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'rules.md'), 'utf8');
const DEFINED = [...RULES.matchAll(/^- \*\*((?:SW|CL|FA|RI|AB|IC|TB|C|K|D)-\d+)\*\*/gm)].map(([, number]) => number);

/** Rules that are not about play: the age on the box. */
const UNTOLD = ['SW-2'];

/** Every text of a book by its path; functions are called with names. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [3, 1].map((n) => [
      path,
      value(path.startsWith('answer') ? ['‹a›', '‹b›'] : path === 'found' || path === 'exercise' ? n : '‹a›', 5),
    ]);
  return Object.entries(value as object).flatMap(([key, one]) => texts(one, path === '' ? key : `${path}.${key}`));
}

const citations = (words: LearnWords) => PAGES.map(({ id }) => words.pages[id].text.map((text) => citedIn(text).rules));

test('every rule and ruling is told on some page, and no other number', () => {
  const told = new Set(citations(en).flat(2));
  expect(DEFINED.length).toBeGreaterThan(180);
  expect(DEFINED.filter((rule) => !told.has(rule) && !UNTOLD.includes(rule))).toEqual([]);
  expect([...told].filter((rule) => !DEFINED.includes(rule))).toEqual([]);
});

describe.each(books)('%s', (tag, words) => {
  test('goes by its own name and tells the same rules in the same places', () => {
    expect(words.tag).toBe(tag);
    expect(citations(words)).toEqual(citations(en));
  });

  test('leaves nothing in English and nothing empty', () => {
    const english = new Map(texts(en));
    for (const [path, text] of texts(words)) {
      expect(text, path).not.toBe('');
      if (tag !== 'en' && text.split(' ').length > 4) expect(text, path).not.toBe(english.get(path));
    }
  });

  test('is printed as its readers expect', () => {
    expect(misprintsOf(tag, texts(words))).toEqual([]);
  });
});

describe('a rule is found', () => {
  test('by its number, on the page of the edition that is read', () => {
    expect(spotOf(en, 'SW-33')).toEqual({ page: 'battle', paragraph: 3 });
    expect(spotOf(en, 'D-2', 'classic')?.page).toBe('classicTiles');
    expect(spotOf(en, 'D-2', 'star-wars')?.page).toBe('tiles');
    expect(spotOf(en, 'SW-99')).toBe(null);
  });

  test('by typing it carelessly, or by words', () => {
    expect(searchIn(en, 'sw 33').map(({ page }) => page)).toEqual(['battle']);
    expect(searchIn(en, 'coat of arms').length).toBeGreaterThan(1);
    expect(searchIn(en, 'x')).toEqual([]);
  });
});
