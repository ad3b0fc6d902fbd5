import {
  chanceMove,
  clonePosition,
  createDealer,
  createRandom,
  type Game,
  legal,
  type Move,
  newGame,
  play,
  scores,
  unwrap,
} from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { BOTS, botNamed, playMatch } from './index.ts';

interface Table {
  readonly edition: string;
  readonly players: number;
  readonly modules: readonly string[];
}

const COLORS: Readonly<Record<string, readonly string[]>> = {
  'star-wars': ['red', 'black', 'green', 'white', 'orange'],
  classic: ['red', 'blue', 'green', 'yellow', 'black'],
};
const TABLES: readonly Table[] = [
  ...[2, 3, 4, 5].map((players) => ({ edition: 'star-wars', players, modules: [] })),
  { edition: 'star-wars', players: 4, modules: ['teams'] },
  { edition: 'classic', players: 2, modules: [] },
  { edition: 'classic', players: 3, modules: ['farmers', 'river', 'abbot'] },
  { edition: 'classic', players: 5, modules: ['farmers', 'abbot'] },
];
const [TWO, THREE] = TABLES;
const ALL_MODULES = TABLES[6];

function start({ edition, players, modules }: Table): Game {
  const list = COLORS[edition].slice(0, players).map((color) => ({ name: color, color }));
  return unwrap(newGame({ edition, modules, players: list }));
}

/** All moves that a bot makes in a game against itself. */
function choices(bot: (typeof BOTS)[number], table: Table, seed: number): { end: Game; moves: Move[] } {
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  const moves: Move[] = [];
  let game = start(table);
  while (game.position.phase !== 'over') {
    const chance = chanceMove(game, dealer);
    const move = chance ?? bot.choose(game, random);
    if (chance === null) moves.push(move);
    game = unwrap(play(game, move)).game;
  }
  return { end: game, moves };
}

/** Bots that take more than a few milliseconds. */
const THINKERS = ['farsighted', 'expert', 'master', 'grandmaster'];
/** Searching bots with a budget that leaves time for other tests: they decide in the same way, only less deeply. */
const QUICK = BOTS.map(({ name }) => ({ name, bot: botNamed(name, { simulations: 8 }) ?? BOTS[0] }));
/** The same search with other numbers: one of them stands for all where games are played twice. */
const DEEPER = ['master', 'grandmaster'];

/** Tables for a bot that thinks, none for one that thinks like another; else all. */
function tablesOf(name: string, few: readonly Table[], all: readonly Table[]): readonly Table[] {
  if (DEEPER.includes(name)) return [];
  return THINKERS.includes(name) ? few : all;
}

describe.each(QUICK)('$name', ({ name, bot }) => {
  test('is found by its name', () => {
    expect(bot.name).toBe(name);
    expect(botNamed(name)?.name).toBe(name);
  });

  // What thinks ahead is slow: one table stands for all.
  test.each(THINKERS.includes(name) ? [TWO] : TABLES)(
    'finishes whole games with legal moves only: $edition, $players players $modules',
    (table) => {
      const { end, moves } = choices(bot, table, 1);
      expect([end.position.phase, end.position.stackSize]).toEqual(['over', 0]);
      expect(moves.length).toBeGreaterThan(138);
    },
  );

  test.each(tablesOf(name, [TWO], [TWO, ALL_MODULES]))(
    'makes the same moves for the same seed, others for another: $edition',
    (table) => {
      const [one, two] = [choices(bot, table, 5), choices(bot, table, 5)];
      expect(two.moves).toEqual(one.moves);
      expect(choices(bot, table, 6).moves).not.toEqual(one.moves);
    },
  );

  // The order of the stack is nowhere in a game, so what a bot cannot see is what decides nothing: equal games, equal moves.
  test.each(tablesOf(name, [ALL_MODULES], [THREE, ALL_MODULES]))(
    'decides by the game alone, not by the order of the stack: $edition',
    (table) => {
      const random = createRandom(2);
      let game = start(table);
      for (let ply = 0; ply < 90 && game.position.phase !== 'over'; ply++) {
        const move = chanceMove(game, createDealer(ply)) ?? chosen(game, ply);
        game = unwrap(play(game, move)).game;
      }

      function chosen(now: Game, ply: number): Move {
        const twin = { rules: now.rules, position: clonePosition(now.position) };
        const was = JSON.stringify(now.position.scores);
        const move = bot.choose(now, createRandom(ply));
        expect(bot.choose(twin, createRandom(ply))).toEqual(move);
        expect(now.position).toEqual(twin.position);
        expect(JSON.stringify(now.position.scores)).toBe(was);
        const moves = legal(now);
        expect(moves).toContainEqual(move);
        return random.below(4) === 0 ? moves[random.below(moves.length)] : move;
      }
    },
  );
});

describe('the ladder', () => {
  /** Mirrored games: the same tiles and dice, seats swapped. The mean margin of the first bot, and its wins. */
  function mirrored(first: string, second: string, pairs: number) {
    const bots = [first, second].map((name) => botNamed(name) ?? BOTS[0]);
    const table = start(TWO);
    const margins = Array.from({ length: pairs }, (_, seed) => {
      const margin = (order: readonly number[]) => {
        const chance = { dealer: createDealer(seed), random: createRandom(seed) };
        const end = scores(playMatch(table, { bots: order.map((i) => bots[i]), ...chance }));
        return end[order.indexOf(0)] - end[order.indexOf(1)];
      };
      return [margin([0, 1]), margin([1, 0])];
    }).flat();
    return {
      mean: margins.reduce((sum, m) => sum + m, 0) / margins.length,
      wins: margins.filter((m) => m > 0).length / margins.length,
    };
  }

  test('greedy beats random', () => {
    const { mean, wins } = mirrored('greedy', 'random', 15);
    expect(mean).toBeGreaterThan(10);
    expect(wins).toBeGreaterThan(0.75);
  });

  test('projected beats greedy', () => {
    const { mean, wins } = mirrored('projected', 'greedy', 15);
    expect(mean).toBeGreaterThan(5);
    expect(wins).toBeGreaterThan(0.6);
  });

  test('a bot against itself, mirrored, gains exactly nothing', () => {
    expect(mirrored('greedy', 'greedy', 3).mean).toBe(0);
  });
});
