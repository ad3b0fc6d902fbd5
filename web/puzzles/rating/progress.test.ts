import { expect, test } from 'vitest';
import {
  daysOn,
  isGuess,
  NOTHING_TRIED,
  type PuzzleProgress,
  parseProgress,
  ratingIn,
  rememberedProgress,
  type TryOutcome,
  withTry,
} from './progress.ts';

let count = 0;
const tried = (progress: PuzzleProgress, outcome: TryOutcome, date = '2026-11-22', edition = 'classic') =>
  withTry(progress, { id: `p${count++}`, edition, rating: 1600, outcome, date });

test('a puzzle that is found raises the rating of its edition, one that is missed lowers it', () => {
  const found = tried(NOTHING_TRIED, 'solved');
  expect(ratingIn(found, 'classic').rating).toBeGreaterThan(1600);
  expect(ratingIn(found, 'star-wars')).toBe(ratingIn(NOTHING_TRIED, 'star-wars'));
  expect(ratingIn(tried(NOTHING_TRIED, 'missed'), 'classic').rating).toBeLessThan(1450);
  const hinted = ratingIn(tried(NOTHING_TRIED, 'hinted'), 'classic').rating;
  expect(hinted).toBeLessThan(ratingIn(found, 'classic').rating);
  expect(hinted).toBeGreaterThan(1500);
});

test('a rating is a guess at first, and never gets so certain that it stands still', () => {
  let progress = tried(NOTHING_TRIED, 'solved');
  expect(isGuess(ratingIn(progress, 'classic'))).toBe(true);
  for (let i = 0; i < 300; i++) progress = tried(progress, i % 2 === 0 ? 'missed' : 'solved');
  const own = ratingIn(progress, 'classic');
  expect(isGuess(own)).toBe(false);
  expect(own.deviation).toBeGreaterThanOrEqual(45);
  expect(own.rating).toBeGreaterThan(1500);
  expect(own.rating).toBeLessThan(1700);
});

test('only the first try counts', () => {
  const first = { id: 'x', edition: 'classic', rating: 1500, outcome: 'missed', date: '2026-11-22' } as const;
  const once = withTry(NOTHING_TRIED, first);
  expect(withTry(once, { ...first, outcome: 'solved' })).toBe(once);
});

test('days in a row: each counts once, a gap begins anew, yesterday’s row still stands', () => {
  let progress = NOTHING_TRIED;
  for (const date of ['2026-12-30', '2026-12-31', '2026-12-31', '2027-01-01'])
    progress = tried(progress, 'hinted', date);
  expect(progress.days).toEqual({ now: 3, best: 3, last: '2027-01-01' });
  expect(['2027-01-01', '2027-01-02', '2027-01-03'].map((date) => daysOn(progress, date))).toEqual([3, 3, 0]);
  progress = tried(progress, 'missed', '2027-01-02');
  expect(daysOn(progress, '2027-01-03')).toBe(0);
  progress = tried(progress, 'solved', '2027-01-05');
  expect(progress.days).toEqual({ now: 1, best: 3, last: '2027-01-05' });
});

test('found in a row: a hint or a miss ends it', () => {
  let progress = NOTHING_TRIED;
  for (const outcome of ['solved', 'solved', 'hinted', 'solved'] as const) progress = tried(progress, outcome);
  expect(progress.row).toEqual({ now: 1, best: 2 });
  expect(tried(progress, 'missed').row).toEqual({ now: 0, best: 2 });
});

test('is kept over visits, and forgotten when it is reset', () => {
  const kept = new Map<string, string>();
  const storage = () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }) as Storage;
  const progress = rememberedProgress(storage);
  expect(kept.size).toBe(0);
  progress.value = tried(progress.value, 'solved');
  expect(rememberedProgress(storage).value).toEqual(progress.value);
  progress.value = NOTHING_TRIED;
  expect(kept.size).toBe(0);
});

test.each([
  '',
  'null',
  '[]',
  '{"format":2}',
  JSON.stringify({ ...NOTHING_TRIED, row: null }),
  JSON.stringify({ ...NOTHING_TRIED, days: { now: 1, best: 1, last: 'yesterday' } }),
  JSON.stringify({ ...NOTHING_TRIED, days: { now: 1, best: 1, last: '2026-99-99' } }),
  JSON.stringify({ ...NOTHING_TRIED, tried: { a: 'won' } }),
  JSON.stringify({ ...NOTHING_TRIED, tried: [] }),
  JSON.stringify({ ...NOTHING_TRIED, ratings: { classic: { rating: 'high', deviation: 1, volatility: 0 } } }),
  JSON.stringify({ ...NOTHING_TRIED, ratings: { classic: { rating: 1500, deviation: 0, volatility: 0 } } }),
])('is not read from %s', (text) => {
  expect(parseProgress(text)).toBeNull();
});
