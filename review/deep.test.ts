import { describe, expect, test } from 'vitest';
import { openDeepReview } from './deep.ts';
import { endRegrets } from './endgame.ts';
import { quickReview, runToEnd } from './quick.ts';
import { playedRecord } from './test/games.ts';
import { withDeepTurns } from './totals.ts';

const record = playedRecord({ edition: 'classic', players: 2 }, 3, ['random', 'shrewd']);
const quick = runToEnd(quickReview(record));
const deep = openDeepReview(record, { bot: 'expert' });
if (!quick.ok || !deep.ok) throw new Error('the game cannot be reviewed');
const { turns } = quick.value;

describe('a deep review', () => {
  test('finds the errors of a random player, beyond three standard errors, and the same ones again', () => {
    const late = turns.filter(({ n }) => n > 56 && n < turns.length - 2);
    const worst = late.sort((a, b) => a.parts.errors[a.side] - b.parts.errors[b.side])[0];
    const found = runToEnd(deep.value.turn(worst.n));
    const loss = -found.errors[worst.side];
    expect(worst.side).toBe(0);
    expect(loss).toBeGreaterThan(3 * found.se);
    expect(found.se).toBeGreaterThan(0);
    expect(found.best[0].value).toBeGreaterThan(found.best[1].value);
    expect(runToEnd(deep.value.turn(worst.n))).toEqual(found);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });

  test('judges the last three turns of two sides exactly: they lost what solving says', () => {
    const solved = endRegrets(record, 3);
    if (!solved.ok) throw new Error(solved.error.message);
    for (const { n, regret } of solved.value) {
      const { side, parts } = turns[n - 1];
      const found = runToEnd(deep.value.turn(n));
      expect([found.se, found.errors[side], found.errors[1 - side]]).toEqual([
        0,
        expect.closeTo(-regret, 9),
        expect.closeTo(regret, 9),
      ]);
      if (n === turns.length) expect(found.errors[side]).toBeCloseTo(parts.errors[side], 9);
    }
    expect(solved.value.map(({ left }) => left)).toEqual([2, 1, 0]);
    expect(Math.max(...solved.value.map(({ regret }) => regret))).toBeGreaterThan(0);
  });

  test('pauses after every round of playouts', () => {
    const steps = deep.value.turn(60);
    for (let pause = 0; pause < 5; pause++) expect(steps.next()).toEqual({ done: false, value: undefined });
  });

  test('takes the place of the errors of a quick one, and the parts still add up', () => {
    const found = turns.slice(66, 68).map(({ n }) => runToEnd(deep.value.turn(n)));
    const review = withDeepTurns(quick.value, found);
    for (const { n, errors, se } of found) {
      const error = errors[turns[n - 1].side];
      expect(error === 0 || error < -3 * se, `turn ${n}`).toBe(true);
    }
    expect(review.turns[67].parts.errors).toEqual(found[1].errors);
    expect(review.turns[5]).toEqual(turns[5]);
    for (const [side, margin] of review.margin.entries()) {
      const parts = [review.expected, review.tiles, review.dice, review.errors, review.drift];
      expect(parts.reduce((sum, part) => sum + part[side], 0)).toBeCloseTo(margin, 9);
    }
    expect(withDeepTurns(quick.value, []).accuracy).toEqual(quick.value.accuracy);
  });
});
