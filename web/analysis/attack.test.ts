import { expect, test } from 'vitest';
import { tieChance } from './attack.ts';

/** Every throw of so many dice, as the highest number of each side. */
function* throws(dice: readonly number[]): Generator<number[]> {
  const total = dice.reduce((a, b) => a + b, 0);
  for (let code = 0; code < 6 ** total; code++) {
    let rest = code;
    yield dice.map((n) => {
      let best = 0;
      for (let i = 0; i < n; i++) {
        best = Math.max(best, (rest % 6) + 1);
        rest = Math.floor(rest / 6);
      }
      return best;
    });
  }
}

test.each([[[1, 1]], [[2, 1]], [[3, 2]], [[3, 3]], [[1, 2, 3]], [[1, 1, 1]]])(
  'the first throw of %j dice ties (SW-33)',
  (dice) => {
    let [ties, all] = [0, 0];
    for (const best of throws(dice)) {
      const top = Math.max(...best);
      all++;
      if (best.filter((b) => b === top).length > 1) ties++;
    }
    expect(tieChance(dice)).toBeCloseTo(ties / all, 12);
  },
);
