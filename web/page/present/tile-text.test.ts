import { newGame, unwrap } from '@asteroute/engine';
import { en } from '@asteroute/words/en/table.ts';
import { expect, test } from 'vitest';
import { isPrint } from './event-text.ts';
import { tileText } from './tile-text.ts';

const players = ['red', 'blue'].map((color) => ({ name: color, color }));
const boxes = unwrap(newGame({ edition: 'classic', modules: ['inns', 'traders'], players }));
const space = unwrap(
  newGame({ edition: 'star-wars', players: players.map((p, i) => ({ ...p, color: ['red', 'black'][i] })) }),
);

test('prints of expansions are named after the sides that a feature reaches, symbols of factions beside the feature', () => {
  expect(tileText(en, boxes, 'IC-curve-inn')).toContain('road south and west, inn');
  expect(tileText(en, boxes, 'TB-c2-corner-wine')).toContain('city north and west, wine');
  expect(tileText(en, space, 'SW-planet-h')).toMatch(/^planet \(/);
  expect([isPrint(en, 'inn'), isPrint(en, 'empire')]).toEqual([true, false]);
});
