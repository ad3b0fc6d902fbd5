/** Every text of a language calls an idea by its term, and every realm has the gender that the terms say. */
import { describe, expect, test } from 'vitest';
import { tableIn } from '../loaders/table-words.ts';
import type { Realms } from '../rule-names.ts';
import { TAGS, type Tag } from '../tags.ts';
import type { Terms } from '../terms.ts';
import { REALMS } from './sentences.ts';
import { textsIn, type WrittenText, writtenTexts } from './texts.ts';

const TERMS: Readonly<Record<Tag, Terms>> = Object.fromEntries(
  await Promise.all(TAGS.map(async (tag) => [tag, (await import(`../${tag}/terms.ts`))[tag]])),
);

/** The texts that call an idea by another word, each with where it stands and why not. */
function strays({ ideas }: Terms, texts: readonly WrittenText[]): string[] {
  const unwanted = Object.entries(ideas).flatMap(([idea, { word, not = [] }]) =>
    not.map(([mark, why]) => ({ mark, why: `${idea} is "${word}": ${why}` })),
  );
  return texts.flatMap(([where, text]) =>
    unwanted.filter(({ mark }) => mark.test(text)).map(({ why }) => `${where}: ${text} (${why})`),
  );
}

describe.each(TAGS)('%s', (tag) => {
  const texts = writtenTexts(tag);
  const all = texts.map(([, text]) => text.toLowerCase());

  test('has texts from every catalogue', () => {
    for (const folder of ['table', 'rulebook', 'online', 'puzzles', 'review'].map((part) => `${tag}/${part}`))
      expect(texts.filter(([where]) => where.startsWith(folder)).length, folder).toBeGreaterThan(50);
  });

  test('calls every idea by its term', () => {
    expect(strays(TERMS[tag], texts)).toEqual([]);
  });

  test.each(Object.entries(TERMS[tag].ideas))('%s', (_, { word }) => {
    expect(all.filter((text) => text.includes(word.toLowerCase())).length, word).toBeGreaterThan(0);
  });

  test('gives every realm the gender of its term', async () => {
    const { battle } = await tableIn(tag);
    for (const realm of REALMS as readonly Realms[]) {
      const { word, gender } = TERMS[tag].ideas[realm];
      const article = gender && TERMS[tag].article?.[gender];
      if (article) expect(battle.heading(realm)).toMatch(new RegExp(`(${article.source}) ?${word}`, 'i'));
    }
  });
});

test('a stray word is found with its key, in a sentence with names too', () => {
  const source = `export const de = { log: { show: (name: string) => \`Auf dem Tisch von \${name} zeigen\`, 'a-b': ['Am Tisch'] } };`;
  expect(textsIn(source, 'words/de.ts')).toEqual([
    ['words/de.ts de.log.show', 'Auf dem Tisch von   zeigen'],
    ['words/de.ts de.log.a-b', 'Am Tisch'],
  ]);
  expect(strays(TERMS.de, textsIn(source, 'words/de.ts'))).toEqual([
    'words/de.ts de.log.show: Auf dem Tisch von   zeigen (board is "Spielfläche": am Tisch sitzen die Leute)',
  ]);
});
