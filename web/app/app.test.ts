/** What the page shows for each address, and where a person goes from there. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { type GameLink, linkOf } from '../library/share.ts';
import { browserShelf } from '../library/shelf.ts';
import { storageOf } from '../library/testing.ts';
import { randomGame } from '../match/testing.ts';
import { LOBBY } from '../online/place.ts';
import { rememberedCoach } from '../settings/coach-notes.ts';
import type { SheetName } from '../settings/ui.ts';
import { en } from '../words/en.ts';
import { App, type AppPorts } from './app.ts';
import { Navigation } from './navigation.ts';
import { makeAddress, START } from './routes.ts';
import { testBrowser } from './testing.ts';

const addressOf = ({ text, ply }: GameLink) => makeAddress({ ...START, page: { page: 'game', text }, look: ply });

/** The storage and the history of a browser, which stay over a reload. */
function browser(hash = '') {
  const storage = storageOf();
  const bar = testBrowser(hash);

  /** Opens the page, as a reload does. */
  async function open() {
    bar.reload();
    const players = ['red', 'black'].map((color) => ({ name: null, color, bot: null }));
    const ports = {
      ...{
        navigation: new Navigation(bar),
        storage: () => storage,
        random: () => 0,
        playSound() {},
        notify() {},
        speed: () => 'off' as const,
      },
      after: () => () => {},
      pause: () => Promise.resolve(),
      botWorker: { turn: () => Promise.reject(new Error('no bot plays')), close() {} },
      shelf: browserShelf({ storage: () => storage, now: () => 1 }),
      ui: { planning: signal(false), reviewing: signal<number | null>(null), panel: signal<SheetName | null>(null) },
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
    const app = new App(ports as unknown as AppPorts);
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
  first.games.table.value?.replay.go(0);
  first.ports.ui.planning.value = true;
  first.ports.ui.panel.value = 'log';
  first.openRules('SW-16');
  await bar.settled();
  expect(bar.hash()).toBe('#play/1?look=0&plan&sheet=log&rules=SW-16');
  const app = await open();
  const { panel, planning } = app.ports.ui;
  const shown = () => [
    app.rule.value,
    panel.value,
    planning.value,
    app.games.table.value?.replay.at.value ?? null,
    app.games.id.value,
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
  expect([app.rule.value, shown.replay.at.value, app.games.isShared(shown)]).toEqual([null, 12, true]);
  expect(app.games.keep()).toBe(true);
  shown.replay.go(13);
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
  expect([app.rule.value, bar.entries()]).toEqual(['SW-16', ['elsewhere', '', '#rules/SW-16']]);
  app.closeRules();
  await bar.settled();
  expect([app.rule.value, bar.hash()]).toEqual([null, '']);
  app.goOnline(LOBBY);
  app.openRules();
  await bar.settled();
  expect(bar.hash()).toBe('#online?rules');
  await bar.goBack();
  expect([bar.hash(), app.online.value, app.rule.value]).toEqual(['#online', LOBBY, null]);
  await bar.goBack();
  expect([bar.hash(), app.online.value]).toEqual(['', null]);
});

test('Back leads from a table of the server to the lobby if it was opened there, else to the start page', async () => {
  const place = { table: 'abcdefghij012345', invite: null };
  const { bar, open } = browser('#table/abcdefghij012345');
  const app = await open();
  expect(app.online.value).toEqual(place);
  await bar.goBack();
  expect(app.online.value).toBe(null);
  app.goOnline(LOBBY);
  app.goOnline(place);
  await bar.settled();
  expect(bar.hash()).toBe('#table/abcdefghij012345');
  await bar.goBack();
  expect(app.online.value).toEqual(LOBBY);
});

test('games are imported from a record and from a whole address', async () => {
  const app = await browser().open();
  const address = `https://example.org/${addressOf(linkOf(randomGame(3), 12, String))}`;
  expect(app.importGames(address).games).toHaveLength(1);
  expect(app.importGames('hello').faults).toMatchObject([{ why: 'no-game' }]);
  expect(app.ports.shelf.games.value).toHaveLength(1);
});

test('a puzzle lies over the list of puzzles, and Back leads through it', async () => {
  const { bar, open } = browser('#puzzles/classic/k3x9');
  const app = await open();
  expect(app.puzzles.value).toEqual({ edition: 'classic', id: 'k3x9' });
  expect(bar.entries().slice(1)).toEqual(['', '#puzzles/classic', '#puzzles/classic/k3x9']);
  app.goPuzzling({ edition: 'classic', id: 'other' });
  await bar.settled();
  bar.elapse();
  expect(bar.hash()).toBe('#puzzles/classic/other');
  await bar.goBack();
  expect(app.puzzles.value).toEqual({ edition: 'classic', id: null });
  await bar.goBack();
  expect(app.puzzles.value).toBeNull();
});

test('a puzzle has no sandbox', async () => {
  const { open } = browser('#puzzles/classic/k3x9');
  const app = await open();
  app.ports.ui.planning.value = true;
  expect([app.plan.value, app.ports.ui.planning.value]).toEqual([null, false]);
});
