import {
  classicTiles,
  innsTiles,
  riverTiles,
  starWarsTiles,
  type TileKind,
  type TileTable,
  tradersTiles,
} from '@asteroute/tiles';
import { describe, expect, it } from 'vitest';
import type { MeeplePose } from '../model/state.ts';
import type { PlayerColor } from '../theme/player-color.ts';
import { PIECE_EDGE, PLAYER_COLORS, PLAYER_LOOKS } from '../theme/players.ts';
import { figureOf, POSES } from './figures.ts';
import { ICON_NAMES } from './icons.ts';
import {
  allSymbols,
  copies,
  DRAWN_FEATURES,
  placeholders,
  THEMES,
  themeOf,
  tileSvg,
  tileSymbolId,
  tileSymbols,
} from './index.ts';
import { EDGE, meepleSymbols, SHAPES } from './meeples.ts';
import { MEEPLE_BOX, meepleId } from './piece.ts';
import { ids, malformed, missingIds, symbolMarkup } from './shape/testing.ts';

const everything = allSymbols(starWarsTiles, classicTiles, riverTiles, innsTiles, tradersTiles);
const SETS: readonly (readonly [string, readonly TileTable[]])[] = [
  ['star-wars', [starWarsTiles]],
  ['classic', [classicTiles, riverTiles, innsTiles, tradersTiles]],
];

/**
 * The drawing of a tile without the parts that may differ between tiles with the same rules: stars, trees, and the
 * variants of stones and houses.
 */
const essence = (kind: TileKind): string =>
  symbolMarkup(everything, tileSymbolId(kind))
    .replace(/ id="[^"]*"/, '')
    .replace(/<g stroke="[^"]*" stroke-linecap="round">.*?<\/g>/, '')
    .replace(/(#(?:as-field|cs-city)-\w+)-\d/g, '$1')
    .replace(/as-world-\d+/, 'as-world');

describe('symbols of both editions on one page', () => {
  it('are well formed, name each id once and refer to nothing that is missing', () => {
    expect(malformed(everything)).toBe('');
    const all = ids(everything);
    expect(new Set(all).size).toBe(all.length);
    expect(missingIds(everything)).toEqual([]);
  });

  it('stand aside for placeholders, one for every tile, which refer only to each other', () => {
    const page = placeholders(new Set(), [starWarsTiles, classicTiles, riverTiles, innsTiles, tradersTiles]);
    expect(malformed(page)).toBe('');
    const tiles = ids(everything).filter((id) => id.startsWith('tile-') && !id.startsWith('tile-back-'));
    expect(ids(page).filter((id) => id.startsWith('tile-'))).toEqual(expect.arrayContaining(tiles));
    expect(missingIds(page)).toEqual([]);
  });

  it('need no filter, no script and no inline style, which the content policy forbids', () => {
    expect(everything).not.toMatch(/<filter|<script|<style| style=|<image/);
  });
});

describe.each(SETS)('tiles of %s', (_, sets) => {
  const kinds = sets.flatMap((set) => set.tiles);

  it('are drawn in one theme', () => {
    expect(new Set(kinds.map(themeOf)).size).toBe(1);
  });

  it('refer to nothing that their own sets do not bring', () => {
    expect(missingIds(allSymbols(...sets))).toEqual([]);
  });

  it('are the same each time and lean enough for a board of all of them', () => {
    const symbols = tileSymbols(...sets);
    expect(symbols).toBe(tileSymbols(...sets));
    expect(symbols.length / kinds.length).toBeLessThan(4_500);
    for (const kind of kinds) {
      for (let copy = 0; copy < copies(kind); copy++) {
        const id = tileSymbolId(kind, copy);
        expect(symbolMarkup(symbols, id).length, id).toBeLessThan(6_000);
      }
    }
  });

  it.each(kinds.map((k) => [k.id, k] as const))('%s is a picture of its own', (_, kind) => {
    for (let copy = 0; copy < copies(kind); copy++) {
      const svg = tileSvg(kind, copy);
      expect(malformed(svg)).toBe('');
      expect(missingIds(svg)).toEqual([]);
    }
  });

  it('that differ in the rules differ in their drawing', () => {
    const drawn = kinds.map((kind) => ({ id: kind.id, rules: JSON.stringify(kind.features), essence: essence(kind) }));
    const alike = drawn.flatMap((a) =>
      drawn.flatMap((b) => (a.essence === b.essence && a.rules !== b.rules ? [`${a.id} ${b.id}`] : [])),
    );
    expect(alike).toEqual([]);
  });
});

describe('pieces', () => {
  const drawn = (color: PlayerColor, pose: MeeplePose) => symbolMarkup(meepleSymbols(), meepleId(color, pose));
  const LIT = PLAYER_LOOKS.red;

  it('differ in their outline by who they are', () => {
    const outlines = POSES.map((pose) => {
      const { behind, front } = figureOf(pose, LIT);
      return [...behind, ...front].map(({ d }) => d).join('');
    });
    expect(new Set(outlines).size).toBe(POSES.length);
  });

  it('wear the shape and the colour of their player, a light and a dark edge, and cast a shadow', () => {
    for (const color of PLAYER_COLORS) {
      const { shape, fill, onFill } = PLAYER_LOOKS[color];
      for (const pose of POSES) {
        const markup = drawn(color, pose);
        expect(markup).toContain(`d="${SHAPES[shape]}" fill="${onFill}"`);
        for (const part of [fill, PIECE_EDGE.light, PIECE_EDGE.dark, '<ellipse']) expect(markup).toContain(part);
      }
    }
  });

  it('are at least 28 pixels tall on a tile of 64', () => {
    const box = Number(drawn('red', 'knight').match(/viewBox="\S+ \S+ \S+ (\d+)"/)?.[1]);
    const { top, bottom } = { top: -19.2, bottom: 18.4 };
    expect(((bottom - top + 2 * EDGE) / box) * MEEPLE_BOX * 0.64).toBeGreaterThanOrEqual(28);
  });

  it('and icons are there for all realms of both editions', () => {
    for (const kind of [...starWarsTiles.tiles, ...classicTiles.tiles]) {
      for (const f of kind.features) {
        expect(ICON_NAMES).toContain(f.type);
      }
    }
    expect(ICON_NAMES).toEqual(expect.arrayContaining(['farmer', 'recall']));
  });
});

it('has the features that the page knows of each theme, in their order', () => {
  for (const [name, theme] of Object.entries(THEMES)) {
    expect([name, Object.keys(theme.features)]).toEqual([theme.name, DRAWN_FEATURES[theme.name]]);
  }
});
