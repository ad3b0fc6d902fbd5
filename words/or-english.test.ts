import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type Catalogue, en } from './en/table.ts';
import { orEnglish } from './or-english.ts';
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
    const table = await (await load('parts/table-part.ts')).tableIn('eo');
    expect([table.tag, table.score.points(3)]).toEqual(['eo', '3 points']);
    const club = await (await load('load.ts')).wordsIn((await load('parts/club-part.ts')).CLUB, 'eo');
    expect(club.tag).toBe('eo');
    const lacks = await missingIn(words, 'eo');
    expect(lacks.map(({ part }) => part)).toEqual(files.filter((part) => part !== 'terms'));
    expect(lacks.find(({ part }) => part === 'table')?.paths).toContain('turn.undo');
  } finally {
    rmSync(root, { recursive: true });
  }
});
