/**
 * `npx node tools/page/film.ts <file.webp>` films a battle for `docs/pictures`, frame by frame, so that it is the same on
 * any machine. It needs `img2webp` of libwebp.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTurn, kept, recipeOf } from '@asteroute/page/testing/prepared.ts';
import { settled } from '@asteroute/page-test/support/board-page.ts';
import { inAMoment, stopClock } from '@asteroute/page-test/support/browser/clock.ts';
import { openPage, withGame } from '@asteroute/page-test/support/stage.ts';
import { atRest, confirmButton, followRecipe } from '@asteroute/page-test/support/table-page.ts';
import type { Page } from 'playwright-core';

/** Milliseconds between two frames and after the last one, and the number of frames. */
const [FRAME_MS, LAST_MS, FRAMES] = [96, 2500, 64];
/** The filmed area in pixels of the page: the board without the side column. */
const CLIP = { x: 0, y: 0, width: 1000, height: 800 };
/** Pixels of the film for each pixel of the page, and the quality of WebP from 0 to 100. */
const [SCALE, QUALITY] = [0.5, 50];

const battle = findTurn(
  { players: 4 },
  ({ events, before }) => before.turns.length > 12 && events.some((e) => e.type === 'battle' && e.sides.length === 3),
);

/** Runs in the page: advances every animation by some milliseconds and pauses it. */
function advance(ms: number): void {
  for (const animation of document.getAnimations()) {
    if (animation.playState === 'finished') continue;
    animation.pause();
    const at = Number(animation.currentTime ?? 0) + ms;
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    if (at >= end) animation.finish();
    else animation.currentTime = at;
  }
}

async function filmed(page: Page, folder: string): Promise<string[]> {
  const frames = Array.from({ length: FRAMES }, (_, frame) => join(folder, `${frame}.png`));
  for (const path of frames) {
    await page.clock.runFor(FRAME_MS);
    await page.evaluate(advance, FRAME_MS);
    await page.screenshot({ path, clip: CLIP, animations: 'allow' });
  }
  return frames;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('node tools/page/film.ts <file.webp>');
await withGame(async ({ browser, url }) => {
  const options = { clock: true, painted: true, density: SCALE, kept: kept(battle.before, battle.seed) };
  const page = await openPage(browser, url, options, []);
  await page.locator('.resume .primary').click();
  await atRest(page);
  await followRecipe(page, recipeOf(battle));
  await settled(page);
  await stopClock(page);
  await inAMoment(page, confirmButton(page).click());
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-film-'));
  const frames = await filmed(page, folder);
  const timed = frames.flatMap((path, frame) => ['-d', `${frame === FRAMES - 1 ? LAST_MS : FRAME_MS}`, path]);
  execFileSync('img2webp', ['-loop', '0', '-lossy', '-q', `${QUALITY}`, ...timed, '-o', file]);
  rmSync(folder, { recursive: true });
});
