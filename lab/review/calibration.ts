import { type Spread, winChancesOf } from '@asteroute/bots/search';
import { moments } from '@asteroute/cli/arena';
import { percent } from '@asteroute/cli/figures';

/**
 * A prediction for the first of two sides: tiles left, its expected margin and its chance to win; and its actual
 * result.
 */
export interface Prediction {
  /** 1 for a win, 0 for a loss, 0.5 for a tie. */
  readonly won: number;
  readonly expected: readonly (readonly [tilesLeft: number, margin: number, chance: number])[];
}

/** Turns between two predictions, because neighbouring turns of a game say much the same. */
export const TURNS_BETWEEN = 7;

/** Lines that compare predicted chances with results, by tenths, and give the spread that fits these games best. */
export function calibrationOf(games: readonly Prediction[]): string[] {
  if (games.length === 0) return [];
  const said = games.flatMap(({ won, expected }) =>
    expected.flatMap(([, , chance]) => [
      { chance, won },
      { chance: 1 - chance, won: 1 - won },
    ]),
  );
  const bins = Array.from({ length: 10 }, (_, bin) =>
    said.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === bin),
  ).filter((bin) => bin.length > 0);
  const gaps = bins.map((bin) => {
    const [chance, won] = [moments(bin.map((one) => one.chance)).mean, moments(bin.map((one) => one.won)).mean];
    return { share: bin.length / said.length, chance, won };
  });
  const error = gaps.reduce((sum, { share, chance, won }) => sum + share * Math.abs(chance - won), 0);
  const best = fit(games);
  return [
    `${games.length} games, calibration error ${percent(error)}`,
    ...gaps.map(({ share, chance, won }) => `said ${percent(chance)}, won ${percent(won)} (${percent(share)} of all)`),
    `best fit: spread ${best.spread}, power ${best.power}`,
  ];
}

/** The spread that makes the results most likely, found by a grid search. */
function fit(games: readonly Prediction[]): Spread {
  const grid = [0.2, 0.3, 0.4, 0.5, 0.6].flatMap((power) =>
    Array.from({ length: 25 }, (_, i) => ({ power, spread: Math.round(100 * 0.5 * 1.12 ** i) / 100 })),
  );
  const worth = grid.map((spread) => likelihood(games, spread));
  return grid[worth.indexOf(Math.max(...worth))];
}

function likelihood(games: readonly Prediction[], spread: Spread): number {
  let sum = 0;
  for (const { won, expected } of games) {
    for (const [tilesLeft, margin] of expected) {
      const [chance] = winChancesOf([margin, 0], tilesLeft, spread);
      sum += won * Math.log(chance + 1e-9) + (1 - won) * Math.log(1 - chance + 1e-9);
    }
  }
  return sum;
}
