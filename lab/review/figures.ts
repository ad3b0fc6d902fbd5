import type { GameRecord } from '@asteroute/record';
import {
  boardJudge,
  expectations,
  type JudgeMaker,
  openDeepReview,
  quickReview,
  type Review,
  runToEnd,
  type Searcher,
  usualJudge,
} from '@asteroute/review';
import { playedRecord, TABLES, type Table, tableName } from '@asteroute/review/testing';
import type { Campaign, FigureCampaign } from '../campaign/campaign.ts';
import { accuracy } from './accuracy.ts';
import { calibrationOf, type Prediction } from './calibration.ts';
import { describeList, deviation } from './summary.ts';

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
  'time-quick': time(null),
  'time-deep': time('master'),
  'accuracy-star-wars': accuracy(STAR_WARS),
  'accuracy-classic': accuracy(CLASSIC),
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
        (deviation(games.map(of)) ** 2 / deviation(games.map(({ margin }) => margin)) ** 2).toFixed(3);
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
  return Object.fromEntries(PARTS.map((part) => [part, review[part][0]])) as Luck;
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

/** What a review took. */
interface Took {
  readonly table: string;
  /** Seconds of one core, whatever else the machine does. */
  readonly seconds: number;
}

/** How long reviews take: quick ones of every table, deep ones of two players. */
function time(bot: Searcher | null): FigureCampaign<Took> {
  const tables = bot === null ? TABLES : [STAR_WARS, CLASSIC];
  return {
    run(seed) {
      const table = tables[seed % tables.length];
      const record = playedRecord(table, seed, ['shrewd', 'steady']);
      const begin = process.cpuUsage();
      if (bot === null) runToEnd(quickReview(record));
      else reviewDeeply(record, bot);
      const { user, system } = process.cpuUsage(begin);
      return { table: tableName(table), seconds: (user + system) / 1e6 };
    },
    sum(took) {
      const lines = [...Map.groupBy(took, ({ table }) => table)].map(([name, list]) => {
        const seconds = list.map((one) => one.seconds).sort((a, b) => a - b);
        return `${name}: median ${seconds[seconds.length >> 1].toFixed(2)} s, longest ${seconds[seconds.length - 1].toFixed(2)} s of ${seconds.length}`;
      });
      return { lines };
    },
  };
}

function reviewDeeply(record: GameRecord, bot: Searcher): void {
  const deep = openDeepReview(record, { bot });
  if (!deep.ok) throw new Error(deep.error.message);
  for (let n = 1; n <= deep.value.count; n++) runToEnd(deep.value.turn(n));
}

/** Turns from one expectation to the next. */
const STEP = 7;
