import { createRandom } from '@asteroute/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tilesOnBoard } from '../support/board-page.ts';
import { mouse } from '../support/pointing.ts';
import { expectTrueResults, seeFinalScoring } from '../support/results-page.ts';
import { useStage } from '../support/stage.ts';
import { atRest, expectRecorded, type Habits, setSpeed, takeTurn } from '../support/table-page.ts';
import { expectTrueTable, keptGame } from '../support/truth.ts';

const SEED = 11;
/** The first turns are watched with all their animations. */
const WATCHED = 4;

const open = useStage();

/** Animations are on for the first turns and the first attack, else off. Answers whether they are on. */
async function setPace(page: Page, turn: number, seenAttack: boolean, on: boolean): Promise<boolean> {
  const attacks = await page.locator('.choice[data-attack="true"][aria-pressed="true"]').count();
  const wanted = turn < WATCHED || (attacks > 0 && !seenAttack);
  if (wanted !== on) await setSpeed(page, mouse(page), wanted ? 'Full' : 'Off');
  return wanted;
}

test('two people and a bot play a whole game with the mouse alone', { timeout: 180_000 }, async () => {
  const page = await open({ seed: SEED });
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  let [turn, seenAttack, animated] = [0, false, true];
  const look = async (): Promise<void> => {
    animated = await setPace(page, turn, seenAttack, animated);
    seenAttack ||= animated && turn >= WATCHED;
  };
  const habits: Habits = { pointing: mouse(page), random: createRandom(SEED), look };
  for (let over = await atRest(page); !over; turn++) {
    await expectTrueTable(page);
    const before = await tilesOnBoard(page);
    const decided = await takeTurn(page, habits);
    over = await atRest(page, before);
    await expectRecorded(page, decided);
  }
  const { record } = await keptGame(page);
  expect(record.turns.length).toBeGreaterThan(60);
  expect(seenAttack, 'an attack was watched').toBe(true);
  await seeFinalScoring(page, habits.pointing);
  await expectTrueResults(
    page,
    record.players.map(({ name }) => name),
  );
});
