import { describe, expect, test } from 'vitest';
import { CATALOGUES, TAGS } from '../../words/language.ts';
import { COMMANDS } from './commands.ts';
import { parseMove } from './notation.ts';

const NAMES = Object.keys(COMMANDS).sort();

describe.each(TAGS)('the commands in %s', (tag) => {
  test('are all there, each told what it does', async () => {
    const { commands, about } = (await CATALOGUES[tag]()).typed;
    expect(Object.keys(commands).sort()).toEqual(NAMES);
    expect(Object.keys(about).sort()).toEqual(NAMES);
  });

  test('are single words that mean one thing, in the language and in English', async () => {
    const { commands } = (await CATALOGUES[tag]()).typed;
    const meant = new Map(NAMES.map((name) => [name, name]));
    for (const [name, word] of Object.entries(commands)) {
      expect(word).toMatch(/^\p{L}+$/u);
      expect(parseMove(word), `${word} is no cell`).toBeNull();
      expect(meant.get(word.toLowerCase()) ?? name, word).toBe(name);
      meant.set(word.toLowerCase(), name);
    }
  });
});
