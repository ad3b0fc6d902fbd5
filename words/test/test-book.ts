/** What tests of words ask of a book: whether all of it is said, and whether it is printed as its readers expect. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tag } from '../tags.ts';
import { MISPRINTS, textsOf } from './sentences.ts';

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
  const marks = [...MISPRINTS.every, ...(MISPRINTS[tag] ?? [])];
  return [...texts].flatMap(([path, text]) =>
    marks.filter(([mark]) => mark.test(text)).map(([mark, due]) => `${path}: ${text} (${mark}: ${due})`),
  );
}

/** The marked names in a text. */
export function namesIn(text: string): string[] {
  return [...new Set(text.match(/‹\w+›/g))].sort();
}
