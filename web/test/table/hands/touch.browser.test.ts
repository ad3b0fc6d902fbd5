import { createRandom } from '@asteroute/engine';
import { endgame, kept, playedTurns, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, keptGame } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tilesOnBoard } from '../../support/board-page.ts';
import { expectRoomForFingers } from '../../support/play/fingers.ts';
import { expectTurnsInPlace, playByThreePresses, playUntilManyCells } from '../../support/play/placing.ts';
import { expectTrueResults, seeFinalScoring } from '../../support/play/results-page.ts';
import { finger } from '../../support/pointing.ts';
import { seatOf, setUpButton, startButton, useStage } from '../../support/stage.ts';
import { atRest, expectRecorded, type Habits, takeTurn } from '../../support/table-page.ts';

const SEED = 23;

const open = useStage();

/**
 * The habits of a person with fingers; every `every`-th draft is checked for room for them. The check is slow, and most
 * drafts look alike.
 */
function lookingFingers(page: Page, every: number): Habits {
  let drafts = 0;
  const look = async (): Promise<void> => {
    if (drafts++ % every === 0) await expectRoomForFingers(page);
  };
  return { pointing: finger(page), random: createRandom(SEED), look };
}

/** Takes a turn by tapping, and checks it on the table and in the record; returns whether the game is over. */
async function playTurn(page: Page, habits: Habits): Promise<boolean> {
  await expectTrueTable(page);
  const before = await tilesOnBoard(page);
  const decided = await takeTurn(page, habits);
  const over = await atRest(page, before);
  await expectRecorded(page, decided);
  return over;
}

test('three people begin a game on a phone by tapping', { tags: ['soak'] }, async () => {
  const page = await open({ seed: SEED, phone: true, speed: 'off' });
  await expectRoomForFingers(page);
  await setUpButton(page).tap();
  await startButton(page).waitFor();
  await expectRoomForFingers(page);
  await addThirdPerson(page);
  await startButton(page).tap();
  await atRest(page);
  const habits = lookingFingers(page, 1);
  for (let turn = 0; turn < 3; turn++) await playTurn(page, habits);
  expect((await keptGame(page)).record.players).toHaveLength(3);
});

const SIX = { players: 6, classic: true, boxes: true };
/** A soak plays 40 turns of a game for six with all modules too. */
const STARTS = [endgame({ players: 3 }, SEED, 4), ...(WHOLE_GAMES ? [...playedTurns(SIX, SEED)].slice(-40, -39) : [])];
const GAMES = STARTS.map((start) => [start.before.players.length, start] as const);

test.each(GAMES)('%i people play a game to its end on a phone by tapping', async (_, start) => {
  const page = await open({ seed: SEED, phone: true, speed: 'off', kept: kept(start.before, start.seed) });
  await page.getByRole('button', { name: 'Continue' }).tap();
  const habits = lookingFingers(page, 3);
  await atRest(page);
  if (WHOLE_GAMES) await playUntilManyCells(page, () => playTurn(page, habits));
  await expectTurnsInPlace(page, habits.pointing);
  await playByThreePresses(page, habits.pointing);
  for (let over = await atRest(page); !over; ) over = await playTurn(page, habits);
  await expectRoomForFingers(page);
  await seeFinalScoring(page, habits.pointing);
  await expectRoomForFingers(page);
  const { record } = await keptGame(page);
  await expectTrueResults(
    page,
    record.players.map(({ name }) => name),
  );
});

/** Replaces the bot by two people. */
async function addThirdPerson(page: Page): Promise<void> {
  await seatOf(page, 'Drifter').tap();
  await page.getByLabel('Who plays Drifter').selectOption('A person');
  await expectRoomForFingers(page);
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Add a player' }).tap();
  expect(await page.locator('.seat', { hasText: 'A person' }).count()).toBe(3);
}
