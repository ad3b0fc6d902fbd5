import { join } from 'node:path';
import { TYPED } from '@asteroute/words/en/typed.ts';
import { wordsIn } from '@asteroute/words/load.ts';
import { TAGS } from '@asteroute/words/tags.ts';
import { sourceOf, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { parseMove } from './notation.ts';

test('everything is said somewhere', () => {
  const sources = sourceOf(join(import.meta.dirname, '..', '..'), '{input/typed,views/table}/*.{ts,tsx}');
  expect(unsaidIn(TYPED.en, sources, { except: /^(commands|about|places)\.|^tag$/ })).toEqual([]);
});

const NAMES = Object.keys(COMMANDS).sort();

describe.each(TAGS)('the commands in %s', (tag) => {
  test('are all there, each told what it does', async () => {
    const { commands, about } = await wordsIn(TYPED, tag);
    expect(Object.keys(commands).sort()).toEqual(NAMES);
    expect(Object.keys(about).sort()).toEqual(NAMES);
  });

  test('are single words that mean one thing, in the language and in English', async () => {
    const { commands } = await wordsIn(TYPED, tag);
    const meant = new Map(NAMES.map((name) => [name, name]));
    for (const [name, word] of Object.entries(commands)) {
      expect(word).toMatch(/^\p{L}+$/u);
      expect(parseMove(word), `${word} is no cell`).toBeNull();
      expect(meant.get(word.toLowerCase()) ?? name, word).toBe(name);
      meant.set(word.toLowerCase(), name);
    }
  });
});
