/** Reads the English catalogue, whose type is that of all, so that tests can say every sentence of every language without a list to keep. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS } from '@asteroute/engine';
import { classicTiles, innsTiles, riverTiles, starWarsTiles, type TileKind, tradersTiles } from '@asteroute/tiles';
import { type ESTree, parseSync } from 'vite';
import type { BattleWords } from '../en/review/ending.ts';
import type { Told } from '../story.ts';
import type { Tag } from '../tags.ts';

const WORDS = join(import.meta.dirname, '..');
export const ENGLISH = join(WORDS, 'en');

/** The parts of a language, by the paths of their files in it: `table`, `contests/club`. */
export const PARTS = globSync('**/*.ts', { cwd: ENGLISH })
  .map((path) => path.replace(/\.ts$/, ''))
  .filter((part) => part !== 'terms' && part !== 'table-first')
  .sort();

/** The words of a part in a language. */
export const bookOf = async (tag: Tag, part: string): Promise<object> => (await import(`../${tag}/${part}.ts`))[tag];

const sourceOfPart = (part: string): string =>
  (part === 'table' ? ['table-first', 'table'] : [part])
    .map((file) => readFileSync(join(ENGLISH, `${file}.ts`), 'utf8'))
    .join('');

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

const TOLD: readonly (Told | null)[] = [
  null,
  { helped: ['tiles', 'own'], hurt: ['dice'] },
  { helped: ['rivals'], hurt: ['own'], rivals: ['‹r›', '‹s›'] },
  { helped: ['rivals'], hurt: ['rivals'] },
];
const battlesOf = (realm: string): BattleWords[] =>
  [false, true].map((odd) => {
    const battle = { name: '‹a›', rivals: '‹b›', many: odd, realm, turn: 21 };
    return { ...battle, last: odd, held: odd, tied: !odd };
  });

const STAKES = [true, false].flatMap((complete) => NUMBERS.map((points) => ({ complete, points })));

/** Arguments by the type that the catalogue gives a parameter. A string is a name, marked to be found again. */
const ARGUMENTS: Readonly<Record<string, (at: number) => readonly unknown[]>> = {
  string: (at) => [`‹${at}›`],
  'string | null': (at) => [null, `‹${at}›`],
  'readonly string[]': () => [['‹a›'], ['‹a›', '‹b›', '‹c›']],
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
  'Told | null': () => TOLD,
  BattleWords: () => REALMS.flatMap(battlesOf),
  Stake: () => STAKES,
  Outcome: () => STAKES.flatMap((stake) => [1, 2, 3].map((dice) => ({ ...stake, dice, chance: '69 %' }))),
  Formula: () => [
    { terms: [], points: 0 },
    {
      terms: ['tile', 'symbol', 'shield', 'city'].map((what, i) => ({ what, count: i + 1, each: i + 2 })),
      points: 40,
    },
  ],
};

/** Strings that are names of the rules. */
const NAMED: typeof ARGUMENTS = {
  realm: () => REALMS,
  kind: () => REALMS,
  meeple: () => MEEPLES,
};

/** A text of the catalogue that needs arguments: its path, and lists of arguments to try it with. */
export interface Sentence {
  readonly path: string;
  readonly samples: readonly (readonly unknown[])[];
}

/** Every text of a part that needs arguments. */
export function sentencesIn(part: string): readonly Sentence[] {
  const source = sourceOfPart(part);
  return parseSync('en.ts', source).program.body.flatMap((node) => catalogueOf(node, source));
}

/** Every text of the table that needs arguments. */
export const SENTENCES = sentencesIn('table');

/** Every text of a catalogue by its path; those that need arguments are given as functions. */
export function textsOf(words: object, path = ''): Map<string, unknown> {
  const entries = Object.entries(words).flatMap(([key, value]): [string, unknown][] => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'object' && value !== null ? [...textsOf(value, at)] : [[at, value]];
  });
  return new Map(entries);
}

/** Returns the text at a path of a catalogue, with these arguments. */
export function speak(words: object, path: string, sample: readonly unknown[]): string {
  const keys = path.split('.');
  const text = keys.reduce<unknown>((part, key) => Reflect.get(part as object, key), words);
  return (text as (...args: readonly unknown[]) => string)(...sample);
}

/** Everything a catalogue says, with every sample, by path. */
export function* sayings(words: object, sentences = SENTENCES): Generator<readonly [path: string, text: string]> {
  for (const [path, text] of textsOf(words)) if (typeof text === 'string') yield [path, text];
  for (const { path, samples } of sentences) for (const sample of samples) yield [path, speak(words, path, sample)];
}

function catalogueOf(node: ESTree.Program['body'][number], source: string): Sentence[] {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
  if (declared?.type !== 'VariableDeclaration') return [];
  const [{ id, init }] = declared.declarations;
  const isCatalogue = id.type === 'Identifier' && /^(en|firstEn)$/.test(id.name);
  return isCatalogue ? sentencesOf(init, '', source) : [];
}

function sentencesOf(value: ESTree.Expression | null, path: string, source: string): Sentence[] {
  if (value?.type === 'ArrowFunctionExpression') return [{ path, samples: samplesOf(value.params, source) }];
  if (value?.type === 'TSSatisfiesExpression' || value?.type === 'TSAsExpression')
    return sentencesOf(value.expression, path, source);
  // Object.assign, which adds to the first words, and what wraps a table of words.
  if (value?.type === 'CallExpression') return sentencesOf(value.arguments.at(-1) as ESTree.Expression, path, source);
  if (value?.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    return sentencesOf(property.value, path === '' ? name : `${path}.${name}`, source);
  });
}

/** Every combination of what each parameter can be. */
function samplesOf(params: readonly ESTree.ParamPattern[], source: string): (readonly unknown[])[] {
  return params.reduce<(readonly unknown[])[]>(
    (samples, param, at) => {
      const values = valuesOf(param, at, source);
      return samples.flatMap((sample) => values.map((value) => [...sample, value]));
    },
    [[]],
  );
}

function valuesOf(param: ESTree.ParamPattern, at: number, source: string): readonly unknown[] {
  const type = 'typeAnnotation' in param ? param.typeAnnotation?.typeAnnotation : undefined;
  const written = type ? source.slice(type.start, type.end) : 'nothing';
  const name = param.type === 'Identifier' ? param.name : '';
  const values = (written === 'string' ? NAMED[name] : undefined) ?? ARGUMENTS[written];
  if (values === undefined) throw new Error(`${name} is ${written}: say in ARGUMENTS what that can be`);
  return values(at);
}

/**
 * Misprints by language: what must not occur in a text, and what is expected instead. The game's terms are in `terms/`.
 */
export const MISPRINTS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
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
