import { expect, test } from 'vitest';
import { dailyIndex, dailyPuzzles, dateOf, dayNumber } from './daily.ts';

const dates = Array.from({ length: 1100 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10),
);

test.each([1, 2, 3, 10, 500, 512, 611])('%i puzzles: each comes once before one comes again', (count) => {
  const seen = dates.slice(0, count).map((date) => dailyIndex(date, count));
  expect(new Set(seen).size).toBe(count);
  expect(Math.min(...seen)).toBe(0);
  expect(Math.max(...seen)).toBe(count - 1);
  expect(dailyIndex(dates[count], count)).toBe(seen[0]);
});

test('a date is the one on the wall, and its day follows the one before it over the end of a year', () => {
  expect(dateOf(new Date(2027, 0, 2, 23, 59))).toBe('2027-01-02');
  expect(dayNumber('2027-01-01') - dayNumber('2026-12-31')).toBe(1);
  expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2);
});

test('puzzles of days that follow each other are far apart in the list', () => {
  const [first, second] = dates.map((date) => dailyIndex(date, 500));
  expect(Math.abs(first - second)).toBeGreaterThan(100);
});

test('a day has an easy and a hard puzzle, and none comes again before all of its half did', () => {
  const puzzles = Array.from({ length: 41 }, (_, i) => ({ rating: 1000 + ((i * 17) % 41) }));
  const days = dates.slice(0, 20).map((date) => dailyPuzzles(puzzles, date));
  expect(new Set(days.map((day) => day?.easy)).size).toBe(20);
  expect(new Set(days.map((day) => day?.hard)).size).toBe(20);
  for (const day of days) {
    expect(day?.easy.rating).toBeLessThan(1020);
    expect(day?.hard.rating).toBeGreaterThanOrEqual(1020);
  }
  expect(dailyPuzzles(puzzles.slice(0, 1), '2026-01-01')).toBeNull();
});
