import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { paletteOf } from '@asteroute/board/theme/players.ts';
import { EDITIONS } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { type ColourOverrides, withOverride } from './colour-overrides.ts';

test('however colours are exchanged, no two players look alike', () => {
  for (const palette of EDITIONS.map(paletteOf)) {
    let colourOverrides: ColourOverrides = {};
    for (const from of palette) {
      for (const to of palette) {
        colourOverrides = withOverride(colourOverrides, from, to, palette);
        const looks = palette.map((color: PlayerColor) => colourOverrides[color] ?? color);
        expect(colourOverrides[from] ?? from).toBe(to);
        expect(new Set(looks).size).toBe(palette.length);
        expect(looks.every((look) => palette.includes(look))).toBe(true);
      }
    }
  }
});
