/** Whether sides win as often as a review predicts. The figures are in docs/measurements/reviews.md. */
import { type Spread, winChancesOf } from '@asteroute/bots/search';
import { moments } from '@asteroute/cli/arena';
import { percent } from '@asteroute/cli/figures';
import { expectations } from '@asteroute/review';
import { playedRecord } from '@asteroute/review/testing';
import type { Campaign } from '../campaign/campaign.ts';

/** A prediction for the first of two sides, and its actual result: 1 for a win, 0.5 for a tie. */
interface Prediction {
  readonly won: number;
  readonly expected: readonly (readonly [tilesLeft: number, margin: number, chance: number])[];
}

/** Turns between two predictions, because neighbouring turns of a game say much the same. */
const TURNS_BETWEEN = 7;
const UNEQUAL = [
  ['projected', 'steady'],
  ['steady', 'shrewd'],
  ['projected', 'shrewd'],
  ['greedy', 'projected'],
] as const;

export function calibration(edition: string): Campaign {
  const campaign: Campaign<Prediction> = {
    name: `chances-${edition}`,
    count: 100,
    run(seed) {
      const pair = UNEQUAL[(seed >> 1) % UNEQUAL.length];
      const record = playedRecord({ edition, players: 2 }, seed, seed % 2 === 0 ? pair : [...pair].reverse());
      const expected = expectations(record, TURNS_BETWEEN);
      if (!expected.ok) throw new Error(expected.error.message);
      const [one, other] = record.final?.scores ?? [0, 0];
      return {
        won: (1 + Math.sign(one - other)) / 2,
        expected: expected.value.map(({ tilesLeft, margins, chances: [chance] }) => [tilesLeft, margins[0], chance]),
      };
    },
    sum: (games) => ({ lines: games.length === 0 ? [] : calibrationOf(games) }),
  };
  return campaign;
}

/** Predicted chances beside results, by tenths, and the spread that fits these games best. */
function calibrationOf(games: readonly Prediction[]): string[] {
  const said = games.flatMap(({ won, expected }) =>
    expected.flatMap(([, , chance]) => [
      { chance, won },
      { chance: 1 - chance, won: 1 - won },
    ]),
  );
  const tenths = Map.groupBy(said, ({ chance }) => Math.min(9, Math.floor(chance * 10)));
  const gaps = [...tenths]
    .sort(([one], [other]) => one - other)
    .map(([, bin]) => {
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
  const likelihood = (spread: Spread) =>
    games.reduce((sum, { won, expected }) => {
      const chances = expected.map(([tilesLeft, margin]) => winChancesOf([margin, 0], tilesLeft, spread)[0]);
      return chances.reduce((all, one) => all + won * Math.log(one + 1e-9) + (1 - won) * Math.log(1 - one + 1e-9), sum);
    }, 0);
  const worth = grid.map(likelihood);
  return grid[worth.indexOf(Math.max(...worth))];
}
