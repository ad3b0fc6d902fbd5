/** The official deck of the day: an account with one press, one try, and results that nobody can make up. */
import type { DailyOverview } from '@asteroute/protocol';
import { expect, inject, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { askServer, newestTry, playTry } from '../support/daily-tries.ts';
import { heard, listenTo } from '../support/hearing.ts';
import { button } from '../support/online.ts';
import { useStage } from '../support/stage.ts';

const open = useStage();

/** Asks the run's server. */
const ask = <T>(path: string, headers: Record<string, string>, body?: object) =>
  askServer<T>(inject('gameServer'), path, headers, body);

test("a day's deck: one try from an account made with one press; a forged and a second result are refused", async () => {
  const page = await open({ seed: 221001, speed: 'off', kept: { 'asteroute.name': '"Dee of the deck"' } });
  await button(page, 'Deck of the day').click();
  const official = page.getByRole('region', { name: 'Official' });
  await official.getByText(/^An official try takes an account/).waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Make an account').click();
  const classic = official.getByRole('region', { name: 'Classic', exact: true });
  const asked = page.waitForRequest((request) => /api\/daily\/.*classic$/.test(request.url()));
  await classic.getByRole('button', { name: 'Begin the official try' }).click();
  const session = (await (await asked).allHeaders())['asteroute-account'];
  await page.locator('.hand-tile').waitFor();
  // No advice of a bot in an official try.
  expect(await page.locator('.hint').count()).toBe(0);
  const key = await newestTry(page);

  // The result comes while the page is open, and is said.
  await page.goto('/#daily');
  await classic.getByRole('button', { name: 'To the table' }).waitFor();
  await listenTo(page);
  await playTry(inject('gameServer'), key);
  await heard(page, /ahead|behind|points?[\s\S]*Place \d/i);
  await classic.getByText(/^Place \d+ of \d+$/).waitFor();
  expect(await classic.getByRole('button', { name: /official try|To the table/ }).count()).toBe(0);
  await classic.getByRole('row', { name: /\(you\)/ }).waitFor();
  expect(await violations(page)).toEqual([]);

  const account = { 'Asteroute-Account': session };
  const { today } = await ask<DailyOverview>('daily', account);
  const own = today.decks.find(({ edition }) => edition === 'classic')?.own;
  expect(own).toMatchObject({ table: key.table, state: 'counted' });
  // The same table again, in which nothing can be played; and nothing takes a result from outside.
  const deck = `daily/${today.day}/classic`;
  expect(await ask(deck, account, {})).toMatchObject({ table: key.table });
  const turn = { type: 'turn', id: 'x', turn: 0, x: 0, y: 1, rotation: 0, action: { type: 'pass' } };
  expect(await ask(`games/${key.table}/commands`, { Authorization: `Bearer ${key.token}` }, turn)).toMatchObject({
    fault: { code: 'wrong-status' },
  });
  expect(await ask(`${deck}/result`, account, { margin: 99 })).toMatchObject({ fault: { code: 'unknown-path' } });
  expect(
    (await ask<DailyOverview>('daily', account)).today.decks.find(({ edition }) => edition === 'classic')?.own,
  ).toEqual(own);

  await classic
    .getByRole('button', { name: /^Look at the game of/ })
    .first()
    .click();
  await page.locator('.replay').waitFor();
});

test('without a server the deck of the day is practice, and says so', async () => {
  const page = await open({ seed: 221002, speed: 'off', phone: true });
  await page.route('**/api/daily', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/#daily');
  await page.getByText('No server answers, so there is only practice now.').waitFor();
  await button(page, 'Play').waitFor();
  expect(await violations(page)).toEqual([]);
});
