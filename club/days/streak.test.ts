import { expect, test } from 'vitest';
import { dayStreak } from '../index.ts';

const november = (...dates: readonly number[]) => dates.map((date) => `2026-11-${String(date).padStart(2, '0')}`);

test('days in a row count, the last one may be yesterday', () => {
  expect(dayStreak([], '2026-11-26')).toBe(0);
  expect(dayStreak(november(26), '2026-11-26')).toBe(1);
  expect(dayStreak(november(24, 25, 26, 26), '2026-11-26')).toBe(3);
  expect(dayStreak(november(24, 25), '2026-11-26')).toBe(2);
  expect(dayStreak(november(20, 21, 22), '2026-11-26')).toBe(0);
  expect(dayStreak(['2026-12-31', '2027-01-01', '2028-02-29'], '2027-01-02')).toBe(2);
  expect(dayStreak(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01')).toBe(3);
});

test('one day a week may be left out, also the one before today', () => {
  expect(dayStreak(november(20, 21, 23, 24), '2026-11-24')).toBe(4);
  expect(dayStreak(november(20, 21, 23), '2026-11-25')).toBe(0);
  expect(dayStreak(november(20, 21), '2026-11-23')).toBe(2);
  expect(dayStreak(november(20, 22, 24), '2026-11-24')).toBe(1);
  expect(dayStreak(november(10, 12, 13, 14, 15, 16, 17, 19), '2026-11-19')).toBe(8);
});
