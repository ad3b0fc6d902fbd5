/** The page's styles agree with MDN's table of browser support, and all places name the same oldest browsers. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import postcss, { type Declaration, type Root } from 'postcss';
import { describe, expect, test } from 'vitest';
import { BUILD_TARGET, FLOOR, FLOOR_LIBRARY } from './browsers.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { css } = JSON.parse(read('node_modules/@mdn/browser-compat-data/data.json')) as CompatData;

/** What the oldest supported browsers may lack, with the reason why the page works without it. */
const GRACEFUL: Readonly<Record<string, string>> = {
  cursor: 'a finger has none',
  'scrollbar-width': 'scroll bars are as wide as the system has them',
  'scrollbar-color': 'scroll bars have the colours of the system, dark like the page',
  'text-wrap: balance': 'lines break less evenly',
  'accent-color': 'ticks and sliders have the colour of the system where it is not legible otherwise',
  'forced-color-adjust': 'a browser without it has no forced colours',
  'overscroll-behavior': 'the page behind a list may move along at its end',
  'align-content: safe': 'short results begin at the top instead of in the middle',
  'user-select': 'stands beside -webkit-user-select',
};

type Browser = keyof typeof FLOOR;

/** Whether a version of a browser knows a feature without a flag or a prefix. */
function isKnown(feature: Identifier, browser: Browser): boolean {
  const support = feature.__compat?.support[browser] ?? [];
  return [support].flat().some((one: SimpleSupportStatement) => {
    const isPlain = one.flags === undefined && one.prefix === undefined && one.alternative_name === undefined;
    return (
      isPlain &&
      typeof one.version_added === 'string' &&
      isAtMost(one.version_added, FLOOR[browser]) &&
      !one.version_removed
    );
  });
}

const lacks = (feature: Identifier): Browser[] =>
  (Object.keys(FLOOR) as Browser[]).filter((browser) => !isKnown(feature, browser));

function isAtMost(version: string, floor: string): boolean {
  const [own, due] = [version, floor].map((text) => text.replace('≤', '').split('.').map(Number));
  return own[0] < due[0] || (own[0] === due[0] && (own[1] ?? 0) <= (due[1] ?? 0));
}

/** Why a feature may be missing, by `property: value` or else by the whole property. */
const excuse = (name: string): string | undefined => GRACEFUL[name] ?? GRACEFUL[name.replace(/: .*/, '')];

/** The features of a style sheet, each with its place in MDN's table. */
function featuresOf(root: Root): Map<string, Identifier> {
  const found = new Map<string, Identifier>();
  const note = (name: string, feature: Identifier | undefined): void => {
    if (feature?.__compat !== undefined) found.set(name, feature);
  };
  root.walkDecls((declaration) => noteDeclaration(declaration, note));
  root.walkRules(({ selector }) => {
    for (const [, colons, name] of selector.matchAll(/(::?)([a-z][\w-]*)/g))
      note(`${colons}${name}`, css.selectors[name]);
  });
  root.walkAtRules(({ name, params }) => {
    // The build puts the queries of @custom-media in the places of its names.
    const rule = css['at-rules'][name === 'custom-media' ? 'media' : name];
    note(`@${name}`, rule);
    for (const [word] of params.matchAll(/[a-z][a-z-]+/g)) note(`@${name} ${word}`, rule?.[word]);
  });
  return found;
}

type Note = (name: string, feature: Identifier | undefined) => void;

function noteDeclaration({ prop, value }: Declaration, note: Note): void {
  // Prefixed properties only accompany the standard ones.
  if (prop.startsWith('-')) return;
  const property = css.properties[prop];
  note(prop, property);
  for (const [word] of value.matchAll(/[a-z][a-z-]+/g)) note(`${prop}: ${word}`, property?.[word]);
  for (const [, name] of value.matchAll(/([a-z][a-z-]*)\(/g)) note(`${name}()`, typeNamed(name));
  for (const [, unit] of value.matchAll(/\d(dvh|svh|lvh|cqw|cqh|cqi|cqmin|cqmax|lh|rlh)\b/g)) {
    note(unit, css.types.length?.[unit]);
  }
}

/** The entry of a function of values; some entries are in groups, such as the colours. */
function typeNamed(name: string): Identifier | undefined {
  const { types } = css;
  const groups = [types, ...Object.values(types)] as Record<string, Identifier | undefined>[];
  return groups.map((group) => group[name]).find((one) => one?.__compat !== undefined);
}

describe('the styles of the page', () => {
  const sheets = globSync('{board,web}/**/*.css', { cwd: ROOT, exclude: (path) => /node_modules|dist/.test(path) });
  const all = new Map(
    sheets.flatMap((path) =>
      [...featuresOf(postcss.parse(read(path)))].map(([name, feature]) => [name, { feature, path }]),
    ),
  );

  test('use nothing that a browser of the floor lacks, but for what is as good without it', () => {
    expect(all.size, 'features that were looked at').toBeGreaterThan(300);
    const missing = [...all].flatMap(([name, { feature, path }]) => {
      const lack = lacks(feature);
      return lack.length > 0 && excuse(name) === undefined ? [`${name} (${path}): ${lack.join(', ')}`] : [];
    });
    expect(missing).toEqual([]);
  });

  test('every exception is still one', () => {
    const lacking = [...all].flatMap(([name, { feature }]) => (lacks(feature).length > 0 ? [name] : []));
    const isNeeded = (excused: string) => lacking.some((name) => name === excused || name.startsWith(`${excused}: `));
    expect(Object.keys(GRACEFUL).filter((name) => !isNeeded(name))).toEqual([]);
  });
});

/** Workspaces whose code runs in browsers. */
const SHIPPED = ['tiles', 'threads', 'engine', 'record', 'foreign', 'bots', 'review', 'protocol', 'board'].concat(
  ['page', 'learn', 'review', 'puzzles', 'editor', 'online', 'app', 'test'].map((name) => `web/${name}`),
);

describe('the floor', () => {
  test.each(SHIPPED)('TypeScript knows no more in %s', (folder) => {
    expect(JSON.parse(read(`${folder}/tsconfig.json`)).extends).toMatch(/^(\.\.\/)+tsconfig\.browser\.json$/);
  });
  test('TypeScript and vite have it', () => {
    expect(JSON.parse(read('tsconfig.browser.json')).compilerOptions.lib).toContain(FLOOR_LIBRARY);
    expect(BUILD_TARGET).toEqual(['chrome120', 'edge120', 'firefox128', 'safari17.4', 'ios17.4']);
  });
  test('the README names it', () => {
    const readme = read('README.md');
    for (const text of [`Chrome and Edge ${FLOOR.chrome}`, `Firefox ${FLOOR.firefox}`, `Safari ${FLOOR.safari}`]) {
      expect(readme).toContain(text);
    }
  });
});
