/** The page over plain HTTP, as in a home without certificates: it replaces what browsers withhold there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { puzzlesOf } from '../pages/learning/puzzles.ts';
import { button, openRoom } from '../support/online.ts';
import { playDoor, useStage } from '../support/stage.ts';
import { atRest, dialog } from '../support/table-page.ts';

const open = useStage();
const PLAIN = { speed: 'off', plainHttp: true } as const;

/** Returns what pasting inserts. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' })));
  const field = page.locator('#paste');
  await field.focus();
  await page.keyboard.press('Control+V');
  const text = await field.inputValue();
  await field.evaluate((element) => element.remove());
  return text;
}

/** The text that is selected in the field that has the focus. */
const selected = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: field } = document;
    return field instanceof HTMLInputElement
      ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      : '';
  });

test('links are copied: of a game, from its dialog, of a table online, and of a puzzle', {
  tags: ['soak'],
}, async () => {
  const page = await open({ ...PLAIN, seed: 41 });
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
  await playDoor(page).click();
  await atRest(page);
  await button(page, 'Menu').click();
  await button(page, 'Share').click();
  const share = dialog(page, 'Share this game');
  const link = await share.getByLabel('Link to the game').inputValue();
  await share.getByRole('button', { name: 'Copy the link' }).click();
  await share.getByRole('button', { name: 'Copied' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await pasted(page)).toBe(link);

  await page.goto('/');
  const invitation = await openRoom(page, { name: 'Ada' });
  await button(page, 'Copy the link').click();
  await button(page, 'Copied').waitFor();
  expect(await pasted(page)).toBe(invitation);

  const [puzzle] = puzzlesOf('classic');
  // From an empty page and not by a reload, which could come before the page has written its history.
  await page.goto('about:blank');
  await page.goto(`/#puzzles/classic/${puzzle.id}`);
  await atRest(page);
  await page.locator('.puzzle-actions').getByRole('button').first().click();
  await page.locator('.puzzle-actions').getByRole('button', { name: 'copied' }).waitFor();
  expect(await pasted(page)).toContain(`#puzzles/classic/${puzzle.id}`);
});

test('where HTTPS gives the share dialog, an installed game and play without a network, a sentence says what is missing', async () => {
  const page = await open({ ...PLAIN, seed: 43 });
  await button(page, 'Settings').click();
  await dialog(page, 'Settings').getByText('More', { exact: true }).click();
  await dialog(page, 'Settings').getByText('played without a network only over HTTPS: ask whoever runs').waitFor();
  await page.keyboard.press('Escape');
  await playDoor(page).click();
  await atRest(page);
  await button(page, 'Menu').click();
  await button(page, 'Share').click();
  await dialog(page, 'Share this game').getByText('share dialog only over HTTPS').waitFor();
});

test('where the browser refuses to copy, the link is selected and a sentence says what to do', async () => {
  const page = await open({
    ...PLAIN,
    seed: 42,
    before: () => {
      document.execCommand = () => false;
    },
  });
  const invitation = await openRoom(page, { name: 'Ada' });
  await button(page, 'Copy the link').click();
  await page.getByText('copy it by hand').waitFor();
  expect(await selected(page)).toBe(invitation);

  const [puzzle] = puzzlesOf('classic');
  // From an empty page and not by a reload, which could come before the page has written its history.
  await page.goto('about:blank');
  await page.goto(`/#puzzles/classic/${puzzle.id}`);
  await atRest(page);
  await page.locator('.puzzle-actions').getByRole('button').first().click();
  await page.getByText('copy it by hand').waitFor();
  expect(await selected(page)).toContain(`#puzzles/classic/${puzzle.id}`);
});
