/** Inns and cathedrals, traders and builders: a set-up of six, a second turn, goods, and the points for most of them. */
import { BOTS } from '@asteroute/bots';
import { findTurn, kept, recipeOf } from '@asteroute/page/testing/prepared.ts';
import { keptGame } from '@asteroute/page/testing/truth.ts';
import { expect, test } from 'vitest';
import { expectTrueResults } from '../support/play/results-page.ts';
import { changeSeat, openMore, openSetup, startButton, useStage } from '../support/stage.ts';
import { atRest, confirmButton, dialog, followRecipe } from '../support/table-page.ts';

const open = useStage();
const TABLE = { players: 2, classic: true, boxes: true, bot: BOTS[1] };

test('six can be set up with the inns, the sixth in pink, and five without them', async () => {
  const page = await open({ speed: 'off' });
  await openSetup(page);
  await page.getByRole('radio', { name: /^Classic/ }).check();
  await openMore(page);
  const seats = page.locator('.seats .seat:not(.add)');
  const add = page.getByRole('button', { name: 'Add a player' });
  const inns = page.getByRole('checkbox', { name: /^Inns & Cathedrals/ });
  while ((await add.count()) > 0) await add.click();
  expect(await seats.count()).toBe(5);
  await inns.check();
  await add.click();
  expect(await seats.count()).toBe(6);
  expect(await add.count()).toBe(0);
  await changeSeat(page, 'Drifter 5', async (asked) => {
    expect(await asked.getByRole('radio', { name: 'Pink' }).isChecked()).toBe(true);
  });
  await inns.uncheck();
  expect(await seats.count()).toBe(5);
  await changeSeat(page, 'Drifter 4', async (asked) => {
    expect(await asked.getByRole('radio', { name: 'Pink' }).count()).toBe(0);
  });
  await inns.check();
  await add.click();
  await page.getByRole('checkbox', { name: /^Traders & Builders/ }).check();
  await startButton(page).click();
  await atRest(page);
  const { record } = await keptGame(page);
  expect([...record.modules].sort()).toEqual(['inns', 'traders']);
  expect(record.players.map(({ color }) => color)).toContain('pink');
  await page
    .getByLabel(/^In reserve: 7 meeples, 1 large, and 1 builder/)
    .first()
    .waitFor();
});

test('a tile that continues the road of a builder brings a second turn, which is said everywhere', async () => {
  const turn = findTurn(TABLE, ({ events }) => events.some((event) => event.type === 'turn-ended' && event.again));
  const page = await open({ resumed: true, speed: 'off', kept: kept(turn.before, turn.seed) });
  await atRest(page);
  expect(await page.locator('.extra-turn').count()).toBe(0);
  const { name } = turn.before.players[turn.after.turns[turn.before.turns.length].player];
  await followRecipe(page, recipeOf(turn));
  await confirmButton(page).click();
  await page.locator('.hand .extra-turn', { hasText: 'Second turn' }).waitFor();
  await page.locator('.story').getByText(`${name} has a second turn`).waitFor();
  const heard = page.locator('[aria-live]');
  await expect.poll(async () => (await heard.allTextContents()).join(' ')).toContain(`${name} has a second turn.`);
});

test('who completes a city with goods takes them', async () => {
  const turn = findTurn(TABLE, ({ events }) => events.some(({ type }) => type === 'took'));
  const page = await open({ resumed: true, speed: 'off', kept: kept(turn.before, turn.seed) });
  await atRest(page);
  const before = await page.locator('.players .goods').count();
  await followRecipe(page, recipeOf(turn));
  await confirmButton(page).click();
  const took = turn.events.find((event) => event.type === 'took');
  if (took?.type !== 'took') throw new Error('nobody takes anything');
  const said = new Intl.ListFormat('en').format(Object.entries(took.tokens).map(([good, many]) => `${many} ${good}`));
  await page.locator(`.player[data-seat="${took.seat}"] .goods[aria-label="${said}"]`).waitFor();
  expect(await page.locator('.players .goods').count()).toBe(before + 1);
  await page.locator('.story').getByText(`${turn.before.players[took.seat].name} takes ${said}`).waitFor();
});

test('the final scoring pays for most goods, and the results say so', { tags: ['soak'] }, async () => {
  const turn = findTurn(TABLE, ({ running }) => !running);
  const page = await open({ resumed: true, speed: 'off', kept: kept(turn.before, turn.seed) });
  await atRest(page);
  await followRecipe(page, recipeOf(turn));
  await confirmButton(page).click();
  const awards = turn.events.filter(({ type }) => type === 'awarded').length;
  expect(awards).toBeGreaterThan(0);
  const final = page.getByLabel('Final scoring');
  await final.waitFor();
  const count = Number(/of (\d+)/.exec((await final.textContent()) ?? '')?.[1]);
  for (let step = 1; step <= count - awards; step++) {
    await final.getByText(`Step ${step} of ${count}`).waitFor();
    await final.getByRole('button', { name: 'Next' }).click();
  }
  await final.getByText(/\+10 for most (wine|grain|cloth)/).waitFor();
  await final.getByRole('button', { name: 'Show all' }).click();
  await dialog(page, 'Results').getByRole('rowheader', { name: 'goods' }).waitFor();
  await expectTrueResults(
    page,
    turn.before.players.map(({ name }) => name),
  );
});
