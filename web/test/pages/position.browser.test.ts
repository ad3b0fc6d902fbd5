/** A real table in mid-game: its position is put together in the editor, judged by the rules, and thought about. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { useStage } from '../support/stage.ts';
import { confirmButton } from '../support/table-page.ts';

const open = useStage();

const CLASSIC = {
  edition: 'classic',
  modules: [],
  options: {},
  starter: 0,
  seats: [
    { name: 'Ada', color: 'red', bot: null },
    { name: 'Ben', color: 'blue', bot: null },
  ],
};

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Set up a position', exact: true });
const faults = (page: Page): Locator => panel(page).getByRole('status', { name: 'What is wrong' });
const part = (page: Page, name: string) => panel(page).getByRole('radio', { name, exact: true }).check();
const cell = (page: Page, name: RegExp): Locator => page.getByRole('gridcell', { name });
const kind = (page: Page, id: string): Locator => panel(page).locator(`.kind:has([href="#tile-${id}"])`);
const spot = (page: Page, name: RegExp): Locator => page.locator('.board-spot', { hasText: name });

/** Lays a tile by keys. */
async function lay(page: Page, id: string, where: RegExp): Promise<void> {
  await kind(page, id).press('Enter');
  await cell(page, where).press('Enter');
  await panel(page).getByRole('button', { name: 'Take away' }).waitFor();
}

/** Puts a meeple of a player on the selected tile, or takes it away. */
async function stand(page: Page, who: string, where: RegExp): Promise<void> {
  await panel(page).getByRole('radio', { name: who }).check();
  await spot(page, where).press('Enter');
}

test('a position with meeples and points is put together, a fault is told and mended, and it is thought about', async () => {
  const page = await open({ speed: 'off', kept: { 'asteroute.setup.3': JSON.stringify(CLASSIC) } });
  await page.evaluate(() => {
    location.hash = '#editor';
  });
  await page.getByRole('button', { name: 'Set up a position' }).click();
  await faults(page).getByText('Nothing contradicts the rules.').waitFor();
  await cell(page, /^Start/).press('Enter');
  await stand(page, 'Ben', /city/);
  await lay(page, 'CL-straight', /^East 1, empty/);
  await stand(page, 'Ada', /road/);
  await lay(page, 'CL-curve', /^West 1, empty/);
  await lay(page, 'CL-monastery', /^South 1, empty/);
  await stand(page, 'Ben', /abbey/);
  await lay(page, 'CL-junction3', /^East 2, empty/);
  expect(await violations(page)).toEqual([]);

  // The city of the start tile is completed, so that its meeple must have come back.
  await lay(page, 'CL-c1', /^North 1, empty/);
  const told = faults(page).getByRole('button', { name: /^Start: The realm is completed and was scored/ });
  await told.waitFor();
  await panel(page).getByRole('button', { name: 'Judge this position' }).click();
  await stand(page, 'Ben', /city/);
  await told.waitFor({ state: 'detached' });
  await panel(page).getByRole('button', { name: 'One step back' }).click();
  await told.click();
  await stand(page, 'Ben', /city/);
  await faults(page).getByText('Nothing contradicts the rules.').waitFor();

  await part(page, 'Players');
  await panel(page).getByLabel('Ada Points').fill('12');
  await panel(page).getByLabel('Ben Points').fill('7');
  await panel(page).getByRole('radio', { name: 'Ben' }).check();
  await kind(page, 'CL-c3').click();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await panel(page).getByRole('button', { name: 'Judge this position' }).click();

  const hint = page.getByRole('dialog', { name: 'Hint' });
  await hint.getByRole('button', { name: 'Think on' }).click();
  expect(await page.getByText(/^Ben: Where does it lie/).isVisible(), 'the advice has the room').toBe(false);
  await expect.poll(() => hint.getByText(/Expected lead .*±/).count()).toBe(5);
  await hint.locator('.advice button').first().click();
  await confirmButton(page).click();
  await page.getByText(/^Ada: Which tile was drawn/).waitFor();
  await page.reload();
  await page.getByText(/^Ada: Which tile was drawn/).waitFor();
  await page.getByRole('button', { name: 'Set up a position' }).click();
  await faults(page).getByText('Nothing contradicts the rules.').waitFor();
  await part(page, 'Game');
  await panel(page).getByText('The position as text').click();
  const text = await panel(page).getByRole('textbox', { name: 'The position as text' }).inputValue();
  await panel(page).getByRole('button', { name: 'Clear the board' }).click();
  await panel(page).getByLabel('A text from elsewhere').fill('{}');
  await panel(page).getByRole('button', { name: 'Use this text' }).click();
  await panel(page).getByRole('alert').getByText('This text describes no position.').waitFor();
  await panel(page).getByLabel('A text from elsewhere').fill(text);
  await panel(page).getByRole('button', { name: 'Use this text' }).click();
  await cell(page, /^East 2/).waitFor();
});
