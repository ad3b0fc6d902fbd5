/** Finds every text of a language in the sources of its catalogues, so that a new catalogue is tested without being named. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { Tag } from '../tags.ts';

const WORDS = join(import.meta.dirname, '..');

/** A text and its location: "de/book.ts ask.place". */
export type WrittenText = readonly [where: string, text: string];

/** Returns every text of a language as its files contain it, without the arguments of sentences. */
export function writtenTexts(tag: Tag): readonly WrittenText[] {
  const paths = globSync(`${tag}/**/*.{ts,md}`, { cwd: WORDS, exclude: [`${tag}/terms.ts`] });
  return paths.sort().flatMap((path) => {
    const source = readFileSync(join(WORDS, path), 'utf8');
    return path.endsWith('.md') ? linesIn(source, path) : textsIn(source, path);
  });
}

/** The lines of Markdown that say something, without the names of pages, figures and lessons. */
function linesIn(markdown: string, path: string): WrittenText[] {
  const texts = markdown.split('\n').map((line) => line.replace(/^(## \w+:|- \*\*\w+\*\*) |\(\w+\)/, ''));
  return texts.flatMap((text, i) => (text === '' ? [] : [[`${path}:${i + 1}`, text] as const]));
}

/** The texts in the source of a catalogue. */
export function textsIn(source: string, path: string): WrittenText[] {
  const { body } = parseSync(path, source).program;
  return body
    .filter(({ type }) => type !== 'ImportDeclaration')
    .flatMap((node) => [...textsOf(node, [])].map(([keys, text]) => [`${path} ${keys.join('.')}`, text] as const));
}

function* textsOf(node: unknown, keys: readonly string[]): Generator<readonly [readonly string[], string]> {
  if (Array.isArray(node)) for (const one of node) yield* textsOf(one, keys);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, key, id, value, quasis, ...parts } = node as Readonly<Record<string, unknown>>;
  // The file of another language.
  if (type === 'ImportExpression') return;
  if (type === 'Literal') {
    if (typeof value === 'string') yield [keys, value];
    return;
  }
  if (Array.isArray(quasis)) yield [keys, quasis.map((quasi) => quasi.value.cooked).join(' ')];
  const named = nameOf(key) ?? nameOf(id);
  yield* textsOf([value, ...Object.values(parts)], named === null ? keys : [...keys, named]);
}

function nameOf(key: unknown): string | null {
  if (typeof key !== 'object' || key === null) return null;
  const { name, value } = key as { readonly name?: unknown; readonly value?: unknown };
  return [name, value].find((one) => typeof one === 'string') ?? null;
}
