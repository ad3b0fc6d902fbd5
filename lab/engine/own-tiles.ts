import { ALL_BOTS, type Bot, botNamed, playMatch } from '@asteroute/bots';
import { spread } from '@asteroute/cli/figures';
import { createDealer, createRandom } from '@asteroute/engine';
import type { Campaign } from '../campaign/campaign.ts';
import { cpuMs } from '../campaign/cpu.ts';
import { SOAK_TABLES, TABLES, withOwnTiles } from './tables.ts';

const MAX_CPU_MS = 5000;
/** Playouts of a bot that searches: it decides in the same way as with more, only less deeply. */
const SIMULATIONS = 8;

interface OwnGame {
  readonly bot: string;
  readonly took: readonly number[];
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
  const own = botNamed(name, { simulations: SIMULATIONS }) as Bot;
  const timed: Bot['turn'] = (now, chance) => {
    const begin = cpuMs();
    const turn = own.turn(now, chance);
    const ms = cpuMs() - begin;
    if (ms > MAX_CPU_MS) throw new Error(`${name} took ${Math.round(ms)} ms for turn ${took.length + 1}`);
    took.push(ms);
    return turn;
  };
  playMatch(start, { bots: setup.players.map(() => ({ name, turn: timed })), dealer: createDealer(seed), random });
  return { bot: name, took };
}

/** Every bot plays with random tiles of one's own, of every module: each turn is legal, and none takes long. */
export const BOTS_WITH_OWN_TILES = {
  name: 'bots-own-tiles',
  count: 200 * ALL_BOTS.length,
  tested: { seed: 163, count: 2 },
  run: playOwn,
  sum: (rows) => ({
    lines: [...Map.groupBy(rows, ({ bot }) => bot)].map(([name, own]) => {
      const [, median, longest] = spread(own.map(({ took }) => Math.round(Math.max(...took))));
      const turns = own.flatMap(({ took }) => took).length;
      return `${name}: ${own.length} games, ${turns} turns, slowest of a game: median ${median}, longest ${longest} ms`;
    }),
  }),
} satisfies Campaign<OwnGame>;
