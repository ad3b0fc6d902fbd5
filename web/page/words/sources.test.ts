/** The page says all of the catalogue, and nothing else. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@asteroute/words/en/table.ts';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { CHOICES } from '../settings/preferences.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const NOT_THE_PAGE = /^web\/(test|\w+\/words|app\/build)\/|node_modules|\/dist|\/vite\.|\.test\./;
const SOURCES = globSync('{board,web}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !NOT_THE_PAGE.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** What is loaded before the first move: main.tsx, and what `withFirstWords` loads. */
const FIRST = [
  'web/app/main.tsx',
  'web/page/views/start/setup.tsx',
  'web/page/views/demo/demo-scenes.tsx',
  'web/page/views/loupe/loupe.tsx',
];

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

// The query makes it a module of its own, to which no other test of the worker has added the texts that come later.
// @ts-expect-error TypeScript knows no queries
const { firstEn } = await import('@asteroute/words/en/table-first.ts?first');
const firstPaths = new Set(pathsOf(firstEn, []).map((path) => path.join('.')));

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

/** The sources of the page among these and all that they import, except types and what is loaded lazily. */
function withImports(paths: readonly string[], found = new Map<string, string>()): Map<string, string> {
  for (const path of paths) {
    const text = found.has(path) ? undefined : SOURCES.find((source) => source.path === path)?.text;
    if (text === undefined) continue;
    found.set(path, text);
    const imports = parseSync(path, text).module.staticImports.filter(({ entries }) =>
      entries.some((one) => !one.isType),
    );
    const near = imports.map(({ moduleRequest: { value } }) =>
      value.startsWith('.') ? join(path, '..', value) : value.replace('@asteroute/page/', 'web/page/'),
    );
    withImports(near, found);
  }
  return found;
}

/** Names of the whole catalogue in the sources, or of the signal's value that it is. */
const CATALOGUE = ['words', 'w', 'value'];

/** The texts and groups of texts that a source asks for, also by names that it has given to parts of the catalogue. */
function askedIn(path: string, text: string): Set<string> {
  const asked = new Set<string>();
  const groups = new Map(CATALOGUE.map((name) => [name, '']));

  /** The path of a part of a group; empty for the whole catalogue, and undefined for what is not of it. */
  function within(group: string | undefined, name: string): string | undefined {
    if (CATALOGUE.includes(name)) return '';
    return group === '' ? name : group && `${group}.${name}`;
  }

  function pathOf(node: ESTree.Expression): string | undefined {
    if (node.type === 'Identifier') return groups.get(node.name);
    const named = node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : null;
    return named === null ? undefined : within(pathOf((node as ESTree.StaticMemberExpression).object), named);
  }

  /** Notes what a pattern takes out of a group, and the names that it gives to it. */
  function take(pattern: ESTree.BindingPattern | ESTree.ParamPattern, group: string | undefined): void {
    if (pattern.type === 'AssignmentPattern') return take(pattern.left, group);
    if (pattern.type === 'Identifier' && group !== undefined) groups.set(pattern.name, group);
    if (pattern.type !== 'ObjectPattern') return;
    for (const part of pattern.properties) {
      if (part.type === 'RestElement' || part.key.type !== 'Identifier') continue;
      const inner = within(group, part.key.name);
      if (inner) asked.add(inner);
      take(part.value, inner);
    }
  }

  const takeAll = ({ params }: { readonly params: readonly ESTree.ParamPattern[] }) => {
    for (const one of params) take(one, undefined);
  };
  new Visitor({
    FunctionDeclaration: takeAll,
    FunctionExpression: takeAll,
    ArrowFunctionExpression: takeAll,
    VariableDeclarator: ({ id, init }) => take(id, init === null ? undefined : pathOf(init)),
    MemberExpression: (node) => {
      const found = pathOf(node);
      if (found) asked.add(found);
    },
  }).visit(parseSync(path, text).program);
  return asked;
}

describe('before the first move', () => {
  const first = [...withImports(FIRST)].map(([path, text]) => ({ path, asked: askedIn(path, text) }));

  test('the page and the table are looked at, and no view that is loaded later', () => {
    const paths = first.map(({ path }) => path);
    expect(paths).toContain('web/page/views/loupe/loupe.tsx');
    expect(paths).not.toContain('web/page/views/sheets/settings.tsx');
    expect(first.some(({ asked }) => asked.has('turn.undo'))).toBe(true);
  });

  test.each([
    'words.odds.heading',
    'const { odds } = words; odds.heading',
    'const { odds: { heading } } = language.words.value;',
    '({ words: { odds: says } }) => says.heading',
    'const says = props.words.odds; says\n.heading',
    'const { heading } = words.odds;',
  ])('%s asks for a text', (text) => {
    expect(askedIn('x.ts', text)).toContain('odds.heading');
  });

  const later = pathsOf(en, [])
    .map((path) => path.join('.'))
    .filter((path) => !firstPaths.has(path));
  test.each(later)('nobody asks for %s', (path) => {
    expect(first.filter(({ asked }) => asked.has(path)).map((source) => source.path)).toEqual([]);
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
