import { expect, test } from 'vitest';
import { timeLeft } from './clock-words.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test.each<[left: number, en: string, ru: string]>([
  [3 * DAY - 1000, '3 days', '3 дн.'],
  [2 * DAY + 11 * HOUR, '2 days', '2 дн.'],
  [2 * DAY - 1000, '48 hr', '48 ч'],
  [21 * HOUR + 29 * MINUTE, '21 hr', '21 ч'],
  [2 * HOUR - 1000, '119:59', '119:59'],
  [247_000, '4:07', '4:07'],
  [-5, '0:00', '0:00'],
])('%i milliseconds are left', (left, en, ru) => {
  expect([timeLeft(left, 'en'), timeLeft(left, 'ru').replace('\u00a0', ' ')]).toEqual([en, ru]);
});
