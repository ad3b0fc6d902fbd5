/** The view of the board (zoom, rotation, sizes of windows), and a sandbox that never touches the game. */
import { BOTS } from '@asteroute/bots';
import { projectedScores, scores } from '@asteroute/engine';
import { comingTiles } from '@asteroute/page/analysis/placement/fits.ts';
import { findTurn, kept, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, gameOf, keptGame } from '@asteroute/page/testing/truth.ts';
import { FORMS, spaceAt } from '@asteroute/page/views/sheets/score-spaces.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FREE, GHOST, inView, settled, tilesOnBoard } from '../support/board-page.ts';
import { finger, mouse } from '../support/pointing.ts';
import { useStage } from '../support/stage.ts';
import { atRest, choose, confirmButton, countChoices } from '../support/table-page.ts';
import { longestOf, styledDuring } from '../support/tracing.ts';

const open = useStage();
const crowded = findTurn({ players: 4 }, ({ before }) => before.turns.length >= 60);
/** A turn with 46 tiles on the board. */
const spread = findTurn({ players: 2, bot: BOTS[1] }, ({ before }) => before.turns.length === 45);

async function sit(phone = false, turn = crowded, speed: 'full' | 'off' = 'off') {
  const page = await open({ phone, speed, kept: kept(turn.before, turn.seed) });
  await page.locator('.resume .primary').click();
  await atRest(page);
  await settled(page);
  return page;
}

test.each(WHOLE_GAMES ? [false, true] : [true])(
  'in the sandbox any tile can be tried; the game stays as it was (phone: %s)',
  async (phone) => {
    const page = await sit(phone);
    const game = await expectTrueTable(page);
    const before = await keptGame(page);
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    await page.keyboard.press('p');
    const bar = page.locator('.plan');
    await bar.waitFor();
    await page.setViewportSize({ width: 320, height: 256 });
    await settled(page);
    const heights = await page.evaluate(() =>
      ['.plan', '.board'].map((part) => document.querySelector(part)?.clientHeight),
    );
    expect(heights[0], `of ${heights[1]} pixels of the board`).toBeLessThan((heights[1] ?? 0) / 3);
    await page.setViewportSize(window);
    const coming = [...comingTiles(game).keys()];
    expect(await bar.locator('.kind').count()).toBe(coming.length);
    // Lays a tile that is not the one in hand, and one more after it.
    const fits = coming.filter((id) => !game.rules.tables.tiles[game.position.drawn].id.startsWith(id));
    await bar.locator(`.kind:has(use[href="#tile-${fits[0]}"])`).click();
    for (let i = 0; i < 2; i++) {
      await settled(page);
      const tiles = await page.locator('.board').getAttribute('aria-label');
      const pointing = phone ? finger(page) : mouse(page);
      const [cell] = await inView(page, FREE);
      await pointing.press(cell);
      await page.locator(GHOST).waitFor();
      if ((await countChoices(page)) > 0) await choose(page, 0, pointing);
      await confirmButton(page).click();
      await expect.poll(() => page.locator('.board').getAttribute('aria-label')).not.toBe(tiles);
    }
    expect(await keptGame(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    await expectTrueTable(page);
    expect(await keptGame(page)).toEqual(before);
  },
);

/** A turn before which one side has made a lap of 50 points and the other has not. */
const lapped = findTurn({ players: 2, bot: BOTS[1] }, ({ before }) => {
  const [least, most] = scores(gameOf({ record: before, seats: [], seed: 1 })).toSorted((a, b) => a - b);
  return least > 0 && least < 50 && most > 50;
});

test('SW-52 C-33 past 50 points a marker lies on the score modulo 50, and the number says all of them', async () => {
  const page = await sit(false, lapped);
  const game = await expectTrueTable(page);
  await page.getByRole('button', { name: 'Score track' }).click();
  const board = page.locator('.score-board');
  await board.waitFor();
  for (const [side, points] of scores(game).entries()) {
    const name = game.rules.players[side].name;
    const told = board.locator('.scores li', { hasText: name });
    const laid = Math.floor(points / 50) * 50;
    expect(await told.innerText()).toContain(
      laid === 0 ? `space ${points}` : `space ${points - laid}, laid down for ${laid}`,
    );
    expect(await told.locator('b.text-xl').innerText()).toBe(`${points}`);
    const marker = board.locator('.score-marker').nth(side);
    expect(await marker.locator('use[transform*="rotate(90)"]').count(), `laps of ${name}`).toBe(laid / 50);
    const [column, row] = spaceAt(points % 50, FORMS.wide);
    const { x = 0, y = 0 } =
      /translate\((?<x>-?[\d.]+)px, (?<y>-?[\d.]+)px\)/.exec((await marker.getAttribute('style')) ?? '')?.groups ?? {};
    expect([Math.floor(Number(x) / 100), Math.floor(Number(y) / 100)], `the space of ${name}`).toEqual([column, row]);
  }
});

/** The view turns by quarters; numbers stay upright and the same cell answers. */
async function turnView(page: Page): Promise<void> {
  const places = async () => new Map((await inView(page, FREE)).map(({ stop, x, y }) => [stop, { x, y }]));
  const before = await places();
  await page.keyboard.press('v');
  await settled(page);
  const after = await places();
  const [a, b] = [...before.keys()].filter((stop) => after.has(stop));
  const step = (map: typeof before) => {
    const [p, q] = [map.get(a), map.get(b)];
    return Math.atan2((q?.y ?? 0) - (p?.y ?? 0), (q?.x ?? 0) - (p?.x ?? 0));
  };
  const turned = ((step(after) - step(before)) * 2) / Math.PI;
  expect(((Math.round(turned * 1000) / 1000 + 8) % 4).toFixed(2)).toBe('1.00');
  await mouse(page).press(after.get(a) ?? { x: 0, y: 0 });
  await page.locator(`${GHOST}[data-stop="${a}"]`).waitFor();
  await page.keyboard.press('Escape');
  // The key of a V on a Cyrillic keyboard.
  const cyrillic = () => {
    const key = { key: 'м', code: 'KeyV', bubbles: true, cancelable: true };
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
  };
  for (let i = 0; i < 3; i++) await page.evaluate(cyrillic);
  await settled(page);
  expect(await places()).toEqual(before);
}

test('the view turns by quarters; a map appears when little of the board is in view; J leads to the last move', async () => {
  const page = await sit();
  await turnView(page);
  const map = page.locator('.minimap');
  expect(await map.count()).toBe(0);
  await page.locator(FREE).first().focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('+');
  await map.waitFor();
  await settled(page);
  const pose = () => page.locator('.board-layer').getAttribute('style');
  const before = await pose();
  const box = await map.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + 12);
  await settled(page);
  const moved = await pose();
  expect(moved).not.toBe(before);
  await page.keyboard.press('j');
  await settled(page);
  expect(await pose()).not.toBe(moved);
  const ring = await page.locator('.board-last[data-newest=true]').boundingBox();
  expect(Math.abs((ring?.x ?? 0) + (ring?.width ?? 0) / 2 - 500)).toBeLessThan(60);
  await page.keyboard.press('f');
  await expect.poll(() => map.count()).toBe(0);
});

/** How much of the window's height the board takes, and how many pixels a tile of the whole board is wide. */
async function boardSize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await settled(page);
  return page.evaluate(() => {
    const layer = document.querySelector<HTMLElement>('.board-layer')?.style.transform ?? '';
    const high = document.querySelector('.board')?.clientHeight ?? 0;
    const tile = Math.round(Number(/scale\(([\d.]+)\)/.exec(layer)?.[1]) * 100);
    const type = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { left = 0, height: strip = 0 } = document.querySelector('.top')?.getBoundingClientRect() ?? {};
    return { high, part: high / window.innerHeight, tile, type, strip, besides: left > window.innerWidth / 2 };
  });
}

test('the board is the page: large tiles on every window, marks in sight, and a score for if it ended now', {
  tags: ['soak'],
}, async () => {
  const page = await sit(false, spread);
  const game = await expectTrueTable(page);
  const tilesAt = async (width: number, height: number) => (await boardSize(page, width, height)).tile;
  expect(await tilesAt(1280, 800)).toBeGreaterThanOrEqual(64);
  expect(await tilesAt(1920, 1080)).toBeGreaterThanOrEqual(100);
  expect(await tilesAt(390, 844)).toBeGreaterThanOrEqual(30);
  const types = [
    await boardSize(page, 1280, 800),
    await boardSize(page, 1920, 1080),
    await boardSize(page, 2560, 1440),
  ];
  expect(types.map(({ type }) => Math.round(type))).toEqual([16, 18, 21]);
  expect(types.map(({ besides }) => besides)).toEqual([true, true, true]);
  expect((await boardSize(page, 1100, 800)).besides).toBe(true);
  expect((await boardSize(page, 1099, 800)).besides).toBe(false);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    const { part, strip } = await boardSize(page, width, height);
    expect(part).toBeGreaterThanOrEqual(0.73);
    expect(strip).toBe(52);
  }
  for (const [width, height] of [
    [844, 390],
    [568, 320],
  ] as const) {
    expect((await boardSize(page, width, height)).part).toBeGreaterThanOrEqual(0.6);
  }
  // A page at 400 per cent scrolls to its buttons.
  expect((await boardSize(page, 320, 200)).high).toBeGreaterThanOrEqual(160);
  await page.locator('.hand-end .primary').scrollIntoViewIfNeeded();
  expect((await page.locator('.hand-end .primary').boundingBox())?.y).toBeLessThan(200);
  expect(await page.locator('.hand-tile').isVisible()).toBe(true);

  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await page.locator('.player .visually-hidden').allTextContents()).toEqual(
    game.rules.players.map(({ color }) => (color === 'red' ? 'Red, Rebel Alliance' : 'Black, Empire')),
  );
  const due = projectedScores(game).filter((points, side) => points !== scores(game)[side]);
  expect(due.length).toBeGreaterThan(0);
  const ghosts = page.locator('.player-ghost');
  expect(await ghosts.allTextContents()).toEqual(due.map(String));
  expect(await ghosts.first().getAttribute('aria-label')).toBe(`${due[0]} if the game ended now`);
  await keepClear(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Tournament' }).check();
  await expect.poll(() => ghosts.count()).toBe(0);
});

/** Marked cells keep clear of the edge of the board, and a hint of the edge of the window. */
async function keepClear(page: Page): Promise<void> {
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    expect(await page.evaluate(cutMarks), `${width} x ${height}`).toEqual([]);
  }
  // Visible even if the board is zoomed in.
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await settled(page);
  await page.keyboard.press('i');
  await page.locator('.advice-played').waitFor({ state: 'attached' });
  await settled(page);
  expect(await page.locator('.board-ranked-text').first().isVisible()).toBe(true);
  expect(await page.evaluate(cutHint)).toBe(false);
}

/** Runs in the page: outlines and marks of legal cells that reach to the edge of the board or beyond. */
function cutMarks(): string[] {
  const board = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll('.board-legal, .board-completes, .board-rare')].flatMap((mark) => {
    const { left, top, right, bottom } = mark.getBoundingClientRect();
    const room = Math.min(left - board.left, top - board.top, board.right - right, board.bottom - bottom);
    return room < 0.5 ? [`${mark.getAttribute('class') ?? 'outline'}: ${room}`] : [];
  });
}

/** Runs in the page: whether the best turn of a hint, or its number, is not wholly in sight. */
function cutHint(): boolean {
  const board = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
  const best = [...document.querySelectorAll('.board-ranked')].find((one) => /\b1\b/.test(one.textContent ?? ''));
  const { left, top, right, bottom } = best?.getBoundingClientRect() ?? new DOMRect();
  return left < board.left || top < board.top || right > board.right || bottom > board.bottom;
}

test('a phone that is turned in the middle of a turn keeps the tile in sight, with nothing over it', async () => {
  const page = await sit(true, spread);
  const [cell] = await inView(page, FREE);
  await finger(page).press(cell);
  await page.locator(GHOST).waitFor();
  await page.setViewportSize({ width: 640, height: 360 });
  await settled(page);
  const box = await page.locator(GHOST).boundingBox();
  const board = await page.locator('.board').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(board?.x ?? 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((board?.x ?? 0) + (board?.width ?? 0));
  expect(await inView(page, GHOST)).toHaveLength(1);
});

test('a turn on a board of 46 tiles computes the styles of a fifth of the elements at most at a time', async () => {
  const page = await sit(false, spread, 'full');
  const tiles = await tilesOnBoard(page);
  const styled = await styledDuring(page, async () => {
    const [cell] = await inView(page, FREE);
    await page.mouse.click(cell.x, cell.y);
    await page.locator(GHOST).waitFor();
    await settled(page);
    if ((await countChoices(page)) > 0) await choose(page, 0);
    await confirmButton(page).click();
    await atRest(page, tiles);
  });
  const elements = await page.locator('main *').count();
  expect(styled.length).toBeGreaterThan(5);
  expect(longestOf(styled), `of ${elements} elements`).toBeLessThan(elements / 5);
});
