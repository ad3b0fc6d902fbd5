/** The rulebook as a reader uses it: by keyboard, by touch, by the number of a rule, and from the table. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousViolations } from '../../support/axe.ts';
import { focused, press, tabTo } from '../../support/keyboard.ts';
import { type PageOptions, playDoor, useStage } from '../../support/stage.ts';

const open = useStage();

async function openBook(options: PageOptions = {}): Promise<Page> {
  const page = await open(options);
  await page.getByRole('button', { name: 'Rulebook' }).click();
  await page.getByRole('heading', { name: 'Rulebook' }).waitFor({ state: 'attached' });
  return page;
}

const figure = (page: Page, title: string): Locator => page.getByRole('figure', { name: `Figure: ${title}` });
const answer = (at: Locator): Locator => at.locator('.figure-answer');

async function lookUp(page: Page, rule: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search the rules' }).fill(rule);
  await page.locator('.book-hits button').first().click();
}

/** A cell of a figure's board. */
const cell = (at: Locator, stop: string): Locator => at.locator(`.board-cell[data-stop="${stop}"]`);

describe('a reader with a keyboard', () => {
  test('finds a rule by number, tries the tile wrong and right, and hears the rules', async () => {
    const page = await openBook();
    await tabTo(page, 'Search the rules');
    await page.keyboard.type('sw 16');
    await tabTo(page, /^Placing a tile/);
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toMatch(/^Draw one tile/);
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#rules\/SW-\d+$/);
    await page.reload();
    await expect.poll(() => focused(page), { message: 'a reload keeps the place' }).toMatch(/^Draw one tile/);
    await page.evaluate(() => {
      location.hash = '#rules/SW-34';
    });
    const lit = page.locator('[data-lit="true"]');
    await expect.poll(() => lit.innerText(), { message: 'an address that is typed turns the page' }).toMatch(/SW-34/);
    expect(await lit.evaluate((told) => told.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    await page.evaluate(() => {
      location.hash = '#rules/SW-16';
    });
    await expect.poll(() => focused(page)).toMatch(/^Draw one tile/);
    const fit = figure(page, 'Where does it fit?');
    await tabTo(page, 'West\u00a01 North\u00a02, empty');
    await press(page, 'Enter');
    await tabTo(page, 'Place it here');
    await press(page, 'Enter');
    await expect.poll(() => answer(fit).innerText()).toMatch(/No side.*D-2/s);
    await cell(fit, '-1,-1').focus();
    await press(page, 'Enter');
    await tabTo(page, 'Place it here');
    await press(page, 'Enter');
    await expect.poll(() => answer(fit).innerText()).toMatch(/do not match: space against asteroid field.*SW-16/s);
    await tabTo(page, 'Turn the tile');
    const sides = () => fit.locator('.figure-ask [role="status"]').innerText();
    const before = await sides();
    expect(before).toMatch(/^Tile in hand: .*(north|east|south|west)/);
    await press(page, 'Enter');
    await expect.poll(sides).not.toBe(before);
    await tabTo(page, 'Place it here');
    await press(page, 'Enter');
    await expect.poll(() => answer(fit).innerText()).toMatch(/Right!.*Red \+8.*3 tiles × 2 \+ 1 symbol × 2/s);
  });

  test('plays the battle of three colours to its end (E5)', async () => {
    const page = await openBook();
    await lookUp(page, 'SW-33');
    const battle = figure(page, 'Three in one field');
    await battle.getByRole('button', { name: 'Show me' }).press('Enter');
    await battle.getByRole('button', { name: '1', exact: true }).press('Enter');
    await expect.poll(() => answer(battle).innerText()).toMatch(/Not quite.*SW-30/s);
    await battle.getByRole('button', { name: '2', exact: true }).press('Enter');
    // The focus stays in the figure though the pressed button has gone.
    await expect.poll(() => focused(page)).toMatch(/^\d$/);
    await battle.getByRole('button', { name: '2', exact: true }).press('Enter');
    await battle.getByRole('button', { name: 'Roll the dice' }).press('Enter');
    await expect.poll(() => answer(battle).innerText()).toContain('Tie: Red and Black +1 each');
    await battle.getByRole('button', { name: 'Roll the dice' }).press('Enter');
    await expect.poll(() => answer(battle).innerText()).toContain('Black +12');
    expect(await battle.locator('.figure-scores').innerText()).toMatch(/Red:\s+3\s+Black:\s+13\s+\w+:\s+1/);
  });
});

describe('a reader with a finger', () => {
  test('sends a meeple to a taken route, then to the free field (E1a)', { tags: ['soak'] }, async () => {
    const page = await openBook({ phone: true });
    await page.getByRole('combobox', { name: 'Contents' }).selectOption('Placing a meeple');
    const free = figure(page, 'Which realm is free?');
    const spot = (name: RegExp) => free.locator('.board').getByRole('button', { name });
    await spot(/trade route/)
      .first()
      .scrollIntoViewIfNeeded();
    const routes = await spot(/trade route/).all();
    for (const route of routes) {
      await route.tap();
      if (/SW-20/.test(await answer(free).innerText())) break;
    }
    await expect.poll(() => answer(free).innerText()).toMatch(/Somebody is there already: trade route.*SW-20/s);
    await spot(/asteroid field/).tap();
    await expect.poll(() => answer(free).innerText()).toMatch(/Right!.*Red \+3/s);
  });

  test('can scroll the page with the finger on a board', async () => {
    const page = await openBook({ phone: true });
    // Only one bar stays visible above the page.
    const top = await page.locator('.book-page').boundingBox();
    expect(top?.y).toBeLessThanOrEqual(64);
    const { scrollHeight, clientHeight } = await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return { scrollHeight, clientHeight };
    });
    expect(scrollHeight, 'only the page below the bar scrolls').toBe(clientHeight);
    // Each paragraph has one small link, however many rules it states.
    expect(await page.locator('.book-text').evaluateAll((all) => all.every((one) => one.children.length <= 1))).toBe(
      true,
    );
    expect(await page.locator('.book-text .rule').first().getAttribute('aria-label')).toMatch(/^Rule SW-1, Rule SW-2/);
    const action = await page
      .locator('.figure .board')
      .first()
      .evaluate((board) => getComputedStyle(board).touchAction);
    expect(action).toBe('pan-y');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});

test('the table’s menu opens the rulebook of its edition and comes back to the game', async () => {
  const page = await open({ speed: 'off' });
  await page.getByRole('button', { name: 'Or Classic' }).click();
  await playDoor(page).click();
  await page.locator('.hand').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Rulebook' }).click();
  await page.locator('.book.theme-countryside').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.locator('.hand').waitFor();
});

test('axe has no serious complaint about a page of either edition', async () => {
  const page = await openBook();
  for (const rule of ['SW-23', 'AB-5']) {
    await lookUp(page, rule);
    expect(await seriousViolations(page)).toEqual([]);
  }
});
