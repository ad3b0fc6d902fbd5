/** What every engine has to show: turns, a battle, results, the review, plans of bots, and all without a server. */
import { BOTS } from '@asteroute/bots';
import {
  findTurn,
  kept,
  type PlayedTurn,
  playedTurns,
  recipeOf,
  WHOLE_GAMES,
} from '@asteroute/page/testing/prepared.ts';
import { GAME_KEY, type Kept } from '@asteroute/page/testing/truth.ts';
import { expect } from 'vitest';
import { type Plan, turnsOf } from '../pages/choices.ts';
import { bundledChoices } from '../pages/choices-bundle.ts';
import { puzzlesOf, solutionOf } from '../pages/learning/puzzles.ts';
import { startServer } from '../support/network/server.ts';
import { keptWhole } from '../support/stage.ts';
import { type EnginePage, pressOn, until } from './engine.ts';
import { emptyDrawings, keptText, openWith, playRecipe } from './play.ts';

const SEED = 3;
const OFF = { 'asteroute.speed': 'off' };

/** Turns, a battle and plans of bots; a step that fails names itself. */
export async function shortTour(page: EnginePage, url: string): Promise<void> {
  await openWith(page, url, OFF);
  // Firefox reports an error when a page is left while its code is still loading.
  await until(page, 'a board is behind the doors', () => document.querySelector('.demo-tile') !== null);
  await expectDrawn(page);
  const battle = findTurn({ players: 2 }, ({ events, running, before }) => {
    return running && before.turns.length > 5 && events.some(({ type }) => type === 'battle');
  });
  await playTurns(page, url);
  await fight(page, url, battle);
  await planAlike(page);
  expect(await page.complaints()).toEqual([]);
}

/** The same, then all without a server. */
export async function offlineTour(page: EnginePage, url: string): Promise<void> {
  await shortTour(page, url);
  await goOffline(page);
  expect(await page.complaints()).toEqual([]);
}

/** The same, and every other page, the results and the review. */
export async function tour(page: EnginePage, url: string): Promise<void> {
  await shortTour(page, url);
  await openPages(page, url);
  await lookBack(
    page,
    url,
    findTurn({ players: 2, bot: BOTS[1] }, ({ running }) => !running),
  );
  await goOffline(page);
  expect(await page.complaints()).toEqual([]);
}

const record = async (page: EnginePage) => (JSON.parse(await keptText(page, GAME_KEY)) as Kept).record;
const says = (page: EnginePage, text: string) =>
  until(page, `it says: ${text}`, (wanted) => document.body.textContent.includes(wanted), text);
/** Waits for the sentence on why a game was won, which the worker of the review finds. */
const accounted = (page: EnginePage) =>
  until(page, 'why the game was won', () => /won by \d+: .*(gave|helped|hurt)/.test(document.body.textContent));

async function expectDrawn(page: EnginePage): Promise<void> {
  await expect.poll(() => page.evaluate(emptyDrawings)).toEqual([]);
}

/** The same seeded game as in Node, turn by turn, with a press for each decision. */
async function playTurns(page: EnginePage, url: string): Promise<void> {
  const turns = [...playedTurns({ players: 2 }, SEED)].slice(0, WHOLE_GAMES ? 3 : 2);
  await openWith(page, url, { ...OFF, ...kept(turns[0].before, SEED) }, '#play/1');
  for (const [index, turn] of turns.entries()) {
    await playRecipe(page, recipeOf(turn));
    await expect.poll(async () => (await record(page)).turns.length).toBe(index + 1);
    await expectDrawn(page);
  }
  expect((await record(page)).turns).toEqual(turns.at(-1)?.after.turns);
}

/** A battle with its dice, whose throw is animated. */
async function fight(page: EnginePage, url: string, battle: PlayedTurn): Promise<void> {
  await openWith(page, url, { 'asteroute.speed': 'short', ...kept(battle.before, battle.seed) }, '#play/1');
  await playRecipe(page, recipeOf(battle));
  await until(page, 'dice are thrown', () => document.querySelector('.thrown') !== null);
  await expect.poll(async () => (await record(page)).turns).toEqual(battle.after.turns);
  await until(page, 'the next person has to decide', () => document.querySelector('.hand-tile') !== null);
}

/** The results with their picture, and the page of the review with its sentence. */
async function lookBack(page: EnginePage, url: string, last: PlayedTurn): Promise<void> {
  await openWith(page, url, { ...OFF, ...kept(last.after, last.seed) }, '#play/1');
  await until(page, 'what decided the game', () => document.querySelector('.results-account') !== null);
  await expectDrawn(page);
  await page.evaluate(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob && blob.type === 'image/png') Object.assign(globalThis, { picture: blob });
      return make.call(URL, blob);
    };
    HTMLAnchorElement.prototype.click = () => {};
  });
  await pressOn(page, '.final-buttons button', 'Picture');
  const colors = () => page.evaluate(colorsOfPicture);
  await expect.poll(colors, { message: 'colours of the picture' }).toBeGreaterThan(20);
  await pressOn(page, '.results-next button', 'Review');
  await accounted(page);
  await until(
    page,
    'the review has a curve',
    () => document.querySelector('[role="slider"], input[type="range"]') !== null,
  );
  await expectDrawn(page);
}

/** The pages besides the table, by address, and their headings. */
const PAGES = {
  '#form': 'Your form',
  '#rivals': 'Rivals',
  '#daily': 'Every day',
  '#leagues': 'Leagues',
  '#duel': 'Duel: Deckhand',
  '#account': 'Account',
  '#online': 'Play with friends',
  '#editor': 'Enter a game',
  '#editor/position': 'Set up a position',
} as const;

/** Every other page, one after the other, as links lead to them. */
async function openPages(page: EnginePage, url: string): Promise<void> {
  await openWith(page, url, OFF);
  for (const [hash, heading] of Object.entries(PAGES)) {
    await page.evaluate((address) => location.assign(address), hash);
    const isThere = (wanted: string) =>
      [...document.querySelectorAll('h1, h2, section[aria-label]')].some(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === wanted,
      );
    await until(page, `${hash} is headed ${heading}`, isThere, heading);
  }
}

/** Runs in the page: the number of colours in the picture that was saved. */
async function colorsOfPicture(): Promise<number> {
  const { picture } = globalThis as { picture?: Blob };
  if (picture === undefined) return 0;
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
  return new Set(new Uint32Array(new Uint8Array(data).buffer).filter((_, i) => i % 997 === 0)).size;
}

/** A puzzle of one turn, found at once. */
export async function solve(page: EnginePage, url: string): Promise<void> {
  const [puzzle] = puzzlesOf('classic')
    .filter(({ turns, kind }) => turns === 1 && kind !== 'endgame')
    .sort((a, b) => a.game.length - b.game.length);
  await openWith(page, url, OFF, `#puzzles/classic/${puzzle.id}`);
  await playRecipe(page, solutionOf(puzzle)[0]);
  await says(page, 'Found!');
}

const duel = (edition: string, modules: readonly string[], colors: readonly string[]) => ({
  edition,
  modules,
  players: colors.map((color) => ({ name: color, color })),
});
const STAR_WARS = duel('star-wars', [], ['red', 'black']);
const CLASSIC = duel('classic', ['farmers', 'river', 'abbot'], ['red', 'blue']);

const PLANS = [
  ['steady', CLASSIC],
  ['grandmaster', STAR_WARS],
  ['grandmaster', CLASSIC],
] as const;

/** Bots plan the same turns as in Node, with the same seed. In Chromium all of them do (`pages/bots.browser.test.ts`). */
async function planAlike(page: EnginePage): Promise<void> {
  await page.script(await bundledChoices());
  for (const [bot, setup] of PLANS.slice(WHOLE_GAMES ? 0 : -1)) {
    const plan: Plan = { bot, simulations: 6, most: WHOLE_GAMES ? 3 : 2, setup, seed: 11 };
    const there = await page.evaluate(
      (asked) => (globalThis as unknown as { turnsOf: typeof turnsOf }).turnsOf(asked),
      plan,
    );
    expect(there, `${bot} in ${setup.edition}`).toEqual(turnsOf(plan));
  }
}

/** The whole game without its server, once the browser has cached it. */
async function goOffline(page: EnginePage): Promise<void> {
  const server = await startServer();
  await openWith(page, server.url, OFF);
  await keptWhole(page);
  await server.stop();
  // Firefox reports an error when the page is left while it is still loading the code for an unknown address.
  await page.goto(`${server.url}/#play`);
  await says(page, 'There is nothing at this address');
  await page.goto(`${server.url}/`);
  await pressOn(page, '[data-main="true"], .doors button', 'Play');
  await until(page, 'a person has to decide', () => document.querySelector('.hand-tile') !== null);
  await expectDrawn(page);
}
