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
import { endgame, kept } from '../support/prepared.ts';
import { expectTrueResults } from '../support/results-page.ts';
import { useStage } from '../support/stage.ts';
import { atRest, decision, dialog, expectRecorded } from '../support/table-page.ts';
import { expectTrueTable, keptGame } from '../support/truth.ts';

const SEED = 5;
/** The first turns have animations, which are skipped by key. */
const WATCHED = 2;

const open = useStage();

async function startByKeys(page: Page): Promise<void> {
  await tabTo(page, 'Set up the game');
  await press(page, 'Enter');
  await tabTo(page, 'Name of player 1');
  await page.keyboard.type('Ada');
  await tabTo(page, 'Who plays Drifter');
  await press(page, 'ArrowDown');
  await tabTo(page, 'Who plays Trader');
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

/** Takes a turn with the focus on the board, where it has to be. Answers whether the game is over. */
async function nextTurn(page: Page, random: Random, turn: number, animated: boolean): Promise<boolean> {
  await expectTrueTable(page);
  await expect
    .poll(() => focusIsIn(page, '.board-cell'), { message: `a cell has the focus in turn ${turn}` })
    .toBe(true);
  return turnByKeys(page, random, animated);
}

test('a person begins a game against a bot with the keyboard alone', async () => {
  const page = await open({ seed: SEED });
  await startByKeys(page);
  const random = createRandom(SEED);
  await tabToBoard(page);
  for (let turn = 0; turn < WATCHED; turn++) await nextTurn(page, random, turn, true);
  await hurryByKeys(page);
  await tabToBoard(page);
  await nextTurn(page, random, WATCHED, false);
  await glance(page, 'b', 'Tiles still to come');
  await nextTurn(page, random, WATCHED + 1, false);
  await glance(page, 'h', 'What happened');
  await nextTurn(page, random, WATCHED + 2, false);
  const { record, seats } = await keptGame(page);
  expect(record.players.map(({ name }) => name).sort()).toEqual(['Ada', 'Drifter']);
  expect(seats.map(({ bot }) => bot)).toContain('random');
});

test('a person plays a game against a bot to its end with the keyboard alone, and another', async () => {
  const start = endgame({ players: 2 }, SEED, 11);
  const page = await open({ seed: SEED, speed: 'off', kept: kept(start.before, start.seed, [null, 'random']) });
  await tabTo(page, 'Continue');
  await press(page, 'Enter');
  const random = createRandom(SEED);
  let over = await atRest(page);
  await tabToBoard(page);
  for (let turn = 0; !over; turn++) {
    if (turn % 8 === 4) await glance(page, 'b', 'Tiles still to come');
    over = await nextTurn(page, random, turn, false);
  }
  await endByKeys(page);
  const { record } = await keptGame(page);
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
