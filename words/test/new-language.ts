/** Begins a language, and says what it lacks. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { MARKDOWN } from './markdown.ts';
import { ENGLISH, PARTS, textsOf } from './sentences.ts';

/** What a file of a language lacks: the paths of texts that are said in English. */
interface Lack {
  readonly file: string;
  readonly paths: readonly string[];
  readonly all: number;
}

/** Adds a tag to the list of languages of a folder of words. */
export function register(words: string, tag: string): void {
  const file = join(words, 'tags.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(TAGS = \[[^\]]*)\]/, `$1, '${tag}']`));
}

/** Writes the files that a language lacks in a folder of words; they say everything in English. Returns their names. */
export function writeLanguage(words: string, tag: string): string[] {
  const folder = join(words, tag);
  const texts = [
    ...[...PARTS, 'terms'].map((part) => [`${part}.ts`, beginning(part, tag)]),
    ...Object.keys(MARKDOWN).map((name) => [`${name}.md`, '']),
  ];
  const absent = texts.filter(([file]) => !existsSync(join(folder, file)));
  for (const [file, text] of absent) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return absent.map(([file]) => file);
}

function beginning(part: string, tag: string): string {
  if (part === 'terms')
    return `import { en } from '../en/terms.ts';\nimport type { Terms } from '../terms.ts';\n\nexport const ${tag}: Terms = en;\n`;
  const source = readFileSync(join(ENGLISH, `${part}.ts`), 'utf8');
  const type = /^export type (\w+) = typeof en;$/m.exec(source)?.[1];
  if (type === undefined) throw new Error(`${part}.ts names no type of its words`);
  const own = /^ {2}tag: /m.test(source) || part === 'table' ? `{ tag: '${tag}' }` : '{}';
  const words = part.replace(/[^/]+/g, '..');
  return `import { en, type ${type} } from '${words}/en/${part}.ts';
import { orEnglish } from '${words}/or-english.ts';

export const ${tag}: ${type} = orEnglish<${type}>(en, ${own});
`;
}

/** The texts of a language that are the English ones, by file; texts without letters of their own aside. */
export async function missingIn(words: string, tag: string): Promise<Lack[]> {
  const lacks = [...(await Promise.all(PARTS.map((part) => missingInPart(words, tag, part)))), ...untold(words, tag)];
  return lacks.filter(({ paths }) => paths.length > 0);
}

async function missingInPart(words: string, tag: string, part: string): Promise<Lack> {
  const file = `${part}.ts`;
  const read = async (language: string): Promise<object> =>
    (await import(pathToFileURL(join(words, language, file)).href))[language];
  const english = textsOf(await read('en'));
  const own = textsOf(await read(tag));
  const paths = [...english].filter(([path, text]) => own.get(path) === text && isProse(text));
  return { file, paths: paths.map(([path]) => path), all: english.size };
}

/** The pages of the rulebook and the texts of the coach that a language lacks. */
function untold(words: string, tag: string): Lack[] {
  return Object.entries(MARKDOWN).map(([name, read]) => {
    const english = Object.entries(read('en', words));
    const own: Readonly<Record<string, unknown>> = read(tag, words);
    const missing = english.filter(([path, text]) => !(path in own) || isDeepStrictEqual(own[path], text));
    return { file: `${name}.md`, paths: missing.map(([path]) => path), all: english.length };
  });
}

const isProse = (text: unknown): boolean => typeof text !== 'string' || /\p{L}{3}/u.test(text);
