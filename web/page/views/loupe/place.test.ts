import { type Box, overlaps } from '@asteroute/board/model/projection.ts';
import { createRandom, type Random } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { type LoupeForm, type LoupePlace, moveForLoupe, placeLoupe, SIZES, type Wanted } from './place.ts';

const LENS: readonly LoupeForm[] = ['tall', 'wide'];
const BAR: readonly LoupeForm[] = ['bar'];

/** Free parts of boards as they are on a desktop, a phone upright and a phone on its side; tiles as in mid-game. */
const WINDOWS = [
  { name: 'desktop', width: 960, height: 788, tile: 60, forms: LENS },
  { name: 'desktop early in a game', width: 1000, height: 720, tile: 150, forms: BAR },
  { name: 'large desktop', width: 1600, height: 1080, tile: 100, forms: BAR },
  { name: 'a small window on a desktop', width: 900, height: 580, tile: 40, forms: LENS },
  { name: 'phone', width: 360, height: 498, tile: 25, forms: LENS },
  { name: 'phone early in a game', width: 360, height: 498, tile: 68, forms: LENS },
  { name: 'the narrowest phone', width: 320, height: 440, tile: 24, forms: LENS },
  { name: 'large phone', width: 390, height: 700, tile: 30, forms: LENS },
  { name: 'phone on its side', width: 620, height: 390, tile: 30, forms: LENS },
];

const cellAt = (x: number, y: number, tile: number): Box => ({ left: x, top: y, right: x + tile, bottom: y + tile });

/** The free part of a window, and cells all over it. */
function partsOf({ width, height, tile }: (typeof WINDOWS)[number]) {
  const free = { left: 6, top: 6, right: width - 6, bottom: height - 6 };
  const cells = Array.from({ length: 400 }, (_, i) =>
    cellAt(((i % 20) * (width - tile)) / 19, (Math.floor(i / 20) * (height - tile)) / 19, tile),
  );
  return { free, cells };
}

/** Places a loupe, which must succeed wholly inside of the free part, and returns its rectangle. */
function boxIn(wanted: Pick<Wanted, 'cell' | 'free' | 'forms'> & Partial<Pick<Wanted, 'seen' | 'beside'>>) {
  const place = placeLoupe({ seen: [], beside: [], sizes: SIZES, before: null, ...wanted });
  if (place === null) throw new Error(`no place beside ${JSON.stringify(wanted)}`);
  const { free } = wanted;
  const size = SIZES[place.form];
  const width = Math.min(size.width, free.right - free.left);
  const box = { left: place.x, top: place.y, right: place.x + width, bottom: place.y + size.height };
  expect(box.left).toBeGreaterThanOrEqual(free.left);
  expect(box.top).toBeGreaterThanOrEqual(free.top);
  expect(box.right).toBeLessThanOrEqual(free.right);
  expect(box.bottom).toBeLessThanOrEqual(free.bottom);
  return { place, box };
}

/** Pixels from the middle of a cell to the confirm button. */
function travel(cell: Box, place: LoupePlace): number {
  const { width: wide, height: high } = SIZES[place.form];
  const confirm = {
    x: place.x + { tall: wide / 2, wide: wide - 74, bar: wide - 83 }[place.form],
    y: place.flipped ? place.y + 32 : place.y + high - 32,
  };
  const from = { x: (cell.left + cell.right) / 2, y: (cell.top + cell.bottom) / 2 };
  return Math.hypot(confirm.x - from.x, confirm.y - from.y);
}

describe.each(WINDOWS)('in $name', (window) => {
  const { free, cells } = partsOf(window);
  const { forms } = window;

  test('the loupe has a place beside every cell, over none and inside the window', () => {
    for (const cell of cells) expect(overlaps(boxIn({ cell, free, forms }).box, cell)).toBe(false);
  });
});

test.each(WINDOWS.filter(({ name }) => name.includes('desktop')))(
  'in $name its confirm button is at most 200 pixels from the cell',
  (window) => {
    const { free, cells } = partsOf(window);
    const { forms } = window;
    for (const cell of cells) {
      expect(travel(cell, boxIn({ cell, free, forms }).place), JSON.stringify(cell)).toBeLessThanOrEqual(200);
    }
  },
);

/** What must stay visible in an attack: a planet beside the cell, and some meeples anywhere. */
function attacked(random: Random, cell: Box, free: Box): readonly Box[] {
  const tile = cell.right - cell.left;
  const [dx, dy] = [random.below(3) - 1, random.below(3) - 1];
  const target = cellAt(cell.left + dx * tile, cell.top + dy * tile, tile);
  const others = Array.from({ length: random.below(4) }, () =>
    cellAt(random.below(free.right - tile), random.below(free.bottom - tile), tile * 0.6),
  );
  return [target, ...others];
}

test.each(WINDOWS.filter(({ name }) => name.includes('desktop')))(
  'in $name it covers neither the target of an attack nor who stands there',
  (window) => {
    const { free, cells } = partsOf(window);
    const random = createRandom(1);
    for (const cell of cells) {
      const seen = attacked(random, cell, free);
      const { box } = boxIn({ cell, free, forms: window.forms, seen });
      expect(seen.filter((one) => overlaps(box, one))).toEqual([]);
    }
  },
);

test.each(WINDOWS.filter(({ name }) => name.includes('phone')))(
  'in $name the board can move so that it covers no target beside the cell',
  (window) => {
    const { free, cells } = partsOf(window);
    const { forms, tile } = window;
    for (const [index, from] of cells.entries()) {
      const target = cellAt(
        from.left + [tile, -tile, 0, 0][index % 4],
        from.top + [0, 0, tile, -tile][index % 4],
        tile,
      );
      const by = moveForLoupe({ cell: from, seen: [target], free, forms, beside: [], sizes: SIZES, before: null });
      if (by === null) throw new Error(`no room around ${JSON.stringify(from)}`);
      const [cell, seen] = [from, target].map(({ left, top }) => cellAt(left + by.x, top + by.y, tile));
      const { box } = boxIn({ cell, free, forms, seen: [seen] });
      expect(overlaps(box, seen)).toBe(false);
      const [right, down] = [seen.left - free.left, seen.top - free.top];
      const [left, up] = [free.right - seen.right, free.bottom - seen.bottom];
      expect(Math.min(right, down, left, up), 'inside').toBeGreaterThan(-0.01);
    }
  },
);

test('of two sides it takes the one where it covers less of the realms that the draft touches', () => {
  const free = { left: 0, top: 0, right: 900, bottom: 600 };
  const cell = cellAt(430, 300, 40);
  const near = { left: 490, top: 260, right: 720, bottom: 380 };
  const boxes = [false, true].map((touched) => boxIn({ cell, free, forms: LENS, beside: touched ? [near] : [] }).box);
  expect(boxes.map((box) => overlaps(box, near))).toEqual([true, false]);
});

test('the board stays where it is while the loupe covers nothing', () => {
  const free = { left: 0, top: 0, right: 900, bottom: 600 };
  const cell = cellAt(400, 300, 40);
  const seen = [cellAt(440, 300, 40)];
  expect(moveForLoupe({ cell, seen, free, forms: LENS, beside: [], sizes: SIZES, before: null })).toEqual({
    x: 0,
    y: 0,
  });
});

test('the loupe stays on its side while there is room, and goes to the other when there is none', () => {
  const free = { left: 0, top: 0, right: 900, bottom: 600 };
  const at = (x: number, before: 'left' | 'right' | null) =>
    placeLoupe({ cell: cellAt(x, 300, 40), seen: [], free, forms: LENS, beside: [], sizes: SIZES, before })?.side;
  expect(at(300, null)).toBe('left');
  expect(at(500, 'left')).toBe('left');
  expect(at(500, null)).toBe('right');
  expect(at(100, 'left')).toBe('right');
});

test('without room it has no place', () => {
  const free = { left: 0, top: 0, right: 320, bottom: 200 };
  expect(
    placeLoupe({ cell: cellAt(100, 100, 24), seen: [], free, forms: LENS, beside: [], sizes: SIZES, before: null }),
  ).toBe(null);
});
