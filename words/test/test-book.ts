/** The tests of a book of words that is loaded when it is opened: the same in every language, well printed, and all of it said. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LazyWords, wordsIn } from '../load.ts';
import { TAGS, type Tag } from '../tags.ts';
import { MISPRINTS, textsOf } from './sentences.ts';

/** A book to test. */
export interface TestedBook<W extends { readonly tag: string }> {
  readonly words: LazyWords<W>;
  /** Returns the results of a text for some sample numbers and names; names are marked as ‹x› to be recognised. */
  readonly sayings: (path: string, text: unknown) => readonly string[];
}

/** Tests that every language says what English says, and is printed as its readers expect. */
export async function testBook<W extends { readonly tag: string }>({ words, sayings }: TestedBook<W>): Promise<void> {
  const english = textsOf(words.en);
  const books = await Promise.all(TAGS.map(async (tag) => [tag, await wordsIn(words, tag)] as const));
  describe.each(books)('%s', (tag, book) => {
    const texts = [...textsOf(book)];

    test('goes by its own name and has the same texts as English', () => {
      expect(book.tag).toBe(tag);
      expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    });

    test('names what English names, in its own words', () => {
      for (const [path, text] of texts) {
        const due = sayings(path, english.get(path));
        for (const [index, said] of sayings(path, text).entries()) {
          expect(said, path).not.toBe('');
          expect(namesIn(said), path).toEqual(namesIn(due[index]));
          if (tag !== 'en' && said.split(' ').length > 4) expect(said, path).not.toBe(due[index]);
        }
      }
    });

    test('is printed as its readers expect', () => {
      const said = texts.flatMap(([path, text]) => sayings(path, text).map((one) => [path, one] as const));
      expect(misprintsOf(tag, said)).toEqual([]);
    });
  });
}

/** Which texts of a book, but for those named, no file of these views says; with `quoted`, a name in quotation marks says one too. */
export function unsaidIn(
  words: object,
  views: string,
  { except, quoted = false }: { except: RegExp; quoted?: boolean },
): string[] {
  const isSaid = (key: string) =>
    new RegExp(`\\.${key}\\b|\\{[^}]*\\b${key}\\b[^}]*\\} = `).test(views) || (quoted && views.includes(`'${key}'`));
  return [...textsOf(words).keys()].filter((path) => !except.test(path) && !isSaid(path.split('.').at(-1) ?? ''));
}

/** The source of all files of a folder of the page that match. */
export function sourceOf(folder: string, pattern: string): string {
  const paths = globSync(pattern, { cwd: folder });
  return paths.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
}

/** Returns the misprints in these texts, each with what is expected instead. */
export function misprintsOf(tag: Tag, texts: Iterable<readonly [path: string, text: string]>): string[] {
  const marks = [...MISPRINTS.every, ...MISPRINTS[tag]];
  return [...texts].flatMap(([path, text]) =>
    marks.filter(([mark]) => mark.test(text)).map(([mark, due]) => `${path}: ${text} (${mark}: ${due})`),
  );
}

function namesIn(text: string): string[] {
  return [...new Set(text.match(/‹\w+›/g))].sort();
}
