/** What Safari requires of a page, as far as Chromium can simulate it. */
import { createRandom } from '@asteroute/engine';
import { findTurn, kept } from '@asteroute/page/testing/prepared.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addBots, atTable, button, openRoom, start } from '../support/online.ts';
import { mouse } from '../support/pointing.ts';
import { openSetup, playDoor, seatOf, useStage } from '../support/stage.ts';
import { atRest, dialog, setSpeed, takeTurn } from '../support/table-page.ts';

const open = useStage();

interface Heard {
  readonly contexts: AudioContext[];
  /** The number of sounds that were synthesized. */
  sounds: number;
  /** Whether everything that makes sounds is loaded. */
  ready: boolean;
}

/** Runs in the page before its program: keeps its audio contexts at hand, and counts sounds. */
function keepContexts(): void {
  const heard: Heard = { contexts: [], sounds: 0, ready: false };
  const Real = Object.getPrototypeOf(AudioContext) as typeof AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor() {
      super();
      heard.contexts.push(this);
    }
    override createStereoPanner(): StereoPannerNode {
      heard.sounds++;
      return super.createStereoPanner();
    }
    override createDynamicsCompressor(): DynamicsCompressorNode {
      heard.ready = true;
      return super.createDynamicsCompressor();
    }
  };
  Object.assign(globalThis, { heard });
}

test('sound comes back by itself after a call or the lock has paused it, and meanwhile nothing is piled up', async () => {
  const begun = findTurn({ players: 2 }, ({ before }) => before.turns.length === 3);
  const game = { ...kept(begun.before, begun.seed), 'asteroute.ambience': '0' };
  const page = await open({ speed: 'off', sounds: true, kept: game, before: keepContexts });
  const heard = <T>(read: (all: Heard) => T) =>
    page.evaluate(
      (text) => new Function('all', `return (${text})(all)`)((globalThis as unknown as { heard: Heard }).heard),
      String(read),
    ) as Promise<T>;
  await page.getByRole('button', { name: 'Continue' }).click();
  await atRest(page);
  await expect.poll(() => heard(({ contexts }) => contexts.map(({ state }) => state))).toEqual(['running']);
  // What makes the sounds is loaded with the first press at the table: before the first event, whose sound would come
  // too late on a slow machine, and not before the table can be played at.
  expect(await heard(({ ready }) => ready)).toBe(false);
  await setSpeed(page, mouse(page), 'Short');
  await expect.poll(() => heard(({ ready }) => ready)).toBe(true);
  expect(await heard(({ sounds }) => sounds)).toBe(0);
  await takeTurn(page, { pointing: mouse(page), random: createRandom(1) });
  await expect.poll(() => heard(({ sounds }) => sounds)).toBeGreaterThan(0);
  await atRest(page, 4);
  await heard(({ contexts }) => contexts[0].suspend());
  const before = await heard(({ sounds }) => sounds);
  await page.evaluate(() => document.querySelector<HTMLElement>('.board-cell[data-kind="legal"]')?.click());
  expect(await heard(({ sounds }) => sounds)).toBe(before);
  await page.keyboard.press('r');
  await expect.poll(() => heard(({ contexts }) => contexts.map(({ state }) => state))).toEqual(['running']);
});

test('no field has letters into which Safari on a phone would zoom', async () => {
  const page = await open({ phone: true });
  await openSetup(page);
  await seatOf(page, 'Player 1').tap();
  const small = () =>
    page
      .locator('input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea')
      .evaluateAll((fields) => {
        const sizes = fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize));
        return { fields: sizes.length > 1, small: sizes.filter((size) => size < 16) };
      });
  expect(await small()).toEqual({ fields: true, small: [] });
});

test('what is worth keeping is asked to be kept, once there is something', async () => {
  const page = await open({
    speed: 'off',
    before: () => {
      Object.assign(globalThis, { asks: 0 });
      StorageManager.prototype.persist = async () => {
        (globalThis as unknown as { asks: number }).asks++;
        return true;
      };
    },
  });
  const asks = () => page.evaluate(() => (globalThis as unknown as { asks: number }).asks);
  expect(await asks()).toBe(0);
  await playDoor(page).click();
  await atRest(page);
  await page.goto('/#settings');
  await page.reload();
  await expect.poll(asks).toBe(1);
});

/** Simulates Safari on a phone: push messages only on the home screen, and no offer to install the page. */
function asInSafari(): void {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
  Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
  Object.defineProperty(navigator, 'standalone', { get: () => false });
  Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', { get: () => undefined });
}

test('where only the home screen installs the game, a button on the start page says how, and so do the settings', async () => {
  const page = await open({ phone: true, speed: 'off', before: asInSafari });
  const how = page.getByText('press Share, then “Add to Home Screen”');
  await button(page, 'Install').click();
  await dialog(page, 'Install').waitFor();
  await how.waitFor();
  await page.keyboard.press('Escape');
  await how.waitFor({ state: 'detached' });
  await button(page, 'Settings').click();
  await dialog(page, 'Settings').getByText('More', { exact: true }).click();
  await how.waitFor();
});

test('at a table over days Safari on a phone is told what its notices need', async () => {
  const page = await open({ phone: true, speed: 'off', seed: 4417, before: asInSafari });
  await page.route('**/.well-known/asteroute.json', async (route) => {
    const published = await (await route.fetch()).json();
    await route.fulfill({ json: { ...published, pushKey: 'B' } });
  });
  await openRoom(page, { name: 'Ada', clock: /days? a turn$/ });
  await page.getByText('only to the installed game').waitFor();
});

test('a seat is taken up again in another browser by its own link, which does not stay in the address', {
  tags: ['soak'],
}, async () => {
  const page = await open({ speed: 'off' });
  await openRoom(page, { name: 'Ada' });
  await addBots(page, ['careless']);
  await start(page);
  await atTable(page);
  await button(page, 'Menu').click();
  await page.getByText('Keep your seat').click();
  const link = await page.getByRole('textbox', { name: 'Keep your seat' }).inputValue();
  const other = await open({ speed: 'off' });
  await other.goto(link);
  await other.reload();
  await atTable(other);
  await expect.poll(() => other.evaluate(() => location.hash)).toMatch(/^#table\/[a-z0-9]{16}$/);
  const keys = (one: Page) => one.evaluate(() => JSON.parse(localStorage.getItem('asteroute.tables') ?? '[]'));
  const [[own], [there]] = [await keys(page), await keys(other)];
  expect([there.token, there.clientSeed, there.host]).toEqual([own.token, own.clientSeed, own.host]);
  await button(other, 'Menu').click();
  await other.getByText('Keep your seat').waitFor();
});
