import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Rules and rulings of the Star Wars Edition and its team variant (docs/rules.md, 1 and 3). */
const RULES = 66;
const RULINGS = 59;

/** The title of every test and group of tests: the string that opens a call of `test`, `describe` or their `each`. */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

function titles(): string[] {
  const files = globSync('*/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /node_modules|dist|\.tsbuild/.test(path),
  });
  return files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...text.matchAll(TITLE)].map((match) => match[2]);
  });
}

const TITLES = titles();
const CITED = new Set(TITLES.flatMap((title) => title.match(/\b(?:SW|C)-\d+\b/g) ?? []));

function missing(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${prefix}-${i + 1}`).filter((rule) => !CITED.has(rule));
}

test(`every rule up to SW-${RULES} is cited by the title of a test`, () => {
  expect(missing('SW', RULES)).toEqual([]);
});

test(`every ruling up to C-${RULINGS} is cited by the title of a test`, () => {
  expect(missing('C', RULINGS)).toEqual([]);
});

test('no test cites a rule that there is not', () => {
  const numbers = [...CITED].map((rule) => ({ rule, n: Number(rule.split('-')[1]) }));
  const strange = numbers.filter(({ rule, n }) => n < 1 || n > (rule.startsWith('SW') ? RULES : RULINGS));
  expect(strange).toEqual([]);
});

test('every sequence of docs/rules.md, 4.3, for this edition is a test of its name', () => {
  const file = join(ROOT, 'fixtures/scoring/vectors.json');
  const { sequences } = JSON.parse(readFileSync(file, 'utf8')) as { sequences: { id: string; given: string }[] };
  const own = sequences.filter(({ given }) => !given.startsWith('classic')).map(({ id }) => id);
  expect(own.filter((id) => !TITLES.some((title) => title.startsWith(id)))).toEqual([]);
  expect(own.length).toBeGreaterThan(2);
});
