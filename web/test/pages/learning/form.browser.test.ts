/** A person's form: judged over the kept games, searched, stopped and gone on with; its examples and puzzles tried. */

import { playTurnWords, unwrap } from '@asteroute/engine';
import { keptText, recipeIn } from '@asteroute/page/testing/prepared.ts';
import type { GameRecord } from '@asteroute/record';
import { gameOfPuzzle, type Puzzle } from '@asteroute/review/puzzles';
import { playedRecord } from '@asteroute/review/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { finger } from '../../support/pointing.ts';
import { useStage } from '../../support/stage.ts';
import { atRest, confirmButton, followRecipe } from '../../support/table-page.ts';

const open = useStage();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A game of a person, who plays as a weak bot does, against the Drifter. */
const game = (edition: string, seed: number): GameRecord =>
  playedRecord({ edition, players: 2 }, seed, ['greedy', 'gentle']);
const classic = [1, 2].map((seed) => game('classic', seed));
const entries = [...classic, game('star-wars', 3)].map((record, index) => [
  `asteroute.game.${index + 1}`,
  keptText(record, 1, [null, 'gentle']),
]);
const kept = Object.fromEntries(entries);

test('names what costs most, by ear too; an example is tried again, and Back leads to the form', async () => {
  const page = await open({ speed: 'off', kept });
  await page.getByRole('button', { name: /^Every day/ }).click();
  await page.getByRole('link', { name: 'Your form' }).click();
  await page.getByRole('heading', { name: 'Your form', level: 1 }).waitFor();
  await page.locator('.page-top .segments label').last().click();
  await page.getByRole('heading', { name: 'Your 2 games without luck' }).waitFor();
  await page.getByRole('status').getByText('A first look: the numbers may still change.').waitFor();
  const habits = page.getByRole('region', { name: 'What costs you most' }).getByRole('listitem');
  expect(await habits.count()).toBe(3);
  const lost = page.getByRole('region', { name: 'Points lost per turn' });
  await lost.getByText('Where the tile goes').waitFor();
  await page.getByText(/^Your strength: \d+ \(± \d+\), from 2 games$/).waitFor();
  expect(await violations(page)).toEqual([]);
  await habits
    .first()
    .getByRole('link', { name: /^Try it again: You/ })
    .click();
  await page.getByRole('region', { name: /^Turn \d+ again: / }).waitFor();
  const hash = () => page.evaluate(() => location.hash);
  const [where] = (await hash()).split('&');
  await page.goBack();
  await expect.poll(hash).toBe(where);
  await page.goBack();
  await expect.poll(hash).toBe(where.split('?')[0]);
  await page.goBack();
  await page.getByRole('heading', { name: 'Your form', level: 1 }).waitFor();
});

/** The puzzles that the page has made of the person's mistakes. */
const ownPuzzles = (page: Page): Promise<Puzzle[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('asteroute.form.'))
      .flatMap(([, text]) => JSON.parse(text).turns.flatMap(({ puzzle }: { puzzle?: Puzzle }) => puzzle ?? [])),
  );

test('on a phone games are searched, a mistake becomes a puzzle and is solved; all of it goes with the games', {
  tags: ['soak'],
}, async () => {
  const page = await open({ speed: 'off', kept, phone: true });
  await page.goto('/#form');
  await button(page, 'Analyse in depth').tap();
  await page.getByText(/^Analysing in depth: [1-9]\d* of \d+ turns$/).waitFor();
  await expect.poll(() => ownPuzzles(page)).not.toEqual([]);
  await button(page, 'Stop').tap();
  const status = page.getByRole('status').filter({ hasText: /Analysing in depth: [1-9]/ });
  const said = await status.textContent();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => status.textContent()).toBe(said);

  await page.goto('/#puzzles/star-wars');
  await button(page, 'Next own puzzle').tap();
  await page.getByText(/^Turn \d+ of /).waitFor();
  const id = (await page.evaluate(() => location.hash)).split('/').at(-1);
  const puzzle = (await ownPuzzles(page)).find((one) => one.id === id);
  const hand = puzzle && gameOfPuzzle(puzzle);
  if (!hand?.ok) throw new Error(`the page has kept no puzzle ${id}`);
  const moves = unwrap(playTurnWords(hand.value, puzzle?.answers[0] as Puzzle['answers'][0])).map(({ move }) => move);
  await atRest(page);
  await followRecipe(page, recipeIn(hand.value, moves), finger(page));
  await confirmButton(page).tap();
  await page.getByText(/^Found! About [\d.]+ points better than what you played\.$/).waitFor();
  await page.getByText('Puzzles from your own games do not count for your rating.').waitFor();

  await page.goto('/#');
  for (let left = entries.length; left > 0; left--) {
    await page.locator('.game-more summary').first().tap();
    await button(page, 'Delete').tap();
    await expect.poll(() => page.locator('.game-more').count()).toBe(left - 1);
  }
  await page.goto('/#form');
  await page.getByText(/^None of your finished games/).waitFor();
  await page.goto('/#puzzles/star-wars');
  await button(page, 'Solve it').waitFor();
  expect(await button(page, 'Next own puzzle').count()).toBe(0);
});

test('asks for a name where several people played, once', async () => {
  const shared = keptText(classic[0], 1, [null, null]);
  const page = await open({ speed: 'off', kept: { 'asteroute.game.1': shared } });
  await page.goto('/#form');
  const asked = page.getByRole('group', { name: 'Which player are you?' });
  await asked.locator('label').nth(1).click();
  await page.getByRole('heading', { name: 'Your 1 game without luck' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Your 1 game without luck' }).waitFor();
});
