import { DAILY_BOT } from '@asteroute/club';
import { newGame, unwrap } from '@asteroute/engine';
import type { Kept } from '@asteroute/page/library/shelf.ts';
import { en } from '@asteroute/words/en/table.ts';
import { expect, test } from 'vitest';
import { dailyGame, dailyProgress, dayOf } from './daily-game.ts';

const days = ['2026-11-24', '2026-11-25', '2026-11-26'];

/** A kept game of a day with these points; without points it is not over. */
function keptOf(id: number, day: string, points: readonly number[] | null): Kept {
  const { setup, seats, seed } = dailyGame(day, en);
  const rules = unwrap(newGame(setup)).rules.setup;
  const over = points === null ? {} : { final: { points: [], scores: points }, winners: [0] };
  return { id, saved: { record: { asteroute: 1, ...rules, turns: [], ...over }, seats, seed } };
}

test('a day is the same game for everybody: a person begins, the bot of the day plays alike', () => {
  for (const day of days) {
    const game = dailyGame(day, en);
    expect(dailyGame(day, en)).toEqual(game);
    expect(unwrap(newGame(game.setup)).rules.setup.tiles?.name).toBe(day);
    expect(game.seats).toEqual([{ bot: null }, { bot: DAILY_BOT }]);
  }
  expect(new Set(days.map((day) => dailyGame(day, en).seed)).size).toBe(3);
  expect(dayOf(new Date(2027, 0, 2, 23, 59))).toBe('2027-01-02');
});

test('the first finished game of a day counts, and days make a streak', () => {
  const [, before, today] = days;
  const kept = [
    keptOf(5, today, null),
    keptOf(4, today, [60, 50]),
    keptOf(3, today, [40, 50]),
    keptOf(2, before, [10, 20]),
  ];
  expect(dailyProgress(kept, today)).toEqual({ result: { own: 40, bot: 50 }, open: 5, streak: 2 });
  expect(dailyProgress(kept, '2026-11-27')).toEqual({ result: null, open: null, streak: 2 });
  expect(dailyProgress([], today)).toEqual({ result: null, open: null, streak: 0 });
});

test('other tiles under the name of a day count for nothing', () => {
  const [, , today] = days;
  const real = keptOf(1, today, [60, 50]);
  const { record } = real.saved;
  const [id] = Object.keys(record.tiles?.counts ?? {});
  const tiles = { name: today, counts: { ...record.tiles?.counts, [id]: 9 } };
  const other = { ...real, saved: { ...real.saved, record: { ...record, tiles } } };
  expect(dailyProgress([real], today).streak).toBe(1);
  expect(dailyProgress([other], today)).toEqual({ result: null, open: null, streak: 0 });
});
