import { createRandom, type Random } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { calmMargin, calmTest, type Luck } from './luck.ts';
import { meanOf, sequentialTest } from './statistics.ts';

function normal(random: Random, deviation: number): number {
  const dozen = Array.from({ length: 12 }, () => random.below(1_000_000) / 1_000_000);
  return deviation * (dozen.reduce((sum, n) => sum + n, 0) - 6);
}

/**
 * Random mirrors with a true margin of `truth`: each margin is the truth plus 0.9 times the luck with tiles, 1.1 times
 * the luck with dice and independent noise.
 */
function sample(random: Random, truth: number, count: number): { margins: number[]; lucks: Luck[] } {
  const lucks = Array.from({ length: count }, () => ({ tiles: normal(random, 8), dice: normal(random, 9) }));
  const margins = lucks.map(({ tiles, dice }) => truth + 0.9 * tiles + 1.1 * dice + normal(random, 6));
  return { margins, lucks };
}

describe('the margin without luck', () => {
  test('finds what luck counts for, and covers the truth in 95 of 100 samples with a fifth of the variance', () => {
    const random = createRandom(8);
    let [covered, narrower] = [0, 0];
    for (let i = 0; i < 600; i++) {
      const { margins, lucks } = sample(random, 2, 20);
      const { margin, variance } = calmMargin(margins, lucks);
      if (margin.low <= 2 && 2 <= margin.high) covered++;
      if (variance < 0.6) narrower++;
    }
    expect(covered / 600).toBeGreaterThan(0.93);
    expect(covered / 600).toBeLessThan(0.97);
    expect(narrower).toBeGreaterThan(590);
    const { margins, lucks } = sample(random, 2, 4000);
    const { factors, variance } = calmMargin(margins, lucks);
    expect([factors.tiles, factors.dice]).toEqual([expect.closeTo(0.9, 1), expect.closeTo(1.1, 1)]);
    expect(variance).toBeCloseTo(36 / (36 + 52 + 98), 1);
  });

  test('takes luck off one to one while there are few mirrors', () => {
    const lucks = [
      { tiles: 3, dice: -1 },
      { tiles: -2, dice: 4 },
    ];
    const { margin, factors } = calmMargin([7, 9], lucks);
    expect(factors).toEqual({ tiles: 1, dice: 1 });
    expect(margin.mean).toBe((5 + 7) / 2);
  });

  test('is the plain margin where there is no luck', () => {
    const margins = Array.from({ length: 20 }, (_, i) => i % 5);
    const { margin, variance } = calmMargin(
      margins,
      margins.map(() => ({ tiles: 0, dice: 0 })),
    );
    expect(margin).toEqual(meanOf(margins));
    expect(variance).toBe(1);
  });
});

describe('the sequential test without luck', () => {
  test('errs as seldom as the plain one, on less than half the pairs', () => {
    const random = createRandom(3);
    let [wrong, plain, calm] = [0, 0, 0];
    for (const truth of [0, 1.5]) {
      for (let run = 0; run < 20; run++) {
        const { margins, lucks } = sample(random, truth, 1500);
        const pairsOf = (accepted: (n: number) => string | null) => {
          for (let n = 20; n < margins.length; n += 20) if (accepted(n) !== null) return n;
          return margins.length;
        };
        const verdict = (n: number) => calmTest(margins.slice(0, n), lucks.slice(0, n));
        plain += pairsOf((n) => sequentialTest(margins.slice(0, n)).accepted);
        const end = pairsOf((n) => verdict(n).accepted);
        calm += end;
        if (verdict(end).accepted !== (truth === 0 ? 'H0' : 'H1')) wrong++;
      }
    }
    expect(wrong).toBeLessThan(5);
    expect(calm / plain).toBeLessThan(0.5);
  });

  test('is the plain one where luck explains nothing', () => {
    const margins = Array.from({ length: 20 }, (_, i) => i % 5);
    const none = margins.map(() => ({ tiles: 0, dice: 0 }));
    expect(calmTest(margins, none)).toEqual({ ...sequentialTest(margins), by: 'margin' });
    expect(calmTest(margins, null)).toEqual({ ...sequentialTest(margins), by: 'margin' });
  });
});
