/** Every state in which a window may find the page, reached as a person reaches it. */
import { createRandom } from '@asteroute/engine';
import { findTurn, kept, type PlayedTurn, recipeOf } from '@asteroute/page/testing/prepared.ts';
import { TOPICS } from '@asteroute/page-learn/coach/lessons';
import type { Page } from 'playwright-core';
import { smallPuzzle, solutionOf } from '../pages/learning/puzzles.ts';
import { tilesOnBoard } from '../support/board-page.ts';
import { passUntil, stopClock } from '../support/browser/clock.ts';
import { mouse } from '../support/pointing.ts';
import type { PageOptions } from '../support/stage.ts';
import { atRest, confirmButton, followRecipe, takeTurn } from '../support/table-page.ts';
import { accountScene } from './scenes/account-scenes.ts';
import { clubScene } from './scenes/club-scenes.ts';
import { dailyScene } from './scenes/daily-scenes.ts';
import { draftWith } from './scenes/drafts.ts';
import { editorScene } from './scenes/editor-scenes.ts';
import { libraryScene, lobbyScene, roomScene, startScene } from './scenes/front-scenes.ts';
import { duelsScene, leagueScene } from './scenes/league-scenes.ts';
import { clockScene, daysScene, duelScene, onlineEndScene, onlineScene } from './scenes/online-scenes.ts';
import { named, type Scene, type Stage, tool } from './scenes/scene.ts';

/** The stored game before a turn, with long names. The player on turn is a person, the others are bots or people. */
function waitingFor(turn: PlayedTurn, bots = false): Record<string, string> {
  const { players, turns } = turn.before;
  const own = turns.length % players.length;
  return kept(named(turn.before), turn.seed, bots ? players.map((_, seat) => (seat === own ? null : 'gentle')) : []);
}

async function resume(stage: Stage, saved: Record<string, string>, options: PageOptions = {}): Promise<Page> {
  const page = await stage.open({ resumed: true, kept: saved, speed: 'off', locale: stage.tag, ...options });
  await atRest(page);
  return page;
}

/** A turn that waits: at rest, and with each of the sheets. */
const turnScene: Scene = {
  name: 'turn',
  async *play(stage) {
    const turn = findTurn({ players: 5 }, ({ before }) => before.turns.length === 45);
    const page = await resume(stage, waitingFor(turn));
    yield { name: 'idle', page, turn: 'five' };
    await page.keyboard.press('i');
    await page.locator('.advice-played').waitFor({ state: 'attached' });
    yield { name: 'hint', page };
    await page.keyboard.press('Escape');
    for (const [name, button] of [
      ['bag', page.locator('.tool-stack')],
      ['menu', tool(page, 'menu')],
    ] as const) {
      await button.click();
      await page.locator('.sheet').waitFor();
      yield { name, page };
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('h');
    yield { name: 'log', page };
    await page.keyboard.press('Escape');
    await page.keyboard.press(',');
    await page.locator('.replay').waitFor();
    yield { name: 'look back', page };
  },
};

/** Drafts with none to five places: early, while the board shows large tiles, and late, when the loupe opens. */
const DRAFTS = [
  { places: 1, turns: 3, table: { players: 2 } },
  { places: 3, turns: 4, table: { players: 2 } },
  { places: 0, turns: 45, table: { players: 5 } },
  { places: 1, turns: 45, table: { players: 5 } },
  { places: 2, turns: 45, table: { players: 5 } },
  { places: 3, turns: 45, table: { players: 5 } },
  { places: 4, turns: 30, table: { players: 5, classic: true } },
  { places: 5, turns: 12, table: { players: 5, classic: true } },
];

const draftScenes: readonly Scene[] = DRAFTS.map(({ places, turns, table }) => ({
  name: `draft of ${places} after ${turns} turns`,
  async *play(stage) {
    const { turn, recipe } = draftWith(table, places, turns);
    const page = await resume(stage, waitingFor(turn));
    const edge = `${table.players} after ${turns}${places}`;
    yield { name: 'before', page, turn: edge };
    await followRecipe(page, { ...recipe, number: Math.min(1, places) });
    yield { name: 'draft', page, turn: edge };
    if (places === 0) return;
    await page.keyboard.press('0');
    yield { name: 'no meeple', page, turn: edge };
  },
}));

/** Lets time pass in a stopped page until it has an element with the selector. */
const shown = (page: Page, selector: string): Promise<void> =>
  passUntil(page, `${selector} is there`, async () => (await page.locator(selector).count()) > 0);

/** A window in which the odds of an attack are shown only on demand. */
const SMALL = { width: 800, height: 700 };

/** An attack: its odds, the battle, and what comes after. */
const attackScene: Scene = {
  name: 'attack',
  async *play(stage) {
    const turn = findTurn(
      { players: 4 },
      ({ before, events }) => before.turns.length > 12 && events.some(({ type }) => type === 'battle'),
    );
    const page = await resume(
      stage,
      { ...waitingFor(turn), 'asteroute.motion': 'none' },
      { clock: true, speed: 'full' },
    );
    yield { name: 'before', page, turn: 'attack' };
    const recipe = recipeOf(turn);
    await followRecipe(page, { ...recipe, number: 0 });
    yield { name: 'places', page, turn: 'attack' };
    await page.keyboard.press(String(recipe.number));
    await page.locator('.odds').waitFor();
    yield { name: 'odds', page, turn: 'attack' };
    const desk = page.viewportSize() ?? SMALL;
    await page.setViewportSize(SMALL);
    await page.locator('.hand-odds').click();
    await page.locator('.odds').waitFor();
    yield { name: 'odds on demand', page, turn: 'attack' };
    await page.setViewportSize(desk);
    await stopClock(page);
    await confirmButton(page).click();
    await shown(page, '.stage .thrown');
    yield { name: 'battle', page, turn: 'attack', stopped: true };
    await shown(page, '.banner[data-standing="won"]');
    yield { name: 'battle won', page, turn: 'attack', stopped: true };
  },
};

/** A turn after a battle that was not seen. */
const recapScene: Scene = {
  name: 'recap',
  async *play(stage) {
    const turn = findTurn(
      { players: 3 },
      ({ before, events, running }) => running && before.turns.length > 40 && events.some(({ type }) => type === 'won'),
    );
    const page = await resume(stage, kept(named(turn.after), turn.seed));
    await page.locator('.recap').waitFor();
    yield { name: 'after a battle', page };
  },
};

/** A turn is confirmed, and bots move. */
const waitingScene: Scene = {
  name: 'waiting',
  async *play(stage) {
    const saved = { ...waitingFor(turnBeforeBots(), true), 'asteroute.motion': 'none' };
    const page = await resume(stage, saved, { clock: true, speed: 'full' });
    yield { name: 'before', page, turn: 'waiting' };
    await followRecipe(page, recipeOf(turnBeforeBots()));
    await stopClock(page);
    await confirmButton(page).click();
    await page.locator('.hand[data-idle]').waitFor();
    yield { name: 'own turn played', page, turn: 'waiting', stopped: true };
    const tiles = await tilesOnBoard(page);
    await passUntil(page, 'a bot has moved', async () => (await tilesOnBoard(page)) > tiles);
    yield { name: 'a bot has moved', page, turn: 'waiting', stopped: true };
  },
};

/** A bot that has its tile but never answers. */
const thinkingScene: Scene = {
  name: 'thinking',
  async *play(stage) {
    const neverAnswer = () => {
      Worker.prototype.postMessage = () => {};
    };
    const page = await resume(stage, waitingFor(turnBeforeBots(), true), { before: neverAnswer });
    yield { name: 'before', page, turn: 'thinking' };
    await followRecipe(page, recipeOf(turnBeforeBots()));
    await confirmButton(page).click();
    await page.locator('.hand-theirs').waitFor();
    yield { name: 'a bot has its tile', page, turn: 'thinking' };
  },
};

/** A turn with few events, so that the bots are soon on turn. */
const turnBeforeBots = (): PlayedTurn =>
  findTurn({ players: 5 }, ({ before, events }) => before.turns.length === 45 && events.length < 8);

const endScene: Scene = {
  name: 'end',
  async *play(stage) {
    const last = findTurn({ players: 5 }, ({ running }) => !running);
    const page = await resume(
      stage,
      { ...waitingFor(last), 'asteroute.motion': 'none' },
      { clock: true, speed: 'full' },
    );
    await takeTurn(page, { pointing: mouse(page), random: createRandom(1) });
    await page.locator('.final').waitFor();
    await stopClock(page);
    yield { name: 'final scoring', page, stopped: true };
    await page.clock.resume();
    await page.locator('.final .hand-end button:not(.rule)').first().click();
    await page.locator('.results-account').waitFor();
    yield { name: 'results', page };
  },
};

/** The first game with the coach, from the question whether it is enough to its last words above the results. */
const coachScene: Scene = {
  name: 'coach',
  async *play(stage) {
    const middle = findTurn({ players: 2 }, ({ before }) => before.turns.length === 24);
    const told = TOPICS['star-wars'].map((lesson, turn) => ({ lesson, turn }));
    const saved = { ...kept(named(middle.before), middle.seed), 'asteroute.coach': JSON.stringify({ game: 1, told }) };
    const page = await resume(stage, saved);
    const count = page.locator('.coach-ways .primary');
    await count.waitFor();
    yield { name: 'whether it is enough', page };
    await count.click();
    await page.locator('.final .hand-end button:not(.rule)').first().click();
    await page.locator('.results-account').waitFor();
    yield { name: 'results', page };
  },
};

const reviewScene: Scene = {
  name: 'review',
  async *play(stage) {
    const last = findTurn({ players: 5 }, ({ running }) => !running);
    const saved = kept(named(last.after), last.seed);
    const page = await stage.open({ kept: saved, speed: 'off', locale: stage.tag });
    await page.evaluate(() => {
      location.hash = '#review/1?review';
    });
    await page.locator('.turn-reasons small').first().waitFor();
    yield { name: 'review', page };
  },
};

const puzzleScenes: readonly Scene[] = ['star-wars', 'classic'].map((edition) => ({
  name: `puzzle, ${edition}`,
  async *play(stage) {
    const puzzle = smallPuzzle(edition);
    const page = await stage.open({ speed: 'off', locale: stage.tag });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#puzzles/${edition}/${puzzle.id}`);
    await atRest(page);
    yield { name: 'puzzle', page };
    await followRecipe(page, solutionOf(puzzle)[0]);
    yield { name: 'draft', page };
    await confirmButton(page).click();
    await page.locator('.puzzle-why summary').first().waitFor();
    yield { name: 'solved', page };
  },
}));

/** All scenes of the walk. */
export const SCENES: readonly Scene[] = [
  startScene,
  libraryScene,
  roomScene,
  turnScene,
  ...draftScenes,
  attackScene,
  recapScene,
  waitingScene,
  thinkingScene,
  endScene,
  coachScene,
  reviewScene,
  ...puzzleScenes,
  clubScene,
  accountScene,
  leagueScene,
  duelsScene,
  dailyScene,
  lobbyScene,
  editorScene,
  onlineScene,
  duelScene,
  clockScene,
  daysScene,
  onlineEndScene,
];
