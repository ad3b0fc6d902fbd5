/** What a table goes on with after a reload: the event that was being told, and the draft that was open. */
import { type GameEvent, newGame, unwrap } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { storageOf } from '../library/testing.ts';
import { TableController } from './controller.ts';
import type { Link } from './link.ts';
import { startLocal } from './links/link-local.ts';
import { isBattle, isFinalScoring } from './playback/timeline.ts';
import { randomGame } from './testing.ts';

const { start, steps } = randomGame(3);
const fights = steps.findIndex(({ events }) => events.some(isBattle));

/** A table in the tab at which the plies from `added` on come while it is open; the test runs its timers. */
function opened(session: Storage, all = steps, added = all.length) {
  const timers: (() => void)[] = [];
  const after = (_: number, run: () => void) => {
    timers.push(run);
    return () => void timers.splice(timers.indexOf(run), timers.includes(run) ? 1 : 0);
  };
  let add: Parameters<Link['listen']>[0] = () => {};
  const listen: Link['listen'] = (on) => {
    add = on;
  };
  const link = { key: 'x', start, opened: all.slice(0, added), live: true, seats: [], takeBack: null, listen };
  const table = new TableController(link as unknown as Link, {
    speed: () => 'full',
    after,
    session: () => session,
  });
  add(all.slice(added));
  return { table, tick: () => timers.shift()?.() };
}

const cueOf = ({ shown: { timeline } }: TableController): GameEvent | null => timeline.frame.value.cue;

test.each([
  ['battle', steps.slice(0, fights + 3), fights, isBattle],
  ['final scoring', steps, steps.length - 1, isFinalScoring],
] as const)('a reload in a %s goes on with the event that was being told', (_, all, added, isMeant) => {
  const session = storageOf();
  const { table, tick } = opened(session, all, added);
  const seen = () => table.shown.seen.value.length;
  for (let ticks = 0; ticks < 40 && !(cueOf(table) !== null && isMeant(cueOf(table) as GameEvent)); ticks++) tick();
  tick();
  const [cue, told] = [cueOf(table), seen()];
  expect(cue).not.toBe(null);
  const again = opened(session, all);
  expect([cueOf(again.table), again.table.shown.seen.value.length]).toEqual([cue, told]);
  for (let ticks = 0; ticks < 200 && again.table.shown.timeline.busy.value; ticks++) again.tick();
  expect(again.table.shown.seen.value.length).toBe(all.flatMap(({ events }) => events).length);
  expect(session.getItem('asteroute.at.x'), 'nothing is left to tell').toBe(null);
});

test('what was told to its end is told again only where a person asks for the final scoring', () => {
  const { table, tick } = opened(storageOf());
  expect(table.shown.timeline.busy.value).toBe(false);
  const scores = table.shown.scores.value;
  table.shown.scoreAgain();
  expect([cueOf(table)?.type, table.shown.history.value.filter(isFinalScoring).length]).toEqual(['scored', 1]);
  for (let ticks = 0; ticks < 200 && table.shown.timeline.busy.value; ticks++) tick();
  expect(table.shown.scores.value).toEqual(scores);
});

test('a draft is there again when the person comes back to its turn, and at no other', () => {
  const session = storageOf();
  const players = ['red', 'blue'].map((color) => ({ name: color, color }));
  const { setup } = unwrap(newGame({ edition: 'classic', players })).rules;
  const open = (seed: number) => {
    const ports = {
      slot: { id: 1, save: () => true },
      botWorker: { close() {} } as never,
      pause: () => Promise.resolve(),
    };
    const link = unwrap(startLocal(setup, [{ bot: null }, { bot: null }], seed, ports));
    return new TableController(link, { speed: () => 'off', after: () => () => {}, session: () => session });
  };
  const table = open(5);
  const [{ x, y }] = table.turn.placements.value;
  table.intent({ type: 'cell', cell: { x, y } });
  table.choose(1);
  const draft = table.turn.draft.value;
  table.close();
  const back = open(5);
  expect(back.turn.draft.value).toEqual(draft);
  back.confirm();
  back.close();
  expect(open(5).turn.draft.value.cell).toBe(null);
});
