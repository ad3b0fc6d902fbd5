import { createRandom, type Random } from '@asteroute/engine';
import { endgame, kept } from '@asteroute/page/testing/prepared.ts';
import { expectTrueTable, keptGame } from '@asteroute/page/testing/truth.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { tilesOnBoard } from '../support/board-page.ts';
import { firstScripts, MOST_FIRST_SCRIPTS } from '../support/first-scripts.ts';
import { expectFocus } from '../support/keyboard.ts';
import { expectTrueResults } from '../support/play/results-page.ts';
import { mouse } from '../support/pointing.ts';
import {
  changeSeat,
  type OpenPage,
  openMore,
  openSetup,
  playDoor,
  putAt,
  seatOf,
  startButton,
  useStage,
} from '../support/stage.ts';
import { atRest, dialog, takeTurn } from '../support/table-page.ts';

const open: OpenPage = useStage();

const add = (page: Page) => page.getByRole('button', { name: 'Add a player' });
const seats = (page: Page) => page.locator('.seats .seat:not(.add)');
/** Names somebody who plays at a seat. */
const nameSeat = (page: Page, row: number, name: string) =>
  changeSeat(page, `Player ${row}`, (asked) => asked.getByRole('textbox').fill(name));
/** What a control is that a person can use now. */
const CONTROLS = 'button, a[href], input, select, summary';

/** Runs in the page: players whose score lies over a meeple of their reserve. */
function coveredReserves(players: readonly Element[]): string[] {
  return players.flatMap((player) => {
    const score = player.querySelector('.player-points')?.getBoundingClientRect() ?? new DOMRect();
    const pieces = [...player.querySelectorAll('.reserve .piece')].map((piece) => piece.getBoundingClientRect());
    const over = pieces.filter(
      (piece) => piece.right > score.left + 1 && piece.bottom > score.top && piece.top < score.bottom,
    );
    return pieces.length > 0 && over.length === 0 ? [] : [`${player.textContent}: ${over.length} of ${pieces.length}`];
  });
}

test('few scripts are loaded before the first move', async () => {
  const size = await firstScripts(await open({ speed: 'off', sounds: true }));
  expect(size).toBeGreaterThan(MOST_FIRST_SCRIPTS / 2);
  expect(size).toBeLessThanOrEqual(MOST_FIRST_SCRIPTS);
});

/** The options and topics that the settings show at once, at a table as well. */
const SETTINGS = [
  ...['Full', 'Short', 'Off', 'Learn', 'Standard', 'Tournament', 'None'],
  ...['On the table', 'Ambience', 'Your turn', 'Accessibility', 'More'],
];

test('one press plays: at first the edition below against the gentlest bot, later the set-up of last time', async () => {
  const page = await open({ speed: 'off' });
  const mainDoor = () => page.locator('[data-main="true"] b').allInnerTexts();
  expect(await mainDoor()).toEqual(['Learn in five minutes']);
  expect(await page.locator(CONTROLS).filter({ visible: true }).count(), 'controls').toBeLessThanOrEqual(9);
  await page.getByText('A tile-laying game').waitFor();
  const titleFace = () => page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily.split(',')[0]);
  const inSpace = await titleFace();
  await page.getByRole('button', { name: 'Settings' }).click();
  await dialog(page, 'Settings').waitFor();
  await dialog(page, 'Settings').locator('summary').first().waitFor();
  await dialog(page, 'Settings').getByLabel('Language').waitFor();
  const seen = page.locator('.settings').locator('label, summary').filter({ visible: true });
  expect(await seen.allInnerTexts(), 'the same as at a table, and few').toEqual(SETTINGS);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Or Classic' }).click();
  await page.getByText('claim roads and cities').waitFor();
  expect([inSpace, await titleFace()]).toEqual(['Jost', 'Alegreya']);
  await page.getByRole('button', { name: 'Play Against Drifter level 3 of 10' }).click();
  await atRest(page);
  const { record, seats } = await keptGame(page);
  expect([record.edition, seats.flatMap(({ bot }) => bot ?? [])]).toEqual(['classic', ['gentle']]);
  await page.setViewportSize({ width: 820, height: 1180 });
  expect(await page.locator('.player').evaluateAll(coveredReserves), 'no score lies over meeples').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto('/');
  await page.locator('.resume .board-map-ground[d^="M"]').waitFor();
  expect(await mainDoor(), 'the game that waits comes first').toEqual([]);
  await openSetup(page);
  await add(page).click();
  await putAt(page, 'Drifter 2', 'master');
  await page.goBack();
  await page.getByRole('button', { name: 'Play Against Drifter and Admiral' }).click();
  await atRest(page);
  const again = await keptGame(page);
  expect(again.record.players.map(({ name }) => name).sort()).toEqual(['Admiral', 'Drifter', 'Player 1']);
});

test('with a name that was given once, one press makes a table for friends and shows its link', async () => {
  const page = await open({ seed: 43, kept: { 'asteroute.name': '"Mia"' } });
  await page.getByRole('button', { name: /^With friends/ }).click();
  await expect
    .poll(() => page.getByLabel('Link to this table').inputValue())
    .toMatch(/#table\/[a-z0-9]{16}\/[\w-]{43}$/);
  await page.locator('.room-seat').getByText('Mia').waitFor();
});

test('an address that names nothing says so and leads home', async () => {
  const page = await open({ speed: 'off' });
  const goTo = (hash: string) => page.evaluate((to) => (location.hash = to), hash);
  await goTo('#table/short');
  await page.getByRole('heading', { name: 'This link to a table is cut off' }).waitFor();
  await goTo('#nowhere');
  await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'To the start page' }).click();
  await playDoor(page).waitFor();
});

test('behind the doors a board plays itself, and stands still where nothing should move', async () => {
  const page = await open({ clock: true });
  const tiles = () => page.locator('.demo-tile').count();
  await expect.poll(tiles).toBeGreaterThan(10);
  const first = await tiles();
  await page.clock.runFor(4000);
  await expect.poll(tiles).toBeGreaterThan(first);
  expect(await page.locator('.demo').getAttribute('aria-hidden')).toBe('true');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(tiles).toBe(54);
  await page.clock.runFor(20_000);
  expect(await tiles()).toBe(54);
});

test('two to five players can be added and removed', async () => {
  const page = await open({ speed: 'off' });
  await openSetup(page);
  await expect.poll(() => seats(page).count()).toBe(2);
  for (const name of ['Player 1', 'Drifter']) {
    await changeSeat(page, name, async (asked) => {
      expect(await asked.getByRole('button', { name: /^Remove/ }).isEnabled()).toBe(false);
    });
  }
  for (let count = 3; count <= 5; count++) {
    await add(page).click();
    await expect.poll(() => seats(page).count()).toBe(count);
    expect(await page.locator(CONTROLS).filter({ visible: true }).count(), `for ${count}`).toBeLessThanOrEqual(14);
  }
  expect(await add(page).count()).toBe(0);
  const names = await seats(page).locator('.font-semibold').allTextContents();
  expect(names, 'a bot among bots').toEqual(['Player 1', 'Drifter', 'Drifter 2', 'Drifter 3', 'Drifter 4']);
  await putAt(page, 'Drifter 3', 'master');
  // In one task, as no person does: a dialog that is asked for while the browser still tells of the one before opens.
  await seatOf(page, 'Admiral').click();
  await page.getByRole('dialog', { name: 'Admiral' }).waitFor();
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.dialog header button')?.click();
    for (let drawn = 0; drawn < 3; drawn++) await null;
    document.querySelector<HTMLElement>('button.seat')?.click();
  });
  await page.getByRole('dialog', { name: 'Player 1' }).waitFor();
  await page.keyboard.press('Escape');
  await seatOf(page, 'Admiral').press('Enter');
  await page.getByRole('button', { name: 'Remove Admiral' }).press('Enter');
  await expect.poll(() => seats(page).count()).toBe(4);
  await expectFocus(page);
  await add(page).click();
  await seatOf(page, 'Admiral').waitFor();
  await changeSeat(page, 'Admiral', (asked) => asked.getByRole('button', { name: 'Remove Admiral' }).click());
  await startButton(page).click();
  await atRest(page);
  expect((await keptGame(page)).record.players).toHaveLength(4);
});

test('river, farmers and abbot are one press away, above the button that starts the game, on a low screen', async () => {
  const page = await open({ speed: 'off' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Or Classic' }).click();
  await openSetup(page);
  await openMore(page);
  await page.locator('.switch', { hasText: 'Abbot' }).waitFor();
  const button = await startButton(page).boundingBox();
  for (const name of ['Farmers', 'River', 'Abbot']) {
    const box = await page.locator('.switch', { hasText: name }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(button?.y ?? 0);
  }
});

test('a short deck of thirty tiles is one press away, and so is the full one', async () => {
  const page = await open({ speed: 'off' });
  await openSetup(page);
  await page.getByRole('radio', { name: 'Short deck · 30' }).check();
  await page.getByRole('radio', { name: /^Classic/ }).check();
  expect(await page.getByRole('radio', { name: 'Full deck · 72' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Star Wars/ }).check();
  expect(await page.getByRole('radio', { name: 'Short deck · 30' }).isChecked()).toBe(true);
  await startButton(page).click();
  await atRest(page);
  const { record } = await keptGame(page);
  expect(Object.values(record.tiles?.counts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(30);
});

test('a name takes no more than fits, and a colour that is taken changes hands', async () => {
  const page = await open({ speed: 'off' });
  await openSetup(page);
  await seatOf(page, 'Player 1').click();
  const name = page.getByRole('textbox', { name: 'Name of player 1' });
  await name.fill('');
  await name.pressSequentially('Maximiliane von und zu Ahlen');
  expect(await name.inputValue()).toBe('Maximiliane von und zu A');
  await page.getByRole('status').getByText('24 of 24 characters').waitFor();
  await name.fill('Ada');
  await page.getByText('of 24 characters').waitFor({ state: 'detached' });
  const other = page.locator('.seat', { hasText: 'Drifter' });
  await page.getByRole('radio', { name: 'Black' }).check();
  expect(await other.getAttribute('data-color')).toBe('red');
  await page.getByRole('radio', { name: 'Orange' }).check();
  expect(await other.getAttribute('data-color')).toBe('red');
  await name.press('Enter');
  await openMore(page);
  await page.getByLabel('Who starts').selectOption('Ada');
  await startButton(page).click();
  await atRest(page);
  const { record } = await keptGame(page);
  expect(record.players).toEqual([
    { name: 'Ada', color: 'orange' },
    { name: 'Drifter', color: 'red' },
  ]);
  expect(record.options ?? {}).toEqual({});
});

test('who starts sits first and the others follow; an option that is off reaches the record', async () => {
  const page = await open({ speed: 'off' });
  await openSetup(page);
  await putAt(page, 'Drifter', 'A person');
  await add(page).click();
  for (const [row, name] of ['Ada', 'Ben', 'Cleo'].entries()) await nameSeat(page, row + 1, name);
  await openMore(page);
  await page.getByLabel('Who starts').selectOption('Cleo');
  await page.getByText('House rules').click();
  await page.getByLabel(/Planets can be reinforced/).uncheck();
  await startButton(page).click();
  await atRest(page);
  const { record } = await keptGame(page);
  expect(record.players.map(({ name }) => name)).toEqual(['Cleo', 'Ada', 'Ben']);
  expect(record.options).toEqual({ planetReinforce: false });
  await expectTrueTable(page);
});

/** Makes every random number of the page the same. */
function sameChance(): void {
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    (array as unknown as Uint32Array).fill(0xffff_fffe);
    return array;
  };
}

test('house rules and colours by chance reach the record', async () => {
  const page = await open({ speed: 'off', before: sameChance });
  await openSetup(page);
  await page.getByRole('radio', { name: /^Classic/ }).check();
  await openMore(page);
  expect(await page.getByLabel(/Open roads/).isVisible()).toBe(false);
  await page.getByLabel(/^River/).check();
  await page.getByText('House rules').click();
  for (const rule of [/Open roads/, /fit nowhere/, /river may turn/]) await page.getByLabel(rule).check();
  await page.getByLabel(/Random colours/).check();
  await changeSeat(page, 'Player 1', async (asked) => expect(await asked.getByRole('radio').count()).toBe(0));
  await startButton(page).click();
  await atRest(page);
  const { record } = await keptGame(page);
  expect(record.options).toEqual({ openRoad: 'flat', unplaceable: 'stack', riverTurns: 'free' });
  const colors = record.players.map((player) => player.color);
  expect(new Set(colors).size).toBe(2);
  expect(colors).not.toEqual(['red', 'black']);
  await expectTrueTable(page);
});

test('teams need four; two people and two bots begin a game in two teams', async () => {
  const page = await open({ speed: 'off', seed: 8 });
  await openSetup(page);
  await openMore(page);
  const teams = page.getByLabel(/^Two teams/);
  expect(await teams.isEnabled()).toBe(false);
  await add(page).click();
  await add(page).click();
  await putAt(page, 'Drifter 3', '');
  await teams.check();
  await startButton(page).click();
  await atRest(page);
  for (let turn = 0; turn < 2; turn++) await playTurn(page, createRandom(turn));
  const { record, seats } = await keptGame(page);
  expect(record.modules).toEqual(['teams']);
  expect(seats.flatMap(({ bot }) => bot ?? []).sort()).toEqual(['gentle', 'gentle']);
});

/** Takes a turn with the mouse; returns whether the game is over. */
async function playTurn(page: Page, random: Random): Promise<boolean> {
  await expectTrueTable(page);
  const before = await tilesOnBoard(page);
  await takeTurn(page, { pointing: mouse(page), random });
  return atRest(page, before);
}

test('two people and two bots play a game in two teams to its end', { tags: ['soak'] }, async () => {
  const left = endgame({ players: 4, teams: true }, 8, 4);
  const bots = [null, 'greedy', null, 'random'];
  const page = await open({ speed: 'off', seed: 8, kept: kept(left.before, left.seed, bots) });
  await page.getByRole('button', { name: 'Continue' }).click();
  const random = createRandom(8);
  for (let over = await atRest(page); !over; ) over = await playTurn(page, random);
  await page.getByRole('button', { name: 'Show all' }).click();
  await dialog(page, 'Results').waitFor();
  const { record } = await keptGame(page);
  expect(record.modules).toEqual(['teams']);
  // The teams fight as sides, so that every battle has two sides.
  const battles = record.turns.flatMap((turn) => turn.battles ?? []);
  expect(battles.length).toBeGreaterThan(0);
  for (const { rounds } of battles) for (const round of rounds) expect(Object.keys(round).sort()).toEqual(['0', '1']);
  expect(record.final?.scores).toHaveLength(2);
  await expectTrueResults(page, ['Rebel Alliance', 'Empire']);
});
