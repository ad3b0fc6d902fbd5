/** An evening in one room: three people, then a phone that comes with the first link, and the standings after each game. */

import { createAsk, tableRequests } from '@asteroute/client';
import { createRandom } from '@asteroute/engine';
import type { Key } from '@asteroute/page-online/keyring/keyring';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violations } from '../support/axe.ts';
import {
  atTable,
  button,
  codeOf,
  enter,
  expectSeated,
  openRoom,
  start,
  toResults,
  withFewTiles,
} from '../support/online.ts';
import { programFor, programOf } from '../support/seat-program.ts';
import { useStage } from '../support/stage.ts';

const open = useStage();
/** How often the test was begun: a second try must not meet the table of the first. */
let tries = 0;
/** Other seeds than in the other tests at the same server: a seed decides the id of the table that is opened. */
const person = (seed: number, phone = false) =>
  open({ speed: 'off', seed: 70_000 + tries * 100_000 + seed * 1000, phone });

/** The lines of the standings: name, games, games won, points. */
const standings = (page: Page) =>
  page.locator('.evening tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const cells = [...row.children].slice(1).map((cell) => cell.textContent ?? '');
      return { name: cells[0], games: Number(cells[1]), won: Number(cells[2]), points: Number(cells[3]) };
    }),
  );

/** Five phones take 18 s: they play in a soak. */
const IN_SOAK = { tags: ['soak'] };

test('three people and a late phone play three games in one room, with standings shown and heard', {
  tags: ['soak'],
}, async () => {
  tries++;
  const [ada, ben, cleo] = await Promise.all([person(1), person(2), person(3)]);
  const link = await openRoom(ada, { name: 'Ada' });
  for (const [page, name] of [
    [ben, 'Ben'],
    [cleo, 'Cleo'],
  ] as const) {
    await page.goto(link);
    await enter(page, name);
  }
  await expectSeated(ada, ['Ada', 'Ben', 'Cleo']);
  expect(await ada.locator('.evening').count()).toBe(0);
  // Few, because every page draws every turn of three games.
  await withFewTiles(ada, 5);
  await start(ada);
  await Promise.all([ada, ben, cleo].map(atTable));
  await (await programFor([ada, ben, cleo], createRandom(1))).playUntil(() => false);
  await Promise.all([ada, ben, cleo].map(toResults));
  await ada.getByRole('region', { name: 'Standings at this table' }).waitFor();
  await ada.locator('.evening [role=status]').filter({ hasText: 'After 1 game:' }).waitFor({ state: 'attached' });
  const first = await standings(ada);
  expect(first.map(({ games }) => games)).toEqual([1, 1, 1]);
  expect(await standings(cleo)).toEqual(first);

  // The second game begins once each has pressed one button.
  await button(ada, 'Play again').click();
  await ada.locator('.room .evening').waitFor();
  expect(await standings(ada)).toEqual(first);
  expect(await violations(ada)).toEqual([]);
  for (const page of [ben, cleo]) {
    await page.getByText(/wants? to play again/).waitFor();
    await button(page, 'Play again').click();
  }
  await Promise.all([ada, ben, cleo].map(atTable));
  await (await programFor([ben, cleo, ada], createRandom(2))).playUntil(() => false);
  await Promise.all([ada, ben, cleo].map(toResults));
  await expect.poll(() => standings(ben).then((rows) => rows.map(({ games }) => games))).toEqual([2, 2, 2]);
  const second = await standings(ben);
  for (const { name, points, won } of first) {
    const now = second.find((row) => row.name === name);
    expect(now?.points).toBeGreaterThanOrEqual(points);
    expect(now?.won).toBeGreaterThanOrEqual(won);
  }

  // Dan comes with the link of the first game, while the others wait for the third.
  await button(ben, 'Play again').click();
  await ben.locator('.room .evening').getByText('Meet again').click();
  await button(ben, 'Set this time for everyone').click();
  const dan = await person(4, true);
  await dan.goto(link);
  await dan.getByText('Ben wants to play again.').waitFor();
  await button(dan, 'Play too').tap();
  await enter(dan, 'Dan');
  await expect.poll(() => standings(dan)).toEqual(second);
  await dan.getByText(/^You meet again on /).waitFor();
  expect(await violations(dan)).toEqual([]);
  await dan.getByText('Meet again', { exact: true }).tap();
  const [file] = await Promise.all([dan.waitForEvent('download'), button(dan, 'Save for the calendar').tap()]);
  expect(file.suggestedFilename()).toBe('asteroute.ics');
  await button(dan, 'I’m ready').tap();
  for (const page of [ada, cleo]) {
    await page.getByText(/want to play again/).waitFor();
    await button(page, 'Play again').click();
  }
  await Promise.all([ada, ben, cleo, dan].map(atTable));
  await (await programFor([cleo, ada, ben, dan], createRandom(3))).playUntil(() => false);
  await toResults(dan);
  await expect
    .poll(() => standings(dan).then((rows) => rows.map(({ name, games }) => `${name} ${games}`).sort()))
    .toEqual(['Ada 3', 'Ben 3', 'Cleo 3', 'Dan 1']);
  expect((await standings(dan)).reduce((sum, { won }) => sum + won, 0)).toBeGreaterThanOrEqual(3);
  await dan
    .locator('.evening [role=status]')
    .filter({ hasText: /^After 3 games: / })
    .waitFor({ state: 'attached' });
});

// Minutes of five browsers: `npm run lab -- soak --only tests` plays it.
test('an evening in one flat: five phones over plain HTTP, three games, as docs/clubs.md says', IN_SOAK, async () => {
  tries++;
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
  const phone = (at: number) => open({ speed: 'off', seed: 232_000 + tries * 100 + at, phone: true, plainHttp: true });
  const phones = await Promise.all(names.map((_, at) => phone(at)));
  const [host, ...guests] = phones;
  expect(await host.evaluate(() => isSecureContext)).toBe(false);
  const link = await openRoom(host, { name: names[0] });
  const code = await codeOf(host);
  for (const [at, page] of guests.entries()) {
    // Half of them scan the picture, which is the link; the others type the code, and the host lets them in.
    const isScanned = at % 2 === 0;
    if (isScanned) await page.goto(link);
    else await page.getByLabel('Have a code?').fill(code);
    await enter(page, names[at + 1]);
    if (!isScanned) await button(host, `Let in: ${names[at + 1]}`).click();
    await expectSeated(host, names.slice(0, at + 2));
  }
  await expectSeated(host, names);
  const keys = () =>
    Promise.all(
      phones.map((page) =>
        page.evaluate(() => (JSON.parse(localStorage.getItem('asteroute.tables') ?? '[]') as Key[])[0]),
      ),
    );
  await withFewTiles(host, 9, inject('gameServer'));
  await start(host);
  for (let game = 1; game <= 3; game++) {
    await Promise.all(phones.map(atTable));
    const seated = await inSeatOrder(inject('gameServer'), await keys());
    await programOf(inject('gameServer'), seated, createRandom(game)).playUntil(() => false);
    await Promise.all(phones.map(toResults));
    await expect
      .poll(() => standings(guests[3]).then((rows) => rows.map(({ games }) => games)))
      .toEqual(names.map(() => game));
    if (game === 3) break;
    await button(host, 'Play again').tap();
    for (const page of guests) {
      await page.getByText(/wants? to play again/).waitFor();
      await button(page, 'Play again').tap();
    }
  }
  expect(await violations(guests[3])).toEqual([]);
});

/** The keys in the order of the seats, which moves on with each game. */
async function inSeatOrder(url: string, keys: readonly Key[]): Promise<readonly Key[]> {
  const { seat } = tableRequests(createAsk(url, fetch));
  const seats = await Promise.all(keys.map(seat));
  return keys.toSorted((a, b) => (seats[keys.indexOf(a)]?.seat ?? 0) - (seats[keys.indexOf(b)]?.seat ?? 0));
}
