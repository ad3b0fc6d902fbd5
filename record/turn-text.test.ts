/** Every turn of the reference games can be written and read as text. */
import { parseTurnText, turnText } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { referenceGames } from './testing.ts';

const USUAL: Readonly<Record<string, string>> = { 'star-wars': 'small', classic: 'normal' };

test.each([
  'star-wars',
  'star-wars-teams',
  'classic-farmers-abbot',
  'classic-farmers-river-abbot',
  'expansions-awkward',
])('turns of %s are read as they were written', (file) => {
  const texts = new Set<string>();
  for (const { edition, turns } of referenceGames(file)) {
    for (const { x, y, rotation, action } of turns) {
      const text = turnText({ x, y, rotation, action }, USUAL[edition]);
      texts.add(text);
      const read = parseTurnText(text, USUAL[edition]);
      if (!read.ok || JSON.stringify(read.value) !== JSON.stringify({ x, y, rotation, action }))
        expect(read, text).toEqual({ ok: true, value: { x, y, rotation, action } });
    }
  }
  expect(texts.size).toBeGreaterThan(500);
});
