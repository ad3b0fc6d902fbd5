import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import {
  clonePosition,
  copyPosition,
  editionNamed,
  type Game,
  mark,
  Playout,
  type Position,
  undo,
} from '@asteroute/engine';
import { Option } from '@commander-js/extra-typings';
import { createCommand, UsageError, wholeNumber } from '../program/arguments.ts';
import { spread } from '../program/figures.ts';
import { requireGame } from '../program/setting.ts';

/** Names of all optional modules of the classic edition, and of those among them that bring no box of tiles. */
const ALL = (editionNamed('classic')?.optional ?? []).map(({ name }) => name);
const BASE = ['farmers', 'river', 'abbot'];

/** The result of a measure: median, lowest and highest rate of its runs, and its share of the yardstick's rate. */
interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly share?: number;
}

/** `run` repeats it for some milliseconds of CPU time; returns how often and in how many nanoseconds. */
interface Measure {
  readonly name: string;
  readonly unit: string;
  /** The mode of the yardstick program that does the same task; absent if it has none. */
  readonly yardstick?: 0 | 1;
  readonly run: (ms: number) => { readonly count: number; readonly ns: number };
}

function start(edition: string, players: number, modules: readonly string[] = []): Game {
  return requireGame({ edition, players, modules });
}

/** For at least `ms` milliseconds of CPU time, which other programs on the machine hardly change. */
function until(ms: number, batch: number, work: () => void): { count: number; ns: number } {
  const begin = process.cpuUsage();
  for (let count = batch; ; count += batch) {
    for (let i = 0; i < batch; i++) work();
    const { user, system } = process.cpuUsage(begin);
    if (user + system >= ms * 1e3) return { count, ns: (user + system) * 1e3 };
  }
}

/** Measures random games on one position object, from the start to the final scoring. */
function games(name: string, game: Game, yardstick?: Measure['yardstick']): Measure {
  const position = clonePosition(game.position);
  const playout = new Playout(game.rules, 1);
  const play = () => {
    copyPosition(game.position, position);
    if (yardstick === 0) playout.runListing(position);
    else playout.run(position);
  };
  return { name, unit: 'games/s', yardstick, run: (ms) => until(ms, 100, play) };
}

/** Measures turns and position copies at the beginning of a turn in the middle of a two-player game. */
function copies(): Measure[] {
  const game = start('star-wars', 2);
  const playout = new Playout(game.rules, 7);
  const position = clonePosition(game.position);
  const turn = (on: Position) => {
    playout.begin(on);
    playout.turn(on);
  };
  playout.begin(position);
  while (position.stackSize > 37) playout.turn(position);
  const undone = clonePosition(position);
  let kept = clonePosition(position);
  const measure = (name: string, unit: string, work: () => void): Measure => {
    return { name, unit, run: (ms) => until(ms, 1000, work) };
  };
  return [
    measure('turn made and undone', 'turns/s', () => {
      const since = mark(undone);
      turn(undone);
      undo(undone, since);
    }),
    measure('clone and turn', 'turns/s', () => {
      kept = clonePosition(position);
      turn(kept);
    }),
    measure('clone', 'clones/s', () => {
      kept = clonePosition(position);
    }),
    measure('copy into another', 'copies/s', () => copyPosition(position, kept)),
  ];
}

function measures(): Measure[] {
  return [
    games('Star Wars, 2 players', start('star-wars', 2), 1),
    games('Star Wars, 3 players', start('star-wars', 3)),
    games('Star Wars, 5 players', start('star-wars', 5)),
    games('Star Wars, teams', start('star-wars', 4, ['teams'])),
    games('classic, 2 players', start('classic', 2), 1),
    games('classic, 2 players, all placements listed', start('classic', 2), 0),
    games('classic, 2 players, farmers, river, abbot', start('classic', 2, BASE), 1),
    games('classic, 2 players, all modules', start('classic', 2, ALL), 1),
    ...copies(),
  ];
}

/** Games per second of CPU time that a yardstick program reports. */
function yardstickRate(file: string, mode: number): number {
  const output = execFileSync(process.execPath, [file, '20000', '1', String(mode)], { encoding: 'utf8' });
  const rate = /median (\d+) games/.exec(output)?.[1];
  if (rate === undefined) throw new UsageError(`${file} does not say how many games a second it played`);
  return Number(rate);
}

/** In a process of its own, as bots run: earlier work in the same process would change how code is compiled. */
function runAlone(name: string, ms: number): number {
  const args = [process.argv[1], 'bench', '--only', name, '--ms', String(ms)];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

/** The rate of a measure in runs per second, after a warm-up. */
function rateOf(name: string, ms: number): number {
  const measure = measures().find((one) => one.name === name);
  if (measure === undefined) throw new UsageError(`there is no measure "${name}"`);
  measure.run(ms);
  const { count, ns } = measure.run(ms);
  return (count * 1e9) / ns;
}

/** Milliseconds per run, runs per measure, and the path of the yardstick's program if there is one. */
interface BenchPlan {
  readonly ms: number;
  readonly repeats: number;
  readonly yardstick?: string;
}

/** Runs all measures in turn, several times, so that a busy minute of the machine affects all of them. */
function takeFigures({ ms, repeats, yardstick }: BenchPlan): Figure[] {
  const list = measures();
  const rates = list.map((): number[] => []);
  const shares = list.map((): number[] => []);
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const [i, measure] of list.entries()) {
      process.stderr.write(`run ${repeat + 1} of ${repeats}: ${measure.name}\n`);
      const rate = runAlone(measure.name, ms);
      rates[i].push(rate);
      if (yardstick === undefined || measure.yardstick === undefined) continue;
      shares[i].push(rate / yardstickRate(yardstick, measure.yardstick));
    }
  }
  return list.map(({ name, unit }, i) => {
    const [low, median, high] = spread(rates[i]);
    const share = shares[i].length === 0 ? {} : { share: spread(shares[i])[1] };
    return { name, unit, median, low, high, ...share };
  });
}

function row({ name, unit, median, low, high, share }: Figure): string {
  const [middle, ...ends] = [median, low, high].map((n) =>
    n < 10 ? n.toFixed(2) : Math.round(n).toLocaleString('en'),
  );
  const part = share === undefined ? '' : `  ${share.toFixed(3)} of the yardstick`;
  return `${name.padEnd(44)}${middle.padStart(12)} ${unit.padEnd(10)} (${ends.join(' - ')})${part}\n`;
}

/** `asteroute bench server`: runs the load test, a separate program for developers, which parses the options itself. */
const serverCommand = createCommand('server')
  .summary('moves per second of a server, their latency and cost')
  .argument('[options...]', 'see "asteroute bench server --help"')
  .helpOption(false)
  .allowUnknownOption()
  .action((options) => {
    const program = join(import.meta.dirname, '..', '..', 'lab', 'load', 'main.ts');
    if (!existsSync(program)) throw new UsageError('the load test of a server is in the repository only');
    const { status } = spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  });

/**
 * `asteroute bench`: operations of the engine per second on one core; with a yardstick program also the share of it.
 */
export const benchCommand = createCommand('bench')
  .summary('measure the engine: random games, turns, clones a second')
  .description(
    'Measures what the engine does in a second on one core: random games, turns, clones; medians with spread.',
  )
  .option('--ms <n>', 'milliseconds of CPU time of a measurement', wholeNumber('ms', 10, 60_000), 400)
  .option('--repeats <n>', 'measurements of each figure', wholeNumber('repeats', 1, 99), 5)
  .option(
    '--yardstick <file>',
    'a program to compare with; run with games, repetitions and mode it prints "median N games/s"',
  )
  .option('--json <file>', 'write the figures to a file')
  .addOption(new Option('--only <name>', 'one measurement, for the program itself').hideHelp())
  .action(({ only, ms, repeats, yardstick, json }) => {
    if (only === undefined) return printFigures({ ms, repeats, yardstick }, json);
    process.stdout.write(`${rateOf(only, ms)}\n`);
  })
  .addCommand(serverCommand);

function printFigures(plan: BenchPlan, json: string | undefined): void {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`;
  process.stdout.write(`${machine}\nmedian (lowest - highest of ${plan.repeats}), one core\n`);
  const figures = takeFigures(plan);
  for (const figure of figures) process.stdout.write(row(figure));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ machine, figures }, null, 2)}\n`);
}
