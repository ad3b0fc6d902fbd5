import { moments } from '@asteroute/cli/arena';
import { percent } from '@asteroute/cli/figures';
import { mix } from '@asteroute/engine';
import {
  isCertain,
  openDeepReview,
  quickReview,
  type Review,
  runToEnd,
  type SideEstimate,
  withDeepTurns,
} from '@asteroute/review';
import { playedRecord, type Table } from '@asteroute/review/testing';
import type { Campaign } from '../campaign/campaign.ts';
import { calibrationOf, type Prediction, TURNS_BETWEEN } from './calibration.ts';

/** Two bots whose games are reviewed; equal ones show what luck alone does. */
const BOTS = [
  ['shrewd', 'shrewd'],
  ['projected', 'shrewd'],
  ['steady', 'steady'],
  ['steady', 'projected'],
  ['projected', 'projected'],
  ['shrewd', 'greedy'],
] as const;
/** More points than this are too many to leave without a cause. */
const MUCH = 5;

interface Story {
  readonly equal: boolean;
  readonly margin: number;
  readonly quick: Account;
  readonly deep: Account;
  /** The quick review's surprise at each turn, for the side that moved: what changes between two turns without a cause. */
  readonly surprises: readonly number[];
  /** What the deep review says of the chances to win between two sides; null at larger tables. */
  readonly prediction: Prediction | null;
}

/** The causes of a margin, each with its standard error. */
interface Account {
  readonly start: number;
  readonly causes: Readonly<Record<'tiles' | 'dice' | 'own' | 'rivals', readonly [points: number, se: number]>>;
  readonly unexplained: number;
}

/** Games of many bots, each reviewed at first sight and by search: how much of a result has no certain cause. */
export function stories(name: string, tables: readonly Table[]): Campaign {
  const kinds = [
    ['equal bots', true],
    ['unequal bots', false],
  ] as const;
  const campaign: Campaign<Story> = {
    name,
    count: 100,
    run: (seed) => storyOf(tables[seed % tables.length], seed),
    sum: (games) => ({
      lines: [
        ...kinds.flatMap(([kind, equal]) =>
          told(
            games.filter((game) => game.equal === equal),
            kind,
          ),
        ),
        ...calibrationOf(games.flatMap(({ prediction }) => prediction ?? [])),
      ],
    }),
  };
  return campaign;
}

function storyOf(table: Table, seed: number): Story {
  const bots = BOTS[mix(seed, 1) % BOTS.length];
  const record = playedRecord(table, seed, seed % 4 < 2 ? bots : [...bots].reverse());
  const quick = runToEnd(quickReview(record));
  const deep = openDeepReview(record, { bot: 'expert', seed });
  if (!quick.ok || !deep.ok) throw new Error('a whole game was refused');
  const turns = Array.from({ length: deep.value.count }, (_, index) => runToEnd(deep.value.turn(index + 1)));
  const whole = withDeepTurns(quick.value, turns);
  const accounts = { quick: accountOf(quick.value), deep: accountOf(whole) };
  const [surprises, prediction] = [surprisesOf(quick.value), predictionOf(whole)];
  return { equal: bots[0] === bots[1], margin: whole.margin[0], ...accounts, surprises, prediction };
}

function predictionOf({ margin, turns }: Review): Prediction | null {
  if (margin.length > 2) return null;
  const expected = turns.flatMap(({ n, tilesLeft, before, chances }) =>
    n % TURNS_BETWEEN === 0 ? [[tilesLeft, before[0], chances[0]] as const] : [],
  );
  return { won: (1 + Math.sign(margin[0])) / 2, expected };
}

function surprisesOf({ turns }: Review): number[] {
  return turns.map(({ side, parts }) => (side === 0 ? 1 : -1) * parts.tiles.points[0]);
}

function accountOf({ start, tiles, dice, play, unexplained }: Review): Account {
  const of = ({ points, se }: SideEstimate) => [points[0], se[0]] as const;
  const others = play.slice(1).map(of);
  const rivals = [sum(others.map(([points]) => points)), Math.hypot(...others.map(([, se]) => se))] as const;
  return {
    start: start.points[0],
    causes: { tiles: of(tiles), dice: of(dice), own: of(play[0]), rivals },
    unexplained: unexplained[0],
  };
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

function told(games: readonly Story[], name: string): string[] {
  if (games.length < 2) return [];
  const turned = percent(games.filter(isTurned).length / games.length);
  return [
    `${name}: ${games.length} games, a certain cause of the first look turned round in ${turned}`,
    ...(['quick', 'deep'] as const).flatMap((depth) =>
      depthLines(games, depth).map((text) => `${name}, ${depth}: ${text}`),
    ),
    `${name}, quick: surprise for the side that moved ${surpriseOf(games)}`,
  ];
}

function depthLines(games: readonly Story[], depth: 'quick' | 'deep'): string[] {
  const share = (is: (game: Story) => boolean) => percent(games.filter(is).length / games.length);
  const much = share((game) => game[depth].unexplained > MUCH);
  const most = share((game) => game[depth].unexplained > Math.abs(game.margin));
  const against = share((game) => isContradiction(game, depth));
  const luck = games.map((game) => game[depth].causes.tiles[0] + game[depth].causes.dice[0]);
  const { mean, variance } = moments(luck);
  const [all, rest] = [games.map(({ margin }) => margin), games.map(({ margin }, index) => margin - luck[index])];
  const left = percent(moments(rest).variance / moments(all).variance);
  return [
    `unexplained over ${MUCH} points in ${much}, over the margin in ${most}, against the result in ${against}`,
    `luck ${mean.toFixed(2)} (standard error ${Math.sqrt(variance / games.length).toFixed(2)}), variance without luck ${left}`,
  ];
}

/** Whether all certain causes point against the result. */
function isContradiction({ margin, ...game }: Story, depth: 'quick' | 'deep'): boolean {
  const certain = Object.values(game[depth].causes).filter((cause) => isCertain(...cause));
  return margin !== 0 && certain.length > 0 && certain.every(([points]) => points > 0 !== margin > 0);
}

/** Whether the deep review is certain of the opposite of what the first look is certain of. */
function isTurned({ quick, deep }: Story): boolean {
  return (['tiles', 'dice', 'own', 'rivals'] as const).some((cause) => {
    const [first, second] = [quick.causes[cause], deep.causes[cause]];
    return isCertain(...first) && isCertain(...second) && first[0] > 0 !== second[0] > 0;
  });
}

/** The mean luck of the side on turn and its autocorrelation after a round of two, as text. */
function surpriseOf(games: readonly Story[]): string {
  const { mean, variance } = moments(games.flatMap(({ surprises }) => surprises));
  const pairs = games.flatMap(({ surprises }) =>
    surprises.slice(2).map((later, index) => (later - mean) * (surprises[index] - mean)),
  );
  return `${mean.toFixed(2)}, autocorrelation after two turns ${(moments(pairs).mean / variance).toFixed(2)}`;
}
