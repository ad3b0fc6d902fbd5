import { expect, test } from 'vitest';
import { minutes, type Run, ranOn, runResult } from './run.ts';

test('the clock of a run stops with its last puzzle, and only puzzles found without a hint count', () => {
  let run: Run = { edition: 'classic', ids: ['a', 'b', 'c'], outcomes: [], since: 1000, until: null };
  run = ranOn(ranOn(run, 'solved', 20_000), 'hinted', 30_000);
  expect(runResult(run, 61_000)).toEqual({ found: 1, seconds: 60 });
  run = ranOn(run, 'solved', 126_400);
  expect(runResult(run, 999_000)).toEqual({ found: 2, seconds: 125 });
  expect([minutes(125), minutes(5), minutes(600)]).toEqual(['2:05', '0:05', '10:00']);
});
