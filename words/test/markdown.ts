/** The Markdown of a language, from its files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lessons, type Rulebook, readLessons, readRulebook } from '../rulebook.ts';

const WORDS = join(import.meta.dirname, '..');

export const rulebookOf = (tag: string, words = WORDS): Rulebook => readRulebook(...markdownOf(tag, 'rulebook', words));
export const lessonsOf = (tag: string, words = WORDS): Lessons => readLessons(...markdownOf(tag, 'coach', words));

/** The files of Markdown that a language has, each with how it is read into named texts. */
export const MARKDOWN = { coach: lessonsOf, rulebook: rulebookOf } as const;

function markdownOf(tag: string, name: string, words: string): [markdown: string, file: string] {
  const file = `${tag}/${name}.md`;
  return [readFileSync(join(words, file), 'utf8'), `words/${file}`];
}
