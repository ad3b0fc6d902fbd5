/** Tables on a real server, each person in a browser of their own. */
import { text } from 'node:stream/consumers';
import { createRandom } from '@asteroute/engine';
import { recipeIn, WHOLE_GAMES } from '@asteroute/page/testing/prepared.ts';
import { shownTable } from '@asteroute/page/testing/truth.ts';
import { gameOf, onTurn, type Table } from '@asteroute/protocol';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { settled, tilesOnBoard } from '../support/board-page.ts';
import { misfits } from '../support/fit.ts';
import { expectFocus } from '../support/keyboard.ts';
import { type GameServer, startServer } from '../support/network/server.ts';
import {
  addBots,
  atTable,
  button,
  confirmTurn,
  draftTurn,
  enter,
  expectSeated,
  openRoom,
  resultsOf,
  start,
  toLobby,
  toResults,
  whileAway,
} from '../support/online.ts';
import { attackIn, programFor } from '../support/seat-program.ts';
import { type LentPage, leave, openLentPage, type PageOptions, sharedChromium } from '../support/stage.ts';
import { confirmButton, followRecipe } from '../support/table-page.ts';

/**
 * Messages that are no fault of the page: those of the browser about a network that was taken away, and one about an
 * attempt to connect that hung without a network and was replaced by another.
 */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket is closed before the connection is established/;

let server: GameServer;
let browser: Browser;
let pages: LentPage[] = [];
let complaints: string[] = [];
let people = 0;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), sharedChromium()]);
});
afterEach(async () => {
  for (const page of pages) await leave(page);
  const heard = complaints.filter((line) => !OFFLINE.test(line));
  [pages, complaints] = [[], []];
  expect(heard, 'complaints of the pages').toEqual([]);
});
afterAll(() => server?.stop());

/** Opens a page for a person in a browser of their own, with random numbers of their own. */
async function person(options: PageOptions = {}): Promise<Page> {
  people += 1;
  const seed = people * 1000;
  const lent = await openLentPage(browser, server.url, { speed: 'off', seed, ...options }, complaints);
  pages.push(lent);
  return lent.page;
}

/** Checks that all pages show the same table, apart from the tile in hand. */
async function expectSame(all: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await Promise.all(all.map(shownTable));
      return new Set(shown.map(({ hand, ...rest }) => JSON.stringify(rest))).size;
    })
    .toBe(1);
}

describe('two people, three bots and a watcher', () => {
  test('see a whole game, one of them without a network in a battle', { tags: ['soak'] }, async () => {
    const [ada, ben, cleo] = [await person(), await person(), await person({ phone: true })];
    const link = await openRoom(ada, { name: 'Ada' });
    expect(link).toMatch(/\/invite\/([a-z0-9]{16})#table\/\1\/[\w-]{43}$/);
    await ben.goto(link);
    await enter(ben, 'Ben');
    await expectSeated(ada, ['Ada', 'Ben']);
    await addBots(ada, ['gentle', 'careless', 'gentle']);
    await cleo.goto(link);
    await cleo.getByText('All seats are taken. You can watch').waitFor();
    await start(ada);
    await Promise.all([ada, ben, cleo].map(atTable));
    await cleo.getByText('You are watching').waitFor();
    await expectSame([ada, ben, cleo]);
    for (const mover of [ada, ben]) {
      await draftTurn(mover);
      await confirmTurn(mover);
    }
    const program = await programFor([ada, ben], createRandom(1));
    const tense = await program.playUntil((table) => attackIn(gameOf(table)) !== undefined);
    await fightWithoutNetwork([ada, ben][onTurn(tense) ?? -1], tense, [ada, ben, cleo]);
    const late = await whileAway([ada, ben, cleo], () =>
      program.playUntil((table) => gameOf(table).position.stackSize < 5),
    );
    const last = [ada, ben][onTurn(late) ?? -1];
    await last.locator('.hand-tile').waitFor();
    await expect.poll(() => tilesOnBoard(last)).toBe(late.turns + 1);
    await draftTurn(last);
    await confirmTurn(last);
    await program.playUntil(() => false);
    await Promise.all([ada, ben, cleo].map(toResults));
    const results = await resultsOf(ada);
    expect(Object.keys(results)).toHaveLength(5);
    for (const other of [ben, cleo]) expect(await resultsOf(other)).toEqual(results);
    await checkProof(ben);
    await cleo.reload();
    await cleo.getByLabel('Looking back').first().waitFor();
    expect(await cleo.locator('.player-score').allTextContents()).toEqual(
      Object.values(await scoresOf(ada)).map(String),
    );
    await cleo.getByRole('button', { name: 'Review', exact: true }).tap();
    await cleo
      .getByText(/ (won by \d+|finished level)/)
      .first()
      .waitFor();
  });
});

/** Confirms an attack with no network: only the own table shows it, and it is sent once when the network is back. */
async function fightWithoutNetwork(mover: Page, table: Table, all: readonly Page[]): Promise<void> {
  const attack = attackIn(gameOf(table));
  if (attack === undefined) throw new Error('no attack is possible to the end of the game');
  for (const page of all) await expect.poll(() => tilesOnBoard(page)).toBe(table.turns + 1);
  await followRecipe(mover, recipeIn(gameOf(table), attack));
  // The tile alone may start the battle, so that no choice of a place has to be an attack.
  expect(await confirmButton(mover).isEnabled()).toBe(true);
  const others = all.filter((page) => page !== mover);
  const before = await tilesOnBoard(mover);
  await mover.context().setOffline(true);
  await mover.getByText('The connection is lost').waitFor();
  await confirmButton(mover).click();
  await mover.getByText('Your turn will be sent').waitFor();
  expect(await tilesOnBoard(mover)).toBe(before + 1);
  for (const page of others) expect(await tilesOnBoard(page)).toBe(before);
  await mover.context().setOffline(false);
  await mover.getByText('The connection is lost').waitFor({ state: 'hidden' });
  for (const page of others) {
    await expect.poll(() => tilesOnBoard(page)).toBeGreaterThan(before);
  }
  await expectSame(all);
}

async function checkProof(page: Page): Promise<void> {
  await button(page, 'Was it fair?').click();
  const proof = page.getByRole('dialog', { name: 'Tiles and dice, checked' });
  await proof.getByText('Everything is as it was promised.').waitFor();
  for (const checked of [
    'whose fingerprint this page kept before the first tile',
    'Your own number was used, and nobody knew it',
    'with the key that this page knows',
  ])
    await proof.getByText(checked).waitFor();
  await page.keyboard.press('Escape');
}

/** Points by seat, from the strip of players. */
async function scoresOf(page: Page): Promise<number[]> {
  return (await shownTable(page)).players.map(({ score }) => score);
}

test('who comes too late is refused; a seat is given away, taken back and lost', { tags: ['soak'] }, async () => {
  const [ada, ben, cleo] = [await person(), await person(), await person()];
  const link = await openRoom(ada, { name: 'Ada', takebacks: true });
  await ben.goto(link);
  await enter(ben, 'Ben');
  await expectSeated(ada, ['Ada', 'Ben']);
  await cleo.goto(link);
  await cleo.getByLabel('Your name').fill('Cleo');
  await cleo.context().setOffline(true);
  await cleo.getByText('The connection is lost').waitFor();
  await addBots(ada, ['careless', 'careless', 'careless']);
  await button(cleo, 'I’m in').click();
  await cleo.context().setOffline(false);
  await cleo.getByRole('alert').getByText('That seat has just been taken.').waitFor();
  await start(ada);
  await Promise.all([ada, ben, cleo].map(atTable));
  await cleo.getByText('You are watching. You will be asked for the next game.').waitFor();
  const names = (await shownTable(ben)).players.map(({ name }) => name);
  expect(names).toEqual(['Ada', 'Ben', 'Trader', 'Trader 2', 'Trader 3']);
  // A player draws by a button while the player before may ask for the turn back; after a bot's turn there is no
  // button.
  await draftTurn(ada);
  await confirmTurn(ada);
  await button(ben, 'Draw a tile').click();
  await draftTurn(ben);
  await confirmTurn(ben);
  await ada.locator('.hand-tile').waitFor();

  await button(ben, 'Menu').click();
  await button(ben, 'Give the seat to a bot').click();
  await button(ben, /^Give the seat to a bot – /).click();
  await button(ben, 'Take the seat back').click();
  await expect.poll(() => button(ben, 'Take the seat back').count()).toBe(0);
  await button(ada, 'Menu').click();
  await ada.getByText('Trouble with somebody?').click();
  await button(ada, 'Report Ben').click();
  await button(ada, 'Something else').click();
  await ada.getByText('You reported Ben').waitFor();
  await button(ada, 'Ban Ben from this table').click();
  await button(ada, /^Ban Ben from this table – /).click();
  await ben.getByRole('alert').getByText('You are banned from this table.').waitFor();
  expect(await button(ben, 'Take the seat back').count()).toBe(0);
  await button(ada, 'Lift the ban on Ben').click();
  await expect.poll(() => button(ada, 'Lift the ban on Ben').count()).toBe(0);
  await ben.reload();
  await atTable(ben);
  // Whoever is long without a socket is refused over HTTP, which a browser logs.
  complaints = complaints.filter((line) => !line.includes('409'));
});

test('a turn that was confirmed without a network survives its page', async () => {
  const [ada, ben] = [await person(), await person()];
  const link = await openRoom(ada, { name: 'Ada' });
  await ben.goto(link);
  await enter(ben, 'Ben\u3164');
  await ben.getByRole('alert').getByText('characters that cannot be seen').waitFor();
  await enter(ben, '👩‍🚀 Ben');
  await expectSeated(ada, ['Ada', '👩‍🚀 Ben']);
  await start(ada);
  await Promise.all([ada, ben].map(atTable));
  expect(await ben.locator('.player-own').allTextContents()).toEqual(['Ada', '👩‍🚀 Ben']);
  await ben.getByText('Ada is thinking', { exact: true }).waitFor();
  // The tile of the other player is visible, and shows where it fits.
  await ben.locator('.hand-theirs').click();
  await expect.poll(() => ben.locator('.board-would').count()).toBeGreaterThan(0);
  await draftTurn(ada);
  await ada.context().setOffline(true);
  await ada.getByText('The connection is lost').waitFor();
  await confirmButton(ada).click();
  await ada.getByText('Your turn will be sent').waitFor();
  await ada.close();
  await ben.getByText('Ada is away', { exact: true }).waitFor();
  await ada.context().setOffline(false);
  const again = await ada.context().newPage();
  await again.goto(link);
  await atTable(again);
  await expect.poll(() => tilesOnBoard(ben)).toBe(2);
  await ben.locator('.hand-tile').waitFor();
  expect(await ben.locator('.board-would').count(), 'marks of a tile that is placed').toBe(0);
  const moved = ben.getByRole('list', { name: 'What happened' }).getByRole('button', { name: /^Ada placed / });
  await expect.poll(() => moved.count()).toBe(1);
  await moved.click();
  await expect.poll(() => ben.locator('.board-lit').count()).toBe(1);
  await moved.click();
  await expect.poll(() => ben.locator('.board-lit').count()).toBe(0);
  await expectSame([again, ben]);
  await ben.getByRole('img', { name: 'Ada is here' }).waitFor();
});

test('a server that shows another fingerprint, or another key, than before is told', async () => {
  const [ada, ben] = [await person(), await person({ phone: true })];
  const link = await openRoom(ada, { name: 'Ada' });
  await ben.goto(link);
  await enter(ben, 'Ben');
  await expectSeated(ada, ['Ada', 'Ben']);
  await start(ada);
  await Promise.all([ada, ben].map(atTable));
  // The page stores the server's key when its answer arrives, which may be after the table is shown.
  const stored = (name: string) => ben.evaluate((key) => localStorage.getItem(key), `asteroute.${name}`);
  await expect.poll(() => stored('server-key')).not.toBeNull();
  await expect.poll(() => stored('seen')).toMatch(/"seedHash":"[0-9a-f]{64}"/);
  await ben.evaluate(() => {
    const seen = localStorage.getItem('asteroute.seen') ?? '';
    const other = seen.replace(/"seedHash":"[0-9a-f]{64}"/, `"seedHash":"${'f'.repeat(64)}"`);
    localStorage.setItem('asteroute.seen', other);
    localStorage.setItem('asteroute.server-key', JSON.stringify('0'.repeat(64)));
  });
  await ben.reload();
  await ben.getByRole('alert').getByText('The server now shows another fingerprint').waitFor();
  const alert = ben.getByRole('dialog', { name: 'This server has a new key' });
  await alert.waitFor();
  await settled(ben);
  expect([...(await misfits(ben)), ...(await violations(ben))]).toEqual([]);
  await button(ben, 'Trust the new key').click();
  await alert.waitFor({ state: 'hidden' });
});

test('a table by link is shut to those who do not have its whole link', async () => {
  const [ada, eve] = [await person(), await person()];
  const link = await openRoom(ada, { name: 'Ada' });
  await eve.goto(link.split('/').slice(0, -1).join('/'));
  await button(eve, 'Ask to come in').waitFor();
  expect(await eve.getByText('Ada').count()).toBe(0);
  await button(eve, 'Back').click();
  await button(eve, 'New public table').waitFor();
  expect(await button(eve, /^(Join|Watch)/).count()).toBe(0);
  complaints = complaints.filter((line) => !line.includes('403'));
});

/** The host has turns reported to an address that the operator allows, and later stops that. */
async function tellTurns(host: Page, look: () => Promise<unknown>): Promise<void> {
  await button(host, 'Menu').click();
  await host.getByText('Send turns to another program').click();
  const address = host.getByLabel('Address of the program');
  await address.fill('https://elsewhere.example/turns');
  await button(host, 'Send turns there').click();
  await host.getByRole('alert').getByText('This server does not send to that address.').waitFor();
  await address.fill('https://hooks.example/turns');
  await address.press('Enter');
  await host.getByRole('status').getByText('Turns are being sent to the address you gave.').waitFor();
  await look();
  await button(host, 'Stop sending turns').click();
  await expect.poll(() => button(host, 'Stop sending turns').count()).toBe(0);
}

/** Views that axe examines: one of each kind, with the most in it. */
const EXAMINED = ['lobby', 'seated', 'chat', 'what a host can do', 'proof', 'ended'];

/** Looks at one view after the other, on a screen and on a phone; where on both, axe examines the first. */
function viewer(phone: Page) {
  const views: Record<string, string[]> = {};
  const one = async (view: string, page: Page, isFirst: boolean) => {
    await settled(page);
    const found = [...(await misfits(page)), ...(isFirst && EXAMINED.includes(view) ? await violations(page) : [])];
    views[`${view}, ${page === phone ? 'phone' : 'screen'}`] = found;
  };
  const look = (view: string, ...all: readonly Page[]) => Promise.all(all.map((page, at) => one(view, page, at === 0)));
  return { views, look };
}

test('the lobby lists what is open, what runs and what is one’s own; asking, talking, resigning and once more; every view fits, and axe has nothing to say of each kind', async () => {
  const [ada, ben] = [await person(), await person({ phone: true })];
  const { views, look } = viewer(ben);
  await ada.keyboard.press('Tab');
  await Promise.all([ada, ben].map(toLobby));
  await expectFocus(ada);
  await openRoom(ada, { name: 'Ada', public: true, takebacks: true, clock: /^10 minutes/ });
  await button(ben, /^Join: .*Ada/).waitFor();
  expect(await ada.locator('.room-facts > li').allTextContents()).toEqual([
    'Star Wars Edition',
    '10 minutes each, +10 s a turn',
    'Turns can be taken back',
  ]);
  await ada.locator('.lobby-front .demo-tile').first().waitFor();
  await expectFocus(ada);
  await Promise.all([look('room', ada), look('lobby', ben)]);
  await button(ben, /^Join: .*Ada/).click();
  await ben.getByLabel('Your name').fill('<b>Ben</b>');
  await look('joining', ben);
  await button(ben, 'I’m in').click();
  await expectSeated(ada, ['Ada', '<b>Ben</b>']);
  await look('seated', ada, ben);
  await start(ada);
  await Promise.all([ada, ben].map(atTable));
  expect(await ada.locator('.clock').count()).toBe(2);
  expect(await ada.locator('.player-own').allTextContents()).toEqual(['Ada', '<b>Ben</b>']);
  // The players' strip of a phone has no room for names, but shows who is present.
  const dot = await ben.locator('.player .presence').first().boundingBox();
  const figure = await ben.locator('.player > .piece').first().boundingBox();
  expect((dot?.x ?? 0) - (figure?.x ?? 0)).toBeGreaterThan(12);
  // At the feet of the figure, where it covers no count.
  expect(dot?.y).toBeGreaterThan((figure?.y ?? 0) + 12);
  expect(dot?.width).toBe(10);
  // The clocks that are shown: the own one and the one that runs.
  for (const clock of await ben.locator('.clock').all()) {
    expect((await clock.boundingBox())?.width, await clock.getAttribute('aria-label').then(String)).toBeGreaterThan(24);
  }

  await draftTurn(ada);
  await confirmTurn(ada);
  await button(ben, 'Draw a tile').waitFor();
  await button(ada, 'Ask to take the turn back').click();
  await button(ben, 'Allow it').waitFor();
  await look('asked', ada, ben);
  await button(ben, 'Decline').click();
  await button(ada, 'Ask to take the turn back').click();
  await button(ben, 'Allow it').click();
  await expect.poll(() => tilesOnBoard(ben)).toBe(1);
  await expect.poll(() => tilesOnBoard(ada)).toBe(1);
  await draftTurn(ada);
  await confirmTurn(ada);
  await button(ben, 'Draw a tile').click();
  await ben.locator('.hand-tile').waitFor();

  await button(ben, 'Chat').click();
  await ben.getByLabel('Say something').fill('Good\u202e <i>luck</i>');
  await button(ben, 'Send').click();
  await ben.getByRole('alert').getByText('characters that cannot be seen').waitFor();
  expect(await ben.getByLabel('Say something').inputValue()).toBe('Good\u202e <i>luck</i>');
  await ben.getByLabel('Say something').fill('Good <i>luck</i> ❤️‍🔥');
  await button(ben, 'Send').click();
  await expect.poll(() => ben.getByLabel('Say something').inputValue()).toBe('');
  await ada.locator('.bubble').getByText('Good <i>luck</i> ❤️‍🔥').waitFor();
  await look('chat', ben);
  await button(ada, 'React').click();
  await button(ada, 'Thank you').click();
  await ben.getByRole('status').getByText('Ada: Thank you').waitFor();
  // On a large screen the chat is in the side column; only a phone has a button for it.
  expect(await button(ada, /^Chat/).count()).toBe(0);
  await ada.locator('.bubble-line').click();
  await expect.poll(() => ada.evaluate(() => document.activeElement?.closest('.chat-say') !== null)).toBe(true);
  await ada.locator('.chat-column .chat-lines').getByText('Good <i>luck</i> ❤️‍🔥').waitFor();
  await button(ada, 'Menu').click();
  await ada.getByText('Trouble with somebody?').click();
  await look('what a host can do', ada);
  await button(ada, /^Mute /).click();
  await button(ada, /^Unmute /).waitFor();
  await ada.keyboard.press('Escape');
  expect(await ada.getByText('Good <i>luck</i> ❤️‍🔥').count()).toBe(0);

  const eve = await person();
  await toLobby(eve);
  await button(eve, /^Watch: .*Ada/).click();
  await atTable(eve);
  await ada.getByText('1 person is watching').waitFor();
  await tellTurns(ada, () => look('webhook', ada));
  await ada.keyboard.press('Escape');
  await ben.getByLabel('Say something').waitFor();
  await draftTurn(ben);
  expect(await ben.getByLabel('Say something').count(), 'the chat lies over no button that confirms').toBe(0);
  await button(ben, 'Menu').click();
  await look('menu', ben);
  await button(ben, 'Resign').click();
  await button(ben, /^Resign – /).click();
  await ada.getByText('<b>Ben</b> resigned.').waitFor();
  expect(await ada.locator('.results-head h2').textContent()).toBe('Ada wins');
  expect(await button(eve, 'Play again').count()).toBe(0);
  await Promise.all([ada, ben].map((page) => button(page, 'Was it fair?').click()));
  await Promise.all([ada, ben].map((page) => page.locator('.proof-verdict').waitFor()));
  await look('proof', ada, ben);
  await Promise.all([ada, ben].map((page) => page.keyboard.press('Escape')));
  await look('ended', ada, ben);
  await button(ada, 'Play again').click();
  await ada.locator('.room-begin').getByText('Waiting for <b>Ben</b>').waitFor();
  await ben.getByText('Ada wants to play again.').waitFor();
  await Promise.all([look('seats kept', ada), look('called', ben)]);
  expect(views).toEqual(Object.fromEntries(Object.keys(views).map((name) => [name, []])));
  expect(await button(ben, 'Play again').count()).toBe(1);
  await button(ben, 'Play again').click();
  await Promise.all([ada, ben].map(atTable));
  expect(await ada.locator('.player-own').allTextContents()).toEqual(['<b>Ben</b>', 'Ada']);

  // The start page knows whose turn it is, and shows the board.
  await ben.goto('/');
  await ben.locator('.my-table .board-map').waitFor();
  await button(ben, /^Your turn/).click();
  await ben.locator('.hand-tile').waitFor();

  await ben.goto('/#online');
  const mine = ben.getByRole('region', { name: 'My tables' });
  await mine.getByText('Your turn').waitFor();
  await button(ben, /^Go there/)
    .first()
    .click();
  await ben.locator('.hand-tile').waitFor();

  await ben.goto('/#online');
  await ben.getByText('Your data on this server').click();
  const [file] = await Promise.all([ben.waitForEvent('download'), button(ben, 'Save your data').click()]);
  expect(JSON.parse(await text(await file.createReadStream())).tables[0].events[0].event.name).toBe('<b>Ben</b>');
  await button(ben, 'Delete your data').click();
  await button(ben, /^Delete your data – /).click();
  await ben.getByText('Your data was deleted.').waitFor();
  await expect.poll(() => ben.getByRole('region', { name: 'My tables' }).count()).toBe(0);
});

test('where no server answers, that is said, and a game at this screen begins as ever', async () => {
  const page = await person();
  await page.route('**/api/**', (route) => route.abort());
  await button(page, /^With friends/).click();
  await page.getByRole('alert').getByText('The server cannot be reached. You can still play here.').waitFor();
  await page.evaluate(() => (location.hash = '#online'));
  await page.getByRole('alert').getByText('The server cannot be reached right now.').waitFor();
  await button(page, 'Back').click();
  await button(page, /^Play Against/).click();
  await atTable(page);
  complaints = complaints.filter((line) => !line.includes('/api/'));
});

test('a room fits a phone in long languages', async () => {
  const locales = WHOLE_GAMES ? ['de-DE', 'fr-FR', 'ru-RU'] : ['ru-RU'];
  const found = await Promise.all(
    locales.map(async (locale) => {
      const page = await person({ phone: true, locale, kept: { 'asteroute.name': '"Ada"' } });
      await page.locator('[data-kind="friends"] .door-go').click();
      await page.locator('.room-game .field select').selectOption('2');
      await expectSeated(page, ['Ada']);
      await settled(page);
      return [locale, await misfits(page)];
    }),
  );
  expect(found).toEqual(locales.map((locale) => [locale, []]));
});
