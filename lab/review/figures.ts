import { EDITIONS } from '@asteroute/engine';
import { expectations } from '@asteroute/review';
import { playedRecord, type Table } from '@asteroute/review/testing';
import type { Campaign } from '../campaign/campaign.ts';
import { puzzleSearch } from '../puzzles/pack.ts';
import { calibrationOf, type Prediction, TURNS_BETWEEN } from './calibration.ts';
import { forms } from './form.ts';
import { stories } from './story.ts';

/** Pairings of unequal bots, which are played from both seats. */
const UNEQUAL = [
  ['projected', 'steady'],
  ['steady', 'shrewd'],
  ['projected', 'shrewd'],
  ['greedy', 'projected'],
] as const;
/** Tables of three sides or more, and teams. */
const MANY: readonly Table[] = [
  ...EDITIONS.flatMap(({ name: edition }) => [3, 4, 5].map((players) => ({ edition, players }))),
  { edition: 'star-wars', players: 4, modules: ['teams'] },
];

/** The campaigns of `npm run lab -- figures` by name. They give the figures in docs/measurements/reviews.md. */
export const REVIEW_FIGURES: Readonly<Record<string, Campaign>> = Object.fromEntries(
  [
    ...EDITIONS.flatMap(({ name }) => [
      chances(name),
      forms(name),
      stories(`story-${name}`, [{ edition: name, players: 2 }]),
      puzzleSearch(name),
    ]),
    stories('story-many', MANY),
  ].map((campaign) => [campaign.name, campaign]),
);

/** Games of two unequal bots, which show whether sides win as often as a review predicts. */
function chances(edition: string): Campaign {
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
        won: one === other ? 0.5 : Number(one > other),
        expected: expected.value.map(({ tilesLeft, margins, chances: [chance] }) => [tilesLeft, margins[0], chance]),
      };
    },
    sum: (games) => ({ lines: calibrationOf(games) }),
  };
  return campaign;
}
