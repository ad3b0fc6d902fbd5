/** The page of the account: of a guest, of its owner, and both sides of a further device. */
import type { Page } from 'playwright-core';
import { goTo, ownName, type Scene, type Stage, seedFor } from './scene.ts';

async function openAccount(stage: Stage, page: number): Promise<Page> {
  const opened = await stage.open({ seed: seedFor(stage, 0, page), speed: 'off', locale: stage.tag });
  await goTo(opened, '#account');
  await opened.locator('.card').first().waitFor();
  return opened;
}

const devices = (page: Page) => page.locator('.account-keys');

export const accountScene: Scene = {
  name: 'account',
  async *play(stage) {
    const [page, other] = [await openAccount(stage, 0), await openAccount(stage, 1)];
    yield { name: 'guest', page };
    await page.locator('.account-code').last().fill('ABCDE');
    await page.locator('form:has(.account-code) .primary').last().click();
    await page.locator('.card .text-danger[role=alert]').waitFor();
    yield { name: 'a wrong code', page };
    await page.locator('.card input').first().fill(ownName(stage, 2));
    await page.keyboard.press('Enter');
    await devices(page).waitFor();
    yield { name: 'owner', page };
    await devices(page).locator('.primary').click();
    await page.locator('.account-digits').waitFor();
    yield { name: 'the code for another device', page };
    const code = await page.locator('.account-digits [aria-hidden]').innerText();
    await other.locator('.account-code').first().fill(code);
    await other.keyboard.press('Enter');
    await other.locator('.account-digits').waitFor();
    await page.locator('.account-pairing .primary').waitFor();
    yield { name: 'the number on this device', page };
    yield { name: 'the number on the new device', page: other };
    await page.locator('.account-pairing .primary').click();
    await devices(other).waitFor();
    yield { name: 'two devices', page };
    await page.locator('.account-recovery button').click();
    await page.locator('.account-printed').waitFor();
    yield { name: 'a recovery code', page };
    const remove = page.locator('.card').last().locator('.text-danger');
    await remove.click();
    yield { name: 'asked whether to delete', page };
    await remove.blur();
    await devices(page).locator('.text-danger').click();
    await devices(page).locator('.text-danger').click();
    await devices(page).locator('.text-danger').waitFor({ state: 'detached' });
    yield { name: 'a removed device', page };
  },
};
