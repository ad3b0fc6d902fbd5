/** Five friends, two of them on phones, in one room: by code and by link, one who leaves and comes back, and one who is late. */
import { createRandom } from '@asteroute/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled, tilesOnBoard } from '../support/board-page.ts';
import {
  atTable,
  button,
  codeOf,
  enter,
  expectSeated,
  openRoom,
  start,
  toLobby,
  toResults,
  withFewTiles,
} from '../support/online.ts';
import { programFor } from '../support/seat-program.ts';
import { useStage } from '../support/stage.ts';

const open = useStage();
/** How often the test was begun: a second try must not meet the table of the first. */
let tries = 0;
const person = (seed: number, phone = false) => open({ speed: 'off', seed: tries * 100_000 + seed * 1000, phone });

/** Types a code on the start page and asks to come in under a name. */
async function askByCode(page: Page, code: string, name: string): Promise<void> {
  await page.getByLabel('Have a code?').fill(code.toLowerCase());
  await enter(page, name);
  await page.getByRole('status').getByText('The host is asked.').waitFor();
}

/** The facts about the game that the room shows. */
const facts = (page: Page) => page.locator('.room-facts > li').allTextContents();

test('five friends meet in a room, play, lose and find one, and play on with the one who was late', {
  tags: ['soak'],
}, async () => {
  tries++;
  const [ada, ben, cleo, dan, eva] = await Promise.all([
    person(1),
    person(2, true),
    person(3),
    person(4, true),
    person(5),
  ]);
  const link = await openRoom(ada, { name: 'Ada' });
  const code = await codeOf(ada);
  await askByCode(ben, code, 'Ben');
  await button(ada, 'Let in: Ben').click();
  await expectSeated(ada, ['Ada', 'Ben']);
  await cleo.goto(link);
  await expect.poll(() => cleo.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await enter(cleo, 'Cleo');
  await expectSeated(ada, ['Ada', 'Ben', 'Cleo']);
  await dan.goto(link);
  await enter(dan, 'Dan');
  await expectSeated(ada, ['Ada', 'Ben', 'Cleo', 'Dan']);

  // Everybody sees what the faction of a seat does.
  const faction = (name: string) => ben.locator('.room-seat', { hasText: name }).locator('.room-faction');
  expect(await faction('Ada').innerText()).toMatch(/^Rebel Alliance\s+One more die/);
  expect(await faction('Cleo').innerText()).toMatch(/^Empire\s+One more die/);

  // A player chooses a free colour by pressing the own piece.
  await button(dan, /^Colour of Dan/).tap();
  await button(dan, 'Orange').tap();
  await ada.locator('.room-seat[data-color="orange"]', { hasText: 'Dan' }).waitFor();
  expect(await button(cleo, /^Colour of Dan/).count()).toBe(0);

  // Everybody sees what the host changes, and is asked again whether they are ready.
  await button(ben, 'I’m ready').click();
  await ada.getByText('Cleo and Dan are not ready yet.').waitFor();
  await ada.getByRole('radio', { name: /^Classic/ }).check();
  await ada.getByLabel(/^River/).check();
  for (const page of [ben, cleo, dan]) {
    await expect.poll(() => facts(page)).toEqual(['Classic', 'River', 'No time limit']);
    await button(page, 'I’m ready').waitFor();
  }
  await ada.getByRole('radio', { name: /^Star Wars Edition/ }).check();
  await button(ada, 'Let Dan play earlier').click();
  for (const page of [ada, ben, cleo, dan]) await expectSeated(page, ['Ada', 'Ben', 'Dan', 'Cleo']);
  expect(await cleo.locator('.room-seat', { hasText: 'Cleo' }).getByText('You').count()).toBe(1);
  await withFewTiles(ada, 7);
  for (const page of [ben, cleo]) await button(page, 'I’m ready').click();
  await ada.getByText('Dan is not ready yet.').waitFor();
  await start(ada);
  await Promise.all([ada, ben, cleo, dan].map(atTable));

  await eva.goto(link);
  await atTable(eva);
  await eva.getByText('You are watching. You will be asked for the next game.').waitFor();
  const program = await programFor([ada, ben, dan, cleo], createRandom(1));
  await program.playUntil(({ turns }) => turns >= 3);
  await expect.poll(() => tilesOnBoard(cleo)).toBe(4);

  await cleo.goto('/');
  await cleo.locator('.my-table .board-map-last').waitFor();
  await program.playUntil(({ turns }) => turns >= 6);
  await cleo.reload();
  await button(cleo, /3 moves since you were here/).click();
  await atTable(cleo);
  await ada.getByRole('img', { name: 'Cleo is here' }).waitFor();
  await program.playUntil(() => false);

  await Promise.all([ada, ben, cleo, dan, eva].map(toResults));
  expect(await button(eva, 'Play again').count()).toBe(0);
  await button(ada, 'Play again').click();
  await eva.getByText('Ada wants to play again.').waitFor();
  await button(eva, 'Play too').click();
  await enter(eva, 'Eva');
  await button(eva, 'I’m ready').click();
  for (const page of [ben, cleo, dan]) {
    await page.getByText(/want to play again|wants to play again/).waitFor();
    expect(await button(page, 'Play again').count()).toBe(1);
    await button(page, 'Play again').click();
  }
  await Promise.all([ada, ben, cleo, dan, eva].map(atTable));
  expect(await eva.locator('.player-own').allTextContents()).toEqual(['Ben', 'Dan', 'Cleo', 'Ada', 'Eva']);
  await settled(eva);
});

test('a code that leads nowhere says so', async () => {
  const page = await open({
    speed: 'off',
    before: () => {
      const { fetch } = window;
      window.fetch = (...asked) =>
        String(asked[0]).includes('/api/codes/')
          ? Promise.resolve(Response.json({ fault: { code: 'unknown-code', detail: '' } }))
          : fetch(...asked);
    },
  });
  await page.getByLabel('Have a code?').fill('qqqqqqq');
  await page.getByRole('alert').getByText('No open table has this code.').waitFor();
});

test('who types a code asks by one press and sits once the host has let them in; another is turned away', async () => {
  tries++;
  const [host, guest, stranger] = await Promise.all([person(6), person(7, true), person(8)]);
  await openRoom(host, { name: 'Ada' });
  const code = await codeOf(host);
  await askByCode(guest, code, 'Bo');
  await askByCode(stranger, code, 'Cy');
  await host.getByText('Cy would like to come in.').waitFor();
  // A reload asks nothing again: the host still sees two who wait.
  await stranger.reload();
  await stranger.getByRole('status').getByText('The host is asked.').waitFor();
  expect(await host.locator('.room-knock').count()).toBe(2);
  const answer = host.getByRole('button', { name: 'Let in: Bo' });
  await answer.focus();
  await answer.press('Enter');
  await expectSeated(guest, ['Ada', 'Bo']);
  await button(host, 'Not now: Cy').click();
  await stranger.getByRole('alert').getByText('The host is not letting you in').waitFor();
  expect(await host.locator('.room-knock').count()).toBe(0);
});

test('a host asks to be asked: a table in the lobby lets nobody in by itself', async () => {
  tries++;
  const [host, guest] = await Promise.all([person(11), person(12, true)]);
  await toLobby(host);
  await openRoom(host, { name: `Ada${tries}`, public: true });
  await host.getByLabel(/^Ask me first/).check();
  await host.locator('.room-facts').getByText('The host lets people in').waitFor();
  await guest.goto(host.url());
  await enter(guest, 'Bo');
  await guest.getByRole('status').getByText('The host is asked.').waitFor();
  await button(host, 'Let in: Bo').click();
  await expectSeated(host, [`Ada${tries}`, 'Bo']);
});
