import { accountOf, ReviewJudge, solvedContinuation, solverFor } from '@asteroute/review/puzzle-parts';
import { expect, test } from 'vitest';
import { fieldOf } from './proof/field.ts';
import { momentsAt, sourceGame } from './source.ts';

test.each([
  ['the last tile', 1],
  ['the last two tiles', 2],
])('with %s in hand the realms sum up to the difference of two turns', (_name, left) => {
  const [{ game: hand }] = momentsAt(sourceGame('classic', 1, 0), left);
  const { turns } = fieldOf(hand, new ReviewJudge(hand.rules), Number.POSITIVE_INFINITY);
  const solver = solverFor(hand.rules);
  const continuation = solvedContinuation(hand, solver, 1);
  const [best, worst] = [turns[0], turns[turns.length - 1]];
  for (const other of [turns[1], worst]) {
    const { total, realms } = accountOf(hand, { best, other }, continuation);
    const value = (turn: typeof best) => solver.valueOf(hand.position, turn);
    expect(total.points).toBeCloseTo(value(best) - value(other), 9);
    expect(realms.reduce((sum, { net }) => sum + net.points, 0)).toBeCloseTo(total.points, 9);
  }
});
