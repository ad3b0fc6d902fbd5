/**
 * The rulebook has the same content in every language, cites every rule, and follows the typography of each language.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en, LEARN } from '@asteroute/words/en/book.ts';
import { wordsIn } from '@asteroute/words/load.ts';
import type { Rulebook } from '@asteroute/words/rulebook.ts';
import { TAGS, type Tag } from '@asteroute/words/tags.ts';
import { lessonsOf, rulebookOf } from '@asteroute/words/test/markdown.ts';
import { misprintsOf } from '@asteroute/words/test/test-book.ts';
import { describe, expect, test } from 'vitest';
import { searchIn, spotOf } from './cite.ts';
import { LESSONS } from './coach/lessons.ts';
import { FIGURES } from './content/figures.ts';
import { PAGES } from './content/pages.ts';

/** All that is said in the rulebook and by the coach. */
const wordsOf = async (tag: Tag) => ({
  ...(await wordsIn(LEARN, tag)),
  book: rulebookOf(tag),
  lessons: lessonsOf(tag),
});
const books = await Promise.all(TAGS.map(async (tag) => [tag, await wordsOf(tag)] as const));
const english = rulebookOf('en');

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

/** The rules and figures of each paragraph, by page. */
const contents = (book: Rulebook) =>
  Object.entries(book).map(([page, { paragraphs }]) => ({
    page,
    paragraphs: paragraphs.map(({ rules, figures }) => [rules, figures.map(({ id }) => id)]),
  }));

test('the pages, the figures and the lessons of the coach are those of the English texts', () => {
  expect(Object.keys(english)).toEqual(PAGES.map(({ id }) => id));
  const shown = Object.values(english).flatMap(({ paragraphs }) => paragraphs.flatMap(({ figures }) => figures));
  expect(shown.map(({ id }) => id).sort()).toEqual(Object.keys(FIGURES).sort());
  expect(Object.keys(lessonsOf('en')).sort()).toEqual([...LESSONS].sort());
});

test('every rule and ruling is told on some page, and no other number', () => {
  const told = new Set(Object.values(english).flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules)));
  expect(DEFINED.length).toBeGreaterThan(180);
  expect(DEFINED.filter((rule) => !told.has(rule) && !UNTOLD.includes(rule))).toEqual([]);
  expect([...told].filter((rule) => !DEFINED.includes(rule))).toEqual([]);
});

describe.each(books)('%s', (tag, words) => {
  test('goes by its own name and tells the same rules and shows the same figures in the same places', () => {
    expect(words.tag).toBe(tag);
    expect(contents(words.book)).toEqual(contents(english));
    expect(Object.keys(words.lessons)).toEqual(Object.keys(lessonsOf('en')));
  });

  test('leaves nothing in English and nothing empty', () => {
    const inEnglish = new Map(texts({ ...en, book: english, lessons: lessonsOf('en') }));
    for (const [path, text] of texts(words)) {
      expect(text, path).not.toBe('');
      if (tag !== 'en' && text.split(' ').length > 4) expect(text, path).not.toBe(inEnglish.get(path));
    }
  });

  test('is printed as its readers expect', () => {
    expect(misprintsOf(tag, texts(words))).toEqual([]);
  });
});

describe('a rule is found', () => {
  test('by its number, on the page of the edition that is read', () => {
    expect(spotOf(english, 'SW-33')).toEqual({ page: 'battle', paragraph: 3 });
    expect(spotOf(english, 'D-2', 'classic')?.page).toBe('classicTiles');
    expect(spotOf(english, 'D-2', 'star-wars')?.page).toBe('tiles');
    expect(spotOf(english, 'SW-99')).toBe(null);
  });

  test('by typing it carelessly, or by words', () => {
    expect(searchIn(english, 'sw 33', 'en').map(({ page }) => page)).toEqual(['battle']);
    expect(searchIn(english, 'coat of arms', 'en').length).toBeGreaterThan(1);
    expect(searchIn(english, 'x', 'en')).toEqual([]);
  });
});
