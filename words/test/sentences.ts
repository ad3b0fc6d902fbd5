/** Reads the English catalogue, whose type is that of all, so that tests can say every sentence of every language without a list to keep. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS } from '@asteroute/engine';
import { classicTiles, innsTiles, riverTiles, starWarsTiles, type TileKind, tradersTiles } from '@asteroute/tiles';
import { type ESTree, parseSync } from 'vite';
import type { Catalogue } from '../en/table.ts';
import type { Tag } from '../tags.ts';

const ENGLISH = join(import.meta.dirname, '..', 'en');
const SOURCE = ['table-first.ts', 'table.ts'].map((file) => readFileSync(join(ENGLISH, file), 'utf8')).join('');

/** Numbers that ask for every form of a noun in some language. */
export const NUMBERS = [0, 1, 2, 5, 11, 21, 1.5];

const ruleModules = EDITIONS.flatMap(({ base, optional }) => [...base, ...optional]);
const namesOf = (list: readonly { readonly name: string }[]): string[] => [...new Set(list.map(({ name }) => name))];

/** Every kind of feature and of meeple that any edition knows. */
export const REALMS = [
  ...new Set(
    [starWarsTiles, classicTiles, riverTiles, innsTiles, tradersTiles].flatMap(({ tiles }) =>
      tiles.flatMap(featureTypes),
    ),
  ),
];
export const MEEPLES = namesOf(ruleModules.flatMap(({ meeples }) => meeples ?? []));

function featureTypes({ features }: TileKind): string[] {
  return features.map(({ type }) => type);
}

/** Arguments by the type that the catalogue gives a parameter. A string is a name, marked to be found again. */
const ARGUMENTS: Readonly<Record<string, (at: number) => readonly unknown[]>> = {
  string: (at) => [`‹${at}›`],
  number: () => NUMBERS,
  boolean: () => [false, true],
  'readonly number[]': () => [[1], [3, 2]],
  RealmName: () => REALMS,
  MeepleName: () => MEEPLES,
  FactionName: () => ['rebels', 'empire', 'hunters'],
  'readonly MeepleCount[]': () => [
    MEEPLES.map((meeple) => ({ meeple, count: 1 })),
    MEEPLES.map((meeple, i) => ({ meeple, count: i + 5 })),
  ],
  Tokens: () => [{ wine: 1 }, { grain: 2, cloth: 5 }],
  Formula: () => [
    { terms: [], points: 0 },
    {
      terms: ['tile', 'symbol', 'shield', 'city'].map((what, i) => ({ what, count: i + 1, each: i + 2 })),
      points: 40,
    },
  ],
};

/** A text of the catalogue that needs arguments: its path, and lists of arguments to try it with. */
export interface Sentence {
  readonly path: string;
  readonly samples: readonly (readonly unknown[])[];
}

/** Every text that needs arguments. */
export const SENTENCES: readonly Sentence[] = parseSync('en.ts', SOURCE).program.body.flatMap(catalogueOf);

/** Every text of a catalogue by its path; those that need arguments are given as functions. */
export function textsOf(words: object, path = ''): Map<string, unknown> {
  const entries = Object.entries(words).flatMap(([key, value]): [string, unknown][] => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'object' && value !== null ? [...textsOf(value, at)] : [[at, value]];
  });
  return new Map(entries);
}

/** Returns the text at a path of a catalogue, with these arguments. */
export function speak(words: Catalogue, path: string, sample: readonly unknown[]): string {
  const keys = path.split('.');
  const text = keys.reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>>)[key], words);
  return (text as (...args: readonly unknown[]) => string)(...sample);
}

/** Everything a catalogue says, with every sample, by path. */
export function* sayings(words: Catalogue): Generator<readonly [path: string, text: string]> {
  for (const [path, text] of textsOf(words)) if (typeof text === 'string') yield [path, text];
  for (const { path, samples } of SENTENCES) for (const sample of samples) yield [path, speak(words, path, sample)];
}

function catalogueOf(node: ESTree.Program['body'][number]): Sentence[] {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
  return declared?.type === 'VariableDeclaration' ? sentencesOf(declared.declarations[0].init, '') : [];
}

function sentencesOf(value: ESTree.Expression | null, path: string): Sentence[] {
  if (value?.type === 'ArrowFunctionExpression') return [{ path, samples: samplesOf(value.params, path) }];
  // Object.assign, which adds to the first words.
  if (value?.type === 'CallExpression' && value.callee.type === 'MemberExpression')
    return sentencesOf(value.arguments.at(-1) as ESTree.Expression, path);
  if (value?.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    return sentencesOf(property.value, path === '' ? property.key.name : `${path}.${property.key.name}`);
  });
}

/** Every combination of what each parameter can be. */
function samplesOf(params: readonly ESTree.ParamPattern[], path: string): (readonly unknown[])[] {
  return params.reduce<(readonly unknown[])[]>(
    (samples, param, at) => {
      const values = valuesOf(param, at, path);
      return samples.flatMap((sample) => values.map((value) => [...sample, value]));
    },
    [[]],
  );
}

function valuesOf(param: ESTree.ParamPattern, at: number, path: string): readonly unknown[] {
  const type = 'typeAnnotation' in param ? param.typeAnnotation?.typeAnnotation : undefined;
  const written = type ? SOURCE.slice(type.start, type.end) : 'nothing';
  const values = ARGUMENTS[written];
  if (values === undefined) throw new Error(`${path} takes ${written}: say in ARGUMENTS what that can be`);
  return values(at);
}

/**
 * Misprints by language: what must not occur in a text, and what is expected instead. The game's terms are in `terms/`.
 */
export const MISPRINTS: Readonly<Record<Tag | 'every', readonly (readonly [RegExp, string])[]>> = {
  every: [
    [/undefined|NaN|\[object/, 'a word'],
    [/^\s|\s$| {2}/, 'single spaces between words only'],
    [/'/, '’'],
    [/"/, 'the quotation marks of the language'],
    [/\.\.\./, '…'],
  ],
  en: [],
  de: [[/”/, '„…“']],
  fr: [
    [/(?<!\u202f)[;:!?»]/, 'a narrow no-break space (U+202F) before the mark'],
    [/[“”]/, '« … »'],
  ],
  it: [[/[“”]/, '«…»']],
  es: [
    [/^[^¿]*\?|^[^¡]*!/, '¿…? ¡…!'],
    [/[“”]/, '«…»'],
  ],
  ru: [
    [/[“”]/, '«…»'],
    [/(?<!\u00a0)—/, 'a no-break space (U+00A0) before the dash'],
  ],
};
