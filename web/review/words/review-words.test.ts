/** The words of the review: the same in every language, printed as its readers expect, and all of them said. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TAGS } from '../../words/language.ts';
import { MISPRINTS, NUMBERS, textsOf } from '../../words/testing.ts';
import { en } from './en.ts';
import { REVIEW } from './index.ts';

const ROOM = join(import.meta.dirname, '..');
const books = await Promise.all(TAGS.map(async (tag) => [tag, await REVIEW[tag]()] as const));
const VIEWS = globSync('*.{ts,tsx}', { cwd: ROOM })
  .map((path) => readFileSync(join(ROOM, path), 'utf8'))
  .join('\n');

const PARTS = { tiles: '‹t›', dice: '‹d›', play: '‹p›', rest: '‹r›' };

/** What a text says to some numbers and names. */
function sayings(path: string, text: unknown): string[] {
  if (typeof text !== 'function') return [text as string];
  if (path === 'account.level') return [text('‹a›', PARTS)];
  if (path.startsWith('account.')) return NUMBERS.map((n) => text('‹a›', n, PARTS));
  if (path.endsWith('.heading')) return NUMBERS.map((n) => text(n, '‹a›'));
  if (/^stage\.|\.(short|board|way)$/.test(path)) return NUMBERS.map((n) => text(n, n));
  return [text('‹a›')];
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
      for (const name of ['‹a›', '‹t›', '‹d›', '‹p›', '‹r›'])
        expect(said.includes(name)).toBe(english[index].includes(name));
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

  test('leaves out what there is nothing to say about', () => {
    const said = words.account.won('‹a›', 7, { ...PARTS, dice: null, rest: null });
    expect(said).toContain('‹p›');
    expect(said).not.toMatch(/null|‹[dr]›|,\.|, ,/);
  });
});

test.each([...textsOf(en).keys()].filter((path) => !/^(turn\.labels|curve\.areas)\./.test(path)))(
  '%s is said somewhere',
  (path) => {
    const [key] = path.split('.').slice(-1);
    expect(VIEWS.includes(`'${key}'`) || new RegExp(`\\.${key}\\b|\\{[^}]*\\b${key}\\b[^}]*\\} = `).test(VIEWS)).toBe(
      true,
    );
  },
);
