import { analyzers } from '@asteroute/bots/search';
import { lastGame, playTurnWords, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { isSolvable } from '../../endgame.ts';
import { ReviewJudge } from '../../measure/judge.ts';
import { runToEnd } from '../../quick.ts';
import { followUp, rightTurns } from '../follow-up.ts';
import { gameOfPuzzle } from '../pack.ts';
import type { Puzzle } from '../puzzle.ts';
import { boardChoice } from './board-choice.ts';
import { fieldOf } from './field.ts';
import { puzzlesOfGame } from './make.ts';
import { race } from './race.ts';
import { momentsAt, sourceGame } from './source.ts';

/** The puzzles of the first game with a puzzle of two turns. Which game that is depends on how the bots play. */
function firstWithTwoTurns(): Puzzle[] {
  for (let number = 3; number < 12; number++) {
    const puzzles = puzzlesOfGame({ edition: 'star-wars', seed: 1, game: number, kind: 'endgame' });
    if (puzzles.some(({ turns }) => turns === 2)) return puzzles.filter(({ kind }) => kind === 'endgame');
  }
  throw new Error('no game has a puzzle of two turns');
}

describe('the puzzles of a game', () => {
  const puzzles = firstWithTwoTurns();
  const games = puzzles.map((puzzle) => {
    const read = gameOfPuzzle(puzzle);
    if (!read.ok) throw new Error(read.error.message);
    return read.value;
  });

  test('have right turns by full expansion that a player misses who counts what lies', () => {
    expect(puzzles.length).toBeGreaterThan(0);
    for (const [index, puzzle] of puzzles.entries()) {
      expect([puzzle.kind, puzzle.edition, puzzle.gap >= 3]).toEqual(['endgame', 'star-wars', true]);
      expect(runToEnd(rightTurns(games[index])).answers).toEqual(puzzle.answers);
      expect(boardChoice(games[index]).misses(puzzle.answers)).toBe(true);
    }
  });

  test('go on to a second decision where they say so, the same every time', () => {
    const index = puzzles.findIndex(({ turns }) => turns === 2);
    const [puzzle, hand] = [puzzles[index], games[index]];
    const { seat } = hand.position;
    const after = lastGame(hand, unwrap(playTurnWords(hand, puzzle.answers[0])));
    const plies = runToEnd(followUp(puzzle, after, seat));
    const next = lastGame(after, plies);
    expect([next.position.seat, isSolvable(next)]).toEqual([seat, true]);
    expect(runToEnd(rightTurns(next)).gap).toBeGreaterThanOrEqual(1);
    expect(runToEnd(followUp(puzzle, after, seat)).map(({ move }) => move)).toEqual(plies.map(({ move }) => move));
  });
});

test('a race is won by the turn that is better, by no other, and not by more than it is better', () => {
  const [{ game: hand }] = momentsAt(sourceGame('classic', 1, 1), 3);
  const { turns } = fieldOf(hand, new ReviewJudge(hand.rules), Number.POSITIVE_INFINITY);
  const [best, worst] = [turns[0], turns[turns.length - 1]];
  const by = { rounds: 12, least: 0, errors: 2, analyzer: analyzers()(hand.rules), seed: 1 };
  const won = runToEnd(race(hand, [best, worst], by));
  const lost = runToEnd(race(hand, [worst, best], by));
  expect([won.isWon, lost.isWon]).toEqual([true, false]);
  expect(won.gap).toBeCloseTo(-lost.gap, 9);
  expect(runToEnd(race(hand, [best, worst], { ...by, least: won.gap + 30 })).isWon).toBe(false);
});
