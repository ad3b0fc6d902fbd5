/** What the page shows for each address, and where a person goes from there. */

import { type GameLink, linkOf } from '@asteroute/page/library/links/game-link.ts';
import { Shelf } from '@asteroute/page/library/shelf.ts';
import { storageOf } from '@asteroute/page/library/testing.ts';
import { randomGame } from '@asteroute/page/match/testing.ts';
import { rememberedCoach } from '@asteroute/page/settings/coach-notes.ts';
import { overFields } from '@asteroute/page/settings/ui.ts';
import type { OnlinePlace } from '@asteroute/page-online/place';
import type { PuzzlePlace } from '@asteroute/page-puzzles/place';
import { en } from '@asteroute/words/en/table.ts';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { App, type AppPorts } from './app.ts';
import { Navigation } from './places/navigation.ts';
import { START } from './places/place.ts';
import { makeAddress } from './places/routes.ts';
import { testBrowser } from './testing.ts';

const addressOf = ({ text, ply }: GameLink) => makeAddress({ ...START, page: { page: 'game', text }, look: ply });

const LOBBY: OnlinePlace = { table: null, invite: null };

/** The table or lobby of the server that is shown; null elsewhere. */
function onlineAt({ place }: App): OnlinePlace | null {
  const { page } = place.value;
  return page.page === 'online' ? page.place : null;
}

/** The place among the puzzles that is shown; null elsewhere. */
function puzzlesAt({ place }: App): PuzzlePlace | null {
  const { page } = place.value;
  return page.page === 'puzzles' ? page.place : null;
}

/** The storage and the history of a browser, which survive a reload. */
function browser(hash = '') {
  const storage = storageOf();
  const bar = testBrowser(hash);

  /** Opens the page, as a reload does. */
  async function open() {
    bar.reload();
    const place = signal(START);
    const players = ['red', 'black'].map((color) => ({ name: null, color, bot: null }));
    const ports = {
      navigation: new Navigation(bar),
      storage: () => storage,
      random: () => 0,
      playSound() {},
      setAmbience() {},
      prepareSound() {},
      notify() {},
      speed: () => 'off' as const,
      after: () => () => {},
      pause: () => Promise.resolve(),
      botWorker: { turn: () => Promise.reject(new Error('no bot plays')), close() {} },
      shelf: new Shelf({ storage: () => storage, now: () => 1 }),
      ui: overFields(place),
      place,
      language: { words: signal(en) },
      coach: rememberedCoach(() => storage),
      choices: signal({
        edition: 'star-wars',
        seats: players,
        modules: [],
        options: {},
        starter: null,
        dealtColors: false,
      }),
    };
    const app = await App.open(ports as unknown as AppPorts);
    await bar.settled();
    return app;
  }
  return { bar, open };
}

test('a reload at a table goes on with its game, one at the start page does not', async () => {
  const { bar, open } = browser();
  const app = await open();
  app.start();
  await bar.settled();
  expect(bar.hash()).toBe('#play/1');
  const again = await open();
  expect(again.games.table.value?.link.record()).toEqual(app.games.table.value?.link.record());
  again.leave();
  await bar.settled();
  expect([bar.hash(), again.games.table.value]).toEqual(['', null]);
  expect((await open()).games.table.value).toBe(null);
});

test('Back closes the rulebook, the sheet, the sandbox, looking back and the game, and a reload keeps them', async () => {
  const { bar, open } = browser();
  const first = await open();
  first.start();
  first.games.table.value?.shown.replay.go(0);
  first.ports.ui.planning.value = true;
  first.ports.ui.panel.value = 'log';
  first.openRules('SW-16');
  await bar.settled();
  expect(bar.hash()).toBe('#play/1?look=0&plan&sheet=log&rules=SW-16');
  const app = await open();
  const { panel, planning } = app.ports.ui;
  const shown = () => [
    app.place.value.rule,
    panel.value,
    planning.value,
    app.games.table.value?.shown.replay.at.value ?? null,
    app.place.value.page.page === 'play' ? app.place.value.page.id : null,
  ];
  expect(shown()).toEqual(['SW-16', 'log', true, 0, 1]);
  const after = async () => {
    await bar.goBack();
    return shown();
  };
  expect(await after()).toEqual([null, 'log', true, 0, 1]);
  expect(await after()).toEqual([null, null, true, 0, 1]);
  expect(await after()).toEqual([null, null, false, 0, 1]);
  expect(await after()).toEqual([null, null, false, null, 1]);
  expect(await after()).toEqual([null, null, false, null, null]);
  expect([bar.hash(), bar.at()]).toEqual(['', 1]);
  await bar.goForward();
  expect(shown()).toEqual([null, null, false, null, 1]);
});

test('a shared game is shown over the table, and can be kept', async () => {
  const { bar, open } = browser();
  const app = await open();
  app.start();
  const link = linkOf(randomGame(3), 12, (seat) => app.nameOf(seat));
  app.openRules();
  await bar.type(addressOf(link));
  const shown = app.games.visited.value;
  if (shown === null) throw new Error('no game is shown');
  expect([app.place.value.rule, shown.shown.replay.at.value, app.place.value.page.page]).toEqual([null, 12, 'game']);
  expect(app.games.keep()).toBe(true);
  shown.shown.replay.go(13);
  await bar.settled();
  bar.elapse();
  expect(bar.hash()).toBe(`#game/${link.text}/13`);
  app.leave();
  await bar.settled();
  expect([app.games.visited.value, app.games.table.value !== null, bar.hash()]).toEqual([null, true, '#play/1']);
});

test('a damaged link says what is wrong with it and leaves the table alone', async () => {
  const app = await browser('#game/1abc').open();
  expect([app.games.fault.value, app.games.visited.value]).toEqual(['damaged', null]);
});

test('the rulebook opens at a rule and leads back to where it was opened', async () => {
  const { bar, open } = browser('#rules/SW-16');
  const app = await open();
  expect([app.place.value.rule, bar.entries()]).toEqual(['SW-16', ['elsewhere', '', '#rules/SW-16']]);
  app.closeRules();
  await bar.settled();
  expect([app.place.value.rule, bar.hash()]).toEqual([null, '']);
  app.page.go('#online');
  app.openRules();
  await bar.settled();
  expect(bar.hash()).toBe('#online?rules');
  await bar.goBack();
  expect([bar.hash(), onlineAt(app), app.place.value.rule]).toEqual(['#online', LOBBY, null]);
  await bar.goBack();
  expect([bar.hash(), onlineAt(app)]).toEqual(['', null]);
});

test('Back leads from a table of the server to the lobby if it was opened there, else to the start page', async () => {
  const place = { table: 'abcdefghij012345', invite: null };
  const { bar, open } = browser('#table/abcdefghij012345');
  const app = await open();
  expect(onlineAt(app)).toEqual(place);
  await bar.goBack();
  expect(onlineAt(app)).toBe(null);
  app.page.go('#online');
  app.page.go(`#table/${place.table}`);
  await bar.settled();
  expect(bar.hash()).toBe('#table/abcdefghij012345');
  await bar.goBack();
  expect(onlineAt(app)).toEqual(LOBBY);
});

test('games are imported from a record and from a whole address', async () => {
  const app = await browser().open();
  const address = `https://example.org/${addressOf(linkOf(randomGame(3), 12, String))}`;
  expect((await app.importGames(address)).games).toHaveLength(1);
  expect((await app.importGames('hello')).faults).toMatchObject([{ why: 'no-game' }]);
  expect(app.ports.shelf.games.value).toHaveLength(1);
});

test('a puzzle lies over the list of puzzles, and Back leads through it', async () => {
  const { bar, open } = browser('#puzzles/classic/k3x9');
  const app = await open();
  expect(puzzlesAt(app)).toEqual({ edition: 'classic', id: 'k3x9' });
  expect(bar.entries().slice(1)).toEqual(['', '#daily', '#puzzles/classic', '#puzzles/classic/k3x9']);
  app.page.go('#puzzles/classic/other');
  await bar.settled();
  bar.elapse();
  expect(bar.hash()).toBe('#puzzles/classic/other');
  await bar.goBack();
  expect(puzzlesAt(app)).toEqual({ edition: 'classic', id: null });
  await bar.goBack();
  expect(puzzlesAt(app)).toBeNull();
});

test('a puzzle has no sandbox', async () => {
  const { open } = browser('#puzzles/classic/k3x9');
  const app = await open();
  app.ports.ui.planning.value = true;
  expect([app.plan.value, app.ports.ui.planning.value]).toEqual([null, false]);
});

const TABLE = 'abcdefghij012345';
/** Every kind of place with the places under it, as Back leads through them to the start page. */
const PLACES: readonly (readonly [string, ...(readonly string[])])[] = [
  ['#setup'],
  ['#settings'],
  ['#rules'],
  ['#rules/SW-16'],
  ['#setup?rules=SW-16', '#setup'],
  ['#play/1'],
  ['#play/1?look=2', '#play/1'],
  ['#play/1?sheet=menu', '#play/1'],
  ['#play/1?plan', '#play/1'],
  [
    '#play/1?look=0&plan&sheet=log&rules=SW-16',
    '#play/1?look=0&plan&sheet=log',
    '#play/1?look=0&plan',
    '#play/1?look=0',
    '#play/1',
  ],
  ['#review/1'],
  ['#review/1?look=2'],
  ['#review/1?review', '#review/1'],
  ['#review/1?review=3&plan', '#review/1?review=3', '#review/1'],
  ['#online'],
  ['#online?rules', '#online'],
  [`#table/${TABLE}`],
  [`#table/${TABLE}?sheet=chat`, `#table/${TABLE}`],
  ['#daily'],
  [`#daily/${TABLE}`, `#table/${TABLE}`],
  ['#duel', '#daily'],
  [`#duel/${TABLE}`, '#duel', '#daily'],
  ['#leagues'],
  [`#league/${TABLE}`, '#leagues'],
  ['#rivals', '#daily'],
  ['#rivals/Ada/Ben', '#rivals', '#daily'],
  ['#form', '#daily'],
  ['#account'],
  ['#editor'],
  ['#editor/1'],
  ['#editor/position'],
  ['#tiles'],
  ['#puzzles', '#daily'],
  ['#puzzles/classic', '#daily'],
  ['#puzzles/classic/k3x9', '#puzzles/classic', '#daily'],
  ['#nowhere'],
];

describe.each(PLACES)('the place %s', (hash, ...under) => {
  /** A browser that keeps a game, opened at the place. */
  async function arrived() {
    const { bar, open } = browser();
    const first = await open();
    await first.importGames(addressOf(linkOf(randomGame(3), null, String)));
    await bar.type(hash);
    bar.reload();
    return { bar, open, app: await open() };
  }

  test('is the one that a deep link opens, and that a reload keeps', async () => {
    const { bar, open, app } = await arrived();
    expect([bar.hash(), makeAddress(app.place.value)]).toEqual([hash, hash]);
    expect(app.games.fault.value).toBe(null);
    expect(makeAddress((await open()).place.value)).toBe(hash);
  });

  test('is left by Back, one thing at a time, and Forward comes back', async () => {
    const { bar, app } = await arrived();
    const passed: string[] = [];
    for (let i = 0; i <= under.length; i++) {
      await bar.goBack();
      passed.push(makeAddress(app.place.value));
    }
    expect(passed).toEqual([...under, '']);
    await bar.goForward();
    expect(makeAddress(app.place.value)).toBe(under.at(-1) ?? hash);
  });
});
