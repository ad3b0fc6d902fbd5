/** The words of tables on a server: the same in every language, printed as its readers expect, and all of them said. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TAGS } from '../../words/language.ts';
import { MISPRINTS, NUMBERS, textsOf } from '../../words/testing.ts';
import { en } from './en.ts';
import { ONLINE } from './index.ts';

const books = await Promise.all(TAGS.map(async (tag) => [tag, await ONLINE[tag]()] as const));
const VIEWS = globSync('online/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..', '..') })
  .map((path) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8'))
  .join('\n');

/** Texts whose arguments are numbers; all others take names. */
const NUMBERED = /^(create\.seat|clocks\.(live|days)|waiting\.lead|chat\.(unread|watching)|proof\.(chance|rules))$/;

function sayings(path: string, text: unknown): string[] {
  if (typeof text !== 'function') return [text as string];
  if (NUMBERED.test(path)) return NUMBERS.map((n) => text(n, n));
  return [text('‹a›', '‹b›')];
}

describe.each(books)('%s', (tag, words) => {
  test('goes by its own name and has the same texts as English', () => {
    expect(words.tag).toBe(tag);
    expect([...textsOf(words).keys()].sort()).toEqual([...textsOf(en).keys()].sort());
  });

  test.each([...textsOf(words)])('%s names what English names, in its own words', (path, text) => {
    const english = sayings(path, textsOf(en).get(path));
    for (const [index, said] of sayings(path, text).entries()) {
      expect(said).not.toBe('');
      for (const name of ['‹a›', '‹b›']) expect(said.includes(name)).toBe(english[index].includes(name));
      if (tag !== 'en' && said.split(' ').length > 4) expect(said).not.toBe(english[index]);
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

test.each([...textsOf(en).keys()].filter((path) => !/^(faults|reactions)\.|^create\.accesses\./.test(path)))(
  '%s is said somewhere',
  (path) => {
    const [key] = path.split('.').slice(-1);
    expect(new RegExp(`\\.${key}\\b|\\{[^}]*\\b${key}\\b[^}]*\\} = `).test(VIEWS)).toBe(true);
  },
);
