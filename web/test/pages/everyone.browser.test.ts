/** Accessibility: targets, focus, contrast modes, and the settings for colour vision and motion. */
import { buffer } from 'node:stream/consumers';
import { createRandom } from '@asteroute/engine';
import { findTurn, kept, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { keptGame } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { FREE, settled } from '../support/board-page.ts';
import { press } from '../support/keyboard.ts';
import { finger, mouse } from '../support/pointing.ts';
import { type PageOptions, useStage } from '../support/stage.ts';
import { accessibility, atRest, confirmButton, countChoices, dialog, takeTurn } from '../support/table-page.ts';

const open = useStage();
const last = findTurn({ players: 3 }, ({ running }) => !running);
const crowded = findTurn({ players: 4 }, ({ before }) => before.turns.length === 60);

type Act = (page: Page) => Promise<unknown>;

const resume: Act = async (page) => {
  await page.locator('.resume .primary').click();
  await atRest(page);
};
const tool =
  (name: string | RegExp): Act =>
  async (page) => {
    await page.getByRole('button', { name }).first().click();
    await page.locator('.sheet').waitFor();
  };
const draft: Act = async (page) => {
  await page.locator(FREE).first().focus();
  await press(page, 'Enter');
  await countChoices(page);
};
const typed: Act = async (page) => {
  await press(page, 't');
  await page.keyboard.type('legal');
  await press(page, 'Enter');
  await page.locator('.typed-exchange p').first().waitFor();
};
const key =
  (pressed: string, shown: string): Act =>
  async (page) => {
    await press(page, pressed);
    await page.locator(shown).first().waitFor();
  };
const rulebook: Act = async (page) => {
  await page.goto('/#rules');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

/** What is opened over the table and closed by Back. */
const OVER = '.sheet, .plan, .replay, .advice, .typed-exchange';
const over =
  (act: Act): Act =>
  async (page) => {
    if ((await page.locator(OVER).count()) > 0) await page.goBack();
    await page.locator(OVER).first().waitFor({ state: 'detached' });
    await act(page);
  };

/** Views in which axe examines the whole page. Elsewhere the table is the same as there, and only what lies over it is examined. */
const WHOLE_VIEWS = ['the start page', 'a draft', 'the rulebook'];

/** The screens: some promises are kept on one alone in a usual run, and on both in a soak. */
const SCREENS = [false, true];
const ONE_SCREEN = WHOLE_GAMES ? SCREENS : [true];

/** Every page and sheet, each reached from the one before. */
const VIEWS: Readonly<Record<string, Act>> = {
  'the start page': async () => {},
  'the table': resume,
  'the menu': over(tool('Menu')),
  'the log': over(key('h', '.log li')),
  'the scores': over(tool('Score track')),
  'the bag': over(tool(/left$/)),
  'typed commands': over(typed),
  'the sandbox': over(key('p', '.plan')),
  'looking back': over(key(',', '.replay')),
  'a hint': over(key('i', '.advice li')),
  'a draft': over(draft),
  'the rulebook': rulebook,
};

const opened = async (act: Act, options: PageOptions): Promise<Page> => {
  const page = await open({ resumed: true, speed: 'off', kept: kept(crowded.before, crowded.seed), ...options });
  await atRest(page);
  await act(page);
  await settled(page);
  return page;
};

async function settledAnywhere(page: Page): Promise<void> {
  if ((await page.locator('.board-layer').count()) > 0) await settled(page);
}

/** The visible controls that are too small for a finger, with their sizes; a label counts for its input. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wanted = 'button, a[href], input, select, summary, [role="button"], [role="radio"], [role="tab"]';
    const area = (element: Element): DOMRect => {
      const label =
        element instanceof HTMLInputElement && /radio|checkbox|file/.test(element.type) && element.labels?.[0];
      return (label || element).getBoundingClientRect();
    };
    // Crowded spots have only 24 pixels but react at a distance; links within a text are as high as the text.
    const exempt = '.board-spot, p a, li p a, .link';
    return [...document.querySelectorAll(wanted)].flatMap((element) => {
      const { width, height } = area(element);
      const shown = element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
      if (!shown || element.matches(exempt) || element.matches('[disabled]')) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return Math.min(width, height) < 43.4 ? [`${name.slice(0, 40)}: ${width.toFixed(0)} x ${height.toFixed(0)}`] : [];
    });
  });
}

/** What axe has to say of a view. */
async function complaintsOf(page: Page, view: string): Promise<string[]> {
  if (WHOLE_GAMES || WHOLE_VIEWS.includes(view)) return violations(page);
  return (await page.locator(OVER).count()) > 0 ? violations(page, OVER) : [];
}

test.each(ONE_SCREEN)('no view gives axe a reason to complain, nor a finger (phone: %s)', async (phone) => {
  const page = await open({ speed: 'off', phone, kept: kept(crowded.before, crowded.seed) });
  for (const [name, act] of Object.entries(VIEWS)) {
    await act(page);
    await settledAnywhere(page);
    expect(await complaintsOf(page, name), name).toEqual([]);
    if (phone) expect(await smallTargets(page), name).toEqual([]);
  }
});

/** Checks the picture of the board with its scores that can be saved. */
async function expectPicture(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Picture of the board' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('asteroute-star-wars.png');
  const png = await buffer(await download.createReadStream());
  const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(size).toEqual([1200, 900]);
}

/** Checks that the curve of the scores is a slider that names them, and a table that ends with the final ones. */
async function expectCurveInWords(page: Page): Promise<void> {
  const { final, players } = (await keptGame(page)).record;
  const totals = final?.scores.map(String) ?? [];
  const said = players.map(({ name }, seat) => `${name} ${totals[seat]}`).join(', ');
  const value = await page.locator('.curve input').getAttribute('aria-valuetext');
  expect(value).toMatch(new RegExp(`^Turn \\d+: ${said}$`));
  const rows = page.getByRole('table', { name: 'Scores if the game had ended at that turn' }).getByRole('row');
  expect(await rows.last().getByRole('cell').allTextContents()).toEqual(totals);
  expect(await rows.count()).toBeGreaterThan(20);
}

test.each(ONE_SCREEN)('the end gives axe no reason to complain of anything (phone: %s)', async (phone) => {
  const page = await open({ resumed: true, speed: 'off', phone, kept: kept(last.before, last.seed) });
  await atRest(page);
  await takeTurn(page, { pointing: phone ? finger(page) : mouse(page), random: createRandom(1) });
  await page.getByLabel('Final scoring').waitFor();
  await settled(page);
  await expect.poll(() => page.title()).toBe('Final scoring · Asteroute');
  expect(await violations(page)).toEqual([]);
  const players = last.before.players.length;
  expect(await page.locator('.final-columns i').count()).toBe(players);
  await page.getByRole('button', { name: 'Show all' }).click();
  await dialog(page, 'Results').waitFor();
  const lists = ['.podium > li', '.curve polyline, .curve path', '.tally tbody tr'].map((all) => page.locator(all));
  for (const list of lists) expect(await list.count()).toBeGreaterThanOrEqual(players);
  await expect.poll(() => page.title()).toBe('Results · Asteroute');
  await expectCurveInWords(page);
  await expectPicture(page);
  expect(await violations(page)).toEqual([]);
  if (phone) expect(await smallTargets(page)).toEqual([]);
});

/** The name of the focused element if it is covered or has no visible mark of the focus; otherwise null. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const target = (element instanceof HTMLInputElement && element.labels?.[0]) || element;
    const { left, top, width, height } = target.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const seen = over !== null && (target.contains(over) || over.contains(target) || over.closest('.board') !== null);
    const marked = [element, element.nextElementSibling, target].some((one) => {
      if (one === null) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(one);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? element.tagName;
    return seen && marked ? null : `${name}: ${seen ? 'no mark' : 'covered'}`;
  });
}

test.each(ONE_SCREEN)('wherever Tab leads, the focus is seen and under no sheet (phone: %s)', async (phone) => {
  const page = await opened(key('h', '.log li'), { phone });
  const hidden: string[] = [];
  for (let stops = 0; stops < 45; stops++) {
    await press(page, 'Tab');
    const here = await hiddenFocus(page);
    if (here !== null) hidden.push(here);
  }
  expect([...new Set(hidden)]).toEqual([]);
});

/** How far from grey the page is: the greatest difference between two channels of one pixel. */
async function colourfulness(page: Page): Promise<number> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: new Uint8ClampedArray() };
    let most = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b] = [data[i], data[i + 1], data[i + 2]];
      most = Math.max(most, Math.abs(r - g), Math.abs(g - b));
    }
    return most;
  }, picture);
}

test('the colours can be seen as others see them, and stay so over a reload', async () => {
  // A small window, because a browser without a graphics card takes long to filter every pixel.
  const page = await open({ resumed: true, speed: 'off', painted: true, kept: kept(crowded.before, crowded.seed) });
  await page.setViewportSize({ width: 640, height: 480 });
  await atRest(page);
  await tool('Menu')(page);
  expect(await colourfulness(page)).toBeGreaterThan(60);
  const menu = await accessibility(page);
  for (const name of WHOLE_GAMES ? ['Protan', 'Deutan', 'Tritan', 'Grey'] : ['Grey'])
    await menu.getByRole('radio', { name }).check();
  await expect.poll(() => colourfulness(page)).toBeLessThanOrEqual(2);
  await page.reload();
  await atRest(page);
  await expect.poll(() => colourfulness(page)).toBeLessThanOrEqual(2);
});

test('less motion can be set by hand, whatever the system says', async () => {
  const page = await opened(tool('Menu'), { speed: 'full' });
  const still = () => page.locator('.board-layer').getAttribute('data-still');
  const loops = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.effect?.getTiming().iterations === Infinity).length,
    );
  const times = () =>
    page.evaluate(() =>
      ['--fast', '--calm', '--slow'].map((name) =>
        Number.parseFloat(getComputedStyle(document.body).getPropertyValue(name)),
      ),
    );
  expect(await still()).toBe('false');
  await expect.poll(loops).toBeGreaterThan(0);
  // Reduced motion: short fades, no endless animation, and nothing that travels.
  await (await accessibility(page)).getByRole('radio', { name: 'Reduced' }).check();
  await expect.poll(loops).toBe(0);
  expect(await still()).toBe('false');
  for (const time of await times()) expect(time).toBeGreaterThan(0);
  expect(Math.max(...(await times()))).toBeLessThanOrEqual(0.2);
  await page.keyboard.press('Escape');
  await tool('Menu')(page);
  const moved = await page.locator('.sheet').evaluate((sheet) => {
    const style = getComputedStyle(sheet);
    return [style.animationName, style.transitionProperty];
  });
  expect(moved).toEqual(['fade-in', 'opacity, color, background-color, border-color']);
  const topic = await accessibility(page);
  await topic.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'None' }).check();
  await expect.poll(still).toBe('true');
  expect(await times()).toEqual([0, 0, 0]);
});

test.each(ONE_SCREEN)('the bar, or on a desktop its column, can be on the left (phone: %s)', async (phone) => {
  const page = await opened(draft, { phone });
  const part = page.locator(phone ? '.hand-end .primary' : '.hand');
  const side = async () => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return x + width / 2 > (page.viewportSize()?.width ?? 0) / 2 ? 'right' : 'left';
  };
  expect(await side()).toBe('right');
  await page.getByRole('button', { name: 'Menu' }).click();
  await (await accessibility(page)).getByRole('radio', { name: 'Left' }).check();
  await expect.poll(side).toBe('left');
});

test('with colours forced by the system the focus and every choice are still marked', async () => {
  const page = await open({ resumed: true, speed: 'off', kept: kept(crowded.before, crowded.seed) });
  await page.emulateMedia({ forcedColors: 'active' });
  await atRest(page);
  await page.locator(FREE).first().focus();
  await press(page, 'Enter');
  await confirmButton(page).focus();
  expect(await hiddenFocus(page)).toBeNull();
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline('.player[data-active="true"]')).toBe('solid');
  const adjusted = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).forcedColorAdjust);
  expect(await adjusted('.emblem > .icon'), 'factions keep their signs').toBe('none');
  expect(await adjusted('.tools .icon')).toBe('auto');
});
