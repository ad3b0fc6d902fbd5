import { parseArgs } from 'node:util';
import { botNamed, SEARCHES } from '@asteroute/bots';
import { analyzers, horizonFor, type JudgedTurn, margin, Playouts, Search } from '@asteroute/bots/search';
import {
  clonePosition,
  createDealer,
  createRandom,
  type Game,
  lastGame,
  mix,
  playChance,
  playTurn,
  unwrap,
} from '@asteroute/engine';
import { startOf } from './start.ts';

/**
 * What the cut of `master` loses: `node tools/arena/width.ts --edition classic --positions 40 --seed 1` searches
 * positions of games between bots of level 4 with ten times the playouts, once among as many turns as `master` looks
 * into and once among all that are not hopeless at first sight. Where the two choose differently, both choices are
 * played on fresh orders, so that what is told leans to neither.
 */
const { values: args } = parseArgs({
  options: {
    edition: { type: 'string', default: 'classic' },
    modules: { type: 'string', default: '' },
    positions: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    factor: { type: 'string', default: '10' },
  },
});

/** Turns of the wide search, and points that they may look worse than the best at first sight. */
const WIDE = { width: 40, gap: 20 };
/** Fresh orders on which two choices are compared. */
const ORDERS = 400;
/** Every so many turns of a game a position is searched. */
const STRIDE = 7;
/** Tiles left below which positions are not looked at: the last ones are played exactly. */
const LATE = 6;

function* positions(start: Game, seed: number): Generator<Game> {
  const bot = botNamed('shrewd');
  for (let number = 0; bot !== null; number++) {
    const [dealer, random] = [createDealer(mix(seed, number)), createRandom(mix(seed, number))];
    let game = lastGame(start, playChance(start, dealer));
    for (let turn = number % STRIDE; game.position.stackSize > LATE; turn++) {
      if (turn % STRIDE === STRIDE - 1) yield game;
      game = lastGame(game, unwrap(playTurn(game, bot.turn(game, random))));
      game = lastGame(game, playChance(game, dealer));
    }
  }
}

/** The rank at first sight of the wide search's choice, and what it gains on the narrow one's: mean and standard error. */
function compare({ rules, position }: Game, seed: number): { rank: number; gain: number; error: number } {
  const pos = clonePosition(position);
  const side = rules.figureTable.sideOf[pos.seat];
  const analyzer = analyzers()(rules);
  const turns = analyzer.turns.different(pos).sort((a, b) => margin(b.values, side) - margin(a.values, side));
  const shape = { ...SEARCHES.master, simulations: SEARCHES.master.simulations * Number(args.factor) };
  const choose = (more: Partial<typeof WIDE>): JudgedTurn =>
    new Search(rules, analyzer, createRandom(seed)).best(pos, turns, { ...shape, ...more }, () => false);
  const [narrow, wide] = [choose({}), choose(WIDE)];
  if (narrow === wide) return { rank: turns.indexOf(wide), gain: 0, error: 0 };
  const playouts = new Playouts(rules, analyzer, createRandom(mix(seed, 1)));
  playouts.horizon = horizonFor(rules, shape.horizon);
  const gains = Array.from({ length: ORDERS }, () => {
    playouts.shuffle(pos);
    return margin(playouts.run(pos, wide), side) - margin(playouts.run(pos, narrow), side);
  });
  const gain = gains.reduce((sum, one) => sum + one, 0) / ORDERS;
  const variance = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / (ORDERS - 1);
  return { rank: turns.indexOf(wide), gain, error: Math.sqrt(variance / ORDERS) };
}

const ranks: number[] = [];
let [gain, square] = [0, 0];
for (const game of positions(startOf(args.edition, args.modules), Number(args.seed))) {
  const found = compare(game, mix(Number(args.seed), ranks.length));
  ranks.push(found.rank);
  gain += found.gain;
  square += found.gain ** 2;
  const { length } = ranks;
  const error = Math.sqrt(Math.max(0, square / length - (gain / length) ** 2) / length);
  const beyond = ranks.filter((rank) => rank >= SEARCHES.master.width);
  process.stdout.write(
    `${length} positions: beyond the cut in ${beyond.length} (ranks ${beyond.map((rank) => rank + 1).join(' ')}), ` +
      `the wide choice gains ${(gain / length).toFixed(3)} points a turn (95 %: +- ${(1.96 * error).toFixed(3)})\n`,
  );
  if (length >= Number(args.positions)) break;
}
process.stdout.write(
  `ranks at first sight: ${ranks
    .map((rank) => rank + 1)
    .sort((a, b) => a - b)
    .join(' ')}\n`,
);
