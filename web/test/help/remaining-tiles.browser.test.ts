/** What the stack still holds, asked both ways: which cells a tile fits, and which tiles fit a cell. */
import { allRealms, drawnTile, edgesAround, stackCounts } from '@asteroute/engine';
import { drawChance } from '@asteroute/page/analysis/draws.ts';
import { isBroken } from '@asteroute/page/analysis/placement/broken.ts';
import { comingTiles, fitsOf } from '@asteroute/page/analysis/placement/fits.ts';
import { findTurn, kept, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable } from '@asteroute/page/testing/truth.ts';
import { expect, test } from 'vitest';
import { inView, settled } from '../support/board-page.ts';
import { useStage } from '../support/stage.ts';
import { atRest, dialog } from '../support/table-page.ts';

const open = useStage();
const crowded = findTurn({ players: 4 }, ({ before }) => before.turns.length >= 60);

test.each(WHOLE_GAMES ? [false, true] : [true])('the bag counts, filters and foretells (phone: %s)', async (phone) => {
  const page = await open({ resumed: true, phone, speed: 'off', kept: kept(crowded.before, crowded.seed) });
  await atRest(page);
  const game = await expectTrueTable(page);
  const fits = fitsOf(game);
  await page.keyboard.press('b');
  const bag = dialog(page, 'Tiles still to come');
  await bag.waitFor();
  const kinds = bag.locator('.kind');
  const left = stackCounts(game);
  const due = game.rules.tables.tiles
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(left[a.id] === undefined) - Number(left[b.id] === undefined))
    .map(({ id, count }) => `${left[id] ?? 0}/${count}`);
  expect((await kinds.locator('span').allTextContents()).map((text) => text.trim())).toEqual(due);

  // A kind that is left in the stack and fits somewhere, but is not the one in hand.
  const kind = [...comingTiles(game).keys()].find(
    (id) => id !== drawnTile(game) && left[id] > 0 && fits.some(({ rotations }) => rotations.has(id)),
  ) as string;
  await bag.locator(`.kind:has(use[href="#tile-${kind}"])`).click();
  expect(await page.locator('.board-would').count()).toBe(fits.filter(({ rotations }) => rotations.has(kind)).length);
  const chance = drawChance(left[kind], game.position.stackSize, Math.min(4, game.position.stackSize));
  const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(chance);
  expect(await bag.getByRole('status').textContent()).toContain(percent);

  // An empty cell in view, asked by pressing it, shows what fits there; a tile is not placed by it.
  await settled(page);
  const [cell] = await inView(page, '.board-cell[data-kind="empty"]');
  if (phone) await page.touchscreen.tap(cell.x, cell.y);
  else await page.mouse.click(cell.x, cell.y);
  const fit = fits.find(({ x, y }) => `${x},${y}` === cell.stop);
  await expect.poll(() => page.locator('.board-asked').count()).toBe(1);
  expect(await page.locator('.board-would').count()).toBe(0);
  expect(await kinds.count()).toBe(fit?.rotations.size);
  expect(await page.locator('.board-cell[data-kind="ghost"]').count()).toBe(0);

  await page.keyboard.press('Escape');
  await bag.waitFor({ state: 'detached' });
  expect(await page.locator('.board-cell[data-kind="empty"]').count()).toBe(0);
});

test('cells that nothing fits are dark and realms that they cut off faded; signs and numbers come on demand', async () => {
  const page = await open({ resumed: true, speed: 'off', kept: kept(crowded.before, crowded.seed) });
  await atRest(page);
  const game = await expectTrueTable(page);
  const fits = fitsOf(game);
  const closed = fits.filter((cell) => cell.left === 0 && edgesAround(game, cell).length > 2).length;
  expect(closed).toBeGreaterThan(0);
  expect(await page.locator('.board-closed').count()).toBe(closed);
  const broken = allRealms(game).filter((realm) => isBroken(fits, realm));
  const segments = broken.reduce((sum, { places }) => sum + places.length, 0);
  expect(await page.locator('.board-faded > g').count()).toBe(segments);
  expect(await page.locator('.board-broken').count()).toBe(0);

  // At rest only where the player on turn has a stake; with the bag open everywhere.
  const own = allRealms(game).filter(({ figures }) => figures.some(({ seat }) => seat === game.position.seat));
  const gaps = own.flatMap((realm) => realm.gaps.map(({ x, y }) => `${x},${y}`));
  const rare = fits.filter(({ left }) => left === 1 || left === 2);
  const staked = rare.filter(({ x, y }) => gaps.includes(`${x},${y}`));
  expect(staked.length).toBeGreaterThan(0);
  expect(rare.length).toBeGreaterThan(staked.length);
  const numbers = page.locator('.board-rare');
  const texts = (some: typeof rare) => some.map(({ left }) => String(left)).sort();
  expect((await numbers.allTextContents()).sort()).toEqual(texts(staked));
  await page.keyboard.press('b');
  await expect.poll(async () => (await numbers.allTextContents()).sort()).toEqual(texts(rare));
  expect(await page.locator('.board-broken').count()).toBe(broken.filter(({ figures }) => figures.length > 0).length);
});
