/** Whose turn it is, by ear, on every way into a table: also where the server is slow to say which seat is one's own. */
import { newId, playerKey, randomToken } from '@asteroute/client';
import { requestTable, sitDown } from '@asteroute/page-online/connection/new-table';
import type { Key } from '@asteroute/page-online/keyring/keyring';
import { TestDevice } from '@asteroute/server/account-device';
import { ask } from '@asteroute/server/testing';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { puzzlesOf } from '../pages/learning/puzzles.ts';
import { commandBy, pageRequests, planOfPeople } from '../support/network/page-requests.ts';
import { addBots, button, openRoom, start } from '../support/online.ts';
import { openTry } from '../support/play/daily-tries.ts';
import { createLeague, enterLeague } from '../support/play/leagues.ts';
import { playDoor, useStage } from '../support/stage.ts';
import { listen } from '../table/listener.ts';
import { prepareTable } from '../windows/scenes/prepared-table.ts';

const open = useStage();
/** Milliseconds by which the seat comes later than the log. */
const SEAT_DELAY_MS = 300;
let tries = 0;

/** A page that notes what is announced, with these entries in its storage. */
async function person(kept: Readonly<Record<string, string>> = {}): Promise<Page> {
  const page = await open({ speed: 'off', before: listen, kept, seed: 97_000 + ++tries });
  await page.route('**/api/games/*', async (route) => {
    await new Promise((passed) => setTimeout(passed, SEAT_DELAY_MS));
    await route.continue();
  });
  return page;
}

async function at(hash: string, kept: Readonly<Record<string, string>> = {}): Promise<Page> {
  const page = await person(kept);
  await page.goto(`/${hash}`);
  return page;
}

/** The page of a browser that holds a key. */
const atKey = (key: Pick<Key, 'table' | 'token'>): Promise<Page> => {
  const kept = { invite: null, host: false, clientSeed: '', ...key };
  return at(`#table/${key.table}`, { 'asteroute.tables': JSON.stringify([kept]) });
};

async function account(): Promise<string> {
  return (await new TestDevice().create(inject('gameServer'), `Heard ${randomToken().slice(0, 8)}`)).session;
}

/** A seat of an account, taken by another of its devices. */
async function reclaimed(): Promise<Page> {
  const url = inject('gameServer');
  const [desk, friend, session] = [pageRequests(url), pageRequests(url), await account()];
  const plan = planOfPeople('classic', ['red', 'blue']);
  const opened = await requestTable(desk, { plan, seat: 0, name: '' });
  if (!opened.ok) throw new Error(opened.fault);
  const { table, invite } = opened.key;
  // Nobody commits to a number, which a page would have to reveal.
  const own = { ...opened.key, commits: false };
  await commandBy(desk.ask, own, { ...sitDown(own, 'Ada', 0), account: session });
  await commandBy(friend.ask, { ...own, ...friend.keyring.of(table, invite) }, sitDown(own, 'Ben'));
  const phone = playerKey({ table, host: false });
  const taken = await commandBy(desk.ask, phone, { type: 'reclaim', id: 'reclaim', account: session });
  expect(taken).toMatchObject({ ok: true });
  return atKey(phone);
}

async function inRoom(): Promise<Page> {
  const page = await person();
  await openRoom(page, { name: 'Ada' });
  await addBots(page, ['gentle']);
  await start(page);
  return page;
}

async function inLeague(): Promise<Page> {
  const page = await person();
  await createLeague(page, { title: 'By ear' });
  await enterLeague(page, 'Ada');
  await page.getByLabel('Add a bot').selectOption('aimless');
  await page.getByRole('region', { name: '2 players' }).waitFor();
  await button(page, 'Pair the first round').click();
  await button(page, /^Play: Against/).click();
  return page;
}

async function inDuel(): Promise<Page> {
  const wanted = { id: newId(), edition: 'classic', name: 'Dora' };
  const { tables, token } = await ask(inject('gameServer'), 'POST /api/duels', { body: wanted });
  return atKey({ table: tables[0], token });
}

async function withDeck(): Promise<Page> {
  return atKey(await openTry(inject('gameServer'), await account(), 'classic'));
}

async function local(): Promise<Page> {
  const page = await person();
  await playDoor(page).click();
  return page;
}

const two = () => prepareTable(inject('gameServer'), { names: ['Ada', 'Ben'] });
async function seated(isOnTurn: boolean): Promise<Page> {
  const { hash, keptBy, onTurn } = await two();
  return at(hash, keptBy(isOnTurn ? onTurn : 1 - onTurn));
}

/** A table that is watched by its link. */
async function watched(): Promise<Page> {
  const { hash, keptBy } = await two();
  const [{ invite }] = JSON.parse(keptBy(0)['asteroute.tables']) as Key[];
  return at(`${hash}/${invite}`);
}

test.each<[way: string, enter: () => Promise<Page>, own: boolean]>([
  ['a table, reloaded', () => seated(true), true],
  ['a table at which another is on turn', () => seated(false), false],
  ['a table that one watches', watched, false],
  ['a room', inRoom, true],
  ['a league', inLeague, true],
  ['a duel', inDuel, true],
  ['the deck of the day', withDeck, true],
  ['a seat taken from another device', reclaimed, true],
  ['a puzzle', () => at(`#puzzles/classic/${puzzlesOf('classic')[0].id}`), true],
  ['a game at this screen', local, true],
])('%s: whose turn it is', async (_, enter, own) => {
  const page = await enter();
  await page.locator('.players').waitFor();
  const told = () =>
    page.evaluate(() =>
      window.heard.flatMap(({ text }) => text.match(/your turn|\p{Lu}\p{L}+ is thinking|Tile in hand/giu) ?? []),
    );
  await expect.poll(async () => (await told()).at(-1)).toBe('Tile in hand');
  const whose = (await told()).filter((text) => text !== 'Tile in hand');
  expect(whose.map((text) => /your turn/i.test(text))).toEqual([own]);
});
