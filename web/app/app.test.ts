/** What the page shows for each address, and where a person goes from there. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { linkOf } from '../library/share.ts';
import { browserShelf } from '../library/shelf.ts';
import { storageOf } from '../library/testing.ts';
import { randomGame } from '../match/testing.ts';
import { en } from '../words/en.ts';
import { App, type AppPorts } from './app.ts';
import type { Navigation } from './navigation.ts';
import { makeRoute, parseRoute, type Route } from './routes.ts';

/** The address bar and the storage of a browser, which stay over a reload. */
function browser(hash = '') {
  const storage = storageOf();
  const bar = { hash };

  /** Opens the page, as a reload does. */
  function open() {
    let notify = (_: Route) => {};
    const navigation: Navigation = {
      current: () => parseRoute(bar.hash),
      subscribe(run) {
        notify = run;
        run(parseRoute(bar.hash));
      },
      push(route) {
        bar.hash = makeRoute(route);
        notify(route);
      },
      replace(route) {
        bar.hash = makeRoute(route);
      },
    };
    const players = ['red', 'black'].map((color) => ({ name: null, color, bot: null }));
    const ports = {
      ...{
        navigation,
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
      ui: { planning: signal(false), panel: signal(null) },
      language: { words: signal(en) },
      choices: signal({
        edition: 'star-wars',
        seats: players,
        modules: [],
        options: {},
        starter: null,
        dealtColors: false,
      }),
    };
    return { app: new App(ports as unknown as AppPorts), navigation };
  }
  return { bar, open };
}

test('a reload at a table goes on with its game, one at the start page does not', () => {
  const { bar, open } = browser();
  const { app } = open();
  app.start();
  expect(bar.hash).toBe('#table');
  const again = open().app;
  expect(again.games.table.value?.link.record()).toEqual(app.games.table.value?.link.record());
  again.leave();
  expect([bar.hash, again.games.table.value]).toEqual(['', null]);
  expect(open().app.games.table.value).toBe(null);
});

test('a shared game is shown over the table, and can be kept', () => {
  const { open } = browser('#table');
  const { app, navigation } = open();
  app.start();
  const link = linkOf(randomGame(3), 12, (seat) => app.nameOf(seat));
  app.openRules();
  navigation.push({ page: 'game', link });
  const shown = app.games.visited.value;
  if (shown === null) throw new Error('no game is shown');
  expect([app.rule.value, shown.replay.at.value, app.games.isShared(shown)]).toEqual([null, 12, true]);
  expect(app.games.keep()).toBe(true);
  app.leave();
  expect([app.games.visited.value, app.games.table.value !== null]).toEqual([null, true]);
});

test('a damaged link says what is wrong with it and leaves the table alone', () => {
  const { app } = browser('#game/1abc').open();
  expect([app.games.fault.value, app.games.visited.value]).toEqual(['damaged', null]);
});

test('the rulebook opens at a rule and leads back to where it was opened', () => {
  const { bar, open } = browser('#rules/SW-16');
  const { app } = open();
  expect(app.rule.value).toBe('SW-16');
  app.closeRules();
  expect([app.rule.value, bar.hash]).toEqual([null, '']);
  app.goOnline({ table: null, invite: null });
  app.openRules();
  app.closeRules();
  expect([bar.hash, app.online.value]).toEqual(['#online', { table: null, invite: null }]);
  app.goOnline(null);
  expect([bar.hash, app.online.value]).toEqual(['', null]);
});

test('games are imported from a record and from a whole address', () => {
  const { app } = browser().open();
  const address = `https://example.org/${makeRoute({ page: 'game', link: linkOf(randomGame(3), 12, String) })}`;
  expect(app.importGames(address).games).toHaveLength(1);
  expect(app.importGames('hello').faults).toMatchObject([{ why: 'no-game' }]);
  expect(app.ports.shelf.games.value).toHaveLength(1);
});
