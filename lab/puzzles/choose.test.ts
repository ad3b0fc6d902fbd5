import type { Puzzle, PuzzleTag } from '@asteroute/review/puzzles';
import { expect, test } from 'vitest';
import { chosenPuzzles, isAnother } from './choose.ts';
import { SHUT_CITY, TWO_TURNS } from './sample-puzzles.ts';

/** The same puzzle as others with other answers: with a meeple, so that not all are found by placing none. */
const DEPLOY: Puzzle['answers'] = [
  { ...TWO_TURNS.answers[0], action: { type: 'deploy', meeple: 'figure', on: 'asteroid:S' } },
];
const endgame = (id: string, tags: readonly PuzzleTag[]): Puzzle => ({ ...TWO_TURNS, id, tags, answers: DEPLOY });

test('a pack has every searched turn, once, and so many endgames that they are a third, the rarest themes first', () => {
  const searched = ['c1', 'c2', 'c3', 'c4'].map((id) => ({ ...SHUT_CITY, id }));
  const endgames = [endgame('s1', ['block']), endgame('s2', ['steal']), endgame('s3', ['block'])];
  const all = [endgames[0], ...searched, searched[0], ...endgames.slice(1)];
  expect(chosenPuzzles(all, 0).map(({ id }) => id)).toEqual(['s1', 'c1', 'c2', 'c3', 'c4', 's2']);
  expect(chosenPuzzles(all, 7).map(({ id }) => id)).toEqual(['s1', 'c1', 'c2', 'c3', 'c4', 's2', 's3']);
});

test('an endgame that the same rule of thumb finds as most others stays out', () => {
  const all = [
    { ...SHUT_CITY, id: 'c1' },
    { ...SHUT_CITY, id: 'c2' },
    { ...TWO_TURNS, id: 's1' },
  ];
  expect(chosenPuzzles(all, 0).map(({ id }) => id)).toEqual(['c1', 'c2']);
});

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
