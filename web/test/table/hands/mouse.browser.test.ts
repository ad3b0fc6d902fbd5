import { createRandom } from '@asteroute/engine';
import { endgame, findTurn, kept, recipeOf, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, keptGame } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tilesOnBoard } from '../../support/board-page.ts';
import { passUntil, stopClock } from '../../support/browser/clock.ts';
import { expectTurnsInPlace, playByThreePresses, playUntilManyCells } from '../../support/play/placing.ts';
import { expectTrueResults, seeFinalScoring } from '../../support/play/results-page.ts';
import { mouse } from '../../support/pointing.ts';
import { openSetup, putAt, startButton, useStage } from '../../support/stage.ts';
import {
  atRest,
  confirmButton,
  expectRecorded,
  followRecipe,
  type Habits,
  setSpeed,
  takeTurn,
} from '../../support/table-page.ts';

const SEED = 11;
/** How many turns at the beginning are played with all their animations. */
const WATCHED = 1;

const open = useStage();

/** Takes a turn with the mouse, and checks it on the table and in the record; returns whether the game is over. */
async function playTurn(page: Page, habits: Habits): Promise<boolean> {
  await expectTrueTable(page);
  const before = await tilesOnBoard(page);
  const decided = await takeTurn(page, habits);
  const over = await atRest(page, before);
  await expectRecorded(page, decided);
  return over;
}

test('two people and a bot begin a game with the mouse alone', { tags: ['soak'] }, async () => {
  const page = await open({ seed: SEED });
  await openSetup(page);
  await page.getByRole('button', { name: 'Add a player' }).click();
  await putAt(page, 'Drifter 2', '');
  await startButton(page).click();
  const habits: Habits = { pointing: mouse(page), random: createRandom(SEED) };
  await atRest(page);
  for (let turn = 0; turn < WATCHED; turn++) await playTurn(page, habits);
  await setSpeed(page, habits.pointing, 'Off');
  await playTurn(page, habits);
  const { record, seats } = await keptGame(page);
  expect(record.players).toHaveLength(3);
  expect(seats.filter(({ bot }) => bot === null)).toHaveLength(2);
});

test('an attack is watched with all its animations', async () => {
  const attack = findTurn(
    { players: 3 },
    ({ moves, events, running }) =>
      running && moves[1]?.type === 'deploy' && events.some(({ type }) => type === 'battle'),
  );
  const page = await open({ resumed: true, speed: 'off', clock: true, kept: kept(attack.before, attack.seed) });
  await atRest(page);
  await followRecipe(page, recipeOf(attack));
  expect(await page.locator('.choice[data-attack="true"][aria-pressed="true"]').count()).toBe(1);
  await setSpeed(page, mouse(page), 'Full');
  await stopClock(page);
  await confirmButton(page).click();
  await passUntil(page, 'the dice are thrown', async () => (await page.locator('.stage .thrown').count()) > 0);
  await passUntil(page, 'the next tile is in hand', async () => (await page.locator('.hand-tile').count()) > 0);
  expect((await keptGame(page)).record).toEqual(attack.after);
});

test('two people and a bot play a game to its end with the mouse alone', { tags: ['soak'] }, async () => {
  const start = endgame({ players: 3 }, SEED, 4);
  const page = await open({
    resumed: true,
    seed: SEED,
    speed: 'off',
    kept: kept(start.before, start.seed, [null, null, 'random']),
  });
  const habits: Habits = { pointing: mouse(page), random: createRandom(SEED) };
  await atRest(page);
  if (WHOLE_GAMES) await playUntilManyCells(page, () => playTurn(page, habits));
  await expectTurnsInPlace(page, habits.pointing);
  await playByThreePresses(page, habits.pointing);
  for (let over = await atRest(page); !over; ) over = await playTurn(page, habits);
  const { record } = await keptGame(page);
  expect(record.turns.length).toBeGreaterThan(60);
  await seeFinalScoring(page, habits.pointing);
  await expectTrueResults(
    page,
    record.players.map(({ name }) => name),
  );
});
