import { createRandom, type Random } from '@asteroute/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tilesOnBoard } from '../support/board-page.ts';
import {
  decideByKeys,
  dropByKeys,
  focused,
  focusIsIn,
  glance,
  hurryByKeys,
  press,
  skipToRest,
  tabTo,
  tabToBoard,
  takeBackByKeys,
} from '../support/keyboard.ts';
import { expectTrueResults } from '../support/results-page.ts';
import { useStage } from '../support/stage.ts';
import { atRest, decision, dialog, expectRecorded } from '../support/table-page.ts';
import { expectTrueTable, keptGame } from '../support/truth.ts';

const SEED = 5;
/** The first turns have animations, which are skipped by key. */
const WATCHED = 3;

const open = useStage();

async function startByKeys(page: Page): Promise<void> {
  await tabTo(page, 'Name of player 1');
  await page.keyboard.type('Ada');
  await tabTo(page, 'Who plays Navigator');
  await press(page, 'ArrowUp');
  await press(page, 'ArrowUp');
  await tabTo(page, 'Who plays Drifter');
  await tabTo(page, 'Start the game');
  await press(page, 'Enter');
  await atRest(page);
}

async function turnByKeys(page: Page, random: Random, animated: boolean): Promise<boolean> {
  await dropByKeys(page, random);
  await decideByKeys(page, random);
  if (random.below(6) === 0) {
    await takeBackByKeys(page);
    await dropByKeys(page, random);
    await decideByKeys(page, random);
  }
  const [before, decided] = [await tilesOnBoard(page), await decision(page)];
  await press(page, 'Enter');
  const over = await (animated ? skipToRest(page, before) : atRest(page, before));
  await expectRecorded(page, decided);
  return over;
}

async function endByKeys(page: Page): Promise<void> {
  const final = page.getByLabel('Final scoring');
  await final.getByText(/^Realm 1 of/).waitFor();
  expect(await focused(page), 'focus in the final scoring').toBe('Next');
  await press(page, 'Enter');
  await final.getByText(/^Realm 2 of/).waitFor();
  await tabTo(page, 'Show all');
  await press(page, 'Enter');
  await dialog(page, 'Results').waitFor();
}

test('a person plays a whole game against a bot with the keyboard alone', { timeout: 180_000 }, async () => {
  const page = await open({ seed: SEED });
  await startByKeys(page);
  const random = createRandom(SEED);
  await tabToBoard(page);
  for (let over = false, turn = 0; !over; turn++) {
    await expectTrueTable(page);
    if (turn === WATCHED) await hurryByKeys(page);
    if (turn % 8 === 4) await glance(page, 'b', 'Tiles still to come');
    if (turn % 8 === 6) await glance(page, 'h', 'What happened');
    if (turn === WATCHED) await tabToBoard(page);
    await expect
      .poll(() => focusIsIn(page, '.board-cell'), { message: `a cell has the focus in turn ${turn}` })
      .toBe(true);
    over = await turnByKeys(page, random, turn < WATCHED);
  }
  const { record, seats } = await keptGame(page);
  expect(record.players.map(({ name }) => name).sort()).toEqual(['Ada', 'Drifter']);
  expect(seats.map(({ bot }) => bot)).toContain('random');
  await endByKeys(page);
  await expectTrueResults(
    page,
    record.players.map(({ name }) => name),
  );
  await playAgainByKeys(page);
});

async function playAgainByKeys(page: Page): Promise<void> {
  expect(await focused(page), 'focus in the results').toBe('Play again');
  await press(page, 'Enter');
  await atRest(page);
  expect((await keptGame(page)).record.turns.length).toBeLessThan(2);
  await expectTrueTable(page);
}
