/**
 * Asks `master` for its turn where the right one is known: in the searched puzzles that ship, and in new positions whose
 * answer is the result of a longer search of every turn.
 */
import { botNamed, SEARCHES } from '@asteroute/bots';
import { analyzers, Playouts, runToEnd, Search, turnOf } from '@asteroute/bots/search';
import { clonePosition, createRandom, type Game, mix, type Turn, turnWords } from '@asteroute/engine';
import { average, codesIn, type Lead } from '@asteroute/review/puzzle-parts';
import { isRight, type PuzzleTag } from '@asteroute/review/puzzles';
import type { Campaign } from '../campaign/campaign.ts';
import { cpuMs } from '../campaign/cpu.ts';
import { handOfPuzzle } from './census.ts';
import { shippedPack } from './pack.ts';
import { CommonOrders } from './proof/orders.ts';
import { momentsAt, sourceGame } from './source.ts';

/** A turn that was chosen beside the known answer. */
interface AskedTurn {
  readonly id: string;
  readonly tags: readonly PuzzleTag[];
  /** How many points the answer is ahead of it; 0 if it is the answer. */
  readonly behind: Lead;
  readonly cpuMs: number;
}

/** A turn that is no more than this behind the answer, in points, is right as well. */
const EQUAL = 0.5;
/** A turn that is so many standard errors ahead of the answer proves it wrong. */
const PROVED_ERRORS = 3;
/** How many orders of the stack a chosen turn is compared with the answer on, and how many turns they continue. */
const ROUNDS = 128;
const HORIZON = 16;
/** How many times the playouts of `master`, twice as long, look for the answer of a new position. */
const LONGER = 2;
/** The seed of the games of new positions, and the fewest and most tiles in the stack. */
const SEED = 4900;
const TILES = { from: 3, to: 60 } as const;

/** Each run asks about one searched puzzle of the pack that ships; its seed is the number of the puzzle, from 1. */
export function askedPuzzles(edition: string): Campaign<readonly AskedTurn[]> {
  return {
    name: `asked-${edition}`,
    count: 1000,
    run(number) {
      const puzzle = shippedPack(edition).filter(({ kind }) => kind === 'turn')[number - 1];
      if (puzzle === undefined) return [];
      const { id, tags } = puzzle;
      const hand = handOfPuzzle(puzzle);
      const { turn, cpuMs } = askMaster(hand, number);
      const behind = isRight(puzzle, hand, turn)
        ? SAME
        : behindBy(hand, codesIn(hand, puzzle.answers[0]), turn, number);
      return [{ id, tags, behind, cpuMs }];
    },
    sum: (rows) => ({ lines: linesOf(rows.flat()) }),
  };
}

/** Each run asks about a position of a new game. */
export function askedPositions(edition: string): Campaign<AskedTurn> {
  return {
    name: `asked-new-${edition}`,
    count: 200,
    run(number) {
      const hand = newPosition(edition, number);
      const answer = answerTo(hand, mix(SEED, number));
      const { turn, cpuMs } = askMaster(hand, number);
      const isSame = JSON.stringify(turnWords(hand, turn)) === JSON.stringify(turnWords(hand, answer));
      const behind = isSame ? SAME : behindBy(hand, codesIn(hand, turnWords(hand, answer)), turn, number);
      return { id: `${number}`, tags: [], behind, cpuMs };
    },
    sum: (rows) => ({ lines: linesOf(rows) }),
  };
}

const SAME: Lead = { points: 0, se: 0 };

function askMaster(hand: Game, seed: number) {
  const bot = botNamed('master');
  const before = cpuMs();
  const turn = bot.turn(hand, createRandom(seed));
  return { turn, cpuMs: cpuMs() - before };
}

/** On orders of the stack that neither the search nor the proof of a puzzle knew. */
function behindBy(hand: Game, answer: ReturnType<typeof codesIn>, turn: Turn, seed: number): Lead {
  const orders = new CommonOrders(hand, { analyzer: analyzers()(hand.rules), seed: mix(seed, SEED), horizon: HORIZON });
  return orders.lead(answer, codesIn(hand, turnWords(hand, turn)), ROUNDS);
}

/** A tile in hand with more than one way to play it, at a random moment of a game. */
function newPosition(edition: string, number: number): Game {
  const random = createRandom(mix(SEED, number));
  const game = sourceGame(edition, SEED, number);
  for (;;) {
    const moments = momentsAt(game, TILES.from + random.below(TILES.to - TILES.from + 1));
    const hand = moments[random.below(Math.max(1, moments.length))]?.game;
    if (hand !== undefined && analyzers()(hand.rules).turns.different(clonePosition(hand.position)).length > 1)
      return hand;
  }
}

function answerTo(hand: Game, seed: number): Turn {
  const analyzer = analyzers()(hand.rules);
  const pos = clonePosition(hand.position);
  const search = new Search(hand.rules, new Playouts(hand.rules, analyzer, createRandom(seed)));
  const { simulations } = SEARCHES.master;
  const shape = { simulations: LONGER * simulations, horizon: HORIZON };
  return turnOf(runToEnd(search.ranked(pos, analyzer.turns.different(pos), shape))[0].turn);
}

function linesOf(asked: readonly AskedTurn[]): string[] {
  const tags = [...new Set(asked.flatMap((one) => one.tags))].sort();
  const wrong = asked.filter((one) => !isAsGood(one)).map(({ id }) => id);
  const disproved = asked.filter(({ behind: { points, se } }) => points < -PROVED_ERRORS * se).map(({ id }) => id);
  return [
    lineOf('all', asked),
    ...tags.map((tag) =>
      lineOf(
        tag,
        asked.filter((one) => one.tags.includes(tag)),
      ),
    ),
    `${average(asked.map((one) => one.cpuMs)).toFixed(0)} ms of CPU time a turn`,
    `wrong: ${wrong.join(' ')}`,
    `surely better than the answer: ${disproved.join(' ')}`,
  ];
}

const isAsGood = ({ behind: { points } }: AskedTurn): boolean => points <= EQUAL;

function lineOf(name: string, asked: readonly AskedTurn[]): string {
  const right = asked.filter(isAsGood).length;
  const same = asked.filter(({ behind }) => behind.points === 0).length;
  const loss = average(asked.map(({ behind }) => behind.points));
  const share = ((100 * right) / asked.length).toFixed(1);
  return `${name}: ${right} of ${asked.length} right (${share} %), ${same} of them the answer; ${loss.toFixed(2)} points behind it`;
}
