import { readFileSync } from 'node:fs';
import { BELTS } from '@asteroute/board/theme/belts.ts';
import { CHARTED } from '@asteroute/board/theme/charted-space.ts';
import { COUNTRYSIDE } from '@asteroute/board/theme/countryside.ts';
import { PIECE_EDGE, PLAYER_COLORS, PLAYER_LOOKS, paletteOf } from '@asteroute/board/theme/players.ts';
import { EDITIONS } from '@asteroute/engine';
import { describe, expect, it } from 'vitest';
import { apply, contrast, difference, linear } from './colour.ts';
import { VISION_MATRICES, VISIONS } from './vision.ts';

const VISIONS_OF_COLOUR = VISIONS.filter((vision) => vision !== 'grey');

describe.each(EDITIONS.map((edition) => [edition.name, paletteOf(edition)] as const))(
  'player colours of %s',
  (_, palette) => {
    for (const part of ['fill', 'display'] as const) {
      it.each(VISIONS_OF_COLOUR)(`${part}: any two are told apart, %s`, (vision) => {
        const seen = palette.map((c) => apply(VISION_MATRICES[vision], linear(PLAYER_LOOKS[c][part])));
        seen.forEach((a, i) => {
          seen.slice(i + 1).forEach((b, j) => {
            const pair = `${palette[i]} ${palette[i + 1 + j]}`;
            expect(difference(a, b), pair).toBeGreaterThanOrEqual(0.12);
          });
        });
      });
    }

    it('differ in shape and pattern', () => {
      const looks = palette.map((c) => PLAYER_LOOKS[c]);
      expect(new Set(looks.map((l) => l.shape)).size).toBe(looks.length);
      expect(new Set(looks.map((l) => l.pattern)).size).toBe(looks.length);
    });
  },
);

describe('player colours', () => {
  it('carry readable text', () => {
    for (const [name, look] of Object.entries(PLAYER_LOOKS)) {
      expect(contrast(look.fill, look.onFill), name).toBeGreaterThanOrEqual(4.5);
      for (const ground of [CHARTED.void, CHARTED.ground, CHARTED.surface, CHARTED.surfaceRaised])
        expect(contrast(look.display, ground), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('pieces', () => {
  const { light, dark } = PIECE_EDGE;

  it.each([...Object.entries(CHARTED), ...Object.entries(COUNTRYSIDE)])('stand out from %s by 3:1', (_, ground) => {
    expect(Math.max(contrast(light, ground), contrast(dark, ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(PLAYER_LOOKS))('of %s stand out from their own edge by 3:1', (_, { fill, light: rim }) => {
    expect(Math.max(contrast(fill, dark), contrast(rim, dark))).toBeGreaterThanOrEqual(3);
    expect(Math.max(contrast(fill, light), contrast(dark, light))).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  const graphics = ['fieldFill', 'laneBody', 'laneCore', 'cream', 'rebels', 'empire', 'hunters', 'star'] as const;
  it.each(graphics)('%s stands out from the ground by 3:1', (name) => {
    expect(contrast(CHARTED[name], CHARTED.ground)).toBeGreaterThanOrEqual(3);
  });

  it('asteroid fields of every belt stand out from the ground and stay near each other', () => {
    BELTS.forEach(({ ground }, i) => {
      expect(contrast(ground, CHARTED.ground)).toBeGreaterThanOrEqual(3);
      if (i > 0) expect(difference(linear(ground), linear(BELTS[i - 1].ground))).toBeLessThan(0.05);
    });
    expect(BELTS.map(({ ground }) => ground)).toContain(CHARTED.fieldFill);
  });

  it('the rim of the map stands out from space on both sides of it', () => {
    for (const side of [CHARTED.void, CHARTED.ground]) expect(contrast(CHARTED.rim, side)).toBeGreaterThanOrEqual(3);
  });

  it.each(['rebels', 'empire', 'hunters'] as const)('%s stands out from its plate by 4.5:1', (name) => {
    expect(contrast(CHARTED[name], CHARTED.ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['text', 'muted', 'accent', 'danger', 'success'] as const)('%s is readable on every surface', (name) => {
    for (const ground of [CHARTED.void, CHARTED.ground, CHARTED.surface, CHARTED.surfaceRaised])
      expect(contrast(CHARTED[name], ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the focus ring and strong lines stand out by 3:1', () => {
    for (const ground of [CHARTED.void, CHARTED.surface, CHARTED.surfaceRaised]) {
      expect(contrast(CHARTED.focus, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(CHARTED.lineStrong, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(CHARTED.accentInk, CHARTED.accent)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('countryside', () => {
  const css = readFileSync(new URL('../../../board/theme/countryside.css', import.meta.url), 'utf8');
  const C = COUNTRYSIDE;

  it('the rim of the map stands out from the table', () => {
    for (const table of [C.table, C.tableDeep, C.tableLight]) expect(contrast(C.rim, table)).toBeGreaterThanOrEqual(3);
    expect(css).toContain(`--board-rim: ${C.rim};`);
  });

  it('walls and roads stand out from the meadow', () => {
    expect(contrast(C.wall, C.meadow)).toBeGreaterThanOrEqual(6);
    expect(contrast(C.roadEdge, C.meadow)).toBeGreaterThanOrEqual(4);
    expect(contrast(C.road, C.roadEdge)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(C.crenel, C.wall)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(C.riverEdge, C.meadow)).toBeGreaterThanOrEqual(3);
    expect(contrast(C.shield, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('tiles and the marks of legal cells stand out from the table', () => {
    for (const table of [C.table, C.tableDeep, C.tableLight]) {
      for (const mark of [C.legal, C.meadow]) expect(contrast(mark, table)).toBeGreaterThanOrEqual(3);
      for (const mark of [CHARTED.text, CHARTED.focus]) expect(contrast(mark, table)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has its colours in countryside.css', () => {
    for (const color of [C.table, C.tableDeep, C.tableLight, C.legal, C.meadow]) expect(css).toContain(color);
    expect(css).toMatch(new RegExp(`--board-legal: ${C.legal};`));
  });
});

describe('tokens.css', () => {
  const css = readFileSync(new URL('../../../board/theme/tokens.css', import.meta.url), 'utf8');
  const value = (name: string): string | undefined => css.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1];

  it('has the colours of the theme', () => {
    const camel = (s: string): string => s.replace(/-([a-z])/g, (_, c) => c.toUpperCase());
    const stated = [...css.matchAll(/--c-([a-z-]+):\s*([^;]+);/g)];
    expect(stated.length).toBeGreaterThan(15);
    for (const [, name, hex] of stated) expect(CHARTED[camel(name) as keyof typeof CHARTED], name).toBe(hex);
    for (const color of PLAYER_COLORS) {
      expect(value(`player-${color}`)).toBe(PLAYER_LOOKS[color].fill);
      expect(value(`player-${color}-display`)).toBe(PLAYER_LOOKS[color].display);
      expect(value(`player-${color}-on`)).toBe(PLAYER_LOOKS[color].onFill);
    }
  });
});
