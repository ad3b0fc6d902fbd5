/** A best of three in two browsers: one game to its end, two that are given up, with what is shown and said. */
import { createRandom } from '@asteroute/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { heard, listenTo } from '../../support/hearing.ts';
import { atTable, button, resultsOf, toResults } from '../../support/online.ts';
import { createLeague, enterLeague, resignGame } from '../../support/play/leagues.ts';
import { programFor } from '../../support/seat-program.ts';
import { useStage } from '../../support/stage.ts';

const open = useStage();
/** How often the test was begun: a second try must not meet the league of the first. */
let tries = 0;
const person = (seed: number) => open({ speed: 'off', seed: 94_900 + 10 * tries + seed });

/** A whole game in two browsers takes long: it is played in a soak. */
const IN_SOAK = { tags: ['soak'] };

const play = (page: Page) => button(page, /^Play: Against/);

/** Sits both down at their next game; resolves with the pages in the order of their seats. */
async function sitDown(pages: readonly Page[]): Promise<readonly Page[]> {
  const begins = await Promise.all(
    pages.map(async (page) => /You begin/.test((await play(page).first().getAttribute('aria-label')) ?? '')),
  );
  for (const page of pages) await play(page).first().click();
  await Promise.all(pages.map(atTable));
  return begins[0] ? pages : [...pages].reverse();
}

async function toLeague(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'To the league' }).first().click();
  await page.getByRole('heading', { name: 'Best of three', level: 1 }).waitFor();
}

test('a best of three: the first game to its end, two given up, and the winner', IN_SOAK, async () => {
  tries++;
  const [ada, ben] = [await person(1), await person(2)];
  const link = await createLeague(ada, { title: 'Best of three', format: 'series' });
  await enterLeague(ada, 'Ada');
  const address = `/${new URL(link).hash}`;
  await ben.goto(address);
  await enterLeague(ben, 'Ben');
  await button(ada, 'Pair the first round').click();
  await play(ben).waitFor();
  const first = await sitDown([ada, ben]);
  await (await programFor(first, createRandom(94_900))).playUntil(() => false);
  for (const page of first) await toResults(page);
  expect(await violations(ada)).toEqual([]);
  const points = await resultsOf(ada);
  expect(await resultsOf(ben)).toEqual(points);
  const adaWins = points.Ada > points.Ben;
  expect(points.Ada, 'another seed is needed for a game with a winner').not.toBe(points.Ben);
  const [winner, loser] = adaWins ? [ada, ben] : [ben, ada];
  await Promise.all([ada, ben].map(toLeague));
  const lead = adaWins ? 'Ada 1 : 0 Ben' : 'Ada 0 : 1 Ben';
  for (const page of [ada, ben]) await page.getByText(lead, { exact: true }).waitFor();

  // The seats are exchanged. Who has won gives up, so that the third game decides.
  await play(ada).waitFor();
  await play(ben).waitFor();
  const second = await sitDown([ada, ben]);
  expect(second).toEqual([...first].reverse());
  await resignGame(winner);
  await Promise.all([ada, ben].map(toLeague));
  for (const page of [ada, ben]) await page.getByText('Ada 1 : 1 Ben', { exact: true }).waitFor();
  await play(ada).waitFor();
  await play(ben).waitFor();
  await sitDown([ada, ben]);
  // Who is not on turn looks at the league meanwhile.
  await winner.goto(address);
  await button(winner, /^Play: Against/).waitFor();
  await listenTo(winner);
  await resignGame(loser);
  const won = adaWins
    ? /^Ada 2 : 1 Ben\. The league is over\. Won by Ada\./
    : /^Ada 1 : 2 Ben\. The league is over\. Won by Ben\./;
  await heard(winner, won);
  await toLeague(loser);
  await loser
    .getByText(`The league is over. Won by ${adaWins ? 'Ada' : 'Ben'}.`)
    .first()
    .waitFor();
  expect(await play(loser).count()).toBe(0);
  expect(await violations(loser)).toEqual([]);
});
