import { createRandom } from '@asteroute/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tilesOnBoard } from '../support/board-page.ts';
import { decideByKeys, dropByKeys, press, tabTo, tabToBoard } from '../support/keyboard.ts';
import { mouse } from '../support/pointing.ts';
import { expectTrueResults, seeFinalScoring } from '../support/results-page.ts';
import { useStage } from '../support/stage.ts';
import { atRest, decision, dialog, expectRecorded, type Habits, takeTurn } from '../support/table-page.ts';
import { expectTrueTable, keptGame } from '../support/truth.ts';

const SEED = 3;
const MODULES = ['Farmers', 'River', 'Abbot'];

const open = useStage();

/** The game was classic with all its modules, and they were used. */
async function expectClassic(page: Page): Promise<void> {
  const { record } = await keptGame(page);
  expect(record.edition).toBe('classic');
  expect([...record.modules].sort()).toEqual(['abbot', 'farmers', 'river']);
  const actions = record.turns.map(({ action }) => action);
  expect(actions.some((a) => a.type === 'deploy' && a.on.startsWith('field:'))).toBe(true);
  expect(actions.some((a) => a.type === 'deploy' && a.meeple === 'abbot')).toBe(true);
  await expectTrueResults(
    page,
    record.players.map(({ name }) => name),
  );
}

test('two people and a bot play classic with farmers, river and abbot by mouse', { timeout: 180_000 }, async () => {
  const page = await open({ seed: SEED, speed: 'off' });
  await page.getByRole('radio', { name: /^Classic/ }).check();
  for (const module of MODULES) await page.getByRole('checkbox', { name: new RegExp(`^${module}`) }).check();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const habits: Habits = { pointing: mouse(page), random: createRandom(SEED) };
  for (let over = await atRest(page); !over; ) {
    await expectTrueTable(page);
    const before = await tilesOnBoard(page);
    const decided = await takeTurn(page, habits);
    over = await atRest(page, before);
    await expectRecorded(page, decided);
  }
  await seeFinalScoring(page, habits.pointing);
  await expectClassic(page);
});

async function startByKeys(page: Page): Promise<void> {
  await tabTo(page, /^Star Wars Edition/);
  await press(page, 'ArrowRight');
  for (const module of MODULES) {
    await tabTo(page, new RegExp(`^${module}`));
    await press(page, ' ');
  }
  await tabTo(page, 'Start the game');
  await press(page, 'Enter');
}

test('a person plays classic with all modules against a bot by keyboard', { timeout: 180_000 }, async () => {
  const page = await open({ seed: SEED, speed: 'off' });
  await startByKeys(page);
  const random = createRandom(SEED);
  for (let over = await atRest(page); !over; ) {
    await tabToBoard(page);
    await dropByKeys(page, random);
    await decideByKeys(page, random);
    const [before, decided] = [await tilesOnBoard(page), await decision(page)];
    await press(page, 'Enter');
    over = await atRest(page, before);
    await expectRecorded(page, decided);
  }
  await tabTo(page, 'Show all');
  await press(page, 'Enter');
  await dialog(page, 'Results').waitFor();
  await expectClassic(page);
});
