/** Tables on a server, from several seats. */
import type { Table } from '@asteroute/protocol';
import type { Page } from 'playwright-core';
import { settled } from '../../support/board-page.ts';
import type { PageOptions } from '../../support/stage.ts';
import { choices, draftUntil } from '../../support/table-page.ts';
import { type PreparedTable, prepareTable, type WantedTable } from './prepared-table.ts';
import { LINES, NAMES, type Scene, type Stage, tool } from './scene.ts';

const tables = new Map<string, Promise<PreparedTable>>();

const inTheMiddle = ({ turns }: Table): boolean => turns >= 22;

/** A prepared table that no scene changes, so that all languages share it. */
function tableOf(stage: Stage, wanted: WantedTable): Promise<PreparedTable> {
  const key = `${stage.url} ${JSON.stringify(wanted)}`;
  const prepared = tables.get(key) ?? prepareTable(stage.url, { ...wanted, until: inTheMiddle });
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
export const onlineScene: Scene = {
  name: 'online',
  async *play(stage) {
    const table = await tableOf(stage, { names: NAMES, lines: LINES });
    const page = await sit(stage, table, table.onTurn);
    await page.locator('.hand-tile').waitFor();
    yield { name: 'idle', page, turn: 'online' };
    await page.setViewportSize({ width: 1440, height: 900 });
    await draftUntil(page, async () => (await choices(page).count()) > 1);
    yield { name: 'draft', page, turn: 'online' };
    await page.keyboard.press('Escape');
    await tool(page, 'menu').click();
    yield { name: 'menu', page };
    await page.keyboard.press('Escape');
    await page.keyboard.press(',');
    await page.locator('.replay').waitFor();
    yield { name: 'look back', page };
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
export const duelScene: Scene = {
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

/** Five players with clocks, which are in the players' strip too. */
export const clockScene: Scene = {
  name: 'online with clocks',
  async *play(stage) {
    const clock = { type: 'live', seconds: 2400, increment: 20 } as const;
    const table = await tableOf(stage, { names: NAMES, lines: LINES, clock });
    const page = await sit(stage, table, table.onTurn);
    await page.locator('.hand-tile').waitFor();
    yield { name: 'idle', page, turn: 'clocks' };
    const other = await sit(stage, table, (table.onTurn + 2) % NAMES.length);
    await other.locator('.hand-theirs').waitFor();
    yield { name: 'waiting', page: other, turn: 'clocks' };
  },
};

/** A game over days: the clock is a word. */
export const daysScene: Scene = {
  name: 'online over days',
  async *play(stage) {
    const clock = { type: 'days', days: 3 } as const;
    const table = await tableOf(stage, { names: NAMES.slice(0, 2), lines: LINES, clock });
    const page = await sit(stage, table, table.onTurn);
    await page.locator('.hand-tile').waitFor();
    yield { name: 'idle', page, turn: 'days' };
  },
};

/** The end at a server: results, somebody who wants to play again, and the game opened once more. */
export const onlineEndScene: Scene = {
  name: 'online end',
  async *play(stage) {
    const wanted = { names: NAMES.slice(0, 2), lines: LINES, until: inTheMiddle };
    const table = await prepareTable(stage.url, wanted);
    const page = await sit(stage, table, 0);
    const other = await sit(stage, table, 1);
    await table.resign(1);
    await page.locator('.podium').waitFor();
    yield { name: 'results', page };
    await page.locator('.rematch-call .primary, .results-next .primary').last().click();
    await other.locator('.rematch-call').waitFor();
    yield { name: 'rematch offered', page: other };
    const late = await sit(stage, table, 1);
    await late.locator('.replay').waitFor();
    yield { name: 'look back', page: late };
  },
};
