import type { Puzzle, PuzzleTag } from '@asteroute/review/puzzles';
import { expect, test } from 'vitest';
import { firstPuzzle, matching, nextPuzzle, runPuzzles } from './choose.ts';
import { NOTHING_TRIED, type TryOutcome } from './progress.ts';

const puzzles = Array.from({ length: 60 }, (_, i) => {
  const tags: PuzzleTag[] = i % 3 === 0 ? ['steal'] : i % 3 === 1 ? ['block', 'farm'] : [];
  return { id: `p${i}`, edition: 'classic', rating: 1000 + 20 * i, tags } as unknown as Puzzle;
});
const wish = { filter: [], progress: NOTHING_TRIED, except: null, random: () => 0 };
const ratings = { classic: { rating: 1401, deviation: 60, volatility: 0.06 } };
const triedAs = (ids: readonly string[], outcome: TryOutcome) => Object.fromEntries(ids.map((id) => [id, outcome]));
const ids = puzzles.map(({ id }) => id);

test('is drawn from those nearest to the own rating', () => {
  const progress = { ...NOTHING_TRIED, ratings };
  const drawn = Array.from({ length: 12 }, (_, at) => nextPuzzle(puzzles, { ...wish, progress, random: () => at }));
  expect(drawn[0]?.id).toBe('p20');
  expect(new Set(drawn).size).toBe(12);
  expect(drawn.every((one) => one !== null && Math.abs(one.rating - 1401) < 140)).toBe(true);
});

test('is an easy one for somebody of whom nothing is known', () => {
  const drawn = Array.from({ length: 12 }, (_, at) => nextPuzzle(puzzles, { ...wish, random: () => at }));
  expect(Math.max(...drawn.map((one) => one?.rating ?? Number.POSITIVE_INFINITY))).toBeLessThan(1400);
  const all = puzzles.map((one, i) => ({ ...one, turns: i % 2 === 0 ? 2 : 1 }));
  expect(firstPuzzle(all)).toMatchObject({ turns: 1, rating: 1260 });
  expect(firstPuzzle([])).toBeNull();
});

test('is one that was never tried, then one that was missed, then any other', () => {
  const most = { ...NOTHING_TRIED, ratings, tried: triedAs(ids.slice(1), 'solved') };
  expect(nextPuzzle(puzzles, { ...wish, progress: most })?.id).toBe('p0');
  const all = { ...most, tried: { ...triedAs(ids, 'solved'), p59: 'missed' as const } };
  expect(nextPuzzle(puzzles, { ...wish, progress: all })?.id).toBe('p59');
  expect(nextPuzzle(puzzles, { ...wish, progress: all, except: 'p59' })?.id).toBe('p20');
});

test('is about what was asked for', () => {
  expect(matching(puzzles, ['farm', 'steal'])).toHaveLength(40);
  expect(nextPuzzle(puzzles, { ...wish, filter: ['steal'] })?.tags).toContain('steal');
  expect(nextPuzzle(puzzles, { ...wish, filter: ['trap'] })).toBeNull();
  expect(nextPuzzle(puzzles.slice(0, 1), { ...wish, except: 'p0' })?.id).toBe('p0');
});

test('a run has five different puzzles of one turn near the own rating, the easiest first, none tried while there are others', () => {
  const all = puzzles.map((one, i) => ({ ...one, turns: i % 10 === 0 ? 2 : 1 }));
  const progress = { ...NOTHING_TRIED, ratings, tried: triedAs(['p19', 'p21'], 'solved') };
  const run = runPuzzles(all, { progress, random: (below) => below - 1 });
  expect(new Set(run).size).toBe(5);
  expect(run.map(({ rating }) => rating)).toEqual(run.map(({ rating }) => rating).toSorted((a, b) => a - b));
  for (const { id, turns, rating } of run) {
    expect([turns, progress.tried[id]]).toEqual([1, undefined]);
    expect(Math.abs(rating - 1401)).toBeLessThan(320);
  }
  const few = { progress: { ...progress, tried: triedAs(ids.slice(3), 'solved') }, random: () => 0 };
  expect(runPuzzles(all, few)).toHaveLength(5);
});
