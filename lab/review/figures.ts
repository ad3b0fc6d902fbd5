import { moments } from '@asteroute/cli/arena';
import {
  boardJudge,
  expectations,
  type JudgeMaker,
  quickReview,
  type Review,
  runToEnd,
  usualJudge,
} from '@asteroute/review';
import { playedRecord, type Table } from '@asteroute/review/testing';
import type { Campaign, FigureCampaign } from '../campaign/campaign.ts';
import { calibrationOf, type Prediction } from './calibration.ts';
import { describeList } from './summary.ts';

/** The parts of one side's margin in one game. */
type Luck = Readonly<Record<'margin' | 'expected' | 'tiles' | 'dice' | 'errors' | 'drift', number>>;

const PARTS = ['margin', 'expected', 'tiles', 'dice', 'errors', 'drift'] as const;
const STAR_WARS: Table = { edition: 'star-wars', players: 2 };
const CLASSIC: Table = { edition: 'classic', players: 2 };
/** Pairings of unequal bots, each from both seats. */
const UNEQUAL = [
  ['projected', 'steady'],
  ['steady', 'shrewd'],
  ['projected', 'shrewd'],
  ['greedy', 'projected'],
] as const;

const FIGURES: Readonly<Record<string, FigureCampaign<unknown>>> = {
  'luck-star-wars': luck(STAR_WARS, usualJudge),
  'luck-classic': luck(CLASSIC, usualJudge),
  'board-luck-star-wars': luck(STAR_WARS, boardJudge),
  'board-luck-classic': luck(CLASSIC, boardJudge),
  'chances-star-wars': chances(STAR_WARS),
  'chances-classic': chances(CLASSIC),
};

/** The campaigns of `npm run figures`, by name, for the figures of docs/review.md. */
export const REVIEW_FIGURES: Readonly<Record<string, Campaign>> = Object.fromEntries(
  Object.entries(FIGURES).map(([name, figure]) => [name, { ...figure, name, count: 100 }]),
);

/** Games of equals: whether luck has mean 0, and how much of the margin it explains. */
function luck(table: Table, judge: JudgeMaker): FigureCampaign<Luck> {
  return {
    run(seed) {
      const review = runToEnd(quickReview(playedRecord(table, seed, ['shrewd']), judge));
      if (!review.ok) throw new Error(review.error.message);
      return firstSide(review.value);
    },
    sum(games) {
      const means = PARTS.map((part) => `${part}: ${describeList(games.map((game) => game[part]))}`);
      const ratio = (of: (game: Luck) => number) =>
        (moments(games.map(of)).variance / moments(games.map(({ margin }) => margin)).variance).toFixed(3);
      const lines = [
        `${games.length} games`,
        ...means,
        `variance against the margin's: without luck ${ratio((g) => g.margin - g.tiles - g.dice)}, ` +
          `without that of the tiles ${ratio((g) => g.margin - g.tiles)}, of the dice ${ratio((g) => g.margin - g.dice)}`,
      ];
      return { lines };
    },
  };
}

function firstSide(review: Review): Luck {
  const [margin, expected, tiles, dice, errors, drift] = PARTS.map((part) => review[part][0]);
  return { margin, expected, tiles, dice, errors, drift };
}

/** Games of unequal bots: whether they are won as often as a review says. */
function chances(table: Table): FigureCampaign<Prediction> {
  return {
    run(seed) {
      const pair = UNEQUAL[(seed >> 1) % UNEQUAL.length];
      const record = playedRecord(table, seed, seed % 2 === 0 ? pair : [...pair].reverse());
      // Few turns of each game, since those of one game say much the same.
      const expected = expectations(record, STEP);
      if (!expected.ok) throw new Error(expected.error.message);
      const [one, other] = record.final?.scores ?? [0, 0];
      return {
        won: one === other ? 0.5 : Number(one > other),
        expected: expected.value.map(({ tilesLeft, margins, chances: [chance] }) => [tilesLeft, margins[0], chance]),
      };
    },
    sum: (games) => ({ lines: calibrationOf(games) }),
  };
}

/** Turns from one expectation to the next. */
const STEP = 7;
