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
  withRun,
  withTry,
} from './progress.ts';

let count = 0;
const tried = (progress: PuzzleProgress, outcome: TryOutcome, date = '2026-11-22', edition = 'classic') =>
  withTry(progress, { id: `p${count++}`, edition, rating: 1600, outcome, date });

test('a puzzle that is found raises the rating of its edition, one that is missed lowers it', () => {
  const found = tried(NOTHING_TRIED, 'solved');
  expect(ratingIn(found, 'classic').rating).toBeGreaterThan(1600);
  expect(ratingIn(found, 'star-wars')).toBe(ratingIn(NOTHING_TRIED, 'star-wars'));
  expect(ratingIn(tried(NOTHING_TRIED, 'missed'), 'classic').rating).toBe(1440);
  const hinted = ratingIn(tried(NOTHING_TRIED, 'hinted'), 'classic').rating;
  expect(hinted).toBeLessThan(ratingIn(found, 'classic').rating);
  expect(hinted).toBeGreaterThan(1500);
});

test('no try costs more than 60 points, a hint less; a player who finds nothing still comes to a low rating', () => {
  const easy = { edition: 'classic', rating: 900, date: '2026-11-22' } as const;
  const lost = (outcome: TryOutcome) =>
    1500 - ratingIn(withTry(NOTHING_TRIED, { ...easy, id: 'x', outcome }), 'classic').rating;
  expect([lost('hinted'), lost('missed')]).toEqual([30, 60]);
  let progress = NOTHING_TRIED;
  for (let i = 0; i < 20; i++) progress = withTry(progress, { ...easy, id: `easy${i}`, outcome: 'missed' });
  expect(ratingIn(progress, 'classic').rating).toBeLessThan(800);
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

test('days in a row: each counts once, one day a week is free, a longer gap begins anew', () => {
  let progress = NOTHING_TRIED;
  for (const date of ['2026-12-30', '2026-12-31', '2026-12-31', '2027-01-01'])
    progress = tried(progress, 'hinted', date);
  expect(progress.days).toEqual({ now: 3, best: 3, last: '2027-01-01', free: '' });
  const shown = (dates: readonly string[]) => dates.map((date) => daysOn(progress, date));
  expect(shown(['2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04'])).toEqual([3, 3, 3, 0]);
  progress = tried(progress, 'missed', '2027-01-02');
  progress = tried(progress, 'solved', '2027-01-03');
  expect(progress.days).toEqual({ now: 4, best: 4, last: '2027-01-03', free: '2027-01-01' });
  expect(shown(['2027-01-04', '2027-01-05']), 'the second free day of a week').toEqual([4, 0]);
  for (const day of [4, 5, 6, 7, 8]) progress = tried(progress, 'solved', `2027-01-0${day}`);
  expect(shown(['2027-01-10', '2027-01-11'])).toEqual([9, 0]);
  progress = tried(progress, 'solved', '2027-01-12');
  expect(progress.days).toMatchObject({ now: 1, best: 9, last: '2027-01-12' });
});

test('the best run is the one that found more, or as many in less time', () => {
  const runs = [
    { found: 3, seconds: 60 },
    { found: 4, seconds: 200 },
    { found: 4, seconds: 190 },
    { found: 2, seconds: 5 },
  ];
  let progress = NOTHING_TRIED;
  const best = runs.map((run) => {
    const after = withRun(progress, 'classic', run);
    progress = after.progress;
    return after.isBest;
  });
  expect(best).toEqual([true, true, true, false]);
  expect(progress.runs).toEqual({ classic: { found: 4, seconds: 190 } });
});

test('progress that was kept before there were runs and free days is read', () => {
  const { runs: _, ...before } = NOTHING_TRIED;
  const { free: __, ...days } = before.days;
  expect(parseProgress(JSON.stringify({ ...before, days }))).toEqual(NOTHING_TRIED);
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
