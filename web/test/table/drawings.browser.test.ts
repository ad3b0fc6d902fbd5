/** Tiles are never bare ground: pixels of the first frames that are painted after a reload, before any drawing has come. */
import { findTurn, kept, type Table, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useStage } from '../support/stage.ts';
import { atRest } from '../support/table-page.ts';

const open = useStage();

declare global {
  /** Frames that the page waits for, while they are held. */
  var heldFrames: FrameRequestCallback[];
}

/** Runs in the page, and again after a reload: from then on no frame passes before the test lets it. */
function holdFrames(): void {
  if (sessionStorage.getItem('hold') === null) return;
  globalThis.heldFrames = [];
  globalThis.requestAnimationFrame = (run) => heldFrames.push(run);
}

/** Lets one frame pass. */
const passFrame = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const run of heldFrames.splice(0)) run(performance.now());
  });

/** Reloads the page; the sprites of the tiles do not come before the returned function is called. */
async function reloadSlowly(page: Page): Promise<() => void> {
  let letCome = () => {};
  const come = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route('**/tiles/*.svg', async (route) => {
    await come;
    await route.continue();
  });
  await page.evaluate(() => sessionStorage.setItem('hold', 'yes'));
  await page.reload();
  return letCome;
}

/** The least share, of all tiles among `selector`, of pixels that do not have the colour of bare ground. */
async function leastDrawn(page: Page, selector: string): Promise<number> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([wanted, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      pen?.drawImage(bitmap, 0, 0);
      const shares = [...document.querySelectorAll<SVGGraphicsElement>(wanted)].map((tile) => {
        const ground = tile.closest('svg')?.querySelector('.tile-ground');
        const [r, g, b] = (ground ? getComputedStyle(ground).fill : '').match(/\d+/g)?.map(Number) ?? [];
        // Without the rim, where something else may lie.
        const [p, q] = [15, 85].map((at) => new DOMPoint(at, at).matrixTransform(tile.getScreenCTM() ?? undefined));
        const [x, y, w, h] = [Math.min(p.x, q.x), Math.min(p.y, q.y), Math.abs(p.x - q.x), Math.abs(p.y - q.y)];
        const { data = [] } = pen?.getImageData(x, y, w, h) ?? {};
        let drawn = 0;
        for (let i = 0; i < data.length; i += 4) {
          if (Math.abs(data[i] - r) + Math.abs(data[i + 1] - g) + Math.abs(data[i + 2] - b) > 60) drawn++;
        }
        return (4 * drawn) / data.length;
      });
      return Math.min(shares.length === 0 ? 0 : 1, ...shares);
    },
    [selector, picture] as const,
  );
}

/** A straight lane on a tile that has nothing else covers more of it. */
const LEAST = 0.03;
const BOARD = '.board-tiles [data-tile] use';
const LAST_MOVES = '.turn-picture .tile-ground + use';

/** Both editions are drawn by the same code: `npm run lab -- soak` reloads the other one. */
const TABLES: readonly Table[] = [{ players: 2 }, ...(WHOLE_GAMES ? [{ players: 2, classic: true }] : [])];

test.each(TABLES)(
  'after a reload no frame shows a tile or a last move as bare ground: %j',
  { tags: ['soak'] },
  async (table) => {
    const { before, seed } = findTurn(table, (turn) => turn.before.turns.length === 30);
    const page = await open({
      resumed: true,
      speed: 'off',
      kept: kept(before, seed),
      painted: true,
      before: holdFrames,
    });
    await atRest(page);
    const letCome = await reloadSlowly(page);
    await atRest(page);
    const shares: number[] = [];
    const look = async () => shares.push(await leastDrawn(page, BOARD), await leastDrawn(page, LAST_MOVES));
    await look();
    for (let frame = 0; frame < 30; frame++) await passFrame(page);
    await look();
    letCome();
    const whole = () => page.locator('#symbols > [data-whole]').count();
    for (let frame = 0; (await whole()) === 0; frame++) {
      expect(frame, 'frames').toBeLessThan(300);
      await passFrame(page);
      if (frame % 8 === 4) await look();
    }
    await look();
    expect(Math.min(...shares)).toBeGreaterThan(LEAST);
  },
);

test('the pictures on the doors are drawn in the first frame of the start page', async () => {
  const page = await open({ painted: true, before: holdFrames });
  await reloadSlowly(page);
  await page.locator('.door-picture').first().waitFor();
  expect(await leastDrawn(page, '.door-picture use[href^="#tile-"]')).toBeGreaterThan(LEAST);
});
