/**
 * The pictures of docs/tour.md: `npx node tools/page/screenshots.ts <folder> [name ...]`. SHOTS_SCREENS=wide,side selects
 * screens, SHOTS_LOCALE=fr French; SHOTS_SIZE=docs makes those of `docs/pictures`, at most 960 pixels wide,
 * SHOTS_SIZE=manifest those of the web manifest, both as WebP.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS } from '@asteroute/bots';
import { createRandom } from '@asteroute/engine';
import { findTurn, kept, type PlayedTurn, recipeOf } from '@asteroute/page/testing/prepared.ts';
import { smallPuzzle, solutionOf } from '@asteroute/page-test/pages/learning/puzzles.ts';
import { settled } from '@asteroute/page-test/support/board-page.ts';
import { arrived } from '@asteroute/page-test/support/fit.ts';
import { addBots, enter, openRoom, toLobby } from '@asteroute/page-test/support/online.ts';
import { mouse } from '@asteroute/page-test/support/pointing.ts';
import { openPage, withGame } from '@asteroute/page-test/support/stage.ts';
import {
  atRest,
  choices,
  confirmButton,
  draftUntil,
  followRecipe,
  takeTurn,
} from '@asteroute/page-test/support/table-page.ts';
import type { Browser, Page } from 'playwright-core';

type Act = (page: Page) => Promise<unknown>;

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Whether the screen has touch input and two device pixels per CSS pixel. */
  readonly phone: boolean;
}

/** WebP by its use: width in pixels for a desktop and for a phone, 0 for that of the screen, and quality from 0 to 100. */
const SIZES = {
  docs: { desktop: 960, phone: 480, quality: 60 },
  manifest: { desktop: 0, phone: 0, quality: 70 },
} as const;
const size = SIZES[process.env.SHOTS_SIZE as keyof typeof SIZES];

const SCREENS: Readonly<Record<string, Screen>> = {
  desk: { width: 1280, height: 800, phone: false },
  wide: { width: 1920, height: 1080, phone: false },
  phone: { width: 360, height: 640, phone: true },
  side: { width: 844, height: 390, phone: true },
  card: { width: 1480, height: 630, phone: false },
};
/** The board beside a link in a chat: `card-closer.jpg` is web/app/public/invite/star-wars.jpg, the other its classic.jpg. */
const CARD = { quality: 78, clip: { x: 0, y: 0, width: 1200, height: 630 } };

interface Shot {
  readonly name: string;
  /** The turn that is about to be played; null for a page without a game. */
  readonly turn: PlayedTurn | null;
  readonly act: Act;
  /** Whether the game is stored with that turn already played. After the last turn it is a finished game. */
  readonly over?: boolean;
}

const crowded = findTurn({ players: 4 }, ({ before }) => before.turns.length >= 64);
const last = findTurn({ players: 3 }, ({ running }) => !running);
const lastClassic = findTurn({ players: 3, classic: true, bot: BOTS[1] }, ({ running }) => !running);
const battle = findTurn(
  { players: 4 },
  ({ events, before }) => before.turns.length > 12 && events.some((e) => e.type === 'battle' && e.sides.length === 3),
);
const fields = findTurn({ players: 3, classic: true, bot: BOTS[3] }, ({ before }) => before.turns.length >= 62);
const reviewed = findTurn({ players: 2, bot: BOTS[1] }, ({ running }) => !running);
const early = findTurn({ players: 3 }, ({ before }) => before.turns.length === 8);

const table: Act = (page) => atRest(page);

/** Puts the tile on the first cell that offers a meeple action, and leaves the choice open. */
async function draft(page: Page): Promise<void> {
  await atRest(page);
  await draftUntil(page, async () => (await choices(page).count()) > 2);
}

async function odds(page: Page): Promise<void> {
  await atRest(page);
  await followRecipe(page, recipeOf(battle));
  // On a phone the card comes on demand.
  await page.locator('.odds, .hand-odds').first().waitFor();
  if ((await page.locator('.odds').count()) === 0) await page.locator('.hand-odds').click();
  await page.locator('.odds').waitFor();
}

const keys =
  (...pressed: string[]): Act =>
  async (page) => {
    await atRest(page);
    await settled(page);
    for (const key of pressed) await page.keyboard.press(key);
  };

async function finalStep(page: Page): Promise<void> {
  await atRest(page);
  await takeTurn(page, { pointing: mouse(page), random: createRandom(1) });
  // Only the final scoring waits for the player; the points of the last turn are shown without a pause.
  await page.locator('.final').waitFor();
}

async function results(page: Page): Promise<void> {
  await finalStep(page);
  // The final scoring proceeds to the results by itself.
  await page.locator('.results-account').waitFor();
}

const panel =
  (tool: string): Act =>
  async (page) => {
    await atRest(page);
    await page.locator(`.tools ${tool}`).click();
  };

/** Opens the rulebook from the start page at the rule of battles. */
async function rules(page: Page): Promise<void> {
  await page.locator('[data-kind="learn"] .door-gear').click();
  await page.locator('.book-search input').fill('SW-34');
  await page.locator('.book-hits button').first().click();
}

async function friends(page: Page): Promise<void> {
  await toLobby(page);
  const link = await openRoom(page, { name: 'Ada', public: true });
  const taken = page.locator('.room-seat:not([data-free="true"])');
  await taken.waitFor();
  const guest = await page.context().browser()?.newPage();
  if (guest === undefined) throw new Error('the page has no browser');
  await guest.goto(link);
  await enter(guest, 'Ben');
  await taken.nth(1).waitFor();
  await addBots(page, ['careless']);
}

async function coach(page: Page): Promise<void> {
  await page.locator('[data-kind="learn"] .door-go').click();
  await atRest(page);
  await page.locator('.coach').waitFor();
}

async function hint(page: Page): Promise<void> {
  await keys('i')(page);
  await page.locator('.advice-played').waitFor({ state: 'attached' });
}

async function share(page: Page): Promise<void> {
  await keys(',')(page);
  await page.locator('.replay-ways button:has([href="#icon-share"])').click();
}

async function review(page: Page): Promise<void> {
  await page.goto('/#review/1?review');
  await page.locator('.turn-reasons small').first().waitFor();
}

async function puzzle(page: Page): Promise<void> {
  const solved = smallPuzzle('star-wars');
  await page.goto(`/#puzzles/star-wars/${solved.id}`);
  await atRest(page);
  await followRecipe(page, solutionOf(solved)[0]);
  await confirmButton(page).click();
  await page.locator('.puzzle-why summary').first().waitFor();
}

const SHOTS: readonly Shot[] = [
  { name: 'start', turn: null, act: (page) => page.locator('.demo-tile').first().waitFor() },
  { name: 'rules', turn: null, act: rules },
  { name: 'coach', turn: null, act: coach },
  { name: 'friends', turn: null, act: friends },
  { name: 'crowded', turn: crowded, act: table },
  { name: 'draft', turn: crowded, act: draft },
  { name: 'odds', turn: battle, act: odds },
  { name: 'plan', turn: crowded, act: keys('p') },
  { name: 'final', turn: last, act: finalStep },
  { name: 'results', turn: last, act: results },
  { name: 'log', turn: crowded, act: keys('h') },
  { name: 'stack', turn: crowded, act: panel('.tool-stack') },
  { name: 'hint', turn: early, act: hint },
  { name: 'replay', turn: crowded, act: keys(',', 'ArrowUp', 'ArrowUp', 'ArrowUp') },
  { name: 'share', turn: crowded, act: share },
  { name: 'closer', turn: crowded, act: keys(',', '+', '+', '+') },
  { name: 'classic', turn: fields, act: table },
  { name: 'classic-closer', turn: fields, act: keys(',', '+', '+', '+') },
  { name: 'classic-draft', turn: fields, act: draft },
  { name: 'classic-results', turn: lastClassic, act: results },
  { name: 'review', turn: reviewed, act: review, over: true },
  { name: 'puzzle', turn: null, act: puzzle },
  { name: 'menu', turn: crowded, act: panel('button:has([href="#icon-menu"])') },
];

async function shoot(
  stage: { browser: Browser; url: string },
  shot: Shot,
  screen: Screen,
  path: string,
): Promise<void> {
  const { browser, url } = stage;
  const { phone } = screen;
  const complaints: string[] = [];
  const { turn, over = false } = shot;
  const before = turn ? kept(over ? turn.after : turn.before, turn.seed) : {};
  const page = await openPage(
    browser,
    url,
    {
      phone,
      density: phone ? 2 : 1,
      painted: true,
      sounds: true,
      kept: before,
      locale: process.env.SHOTS_LOCALE,
      // With the same seed each screen would be the same player, who already has a seat at the first one's table.
      seed: screen.width,
    },
    complaints,
  );
  await page.setViewportSize(screen);
  if (turn !== null && !over) await page.locator('.resume .primary').click();
  await shot.act(page);
  await settled(page);
  // The tiles of a theme are inserted when its page is first shown.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#symbols > [data-theme]')].every((theme) => theme.hasAttribute('data-whole')),
  );
  await arrived(page);
  if (path.endsWith('.jpg')) await page.screenshot({ path, ...CARD });
  else if (size === undefined) await page.screenshot({ path });
  else {
    const width = phone && screen.width < screen.height ? size.phone : size.desktop;
    const resized = width === 0 ? [] : ['-resize', `${width}`, '0'];
    const asked = ['-quiet', '-q', `${size.quality}`, ...resized, '-o', path, '--', '-'];
    execFileSync('cwebp', asked, { input: await page.screenshot() });
  }
  await page.context().close();
  for (const complaint of complaints) console.error(`${shot.name}: ${complaint}`);
}

const [folder, ...only] = process.argv.slice(2);
if (folder === undefined) throw new Error('node tools/page/screenshots.ts <folder> [name ...]');
const wanted = (process.env.SHOTS_SCREENS ?? 'desk,phone').split(',');
const screens = Object.entries(SCREENS).filter(([name]) => wanted.includes(name));
if (screens.length < wanted.length) throw new Error(`SHOTS_SCREENS are some of ${Object.keys(SCREENS)}`);
mkdirSync(folder, { recursive: true });
await withGame(async (game) => {
  for (const shot of SHOTS.filter(({ name }) => only.length === 0 || only.includes(name))) {
    for (const [name, screen] of screens) {
      const type = name === 'card' ? 'jpg' : size === undefined ? 'png' : 'webp';
      const path = join(folder, `${name}-${shot.name}.${type}`);
      await shoot(game, shot, screen, path);
      console.log(path);
    }
  }
});
