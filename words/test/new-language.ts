/** Begins a language, and says what it lacks. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENGLISH, PARTS, textsOf } from './sentences.ts';

/** What a part of a language lacks: the paths of texts that are said in English. */
interface Lack {
  readonly part: string;
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
  mkdirSync(folder, { recursive: true });
  const files = [...PARTS, 'terms'].filter((part) => !existsSync(join(folder, `${part}.ts`)));
  for (const part of files) writeFileSync(join(folder, `${part}.ts`), beginning(part, tag));
  return files;
}

function beginning(part: string, tag: string): string {
  if (part === 'terms')
    return `import { en } from '../en/terms.ts';\nimport type { Terms } from '../terms.ts';\n\nexport const ${tag}: Terms = en;\n`;
  const source = readFileSync(join(ENGLISH, `${part}.ts`), 'utf8');
  const type = /^export type (\w+) = typeof en;$/m.exec(source)?.[1];
  if (type === undefined) throw new Error(`${part}.ts names no type of its words`);
  const own = /^ {2}tag: /m.test(source) || part === 'table' ? `{ tag: '${tag}' }` : '{}';
  return `import { en, type ${type} } from '../en/${part}.ts';
import { orEnglish } from '../or-english.ts';

export const ${tag}: ${type} = orEnglish<${type}>(en, ${own});
`;
}

/** The texts of a language that are the English ones, by part; texts without letters of their own aside. */
export async function missingIn(words: string, tag: string): Promise<Lack[]> {
  const read = async (language: string, part: string): Promise<object> =>
    (await import(pathToFileURL(join(words, language, `${part}.ts`)).href))[language];
  const lacks = await Promise.all(
    PARTS.map(async (part): Promise<Lack> => {
      const english = textsOf(await read('en', part));
      const own = textsOf(await read(tag, part));
      const paths = [...english].filter(([path, text]) => own.get(path) === text && isProse(text));
      return { part, paths: paths.map(([path]) => path), all: english.size };
    }),
  );
  return lacks.filter(({ paths }) => paths.length > 0);
}

const isProse = (text: unknown): boolean => typeof text !== 'string' || /\p{L}{3}/u.test(text);
