import { describe, expect, test } from 'vitest';
import type { Box } from '../../board/model/projection.ts';
import { placeLoupe, SIZES } from './place.ts';

/** Free parts of boards as they are on a desktop, a phone upright and a phone on its side; tiles as in mid-game. */
const WINDOWS = [
  { name: 'desktop', width: 960, height: 788, tile: 60 },
  { name: 'a small window on a desktop', width: 900, height: 580, tile: 40 },
  { name: 'phone', width: 360, height: 498, tile: 25 },
  { name: 'phone early in a game', width: 360, height: 498, tile: 68 },
  { name: 'the narrowest phone', width: 320, height: 440, tile: 24 },
  { name: 'large phone', width: 390, height: 700, tile: 30 },
  { name: 'phone on its side', width: 620, height: 390, tile: 30 },
];

const cellAt = (x: number, y: number, tile: number): Box => ({ left: x, top: y, right: x + tile, bottom: y + tile });

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The free part of a window, and cells all over it. */
function partsOf({ width, height, tile }: (typeof WINDOWS)[number]) {
  const free = { left: 6, top: 6, right: width - 6, bottom: height - 6 };
  const cells = Array.from({ length: 400 }, (_, i) =>
    cellAt(((i % 20) * (width - tile)) / 19, (Math.floor(i / 20) * (height - tile)) / 19, tile),
  );
  return { free, cells };
}

describe.each(WINDOWS)('in $name', (window) => {
  const { free, cells } = partsOf(window);

  test('the loupe has a place beside every cell, over none and inside the window', () => {
    for (const cell of cells) {
      const place = placeLoupe({ cell, free, sizes: SIZES, before: null });
      if (place === null) throw new Error(`no place beside ${JSON.stringify(cell)}`);
      const size = SIZES[place.form];
      const width = Math.min(size.width, free.right - free.left);
      const box = { left: place.x, top: place.y, right: place.x + width, bottom: place.y + size.height };
      expect(overlaps(box, cell)).toBe(false);
      expect(box.left).toBeGreaterThanOrEqual(free.left);
      expect(box.top).toBeGreaterThanOrEqual(free.top);
      expect(box.right).toBeLessThanOrEqual(free.right);
      expect(box.bottom).toBeLessThanOrEqual(free.bottom);
    }
  });
});

test.each(WINDOWS.filter(({ name }) => name.includes('desktop')))(
  'in $name its confirm button is at most 200 pixels from the cell',
  (window) => {
    const { free, cells } = partsOf(window);
    for (const cell of cells) {
      const place = placeLoupe({ cell, free, sizes: SIZES, before: null });
      if (place === null) throw new Error('no place');
      const { width: wide, height: high } = SIZES[place.form];
      const confirm = { x: place.x + wide / 2, y: place.flipped ? place.y + 32 : place.y + high - 32 };
      const from = { x: (cell.left + cell.right) / 2, y: (cell.top + cell.bottom) / 2 };
      expect(Math.hypot(confirm.x - from.x, confirm.y - from.y)).toBeLessThanOrEqual(200);
    }
  },
);

test('the loupe stays on its side while there is room, and goes to the other when there is none', () => {
  const free = { left: 0, top: 0, right: 900, bottom: 600 };
  const at = (x: number, before: 'left' | 'right' | null) =>
    placeLoupe({ cell: cellAt(x, 300, 40), free, sizes: SIZES, before })?.side;
  expect(at(300, null)).toBe('left');
  expect(at(500, 'left')).toBe('left');
  expect(at(500, null)).toBe('right');
  expect(at(100, 'left')).toBe('right');
});

test('without room it has no place', () => {
  const free = { left: 0, top: 0, right: 320, bottom: 200 };
  expect(placeLoupe({ cell: cellAt(100, 100, 24), free, sizes: SIZES, before: null })).toBe(null);
});
