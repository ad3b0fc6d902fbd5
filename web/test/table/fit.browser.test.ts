/** The longest words of every language fit a phone of 360 x 640: no page, sheet or button cuts one off. */
import { createRandom } from '@asteroute/engine';
import { findTurn, kept, recipeOf, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { TAGS } from '@asteroute/words/tags.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settled } from '../support/board-page.ts';
import { passUntil, stopClock } from '../support/browser/clock.ts';
import { misfits } from '../support/fit.ts';
import { press } from '../support/keyboard.ts';
import { finger } from '../support/pointing.ts';
import { openMore, useStage } from '../support/stage.ts';
import { atRest, choices, confirmButton, confirmText, followRecipe, takeTurn } from '../support/table-page.ts';

const open = useStage();

const attack = findTurn(
  { players: 4 },
  ({ events, before }) => before.turns.length > 12 && events.some(({ type }) => type === 'battle'),
);
const last = findTurn({ players: 3 }, ({ running }) => !running);

/** Checks the page under a name, with which everything that does not fit is reported. */
type Look = (name: string) => Promise<void>;

function watching(page: Page): { readonly look: Look; readonly found: Record<string, string[]> } {
  const found: Record<string, string[]> = {};
  const look: Look = async (name) => {
    await settled(page);
    const wrong = await misfits(page);
    if (wrong.length > 0) found[name] = wrong;
  };
  return { look, found };
}

/** Doors of the start page that are not wholly within the first screen, below the unfinished game. */
function doorsOutside(page: Page): Promise<string[]> {
  return page.locator('.door-card').evaluateAll((doors) => {
    const first = document.querySelector('.resume')?.getBoundingClientRect().bottom ?? 0;
    return doors.flatMap((door) => {
      const { top, bottom } = door.getBoundingClientRect();
      const inside = top >= first && bottom <= innerHeight;
      return inside ? [] : [`${door.textContent}: ${top} to ${bottom} of ${first} to ${innerHeight}`];
    });
  });
}

/** The start page, upright and on its side: with a game that waits, and all three doors on the first screen. */
async function throughStart(page: Page, look: Look): Promise<void> {
  const upright = page.viewportSize() ?? { width: 360, height: 640 };
  await look('start');
  expect(await page.locator('.door-card').count()).toBe(3);
  await page.locator('.resume .board-map').waitFor();
  expect(await doorsOutside(page)).toEqual([]);
  await page.setViewportSize({ width: 844, height: 390 });
  await look('start, on its side');
  expect(await doorsOutside(page)).toEqual([]);
  await page.setViewportSize(upright);
}

async function throughSetup(page: Page, look: Look): Promise<void> {
  await throughStart(page, look);
  await page.locator('.strip').first().click();
  await look('start, classic');
  await page.locator('[data-kind="play"] .door-gear').click();
  await openMore(page);
  await page.locator('.house-rules summary').click();
  for (const box of await page.locator('.switch input:enabled').all()) await box.check();
  for (let seats = 3; seats <= 5; seats++) await page.locator('.add').click();
  for (const [row, seat] of (await page.locator('.seat:not(.add)').all()).entries()) {
    await seat.click();
    await page.locator('dialog select').selectOption({ index: row % 4 });
    if (row === 0) await look('set-up, who plays');
    await page.keyboard.press('Escape');
  }
  await look('set-up, everything chosen');
  await page.locator('.page-top button').click();
  await look('start, four opponents');
}

/** Checks that the whole sheet is on the screen, upright and on its side; long content scrolls inside it. */
async function expectSheetInSight(page: Page): Promise<void> {
  const upright = page.viewportSize() ?? { width: 360, height: 640 };
  for (const size of [{ width: 844, height: 390 }, upright]) {
    await page.setViewportSize(size);
    await settled(page);
    const { y = -1, height = 0 } = (await page.locator('.sheet').boundingBox()) ?? {};
    expect([y >= 0, y + height <= size.height + 1], `sheet at ${y}, ${height} of ${size.height} high`).toEqual([
      true,
      true,
    ]);
  }
}

async function throughSheets(page: Page, look: Look, turned: boolean): Promise<void> {
  for (const tool of [page.locator('.tool-stack'), page.locator('.track-open'), page.locator('.tools button').last()]) {
    await tool.click();
    await page.locator('.sheet').waitFor();
    await look(`sheet ${await page.locator('.sheet h2').textContent()}`);
    if (turned) await expectSheetInSight(page);
    await page.locator('.sheet > header button').click();
  }
}

async function throughBattle(page: Page, look: Look): Promise<void> {
  await followRecipe(page, recipeOf(attack));
  const { number: due } = recipeOf(attack);
  const others = [...(await choices(page).all()).keys()].filter((number) => number !== due);
  for (const number of [...others, due]) {
    await press(page, String(number));
    await look(`draft: ${await confirmText(page)}`);
  }
  await stopClock(page);
  await confirmButton(page).click();
  await passUntil(page, 'the dice are thrown', async () => (await page.locator('.stage .thrown').count()) > 0);
  expect(await misfits(page), 'battle').toEqual([]);
}

/** The tour of the final scoring on the screens that it is laid out for; it leaves the board most of the height. */
async function throughTour(page: Page, look: Look): Promise<void> {
  const upright = page.viewportSize() ?? { width: 360, height: 640 };
  for (const size of [{ width: 1280, height: 800 }, { width: 844, height: 390 }, upright]) {
    await page.setViewportSize(size);
    await look(`final scoring, ${size.width} x ${size.height}`);
    const board = await page.locator('.board').boundingBox();
    expect((board?.height ?? 0) / size.height, `board, ${size.width} x ${size.height}`).toBeGreaterThan(0.6);
  }
}

async function throughEnd(page: Page, look: Look): Promise<void> {
  await takeTurn(page, { pointing: finger(page), random: createRandom(1) });
  await page.locator('.final').waitFor();
  await throughTour(page, look);
  await page.locator('.final .hand-end button:not(.rule)').first().click();
  await page.locator('.results').waitFor();
  await look('results');
}

/**
 * The languages whose set-up, table and sheets are shown; English has the shortest words. The windows in `windows/walk.ts`
 * show German and Russian too.
 */
const LONGER = WHOLE_GAMES ? TAGS.filter((tag) => tag !== 'en') : ['fr'];
/** Whose battles and final scoring are shown, too; those in German and Russian are part of `windows/walk.ts`. */
const TO_THE_END = WHOLE_GAMES ? ['de', 'fr', 'ru'] : ['fr'];

describe('everything fits a phone', () => {
  test.each(LONGER)('in %s on the start page and at the table', async (tag) => {
    const still = { 'asteroute.motion': 'none' };
    const saved = { ...kept(attack.before, attack.seed), ...still };
    const page = await open({ phone: true, clock: true, locale: tag, kept: saved });
    const { look, found } = watching(page);
    await throughSetup(page, look);
    await page.locator('.resume .primary').click();
    await atRest(page);
    await look('table');
    // The height of the sheets is checked in one language, because it does not depend on the words.
    await throughSheets(page, look, tag === 'fr');
    if (TO_THE_END.includes(tag)) await throughBattle(page, look);
    expect(found).toEqual({});
  });

  test.each(TO_THE_END)('in %s at the end', { tags: ['soak'] }, async (tag) => {
    const page = await open({
      resumed: true,
      phone: true,
      speed: 'off',
      locale: tag,
      kept: kept(last.before, last.seed),
    });
    const { look, found } = watching(page);
    await atRest(page);
    await throughEnd(page, look);
    expect(found).toEqual({});
  });
});
