/** The end of a game is shown realm by realm: by itself, or as the player goes on. */
import { expect, test } from 'vitest';
import { randomGame } from './testing.ts';
import { type Speed, Timeline, TOUR_MS } from './timeline.ts';

const { start, steps } = randomGame(3);
const realms = steps.at(-1)?.events.filter((event) => event.type === 'scored' && !event.complete).length ?? 0;

/** The last ply of a game is shown; its timers are run by the test. */
function ending(speed: Speed) {
  const timers: { readonly ms: number; readonly run: () => void }[] = [];
  const after = (ms: number, run: () => void) => {
    const timer = { ms, run };
    timers.push(timer);
    return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
  };
  const timeline = new Timeline(steps.at(-2)?.game ?? start, { speed: () => speed, after });
  timeline.add(steps.slice(-1));
  return { timeline, timers, tick: () => timers.shift()?.run() };
}

test('the tour of the final scoring goes on by itself, and stands still while it is paused', () => {
  const { timeline, timers, tick } = ending('full');
  for (let ticks = 0; !timeline.waiting.value && ticks < 20; ticks++) tick();
  expect([timeline.waiting.value, timeline.tours, timers.map(({ ms }) => ms)]).toEqual([true, true, [TOUR_MS]]);
  timeline.pause(true);
  expect([timeline.waiting.value, timers]).toEqual([true, []]);
  timeline.pause(false);
  let shown = 0;
  for (; timeline.waiting.value && shown <= realms; shown++) tick();
  expect([shown, timeline.busy.value]).toEqual([realms, false]);
});

test('where events take no time the tour waits for the player, realm by realm', () => {
  const { timeline, timers } = ending('off');
  expect(realms).toBeGreaterThan(2);
  for (let step = 1; step <= realms; step++) {
    expect([timeline.waiting.value, timeline.tours, timers.length]).toEqual([true, false, 0]);
    timeline.skip();
  }
  expect(timeline.busy.value).toBe(false);
});
