import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BELTS } from '@asteroute/board/theme/belts.ts';
import { CHARTED } from '@asteroute/board/theme/charted-space.ts';
import { COUNTRYSIDE } from '@asteroute/board/theme/countryside.ts';
import { PIECE_EDGE, PLAYER_COLORS, PLAYER_LOOKS, paletteOf } from '@asteroute/board/theme/players.ts';
import { EDITIONS } from '@asteroute/engine';
import { describe, expect, it } from 'vitest';
import { apply, contrast, difference, linear } from './colour.ts';
import { VISION_MATRICES, VISIONS } from './vision.ts';

const styles = (name: string) => readFileSync(new URL(`../../../board/theme/${name}.css`, import.meta.url), 'utf8');
const [tokens, table] = [styles('tokens'), styles('countryside')];
const walnut = readFileSync(new URL('material.css', import.meta.url), 'utf8');
const valueIn = (css: string, name: string): string => css.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1] ?? '';
const value = (name: string): string => valueIn(tokens, name);
/** A colour of the interface of the classic edition. */
const classic = (name: string): string => valueIn(walnut, name) || value(name);
/** The background colours of the interface of each edition. */
const GROUNDS = ['void', 'ground', 'surface', 'surface-raised'].map((name) => value(`c-${name}`));
const WALNUT = ['void', 'surface', 'surface-raised'].map((name) => classic(`c-${name}`));
/** The background colours around a board of the countryside. */
const TABLES = ['#1d4a4a', '#143838', '#2f6a66'];

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
      for (const ground of [...GROUNDS, ...WALNUT])
        expect(contrast(look.display, ground), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('pieces', () => {
  const { light, dark } = PIECE_EDGE;

  const grounds = [...Object.values(CHARTED), ...Object.values(COUNTRYSIDE), ...GROUNDS, ...TABLES];
  it.each([...new Set(grounds)])('stand out from %s by 3:1', (ground) => {
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

  it.each(['text', 'muted', 'accent', 'danger', 'success'])('%s is readable on every surface', (name) => {
    for (const ground of GROUNDS) expect(contrast(value(`c-${name}`), ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of WALNUT) expect(contrast(classic(`c-${name}`), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['accent', 'danger', 'success'])('%s is no player, lane or road', (name) => {
    const others = [CHARTED.laneBody, COUNTRYSIDE.road, ...PLAYER_COLORS.map((c) => PLAYER_LOOKS[c].display)];
    for (const own of [value, classic].map((read) => read(`c-${name}`)))
      for (const other of others) expect(difference(linear(own), linear(other)), other).toBeGreaterThanOrEqual(0.1);
  });

  it('the focus ring and strong lines stand out by 3:1', () => {
    for (const name of ['focus', 'line-strong']) {
      for (const ground of GROUNDS) expect(contrast(value(`c-${name}`), ground)).toBeGreaterThanOrEqual(3);
      for (const ground of WALNUT) expect(contrast(classic(`c-${name}`), ground)).toBeGreaterThanOrEqual(3);
    }
    for (const read of [value, classic])
      expect(contrast(read('c-accent-ink'), read('c-accent'))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('countryside', () => {
  const C = COUNTRYSIDE;
  const [rim, legal] = ['rim', 'legal'].map((name) => table.match(new RegExp(`--board-${name}: ([^;]+);`))?.[1] ?? '');

  it('the rim of the map and the marks of legal cells stand out from the table', () => {
    for (const ground of TABLES) {
      expect(table).toContain(ground);
      for (const mark of [rim, legal, C.meadow]) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
      for (const name of ['text', 'focus']) expect(contrast(value(`c-${name}`), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('walls and roads stand out from the meadow', () => {
    expect(contrast(C.wall, C.meadow)).toBeGreaterThanOrEqual(6);
    expect(contrast(C.roadEdge, C.meadow)).toBeGreaterThanOrEqual(4);
    expect(contrast(C.road, C.roadEdge)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(C.crenel, C.wall)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(C.riverEdge, C.meadow)).toBeGreaterThanOrEqual(3);
    expect(contrast(C.shield, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('has the colour of its tiles in countryside.css', () => expect(table).toContain(C.meadow));
});

describe('tokens.css', () => {
  it('has the colours of drawings and players', () => {
    for (const name of ['void', 'ground', 'rim', 'ink', 'cream', 'rebels'] as const)
      expect(value(`c-${name}`), name).toBe(CHARTED[name]);
    for (const color of PLAYER_COLORS)
      expect(tokens).toContain(`[data-color="${color}"] {\n  --own: ${PLAYER_LOOKS[color].display};`);
  });
});

it('the font of texts is at most 40 kB for Latin and Cyrillic together', () => {
  const sizes = ['latin', 'cyrillic'].map((script) => {
    const file = `@fontsource-variable/manrope/files/manrope-${script}-wght-normal.woff2`;
    return statSync(fileURLToPath(import.meta.resolve(file))).size;
  });
  expect(sizes[0] + sizes[1]).toBeLessThanOrEqual(40_000);
});
