/** The pages of accounts and leagues by keys and live regions alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { headingFaults, heard, listenTo } from '../support/hearing.ts';
import { expectFocus, focused, press, tabTo } from '../support/keyboard.ts';
import { useStage } from '../support/stage.ts';

const open = useStage();
/** How often a test was begun: a second try must meet neither the account nor the league of the first. */
let tries = 0;

async function openAt(hash: string, seed: number): Promise<Page> {
  const page = await open({ speed: 'off', seed: 94_800 + seed + 10 * tries });
  await page.goto(`/${hash}`);
  await page.locator('main form').first().waitFor();
  await listenTo(page);
  return page;
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await press(page, 'Enter');
}

async function choose(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await press(page, 'Enter');
}

test('an account: made, a wrong code, a second device on both sides, and one removed', { tags: ['soak'] }, async () => {
  tries++;
  const [desk, phone] = [await openAt('#account', 1), await openAt('#account', 2)];
  expect(await headingFaults(desk)).toEqual([]);
  await type(phone, 'Recovery code', 'ABC');
  await heard(phone, /^A letter of this code is wrong or missing/);
  await expectFocus(phone);
  const name = `Heard ${tries}`;
  await type(desk, 'Your name', name);
  await heard(desk, new RegExp(`^This device now belongs to the account of ${name}`));
  await expect.poll(() => focused(desk)).toBe('Account');
  expect(await headingFaults(desk)).toEqual([]);

  await choose(desk, 'Add a device');
  await heard(desk, /type this code there:[\s\S]*([A-Z] ){5}[A-Z]/);
  await expect.poll(() => focused(desk)).toBe('Cancel');
  const code = await desk.locator('.account-digits .visually-hidden').innerText();
  // The field is before the last one, where the focus is.
  await phone.getByLabel('Code from the other device').focus();
  await type(phone, 'Code from the other device', code.replaceAll(' ', ''));
  for (const page of [desk, phone]) await heard(page, /number[\s\S]*(\d ){5}\d/);
  await choose(desk, 'Yes, they are the same');
  await heard(desk, /^The device is added/);
  await heard(phone, new RegExp(`^This device now belongs to the account of ${name}`));
  await expect.poll(() => focused(phone)).toBe('Account');
  await choose(desk, /^Remove /);
  await heard(desk, /^Remove .* – Really\? Press again$/);
  await press(desk, 'Enter');
  await heard(desk, /^The device is removed and signed out/);
  await expectFocus(desk);
});

test('a league: who enters, the next game, and who is at its table', async () => {
  tries++;
  const ada = await openAt('#leagues', 3);
  expect(await headingFaults(ada)).toEqual([]);
  await type(ada, 'Name of the league', 'By ear');
  await ada.getByLabel('Link to the league').waitFor();
  await expect.poll(() => focused(ada)).toBe('By ear');
  await type(ada, 'Your name', 'Ada');
  await heard(ada, /^1 player, Ada$/);
  await expectFocus(ada);
  const ben = await openAt(new URL(ada.url()).hash, 4);
  await type(ben, 'Your name', 'Ben');
  await heard(ada, /^2 players, Ada, Ben$/);
  await choose(ada, 'Pair the first round');
  await heard(ada, /^Round 1\. Against Ben\. (You begin|The other player begins)\./);
  await expectFocus(ada);
  expect(await headingFaults(ada)).toEqual([]);
  await heard(ben, /^Round 1\. Against Ada\./);
  await choose(ben, /^Play: Against Ada/);
  await heard(ada, /Ben is at the table\.$/);
});
