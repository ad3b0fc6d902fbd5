import { cpus } from 'node:os';
import { BOTS, playMatch } from '@asteroute/bots';
import { createDealer, createRandom, type Game, unwrap } from '@asteroute/engine';
import { type Series, type Setting, settingGame } from './simulate.ts';
import { readArguments, wholeNumber } from './usage.ts';

const REPEATS = 5;
const SETUPS: readonly Setting[] = [
  { edition: 'star-wars', players: 2, modules: [] },
  { edition: 'star-wars', players: 3, modules: [] },
  { edition: 'star-wars', players: 5, modules: [] },
  { edition: 'star-wars', players: 4, modules: ['teams'] },
  { edition: 'classic', players: 2, modules: [] },
  { edition: 'classic', players: 2, modules: ['farmers', 'river', 'abbot'] },
];

/** `asteroute bench`: random games a second on one core, the median of five runs with the lowest and highest. */
export function benchCommand(args: string[]): number {
  const { values } = readArguments(args, { seconds: { type: 'string', default: '2' } } as const);
  const seconds = wholeNumber('seconds', String(values.seconds), 1, 600);
  process.stdout.write(`${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}\n`);
  process.stdout.write('random games a second: median (lowest - highest of 5)\n');
  for (const setup of SETUPS) {
    const label = `${setup.edition}, ${setup.players} players ${setup.modules.join(',')}`.trim();
    const series: Series = { ...setup, games: 0, seed: 1, bots: [BOTS[0]], legal: false };
    const start = unwrap(settingGame(series));
    const rates = Array.from({ length: REPEATS }, (_, run) => gamesPerSecond(start, run, seconds / REPEATS)).sort(
      (a, b) => a - b,
    );
    const [low, median, high] = [rates[0], rates[REPEATS >> 1], rates[REPEATS - 1]].map((n) => n.toFixed(0));
    process.stdout.write(`${label.padEnd(46)} ${median.padStart(7)} (${low} - ${high})\n`);
  }
  return 0;
}

function gamesPerSecond(start: Game, run: number, seconds: number): number {
  const bots = start.rules.players.map(() => BOTS[0]);
  const begin = process.hrtime.bigint();
  for (let games = 1; ; games++) {
    const seed = run * 1_000_000 + games;
    playMatch(start, { bots, dealer: createDealer(seed), random: createRandom(seed) });
    const elapsed = Number(process.hrtime.bigint() - begin) / 1e9;
    if (elapsed >= seconds) return games / elapsed;
  }
}
