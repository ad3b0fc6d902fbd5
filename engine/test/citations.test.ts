import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** How many rules and rulings of each series there are (docs/rules.md). */
const NUMBERS: Readonly<Record<string, number>> = { SW: 66, C: 59, CL: 21, FA: 5, RI: 5, AB: 6, IC: 10, TB: 14, K: 54 };

/** The title of every test and group of tests: the string that opens a call of `test`, `describe` or their `each`. */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

/** Returns the titles of the game's tests, without those of the slow reference, which tests itself. */
function titles(): string[] {
  const files = globSync('*/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /node_modules|dist|\.tsbuild|fixtures/.test(path),
  });
  return files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...text.matchAll(TITLE)].map((match) => match[2]);
  });
}

/** The rules that `expansions.test.ts` puts into the titles of its tests, one for each vector. */
function vectorTitles(): string[] {
  const file = join(ROOT, 'fixtures/scoring/expansions.json');
  const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: { rules: string }[] };
  return vectors.map(({ rules }) => rules);
}

const TITLES = titles();
const CITED = new Set(
  [...TITLES, ...vectorTitles()].flatMap((title) => title.match(/\b(?:SW|CL?|FA|RI|AB|IC|TB|K)-\d+\b/g) ?? []),
);

test.each(Object.entries(NUMBERS))('every number up to %s-%i is cited by the title of a test', (sort, count) => {
  const numbers = Array.from({ length: count }, (_, i) => `${sort}-${i + 1}`);
  expect(numbers.filter((rule) => !CITED.has(rule))).toEqual([]);
});

test('no test cites a rule that there is not', () => {
  const strange = [...CITED].filter((rule) => {
    const [sort, n] = rule.split('-');
    return Number(n) < 1 || Number(n) > NUMBERS[sort];
  });
  expect(strange).toEqual([]);
});

test('every sequence of fixtures/scoring/vectors.json is a test of its name', () => {
  const file = join(ROOT, 'fixtures/scoring/vectors.json');
  const { sequences } = JSON.parse(readFileSync(file, 'utf8')) as { sequences: { id: string }[] };
  const missing = sequences.filter(({ id }) => !TITLES.some((title) => title.startsWith(id)));
  expect(missing).toEqual([]);
  expect(sequences).toHaveLength(5);
});
