import type { Puzzle } from '@asteroute/review/puzzles';
import { expect, test } from 'vitest';
import { isAnother } from './idea.ts';
import { SHUT_CITY } from './sample-puzzles.ts';

const [answer] = SHUT_CITY.answers;
const [reason] = SHUT_CITY.why ?? [];
const elsewhere = [{ ...answer, x: answer.x + 1 }];
const withReason = (x: number): Puzzle => ({ ...SHUT_CITY, answers: elsewhere, why: [{ ...reason, x }] });

test('a puzzle is another one if its answer lies elsewhere and another realm gains most by it', () => {
  expect(isAnother(SHUT_CITY, [])).toBe(true);
  expect(isAnother({ ...SHUT_CITY, why: [{ ...reason, x: reason.x + 1 }] }, [SHUT_CITY])).toBe(false);
  expect(isAnother(withReason(reason.x), [SHUT_CITY])).toBe(false);
  expect(isAnother(withReason(reason.x + 1), [SHUT_CITY])).toBe(true);
});
