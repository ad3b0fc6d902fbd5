/** The page says all of the catalogue, and nothing else. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { CHOICES } from '../settings/preferences.ts';
import { en } from './en.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const NOT_THE_PAGE = /^web\/(test|\w+\/words|app\/build)\/|node_modules|\/dist|\/vite\.|\.test\./;
const SOURCES = globSync('{board,web}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !NOT_THE_PAGE.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Attributes that people see or hear. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder']);

/** Groups that are asked for by names of the rules: whether each text is needed is their affair. */
const BY_RULES = [
  'editions',
  'modules',
  'options',
  'bots',
  'colors',
  'factions',
  'teams',
  'realms',
  'kinds',
  'legend',
  'choices',
  'advice.gains',
  'advice.losses',
  'errors.refused',
  'refusal.plain',
  'refusal.ground',
  'games.faults',
  'heard.goods',
  'heard.prints',
];

/**
 * Whether the sources ask for a text: by its path; by its key, where its group is handed on whole; or by its key as a
 * string, where its group is asked by names.
 */
function isUsed(path: readonly string[]): boolean {
  const [group, key] = [path.slice(0, -1).join('\\.'), path.at(-1)];
  const found = (mark: string) => SOURCES.some(({ text }) => new RegExp(mark).test(text));
  if (found(`\\.${path.join('\\s*\\??\\.')}\\b`)) return true;
  if (path.length === 1) return false;
  return (
    (found(`\\b(words|w)\\.${group}[\\s,;)}]`) && found(`\\.${key}\\b`)) ||
    (found(`\\.${group}\\[`) && found(`'${key}'`))
  );
}

function pathsOf(words: object, path: readonly string[] = []): string[][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const at = [...path, key];
    const group = typeof value === 'object' && value !== null && !Array.isArray(value);
    return group && !BY_RULES.includes(at.join('.')) ? pathsOf(value, at) : [at];
  });
}

describe('every text is said somewhere', () => {
  test('and a text that nobody asks for is found', () => {
    expect(isUsed(['menu', 'nobodyAsksForThis'])).toBe(false);
    expect(isUsed(['menu', 'leave'])).toBe(true);
  });

  test('choices are those of the settings', () => {
    const words = Object.entries(en.choices).map(([name, { options }]) => [name, Object.keys(options)]);
    expect(Object.fromEntries(words)).toEqual(CHOICES);
  });

  test.each(pathsOf(en).map((path) => [path.join('.'), path] as const))('%s', (_, path) => {
    expect(isUsed(path)).toBe(true);
  });
});

/** Words in the markup itself: text between tags, and attributes that are read out. Single letters name keys. */
function wordsIn({ path, text }: (typeof SOURCES)[number]): string[] {
  const found: string[] = [];
  new Visitor({
    JSXText: ({ value }) => found.push(value),
    JSXAttribute: ({ name, value }) => {
      const spoken = name.type === 'JSXIdentifier' && SPOKEN.has(name.name);
      if (spoken && value?.type === 'Literal') found.push(String(value.value));
    },
  }).visit(parseSync(path, text).program);
  return found.filter((one) => /\p{L}{2}/u.test(one)).map((one) => `${path}: ${one.trim()}`);
}

describe('nothing is said that is not in the catalogue', () => {
  test('and words in markup are found', () => {
    const text = '<p title="Read me">Hello <kbd>A</kbd></p>';
    expect(wordsIn({ path: 'x.tsx', text })).toEqual(['x.tsx: Read me', 'x.tsx: Hello']);
  });

  test('by any view', () => {
    expect(SOURCES.filter(({ path }) => path.endsWith('.tsx')).flatMap(wordsIn)).toEqual([]);
  });
});
