import { EDITIONS } from '@asteroute/engine';
import { expect, test } from 'vitest';
import type { PlayerColor } from './player-color.ts';
import { paletteOf } from './players.ts';
import { type Wear, withWear } from './wear.ts';

test('however colours are exchanged, no two players look alike', () => {
  for (const palette of EDITIONS.map(paletteOf)) {
    let wear: Wear = {};
    for (const from of palette) {
      for (const to of palette) {
        wear = withWear(wear, from, to, palette);
        const looks = palette.map((color: PlayerColor) => wear[color] ?? color);
        expect(wear[from] ?? from).toBe(to);
        expect(new Set(looks).size).toBe(palette.length);
        expect(looks.every((look) => palette.includes(look))).toBe(true);
      }
    }
  }
});
