/** The official deck of the day: an account with one press, one try, and results that nobody can make up. */
import { randomBytes } from 'node:crypto';
import type { DailyOverview } from '@asteroute/protocol/contests';
import { TestDevice } from '@asteroute/server/account-device';
import { ask } from '@asteroute/server/testing';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { misfits } from '../../support/fit.ts';
import { heard, listenTo } from '../../support/hearing.ts';
import { button } from '../../support/online.ts';
import { newestTry, playTry } from '../../support/play/daily-tries.ts';
import { useStage } from '../../support/stage.ts';

const open = useStage();

/** Whom the account of the page has met is offered for a star, and the people of a table have their own list. */
async function expectPeople(page: Page, session: string): Promise<void> {
  const [own, other] = [randomBytes(32), randomBytes(32)].map((token) => token.toString('base64url'));
  const name = `Zed ${own.slice(0, 8)}`;
  const zed = await new TestDevice().create(inject('gameServer'), name);
  const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };
  const opening = { id: 'met', plan, name: 'Dee', account: session };
  const { table } = await ask(inject('gameServer'), 'POST /api/games', { token: own, body: opening });
  const joins = { type: 'join', id: 'join', name: 'Zed', clientSeed: '', account: zed.session };
  for (const body of [joins, { type: 'resign', id: 'resign' }])
    await ask(inject('gameServer'), 'POST /api/games/:id/commands', { params: { id: table }, token: other, body });
  // From an empty page and not by a reload, which could come before the page has written its history.
  await page.goto('about:blank');
  await page.goto(`/#daily/${table}`);
  const official = page.getByRole('region', { name: 'Official' });
  const met = official.getByRole('group', { name: 'You have played with' });
  await met.getByRole('checkbox', { name: `${name} is one of my people` }).check();
  const classic = official.getByRole('region', { name: 'Classic', exact: true });
  expect(await classic.getByRole('radio', { name: 'This table' }).isChecked()).toBe(true);
  await classic.getByRole('row', { name: /\(you\)/ }).waitFor();
  expect([await violations(page), await misfits(page)]).toEqual([[], []]);
  expect(await page.evaluate(() => localStorage.getItem('asteroute.daily-people'))).toBe(`["${zed.id}"]`);
}

/** Every way from the page of a try to more help than at a tournament is closed, also by address and by key. */
async function expectNoHelp(page: Page): Promise<void> {
  const start = page.url();
  const goTo = async (over: string) => {
    await page.evaluate((to) => location.replace(to), `${start}${over}`);
    await page.locator('.table[data-assist="tournament"]').waitFor();
  };
  const dialogs = () => page.getByRole('dialog').count();
  for (const over of ['?sheet=share', '?sheet=play-on', '?sheet=hint', '?sheet=why', '?review=1', '?review'])
    expect([over, await goTo(over), await dialogs(), await page.locator('.review').count()]).toEqual([
      over,
      undefined,
      0,
      0,
    ]);
  for (const over of ['', '?plan']) {
    await goTo(over);
    for (const key of ['i', 'w']) await page.keyboard.press(key);
    expect([over, await dialogs()]).toEqual([over, 0]);
    await goTo(`${over === '' ? '?' : '?plan&'}sheet=menu`);
    await page.getByRole('radio', { name: 'Tournament' }).waitFor();
    expect(await page.getByRole('radio', { name: /^(Learn|Standard)/ }).count()).toBe(0);
    expect(await button(page, /^Share/).count()).toBe(0);
  }
  await goTo('?look=0');
  await page.locator('.replay').waitFor();
  expect(await page.locator('.replay-ways button').count()).toBe(1);
  await goTo('');
}

test("a day's deck: one try from an account made with one press; a forged and a second result are refused", async () => {
  const page = await open({ seed: 221001, speed: 'off', kept: { 'asteroute.name': '"Dee of the deck"' } });
  await button(page, /^Every day/).click();
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
  await expectNoHelp(page);

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

  const [origin, account] = [inject('gameServer'), session];
  const { today } = await ask(origin, 'GET /api/daily', { account });
  const own = today.decks.find(({ edition }) => edition === 'classic')?.own;
  expect(own).toMatchObject({ table: key.table, state: 'finished' });
  // The same table again, in which nothing can be played; and nothing takes a result from outside.
  const params = { day: today.day, edition: 'classic' };
  expect(await ask(origin, 'POST /api/daily/:day/:edition', { params, account })).toMatchObject({ table: key.table });
  const turn = { type: 'turn', id: 'x', turn: 0, x: 0, y: 1, rotation: 0, action: { type: 'pass' } };
  const sent = { params: { id: key.table }, token: key.token, body: turn };
  expect(await ask(origin, 'POST /api/games/:id/commands', sent)).toMatchObject({ fault: { code: 'wrong-status' } });
  const forged = await fetch(`${origin}/api/daily/${today.day}/classic/result`, {
    method: 'POST',
    headers: { 'Asteroute-Account': session },
    body: JSON.stringify({ margin: 99 }),
  });
  expect(await forged.json()).toMatchObject({ fault: { code: 'unknown-path' } });
  expect(
    (await ask(origin, 'GET /api/daily', { account })).today.decks.find(({ edition }) => edition === 'classic')?.own,
  ).toEqual(own);

  await expectPeople(page, session);
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

test("in the minute after midnight yesterday's results are announced, and nobody asks for them", async () => {
  const page = await open({ seed: 221003, speed: 'off' });
  await page.route('**/api/daily', async (route) => {
    const overview: DailyOverview = await (await route.fetch()).json();
    const decks = overview.yesterday.decks.map((deck) => ({ ...deck, seed: null }));
    await route.fulfill({ json: { ...overview, yesterday: { ...overview.yesterday, decks } } });
  });
  const lists: string[] = [];
  page.on('request', (request) => request.url().endsWith('/list') && lists.push(request.url()));
  await page.goto('/#daily');
  const official = page.getByRole('region', { name: 'Official' });
  const soon = official.getByText('The results come a minute after the day has ended.');
  await soon.first().waitFor({ state: 'attached' });
  expect([await soon.count(), lists]).toEqual([2, []]);
  await page.unroute('**/api/daily');
  await page.waitForResponse((response) => response.url().endsWith('/list'));
  await expect.poll(() => soon.count()).toBe(0);
});
