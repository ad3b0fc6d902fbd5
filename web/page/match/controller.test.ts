/** A person's turn at a table in the page, from the first click to taking it back. */
import { type Game, legal, newGame, play, scores, sideOf, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { type Confirm, type ControllerPorts, TableController } from './controller.ts';
import { forecastOf, pointsAnyway, spotsOf } from './draft.ts';
import type { Link } from './link.ts';
import { startLocal } from './links/link-local.ts';
import { type Speed, scoresNothing, Timeline, type TimelinePorts, TOUR_MS } from './playback/timeline.ts';
import { ShownGame } from './shown-game.ts';
import { randomGame } from './testing.ts';

const PLAYERS = ['red', 'blue'].map((color) => ({ name: color, color }));
const SETUP = unwrap(newGame({ edition: 'classic', players: PLAYERS })).rules.setup;

/** A table of two people at this screen, whose timers are run by the test. */
function opened({ speed = 'off', confirms }: { speed?: Speed; confirms?: Confirm } = {}) {
  const timers: (() => void)[] = [];
  const ports: ControllerPorts = {
    speed: () => speed,
    ...(confirms === undefined ? {} : { confirms: () => confirms }),
    after: (_, run) => {
      timers.push(run);
      return () => timers.splice(timers.indexOf(run), 1);
    },
  };
  const botWorker = { turn: () => Promise.reject(new Error('no bot plays')), close() {} } as never;
  const pause = () => Promise.resolve();
  const seats = SETUP.players.map(() => ({ bot: null }));
  const link = unwrap(startLocal(SETUP, seats, 5, { slot: { save: () => true }, botWorker, pause }));
  const table = new TableController(link, ports);
  const tick = () => timers.shift()?.();
  return { table, link, timers, tick };
}

/** Puts the tile on the first cell where it fits. */
function placeTile(table: TableController): void {
  const [{ x, y }] = table.turn.placements.value;
  table.intent({ type: 'cell', cell: { x, y } });
}

const placed = ({ position }: Game) => position.placed;

describe('a draft', () => {
  test('needs a cell and a decision about the meeple before it can be confirmed', () => {
    const { table, link } = opened();
    table.confirm();
    placeTile(table);
    expect(table.turn.drafted.value).not.toBe(null);
    expect(table.turn.action.value).toBe(null);
    table.confirm();
    expect(link.head.value.position.seat).toBe(0);
    table.choose(1);
    expect(table.turn.action.value).toMatchObject({ type: 'deploy' });
    table.confirm();
    expect([link.head.value.position.seat, table.turn.draft.value.cell]).toEqual([1, null]);
  });

  test('goes back step by step: the meeple, then the tile', () => {
    const { table } = opened();
    placeTile(table);
    table.choose(1);
    table.undo();
    expect([table.turn.draft.value.choice, table.turn.draft.value.cell !== null]).toEqual([null, true]);
    table.undo();
    expect(table.turn.draft.value.cell).toBe(null);
  });

  test('a second click on its cell turns the tile, and the meeple is open again', () => {
    const { table } = opened();
    const option = table.turn.placements.value.find(({ rotations }) => rotations.length > 1);
    if (option === undefined) throw new Error('no cell with two rotations: take another seed');
    const cell = { x: option.x, y: option.y };
    table.intent({ type: 'cell', cell });
    const { rotation } = table.turn.draft.value;
    table.choose(0);
    table.intent({ type: 'cell', cell });
    expect(table.turn.draft.value.rotation).not.toBe(rotation);
    expect(option.rotations).toContain(table.turn.draft.value.rotation);
  });

  test('is confirmed by "no meeple" where the setting says so', () => {
    const { table, link } = opened({ confirms: 'meeple' });
    placeTile(table);
    table.choose(1);
    expect(link.head.value.position.seat).toBe(0);
    table.choose(0);
    expect(link.head.value.position.seat).toBe(1);
  });

  test('is confirmed by the same choice a second time where the setting says so', () => {
    const { table, link } = opened({ confirms: 'again' });
    placeTile(table);
    table.choose(1);
    table.choose(0);
    table.choose(9);
    expect(link.head.value.position.seat, 'a place that is not there is no choice').toBe(0);
    table.choose(0);
    expect(link.head.value.position.seat).toBe(1);
  });
});

describe('a confirmed turn', () => {
  /** Plays a turn and lets its events pass, up to the delay before the next tile. */
  function played() {
    const all = opened({ speed: 'full' });
    all.table.shown.timeline.skipAll();
    placeTile(all.table);
    all.table.choose(0);
    all.table.confirm();
    return all;
  }

  test('is shown event by event, and the score and the hand wait for it', () => {
    const { table, tick } = played();
    expect([table.shown.timeline.busy.value, table.mine.value]).toEqual([true, false]);
    expect(table.shown.timeline.frame.value.cue?.type).toBe('placed');
    for (let ticks = 0; table.shown.timeline.busy.value && ticks < 20; ticks++) tick();
    expect([table.shown.timeline.busy.value, table.mine.value]).toEqual([false, true]);
    expect(placed(table.shown.game.value)).toBe(2);
  });

  test('can be taken back before the next tile is shown, and its draft is open again', () => {
    const { table, tick, link } = played();
    tick();
    expect(table.canTakeBack.value).toBe(true);
    table.undo();
    expect(placed(link.head.value)).toBe(1);
    expect([table.turn.draft.value.cell !== null, table.turn.draft.value.choice]).toEqual([true, { type: 'none' }]);
  });

  test('stays once the next tile is shown', () => {
    const { table, tick, link } = played();
    for (let ticks = 0; table.shown.timeline.busy.value && ticks < 20; ticks++) tick();
    expect(table.canTakeBack.value).toBe(false);
    table.undo();
    expect(placed(link.head.value)).toBe(2);
  });
});

test('an event of the history is highlighted until the draft changes', () => {
  const { table } = opened();
  const [event] = table.shown.history.value;
  table.highlight(event);
  expect(table.highlighted.value).toBe(event);
  placeTile(table);
  expect(table.highlighted.value).toBe(null);
});

const { start, steps } = randomGame(3);
const realms = steps.at(-1)?.events.filter((event) => event.type === 'scored' && !event.complete).length ?? 0;

/** A timeline that plays the last ply of a game; the test runs its timers. */
function ending(speed: Speed, weigh?: TimelinePorts['weigh']) {
  const timers: { readonly ms: number; readonly run: () => void }[] = [];
  const after = (ms: number, run: () => void) => {
    const timer = { ms, run };
    timers.push(timer);
    return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
  };
  const timeline = new Timeline(steps.at(-2)?.game ?? start, { speed: () => speed, after, weigh });
  timeline.add(steps.slice(-1));
  return { timeline, timers, tick: () => timers.shift()?.run() };
}

test('the tour of the final scoring goes on by itself, and stands still while it is paused', () => {
  const { timeline, timers, tick } = ending('full');
  for (let ticks = 0; !timeline.waiting.value && ticks < 20; ticks++) tick();
  expect([timeline.waiting.value, timeline.paused, timers.map(({ ms }) => ms)]).toEqual([true, false, [TOUR_MS]]);
  timeline.pause(true);
  expect([timeline.waiting.value, timers]).toEqual([true, []]);
  timeline.pause(false);
  let shown = 0;
  for (; timeline.waiting.value && shown <= realms; shown++) tick();
  expect([shown, timeline.busy.value]).toEqual([realms, false]);
});

test('before the lead changes hands in the final scoring the table is still, and nothing is told yet', () => {
  const { timeline, tick } = ending('full', ({ type }) => ({
    weight: 0.4,
    reasons: type === 'scored' ? ['lead'] : [],
  }));
  for (let ticks = 0; !timeline.waiting.value && ticks < 20; ticks++) tick();
  const { cue, hush } = timeline.frame.value;
  expect([cue, hush?.type, timeline.waiting.value]).toEqual([null, 'scored', true]);
  tick();
  expect([timeline.frame.value.cue, timeline.frame.value.hush]).toEqual([hush, null]);
});

test('while a ply is told, the turn is of whoever made it', () => {
  const listen: Link['listen'] = () => {};
  const seatAfter = (ply: number): number => steps[ply].game.position.seat;
  const last = steps.findIndex((_, ply) => ply > 0 && seatAfter(ply) !== seatAfter(ply - 1));
  const opened = steps.slice(0, last);
  const link = { start, opened, live: true, seats: [], takeBack: null, listen } as unknown as Link;
  let tick = () => {};
  const after = (_: number, run: () => void) => {
    tick = run;
    return () => {};
  };
  const shown = new ShownGame(link, { speed: () => 'full', after });
  shown.append(steps.slice(last, last + 1));
  let told = 0;
  while (shown.timeline.busy.value) {
    expect(shown.turn.value.position.seat).toBe(seatAfter(last - 1));
    told++;
    tick();
  }
  expect(told).toBeGreaterThan(0);
  expect(shown.turn.value.position.seat).toBe(seatAfter(last));
});

test('where events take no time the tour waits for the player, realm by realm', () => {
  const { timeline, timers } = ending('off');
  expect(realms).toBeGreaterThan(2);
  for (let step = 1; step <= realms; step++) {
    expect([timeline.waiting.value, timeline.paused, timers.length]).toEqual([true, true, 0]);
    timeline.skip();
  }
  expect(timeline.busy.value).toBe(false);
});

test('where events take no time the tour goes on by itself once the player asks for it', () => {
  const { timeline, timers, tick } = ending('off');
  timeline.pause(false);
  expect(timers.map(({ ms }) => ms)).toEqual([TOUR_MS]);
  let shown = 0;
  for (; timeline.waiting.value && shown <= realms; shown++) tick();
  expect([shown, timeline.busy.value]).toEqual([realms, false]);
});

test('while the final scoring is shown, the score if the game ended now is what has been seen of it', () => {
  let add: Parameters<Link['listen']>[0] = () => {};
  const listen: Link['listen'] = (on) => {
    add = on;
  };
  const link = { start, opened: steps.slice(0, -1), live: true, seats: [], takeBack: null, listen } as unknown as Link;
  const table = new TableController(link, { speed: () => 'off', after: () => () => {} });
  add(steps.slice(-1));
  const [seen, told]: string[][] = [[], []];
  for (let step = 1; step <= realms; step++, table.shown.timeline.skip()) {
    seen.push(String(table.shown.scores.value));
    told.push(String(table.ifEnded.value));
  }
  expect(told).toEqual(seen);
  expect(new Set(told).size, 'it climbs').toBeGreaterThan(2);
});

test('realms that score nothing are passed over in the final scoring', () => {
  const farmers = randomGame(2, { edition: 'classic', modules: ['farmers'] });
  const last = farmers.steps.slice(-1);
  const scored = last[0].events.filter((event) => event.type === 'scored' && !event.complete);
  const nothing = scored.filter(scoresNothing);
  expect(nothing.length).toBeGreaterThan(0);
  const timeline = new Timeline(start, { speed: () => 'off', after: () => () => {} });
  timeline.add(last);
  let shown = 0;
  for (; timeline.waiting.value; shown++, timeline.skip()) expect(nothing).not.toContain(timeline.frame.value.cue);
  expect(shown).toBe(scored.length - nothing.length);
});

const EDITIONS_PLAYED = [{}, { edition: 'classic', modules: ['farmers', 'river', 'abbot'] }];

/** Positions of seeded games in which a meeple can be deployed. */
const positions: readonly Game[] = EDITIONS_PLAYED.flatMap((setup) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((seed) => randomGame(seed, setup).steps.map(({ game }) => game)),
).filter((game) => game.position.phase === 'act' && legal(game).length > 1);

const total = (game: Game, side: number): number => scores(game)[side];

test('a spot is credited with what its meeple adds, and the turn with what comes anyway', () => {
  let shared = 0;
  for (const game of positions) {
    const side = sideOf(game, game.position.seat);
    const without = unwrap(play(game, { type: 'pass' })).game;
    if (without.position.phase === 'roll') continue;
    if (without.position.phase !== 'over') expect(pointsAnyway(game)).toBe(total(without, side) - total(game, side));
    for (const spot of spotsOf(game)) {
      const action = { type: 'deploy', meeple: spot.meeples[0], node: spot.node } as const;
      const { game: after } = unwrap(play(game, action));
      if (after.position.phase === 'roll' || after.position.phase === 'over') continue;
      const { points } = forecastOf(game, action);
      expect(points).toBe(total(after, side) - total(without, side));
      if (pointsAnyway(game) > 0 && points === 0) shared++;
    }
  }
  expect(shared, 'spots that bring nothing while the turn brings points').toBeGreaterThan(2);
});
