import { ALL_BOTS, type Bot, botNamed, playMatch } from '@asteroute/bots';
import { spread } from '@asteroute/cli/figures';
import { createDealer, createRandom } from '@asteroute/engine';
import type { Campaign } from '../campaign/campaign.ts';
import { cpuMs } from '../campaign/cpu.ts';
import { SOAK_TABLES, TABLES, withOwnTiles } from './tables.ts';

const MAX_CPU_MS = 5000;
/** Playouts of a bot that searches: it decides in the same way as with more, only less deeply. */
const SIMULATIONS = 8;

/** A game of a bot against itself: its turns, and the CPU time of the slowest in milliseconds. */
interface OwnGame {
  readonly bot: string;
  readonly turns: number;
  readonly slowest: number;
}

/** Plays the game of a seed: consecutive seeds have the next bot, and after all bots the next table. */
function playOwn(seed: number): OwnGame {
  const name = ALL_BOTS[seed % ALL_BOTS.length];
  const game = Math.floor(seed / ALL_BOTS.length);
  const random = createRandom(seed);
  const tables = SOAK_TABLES[game % SOAK_TABLES.length];
  const { setup } = TABLES[tables](Math.floor(game / SOAK_TABLES.length), random, {}).rules;
  const start = withOwnTiles(setup, random);
  const took: number[] = [];
  const bot = timed(botNamed(name, { simulations: SIMULATIONS }) as Bot, took);
  playMatch(start, { bots: setup.players.map(() => bot), dealer: createDealer(seed), random });
  return { bot: name, turns: took.length, slowest: Math.max(...took) };
}

function timed(bot: Bot, took: number[]): Bot {
  return {
    name: bot.name,
    turn(game, random) {
      const begin = cpuMs();
      const turn = bot.turn(game, random);
      const ms = cpuMs() - begin;
      if (ms > MAX_CPU_MS) throw new Error(`${bot.name} took ${Math.round(ms)} ms for turn ${took.length + 1}`);
      took.push(ms);
      return turn;
    },
  };
}

/** Every bot plays with random tiles of one's own, of every module: each turn is legal, and none takes long. */
export const BOTS_WITH_OWN_TILES = {
  name: 'bots-own-tiles',
  count: 200 * ALL_BOTS.length,
  tested: { seed: 163, count: 2 },
  run: playOwn,
  /** Gives for example `steady: 200 games, 19204 turns, slowest of a game: median 21, longest 80 ms`. */
  sum: (rows) => ({
    lines: ALL_BOTS.flatMap((name) => {
      const own = rows.filter(({ bot }) => bot === name);
      if (own.length === 0) return [];
      const [, median, longest] = spread(own.map(({ slowest }) => Math.round(slowest)));
      const turns = own.reduce((sum, game) => sum + game.turns, 0);
      return [
        `${name}: ${own.length} games, ${turns} turns, slowest of a game: median ${median}, longest ${longest} ms`,
      ];
    }),
  }),
} satisfies Campaign<OwnGame>;
