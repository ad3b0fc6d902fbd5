import { createRandom } from '@asteroute/engine';
import { Glicko2 } from 'glicko2';
import { expect, test } from 'vitest';
import { rated, UNRATED } from './glicko.ts';

test('the example of the paper: three games of a player rated 1500', () => {
  const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('a period without games leaves the rating and makes it less certain (step 6)', () => {
  const after = rated({ rating: 1600, deviation: 100, volatility: 0.06 }, []);
  expect(after.rating).toBe(1600);
  expect(after.deviation).toBeCloseTo(100.54, 2);
});

test('a result that surprises moves the rating more, and raises the volatility', () => {
  const settled = { ...UNRATED, deviation: 60 };
  const [hard, easy] = [2100, 900].map((rating) => rated(settled, [{ rating, deviation: 50, score: 1 }]));
  expect(hard.rating - 1500).toBeGreaterThan(10 * (easy.rating - 1500));
  expect(easy.rating).toBeGreaterThan(1500);
  expect(hard.volatility).toBeGreaterThan(easy.volatility);
  const lost = rated(settled, [{ rating: 1500, deviation: 50, score: 0 }]);
  const drawn = rated(settled, [{ rating: 1500, deviation: 50, score: 0.5 }]);
  expect(lost.rating).toBeLessThan(1500);
  expect(drawn.rating).toBeCloseTo(1500, 6);
});

test('random periods agree with the package glicko2', () => {
  const random = createRandom(7);
  for (let period = 0; period < 200; period++) {
    const other = new Glicko2({ tau: 0.5, rating: 1500, rd: 350, vol: 0.06 });
    const make = () => ({
      rating: 800 + random.below(1400),
      deviation: 30 + random.below(320),
      volatility: 0.04 + random.below(100) / 1000,
    });
    const own = make();
    const player = other.makePlayer(own.rating, own.deviation, own.volatility);
    const results = Array.from({ length: 1 + random.below(8) }, () => ({ ...make(), score: random.below(3) / 2 }));
    other.updateRatings(
      results.map(({ rating, deviation, volatility, score }) => [
        player,
        other.makePlayer(rating, deviation, volatility),
        score,
      ]),
    );
    const after = rated(own, results);
    expect(after.rating).toBeCloseTo(player.getRating(), 1);
    expect(after.deviation).toBeCloseTo(player.getRd(), 1);
    expect(after.volatility).toBeCloseTo(player.getVol(), 5);
  }
});
