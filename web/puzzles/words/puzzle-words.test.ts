/** The words of the puzzles: the same in every language, printed as its readers expect, and all of them said. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TAGS } from '../../words/language.ts';
import { MISPRINTS, NUMBERS, textsOf } from '../../words/testing.ts';
import { en } from './en.ts';
import { PUZZLES } from './index.ts';

const ROOM = join(import.meta.dirname, '..');
const books = await Promise.all(TAGS.map(async (tag) => [tag, await PUZZLES[tag]()] as const));
const VIEWS = globSync('*.tsx', { cwd: ROOM })
  .map((path) => readFileSync(join(ROOM, path), 'utf8'))
  .join('\n');

/** What a text says to some numbers and names. */
function sayings(path: string, text: unknown): string[] {
  if (typeof text !== 'function') return [text as string];
  if (path === 'ask.endgame') return NUMBERS.map((n) => text('‹a›', n));
  if (/^(streak\.|next\.count|endgame|ask\.step)/.test(path)) return NUMBERS.map((n) => text(n, n));
  return [text('‹a›', '‹b›')];
}

describe.each(books)('%s', (tag, words) => {
  test('goes by its own name and has the same texts as English', () => {
    expect(words.tag).toBe(tag);
    expect([...textsOf(words).keys()].sort()).toEqual([...textsOf(en).keys()].sort());
  });

  test('names what English names, in its own words', () => {
    for (const [path, text] of textsOf(words)) {
      const english = sayings(path, textsOf(en).get(path));
      for (const [index, said] of sayings(path, text).entries()) {
        expect(said, path).not.toBe('');
        for (const name of ['‹a›', '‹b›']) expect(said.includes(name), path).toBe(english[index].includes(name));
        if (tag !== 'en' && said.split(' ').length > 4) expect(said, path).not.toBe(english[index]);
      }
    }
  });

  test('is printed as its readers expect', () => {
    const marks = [...MISPRINTS.every, ...MISPRINTS[tag]];
    const wrong = [...textsOf(words)].flatMap(([path, text]) =>
      sayings(path, text).flatMap((said) =>
        marks.filter(([mark]) => mark.test(said)).map(([, due]) => `${path}: ${said} (${due})`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

test('everything is said somewhere', () => {
  const paths = [...textsOf(en).keys()].filter((path) => !/^(tags|outcomes)\./.test(path));
  const said = (path: string) => new RegExp(`\\.${path.split('.').at(-1)}\\b`).test(VIEWS);
  expect(paths.filter((path) => !said(path))).toEqual([]);
});
