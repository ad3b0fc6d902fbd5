import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type Catalogue, en } from './en/table.ts';
import { orEnglish } from './or-english.ts';
import { rulebookOf } from './test/markdown.ts';
import { missingIn, register, writeLanguage } from './test/new-language.ts';

test('a word that a language lacks is English, at any depth', () => {
  const words = orEnglish<Catalogue>(en, { tag: 'pl', turn: { undo: 'Cofnij' } });
  expect([words.tag, words.turn.undo, words.turn.lastMoves]).toEqual(['pl', 'Cofnij', en.turn.lastMoves]);
  expect(words.realms.beacon).toBe(en.realms.beacon);
  expect(Object.keys(words.turn)).toEqual(Object.keys(en.turn));
});

test('a new language is a folder from which the page loads its words, and all that it lacks is named', async () => {
  const root = mkdtempSync(join(tmpdir(), 'asteroute-language-'));
  const words = join(root, 'words');
  const load = async (path: string) => import(pathToFileURL(join(words, path)).href);
  try {
    cpSync(import.meta.dirname, words, { recursive: true });
    symlinkSync(join(import.meta.dirname, '..', 'node_modules'), join(root, 'node_modules'));
    const files = writeLanguage(words, 'eo');
    register(words, 'eo');
    expect((await load('tags.ts')).bestOf(['eo-001', 'de'])).toBe('eo');
    const table = await (await load('loaders/table-words.ts')).tableIn('eo');
    expect([table.tag, table.score.points(3)]).toEqual(['eo', '3 points']);
    const club = await (await load('load.ts')).wordsIn((await load('en/contests/club.ts')).CLUB, 'eo');
    expect(club.tag).toBe('eo');
    const lacks = await missingIn(words, 'eo');
    expect(lacks.map(({ file }) => file)).toEqual(files.filter((file) => file !== 'terms.ts'));
    const missing = (name: string) => lacks.find(({ file }) => file === name)?.paths;
    expect(missing('table.ts')).toContain('turn.undo');
    expect(missing('coach.md')).toContain('welcome');
    expect(missing('rulebook.md')).toEqual(Object.keys(rulebookOf('en')));
    writeFileSync(join(words, 'eo', 'rulebook.md'), '## tiles: Meti kahelon\n\nTiru kahelon. [SW-15]\n');
    const left = (await missingIn(words, 'eo')).find(({ file }) => file === 'rulebook.md');
    expect(left?.paths).toEqual(Object.keys(rulebookOf('en')).filter((page) => page !== 'tiles'));
  } finally {
    rmSync(root, { recursive: true });
  }
});
