/** Classic with farmers, river and abbot: begun by hand, every kind of meeple action by hand, and played to its end. */
import { createRandom } from '@asteroute/engine';
import { endgame, findTurn, kept, type PlayedTurn, recipeOf, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, keptGame } from '@asteroute/page/testing/truth.ts';
import type { GameRecord } from '@asteroute/record';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tilesOnBoard } from '../../support/board-page.ts';
import { decideByKeys, dropByKeys, followRecipeByKeys, press, tabTo, tabToBoard } from '../../support/keyboard.ts';
import { expectTrueResults, seeFinalScoring } from '../../support/play/results-page.ts';
import { mouse } from '../../support/pointing.ts';
import { openMore, openSetup, startButton, useStage } from '../../support/stage.ts';
import {
  atRest,
  confirmButton,
  decision,
  dialog,
  expectRecorded,
  followRecipe,
  takeTurn,
} from '../../support/table-page.ts';

const SEED = 3;
const MODULES = ['Farmers', 'River', 'Abbot'];
const DUEL = { players: 2, classic: true };

const open = useStage();

type ActionWords = GameRecord['turns'][number]['action'];

/** The first turn of a seeded game, after the river, with a wanted meeple action. */
const turnWith = (wanted: (action: ActionWords) => boolean): PlayedTurn =>
  findTurn(DUEL, ({ before, after, running }) => {
    const { action } = after.turns[before.turns.length];
    return running && before.turns.length > 12 && wanted(action);
  });

const ACTIONS: readonly (readonly [string, PlayedTurn])[] = [
  ['a farmer is sent', turnWith((action) => action.type === 'deploy' && action.on.startsWith('field:'))],
  ['an abbot is sent', turnWith((action) => action.type === 'deploy' && action.meeple === 'abbot')],
  ['an abbot is taken back', turnWith((action) => action.type === 'recall')],
];

/** A person with a mouse. */
const byMouse = {
  async start(page: Page): Promise<void> {
    await openSetup(page);
    await page.getByRole('radio', { name: /^Classic/ }).check();
    await openMore(page);
    for (const module of MODULES) await page.getByRole('checkbox', { name: new RegExp(`^${module}`) }).check();
    await startButton(page).click();
  },
  resume: (page: Page) => page.getByRole('button', { name: 'Continue' }).click(),
  follow: (page: Page, turn: PlayedTurn) => followRecipe(page, recipeOf(turn)),
  confirm: (page: Page) => confirmButton(page).click(),
  async takeTurn(page: Page, seed: number) {
    return takeTurn(page, { pointing: mouse(page), random: createRandom(seed) });
  },
  toResults: (page: Page) => seeFinalScoring(page, mouse(page)),
};

/** A person with a keyboard. */
const byKeys: typeof byMouse = {
  async start(page) {
    await tabTo(page, 'Set up the game');
    await press(page, 'Enter');
    await tabTo(page, /^Star Wars Edition/);
    await press(page, 'ArrowRight');
    await tabTo(page, /^More/);
    await press(page, 'Enter');
    for (const module of MODULES) {
      await tabTo(page, new RegExp(`^${module}`));
      await press(page, ' ');
    }
    await tabTo(page, 'Start the game');
    await press(page, 'Enter');
  },
  async resume(page) {
    await tabTo(page, 'Continue');
    await press(page, 'Enter');
  },
  async follow(page, turn) {
    await tabToBoard(page);
    await followRecipeByKeys(page, recipeOf(turn), createRandom(SEED));
  },
  confirm: (page) => press(page, 'Enter'),
  async takeTurn(page, seed) {
    const random = createRandom(seed);
    await tabToBoard(page);
    await dropByKeys(page, random);
    await decideByKeys(page, random);
    const decided = await decision(page);
    await press(page, 'Enter');
    return decided;
  },
  async toResults(page) {
    await tabTo(page, 'Show all');
    await press(page, 'Enter');
    await dialog(page, 'Results').waitFor();
  },
};

/** The games that a soak plays in addition: by the other hand, which has the same table before it. */
const [GAMES, MORE] = [['all modules'], WHOLE_GAMES ? ['all modules'] : []];
const HANDS = [
  { name: 'the mouse', hand: byMouse, ends: MORE, actions: ACTIONS },
  // To take a meeple back has a key of its own.
  { name: 'the keyboard', hand: byKeys, ends: GAMES, actions: ACTIONS.slice(WHOLE_GAMES ? 0 : -1) },
];

describe.each(HANDS)('by $name', ({ hand, ends, actions }) => {
  /** Takes a turn, and checks it on the table and in the record; returns whether the game is over. */
  async function playTurn(page: Page, seed: number): Promise<boolean> {
    await expectTrueTable(page);
    const before = await tilesOnBoard(page);
    const decided = await hand.takeTurn(page, seed);
    const over = await atRest(page, before);
    await expectRecorded(page, decided);
    return over;
  }

  test.each(MORE)('a person begins a game of %s against a bot', async () => {
    const page = await open({ seed: SEED, speed: 'off' });
    await hand.start(page);
    await atRest(page);
    for (let turn = 0; turn < 3; turn++) await playTurn(page, turn);
    const { record, seats } = await keptGame(page);
    expect(record.edition).toBe('classic');
    expect([...record.modules].sort()).toEqual(['abbot', 'farmers', 'river']);
    expect(seats.filter(({ bot }) => bot !== null)).toHaveLength(1);
  });

  test.each(actions)('%s', async (_, turn) => {
    const page = await open({ speed: 'off', kept: kept(turn.before, turn.seed) });
    await hand.resume(page);
    await atRest(page);
    await hand.follow(page, turn);
    const before = await tilesOnBoard(page);
    await hand.confirm(page);
    await atRest(page, before);
    expect((await keptGame(page)).record).toEqual(turn.after);
    await expectTrueTable(page);
  });

  test.each(ends)('a person plays a game of %s against a bot to its end', async () => {
    const start = endgame(DUEL, SEED, 4);
    const page = await open({ seed: SEED, speed: 'off', kept: kept(start.before, start.seed, [null, 'random']) });
    await hand.resume(page);
    let over = await atRest(page);
    for (let turn = 0; !over; turn++) over = await playTurn(page, turn);
    await hand.toResults(page);
    const { record } = await keptGame(page);
    await expectTrueResults(
      page,
      record.players.map(({ name }) => name),
    );
  });
});
