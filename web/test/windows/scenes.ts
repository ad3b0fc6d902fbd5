/** Every state in which a window may find the page, reached as a person reaches it. */
import { createRandom } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import type { Page } from 'playwright-core';
import { puzzlesOf, solutionOf } from '../pages/puzzles.ts';
import { FREE, inView, settled, tilesOnBoard } from '../support/board-page.ts';
import { passUntil, stopClock } from '../support/clock.ts';
import { mouse } from '../support/pointing.ts';
import { findTurn, kept, type PlayedTurn, recipeOf } from '../support/prepared.ts';
import type { PageOptions } from '../support/stage.ts';
import { atRest, choices, confirmButton, followRecipe, takeTurn } from '../support/table-page.ts';
import { draftWith } from './drafts.ts';
import { type PreparedTable, prepareTable, type WantedTable } from './prepared-table.ts';

/** The page in one state. */
export interface State {
  readonly name: string;
  readonly page: Page;
  /** States of one turn, between which the board's edge must not move: those that have the same here. */
  readonly turn?: string;
  /** Whether its time is stopped. */
  readonly stopped?: boolean;
}

/** Where a scene is played. */
export interface Stage {
  readonly url: string;
  /** Language tag of the browser. */
  readonly tag: string;
  open(options: PageOptions): Promise<Page>;
}

/** States that follow from each other; each lasts until the next is asked for. */
export interface Scene {
  readonly name: string;
  play(stage: Stage): AsyncGenerator<State>;
}

/** Names as long as a person may think of, in several scripts. */
const NAMES = [
  'Bartholomäusmaximilian',
  'НикитаПреображенский',
  'Wolfeschlegelsteinhausen',
  '👩‍🚀 Zoë',
  'Aleksandrsergejewitsch',
];
const LINES = [
  'hi',
  'Guten Abend zusammen, wer fängt heute an, und wie lange haben wir Zeit?',
  '👍',
  'Donaudampfschifffahrtsgesellschaft!',
];

const named = (record: GameRecord): GameRecord => ({
  ...record,
  players: record.players.map((player, seat) => ({ ...player, name: NAMES[seat] })),
});

/** The game before a turn, with long names; the person on turn is one, the others are bots or people. */
function waitingFor(turn: PlayedTurn, bots = false): Record<string, string> {
  const { players, turns } = turn.before;
  const own = turns.length % players.length;
  return kept(named(turn.before), turn.seed, bots ? players.map((_, seat) => (seat === own ? null : 'gentle')) : []);
}

async function resume(stage: Stage, saved: Record<string, string>, options: PageOptions = {}): Promise<Page> {
  const page = await stage.open({ kept: saved, speed: 'off', locale: stage.tag, ...options });
  await page.locator('.resume .primary').click();
  await atRest(page);
  return page;
}

const tool = (page: Page, icon: string) => page.locator(`.tools button:has([href="#icon-${icon}"])`);

/** A turn that waits: at rest, and with each of the sheets. */
const turnScene: Scene = {
  name: 'turn',
  async *play(stage) {
    const turn = findTurn({ players: 5 }, ({ before }) => before.turns.length === 45);
    const page = await resume(stage, waitingFor(turn));
    yield { name: 'idle', page, turn: 'five' };
    await page.keyboard.press('i');
    await page.locator('.advice-played').waitFor();
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

/** Lets time pass in a stopped page until something is there. */
const shown = (page: Page, selector: string): Promise<void> =>
  passUntil(page, `${selector} is there`, async () => (await page.locator(selector).count()) > 0);

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
    await followRecipe(page, recipeOf(turn));
    await page.locator('.odds').waitFor();
    yield { name: 'odds', page, turn: 'attack' };
    await stopClock(page);
    await confirmButton(page).click();
    await shown(page, '.stage .thrown');
    yield { name: 'battle', page, turn: 'attack', stopped: true };
    await shown(page, '.banner[data-standing="won"]');
    yield { name: 'battle won', page, turn: 'attack', stopped: true };
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

/** A bot that has its tile, and never finds its turn. */
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

/** Little comes of it, so that the next is soon on turn. */
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
    await page.locator('.final .hand-end .quiet:not(.rule)').first().click();
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
    const small = [...puzzlesOf(edition)].sort((a, b) => a.game.length - b.game.length);
    const puzzle = small.find((one) => one.turns === 1 && solutionOf(one)[0].rotation === 0);
    if (puzzle === undefined) throw new Error(`${edition} has no puzzle of one turn without rotating`);
    const page = await stage.open({ speed: 'off', locale: stage.tag });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#puzzles/${edition}/${puzzle.id}`);
    await atRest(page);
    yield { name: 'puzzle', page };
    await followRecipe(page, solutionOf(puzzle)[0]);
    yield { name: 'draft', page };
    await confirmButton(page).click();
    await page.locator('.turn-reasons b').first().waitFor();
    yield { name: 'solved', page };
  },
}));

const tables = new Map<string, Promise<PreparedTable>>();

/** A table that nobody changes is prepared once for all languages. */
function tableOf(stage: Stage, wanted: WantedTable): Promise<PreparedTable> {
  const key = `${stage.url} ${JSON.stringify(wanted)}`;
  const prepared = tables.get(key) ?? prepareTable(stage.url, { ...wanted, until: ({ turns }) => turns >= 22 });
  tables.set(key, prepared);
  return prepared;
}

async function sit(stage: Stage, table: PreparedTable, seat: number, options: PageOptions = {}): Promise<Page> {
  const page = await stage.open({ kept: table.keptBy(seat), speed: 'off', locale: stage.tag, ...options });
  await page.goto(`${stage.url}/${table.hash}`);
  await page.locator('.players').waitFor();
  await settled(page);
  return page;
}

async function openChat(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await tool(page, 'chat').click();
  await page.locator('.chat').waitFor();
}

/** A table of five on a server, from the seat on turn and from the next. */
const onlineScene: Scene = {
  name: 'online',
  async *play(stage) {
    const table = await tableOf(stage, { names: NAMES, lines: LINES });
    const page = await sit(stage, table, table.onTurn);
    await page.locator('.hand-tile').waitFor();
    yield { name: 'idle', page, turn: 'online' };
    await draftOnline(page);
    yield { name: 'draft', page, turn: 'online' };
    await page.keyboard.press('Escape');
    await tool(page, 'menu').click();
    yield { name: 'menu', page };
    await page.keyboard.press('Escape');
    await openChat(page);
    yield { name: 'chat', page };
    const other = await sit(stage, table, (table.onTurn + 1) % NAMES.length);
    await other.locator('.hand-theirs').waitFor();
    yield { name: 'waiting', page: other, turn: 'online' };
    await openChat(other);
    yield { name: 'chat while waiting', page: other };
  },
};

/** A table of two with takebacks and a clock: the tile waits to be drawn. */
const duelScene: Scene = {
  name: 'online for two',
  async *play(stage) {
    const clock = { type: 'live', seconds: 2400, increment: 20 } as const;
    const table = await tableOf(stage, { names: NAMES.slice(0, 2), lines: LINES, clock, takebacks: true });
    const page = await sit(stage, table, table.onTurn);
    yield { name: 'turn', page, turn: 'duel' };
    const other = await sit(stage, table, 1 - table.onTurn);
    yield { name: 'waiting', page: other, turn: 'duel' };
  },
};

/** A draft with a place, wherever the chance of the server allows one. */
async function draftOnline(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settled(page);
  for (const { stop } of await inView(page, FREE)) {
    const cell = (await inView(page, FREE)).find((free) => free.stop === stop);
    if (cell === undefined) continue;
    await page.mouse.click(cell.x, cell.y);
    await confirmButton(page).waitFor();
    if ((await choices(page).count()) > 1 || (await page.locator('.loupe .board-spot').count()) > 0) return;
    await page.keyboard.press('Escape');
  }
}

/** All that the walk goes through. */
export const SCENES: readonly Scene[] = [
  turnScene,
  ...draftScenes,
  attackScene,
  waitingScene,
  thinkingScene,
  endScene,
  reviewScene,
  ...puzzleScenes,
  onlineScene,
  duelScene,
];
