import { createRandom } from '@asteroute/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tilesOnBoard } from '../support/board-page.ts';
import { expectRoomForFingers } from '../support/fingers.ts';
import { finger } from '../support/pointing.ts';
import { expectTrueResults, seeFinalScoring } from '../support/results-page.ts';
import { useStage } from '../support/stage.ts';
import { atRest, expectRecorded, type Habits, takeTurn } from '../support/table-page.ts';
import { expectTrueTable, keptGame } from '../support/truth.ts';

const SEED = 23;

const open = useStage();

test('three people play a whole game on a phone by tapping', { timeout: 180_000 }, async () => {
  const page = await open({ seed: SEED, phone: true, speed: 'off' });
  await expectRoomForFingers(page);
  await addThirdPerson(page);
  await page.getByRole('button', { name: 'Start the game' }).tap();
  let drafts = 0;
  const look = async (): Promise<void> => {
    // Looking takes a while and most drafts look alike.
    if (drafts++ % 4 === 0) await expectRoomForFingers(page);
  };
  const habits: Habits = { pointing: finger(page), random: createRandom(SEED), look };
  for (let over = await atRest(page); !over; ) {
    await expectTrueTable(page);
    const before = await tilesOnBoard(page);
    const decided = await takeTurn(page, habits);
    over = await atRest(page, before);
    await expectRecorded(page, decided);
  }
  await expectRoomForFingers(page);
  await seeFinalScoring(page, habits.pointing);
  await expectRoomForFingers(page);
  const { record } = await keptGame(page);
  expect(record.players).toHaveLength(3);
  await expectTrueResults(
    page,
    record.players.map(({ name }) => name),
  );
});

/** The bot's row goes, and two people come. */
async function addThirdPerson(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a player' }).tap();
  await page.getByRole('button', { name: 'Remove Navigator' }).tap();
  await page.getByRole('button', { name: 'Add a player' }).tap();
  expect(await page.getByRole('textbox').count()).toBe(3);
}
