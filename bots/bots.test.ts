import {
  clonePosition,
  createDealer,
  createRandom,
  type Dealer,
  type Game,
  lastGame,
  legal,
  type Move,
  newGame,
  play,
  playChance,
  playTurn,
  projectedScores,
  scores,
  sideOf,
  type Turn,
  unwrap,
} from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { BOTS, type Bot, botNamed, legalTurn, playMatch, projectedMove } from './index.ts';
import { margin } from './judge/judge.ts';
import { randomBot } from './search/random.ts';

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

/** The turns of a bot against itself, at most `most`: a number of turns is a bound that a slow machine keeps too. */
function turnsOf(bot: Bot, from: Game, seed: number, most = Number.POSITIVE_INFINITY): { end: Game; turns: Turn[] } {
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  const turns: Turn[] = [];
  let game = dealt(from, dealer);
  while (game.position.phase !== 'over' && turns.length < most) {
    const turn = bot.turn(game, random);
    turns.push(turn);
    game = dealt(lastGame(game, unwrap(playTurn(game, turn))), dealer);
  }
  return { end: game, turns };
}

function dealt(game: Game, dealer: Dealer): Game {
  return lastGame(game, playChance(game, dealer));
}

/** A game of random turns until `left` tiles are left. */
function lateGame(table: Table, left: number): Game {
  const [dealer, random] = [createDealer(9), createRandom(9)];
  let game = dealt(start(table), dealer);
  while (game.position.stackSize > left) {
    game = dealt(lastGame(game, unwrap(playTurn(game, randomBot.turn(game, random)))), dealer);
  }
  return game;
}

/** Tiles left in a late game: few enough for bots that search, and more than the search solves exactly. */
const LATE = 12;
/** Bots that take more than a few milliseconds. */
const THINKERS = ['farsighted', 'expert', 'master', 'grandmaster'];
/** All bots, with a small budget for those that search: they decide in the same way, only less deeply. */
const QUICK = BOTS.map(({ name }) => ({ name, bot: botNamed(name, { simulations: 8 }) ?? BOTS[0] }));
/**
 * Levels with the same search as `expert` but other parameters: `expert` represents them where games are played twice.
 */
const DEEPER = ['master', 'grandmaster'];

/** The tables of a test: none for a level that another represents, few for a bot that searches, otherwise all. */
function tablesOf(name: string, few: readonly Table[], all: readonly Table[]): readonly Table[] {
  if (DEEPER.includes(name)) return [];
  return THINKERS.includes(name) ? few : all;
}

describe.each(QUICK)('$name', ({ name, bot }) => {
  test('is found by its name', () => {
    expect(bot.name).toBe(name);
    expect(botNamed(name)?.name).toBe(name);
  });

  // Bots that think ahead are slow, so they play only the last turns of a game at one table.
  test.each(THINKERS.includes(name) ? [TWO] : TABLES)(
    'finishes games with legal turns only: $edition, $players players $modules',
    (table) => {
      const from = THINKERS.includes(name) ? lateGame(table, LATE) : start(table);
      const { end, turns } = turnsOf(bot, from, 1);
      expect([end.position.phase, end.position.stackSize]).toEqual(['over', 0]);
      expect(turns.length).toBeGreaterThan(THINKERS.includes(name) ? LATE - 3 : 68);
    },
  );

  test.each(tablesOf(name, [TWO], [TWO, ALL_MODULES]))(
    'makes the same turns for the same seed, others for another: $edition',
    (table) => {
      const most = THINKERS.includes(name) ? 4 : 30;
      const [one, two] = [5, 5].map((seed) => turnsOf(bot, start(table), seed, most));
      expect(two.turns).toEqual(one.turns);
      expect(turnsOf(bot, start(table), 6, most).turns).not.toEqual(one.turns);
    },
  );

  // A `Game` does not contain the order of the stack, so equal games must give equal moves.
  test.each(tablesOf(name, [ALL_MODULES], [THREE, ALL_MODULES]))(
    'decides by the game alone, not by the order of the stack: $edition',
    (table) => {
      const random = createRandom(2);
      const most = THINKERS.includes(name) ? 4 : 24;
      let game = dealt(start(table), createDealer(0));
      for (let ply = 1; ply <= most && game.position.phase !== 'over'; ply++) {
        const turn = random.below(4) === 0 ? randomBot.turn(game, random) : decided(game, ply);
        game = dealt(lastGame(game, unwrap(playTurn(game, turn))), createDealer(ply));
      }

      function decided(now: Game, ply: number): Turn {
        const twin = { rules: now.rules, position: clonePosition(now.position) };
        const was = JSON.stringify(now.position.scores);
        const turn = bot.turn(now, createRandom(ply));
        expect(bot.turn(twin, createRandom(ply))).toEqual(turn);
        expect(now.position).toEqual(twin.position);
        expect(JSON.stringify(now.position.scores)).toBe(was);
        return turn;
      }
    },
  );
});

describe('the ladder', () => {
  /**
   * Plays mirrored games with the same tiles and dice and swapped seats. Returns the mean margin of the first bot and
   * its wins.
   */
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

  test.each([
    ['hasty', 'aimless'],
    ['gentle', 'hasty'],
    ['careless', 'gentle'],
    ['projected', 'careless'],
    ['prudent', 'projected'],
    ['steady', 'prudent'],
    ['shrewd', 'steady'],
  ])('%s beats %s in most games, and not in all', (stronger, weaker) => {
    const { mean, wins } = mirrored(stronger, weaker, 25);
    expect(mean).toBeGreaterThan(0);
    expect(wins).toBeGreaterThan(0.5);
    expect(wins).toBeLessThan(0.95);
  });

  test('a bot against itself, mirrored, gains exactly nothing', () => {
    expect(mirrored('greedy', 'greedy', 3).mean).toBe(0);
  });
});

test.each([
  [Number.NaN, 1],
  [1, Number.NaN],
  [Number.POSITIVE_INFINITY, 1],
])('values of %d and %d choose no turn', (...values) => {
  expect(() => margin(values, 0)).toThrow('not finite');
});

describe('a turn that the rules do not allow', () => {
  const game = dealt(start(TWO), createDealer(1));

  test('is replaced by a legal one, with the reason', () => {
    const turn = randomBot.turn(game, createRandom(1));
    const wrong = { ...turn, action: { type: 'recall' } as const };
    const found = legalTurn(game, wrong, createRandom(1));
    expect(found.refusal?.code).toBe('illegal-action');
    expect(playTurn(game, found.turn).ok).toBe(true);
    expect(legalTurn(game, turn, createRandom(1))).toEqual({ turn, refusal: null });
  });
});

describe('the move that the projected bot would make', () => {
  /** A slow reference for the projected bot: decides one move at a time by the scores that the engine projects. */
  function slowly(game: Game): Move[] {
    const side = sideOf(game, game.position.seat);
    const after = (now: Game, move: Move): Game => unwrap(play(now, move)).game;
    const worth = (now: Game): number => {
      if (now.position.phase === 'act') return Math.max(...legal(now).map((action) => worth(after(now, action))));
      return margin(projectedScores(now), side);
    };
    const values = legal(game).map((move) => worth(after(game, move)));
    return legal(game).filter((_, i) => values[i] >= Math.max(...values) - 1e-9);
  }

  test('is one of the best, for the placement and for the action: classic', () => {
    const random = createRandom(3);
    let game = dealt(start(TABLES[5]), createDealer(0));
    for (let turn = 1; turn < 25; turn++) {
      const best = slowly(game);
      expect(best).toContainEqual(projectedMove(game, createRandom(turn)));
      const { place, action } = randomBot.turn(game, random);
      const placed = unwrap(play(game, place)).game;
      expect(slowly(placed)).toContainEqual(projectedMove(placed, createRandom(turn)));
      const equals = slowly(placed);
      expect(projectedMove(placed, createRandom(turn))).toEqual(equals[createRandom(turn).below(equals.length)]);
      game = dealt(unwrap(play(placed, action)).game, createDealer(turn));
    }
  });
});
