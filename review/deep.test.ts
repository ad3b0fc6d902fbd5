import { runToEnd } from '@asteroute/bots/search';
import { describe, expect, test } from 'vitest';
import { openDeepReview } from './deep.ts';
import { endRegrets } from './endgame.ts';
import { quickReview } from './quick.ts';
import { gapOf, playedRecord } from './test/games.ts';
import { withDeepTurns } from './totals.ts';

const record = playedRecord({ edition: 'classic', players: 2 }, 3, ['random', 'shrewd']);
const quick = runToEnd(quickReview(record));
const deep = openDeepReview(record, { bot: 'master' });
if (!quick.ok || !deep.ok) throw new Error('the game cannot be reviewed');
const { turns } = quick.value;

describe('a deep review', () => {
  test('finds the errors of a random player, beyond three standard errors, and the same ones again', () => {
    const late = turns.filter(({ n }) => n > 56 && n < turns.length - 2);
    const worst = late.sort((a, b) => b.error - a.error)[0];
    const found = runToEnd(deep.value.turn(worst.n));
    expect(worst.side).toBe(0);
    expect(found.error).toBeGreaterThan(3 * found.se);
    expect(found.se).toBeGreaterThan(0);
    expect(found.best[0].value).toBeGreaterThan(found.best[1].value);
    expect(runToEnd(deep.value.turn(worst.n))).toEqual(found);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    const { points, se } = found.parts.turn;
    expect(points[0]).toBeLessThan(-2 * se[0]);
    expect(points[1]).toBe(-points[0]);
  });

  test('judges the last three turns of two sides exactly: they lost what solving says', () => {
    const solved = endRegrets(record, 3);
    if (!solved.ok) throw new Error(solved.error.message);
    for (const { n, regret } of solved.value) {
      const found = runToEnd(deep.value.turn(n));
      expect([found.se, found.error]).toEqual([0, expect.closeTo(regret, 9)]);
      if (n === turns.length) expect(found.error).toBeCloseTo(turns[n - 1].error, 9);
    }
    expect(solved.value.map(({ left }) => left)).toEqual([2, 1, 0]);
    expect(Math.max(...solved.value.map(({ regret }) => regret))).toBeGreaterThan(0);
  });

  test('counts nothing for a turn that every playout would have played', () => {
    const own = turns.find(({ n, side, choices }) => n > 60 && side === 1 && choices > 1);
    const { parts, seen } = runToEnd(deep.value.turn(own?.n ?? 0));
    expect(parts).toEqual({ turn: { points: [0, 0], se: [0, 0] }, dice: { points: [0, 0], se: [0, 0] } });
    expect(seen.se[0]).toBeGreaterThan(0);
  });

  test('pauses after every round of playouts', () => {
    const steps = deep.value.turn(60);
    for (let pause = 0; pause < 5; pause++) expect(steps.next()).toEqual({ done: false, value: undefined });
  });

  test('takes the place of what the judge said, leaves nothing over, and says how far it may be off', () => {
    const found = turns.slice(60, 62).map(({ n }) => runToEnd(deep.value.turn(n)));
    const review = withDeepTurns(quick.value, found);
    expect(gapOf(review)).toBeLessThan(1e-9);
    expect(review.turns[61].parts.turn).toEqual(found[1].parts.turn);
    expect(review.turns[5].parts.turn).toEqual(turns[5].parts.turn);
    for (const { n, error, se, lost } of found) expect(error === 0 || lost > 3 * se, `turn ${n}`).toBe(true);
    expect(withDeepTurns(quick.value, [])).toEqual(quick.value);
    expect([quick.value.depth, review.depth]).toEqual(['quick', 'quick']);
    const [own, rival] = review.play.map(({ points }) => points[0]);
    expect(own).toBeLessThan(-2 * review.play[0].se[0]);
    expect(rival).toBe(0);
    expect(review.unexplained[0]).toBeCloseTo(Math.hypot(review.start.se[0], ...review.play.map(({ se }) => se[0])), 9);
    expect(review.unexplained[0]).toBeLessThan(quick.value.unexplained[0]);
  });
});
