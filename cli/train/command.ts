import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  isHand,
  rounded,
  type Stand,
  type Tuning,
  tuningStep,
  WEIGHTS,
  type WeightBook,
  type Weights,
  weightKey,
  weightsFor,
} from '@asteroute/bots/training';
import { mix, type Ruleset } from '@asteroute/engine';
import { inOrder } from '@asteroute/threads';
import { wholeNumber } from '../program/arguments.ts';
import { progressOf } from '../program/progress.ts';
import { readSetting, requireGame, settingCommand } from '../program/setting.ts';
import { listenForStop, type StopRequest } from '../program/stop.ts';
import { openInProcess } from '../queue/here.ts';
import type { JobRunner } from '../queue/kind.ts';
import { bandOption, QUEUE_OPTION } from '../queue/options.ts';
import { openRunner } from '../queue/runner.ts';
import { spansOf } from '../queue/span.ts';
import { DUELS, type Duels } from './bands.ts';
import { createDuelWork } from './work.ts';

/** Seeds of training games, apart from those of every match. */
const TRAINING = 0x7261696e;
/** Steps between two savings. */
const SAVE = 5;

/**
 * `asteroute train`: tunes the weights of an edition and a number of players by games of the bot against itself, and
 * writes them beside those of the others; with `--hand` the few that a bot knows that only counts its meeples. With a
 * state file or a queue it can be stopped at any time and goes on.
 */
export const trainCommand = settingCommand('train')
  .summary('tune the weights of the bots by games against themselves')
  .description(
    'Tunes the weights of the bots by games against themselves. With a state file it resumes where it stopped, and so it does with a queue.',
  )
  .option('--steps <n>', 'number of steps', wholeNumber('steps', 1, 1_000_000), 1000)
  .option('--pairs <n>', 'pairs of games a step', wholeNumber('pairs', 1, 10_000), 32)
  .option('--seed <n>', 'the same seed trains the same weights', wholeNumber('seed', 0, 2 ** 31 - 1), 1)
  .option('--out <file>', 'where the weights are written', 'bots/judge/weights.json')
  .option('--state <file>', 'where the progress is kept')
  .option('--hand', 'tune only the weights of a bot that counts its meeples', false)
  .option('--workers <n>', 'threads that play', wholeNumber('workers', 1, 256), 1)
  .addOption(QUEUE_OPTION)
  .addOption(bandOption('pairs', 4))
  .option('--json', 'write the weights on one line, with where they belong', false)
  .action(async (values) => {
    const setting = readSetting(values);
    const start = requireGame(setting);
    const { steps, pairs, out, hand } = values;
    const tuning = { start, seed: mix(TRAINING, values.seed), steps, pairs, tunes: hand ? isHand : () => true };
    const { rules } = start;
    const { edition } = rules.setup;
    const known = readBook(out);
    const before = hand ? (known[edition]?.hand ?? {}) : weightsFor(rules, known);
    const stop = listenForStop();
    stop.sumUp();
    const isAlone = values.queue === undefined && values.workers === 1;
    const runner = isAlone ? openInProcess(createDuelWork(setting)) : await openRunner(DUELS, setting, values);
    const stand = await tune(tuning, { weights: before, step: 0, mean: before }, { ...values, runner, stop });
    await runner.close();
    if (stop.code !== null) {
      process.stderr.write(`stopped after ${stand.step} steps of ${steps}; no weights were written\n`);
      process.exitCode = stop.code;
      return;
    }
    const [key, weights] = [hand ? 'hand' : weightKey(rules), rounded(stand.mean)];
    writeWeights(out, rules, key, weights);
    process.stdout.write(
      `${values.json ? JSON.stringify({ edition, key, steps, weights }) : JSON.stringify(weights, null, 2)}\n`,
    );
  });

/** Who plays the games of a training, and where it is kept. */
interface TrainingPlan {
  readonly runner: JobRunner<Duels>;
  /** Pairs of a band. */
  readonly band: number;
  /** The file of the progress. */
  readonly state?: string;
  readonly stop: StopRequest;
}

function readBook(file: string): WeightBook {
  return existsSync(file) ? readJson<WeightBook>(file) : WEIGHTS;
}

/** Reads the file again first: other weights may have been written to it since. */
function writeWeights(file: string, { setup }: Ruleset, key: string, weights: Weights): void {
  const book = readBook(file);
  writeAtomically(file, { ...book, [setup.edition]: { ...book[setup.edition], [key]: weights } });
}

/** Tunes until the last step or a stop, and keeps how far it came. */
async function tune(tuning: Tuning, first: Stand, { state: file, stop, ...plan }: TrainingPlan): Promise<Stand> {
  let stand = file !== undefined && existsSync(file) ? readJson<Stand>(file) : first;
  const progress = progressOf('steps', tuning.steps, stand.step);
  while (stand.step < tuning.steps) {
    const next = await stop.unlessStopped(nextStand(tuning, stand, plan));
    if (next !== null) stand = next;
    const isDue = next === null || stand.step % SAVE === 0;
    if (file !== undefined && isDue) writeAtomically(file, stand);
    if (next === null) break;
    progress(stand.step, `${stand.step * tuning.pairs * 2} games`);
  }
  return stand;
}

/** Plays the games of a step in bands; their margins count in the order of the pairs, so that sums are always the same. */
async function nextStand(
  tuning: Tuning,
  stand: Stand,
  { runner, band }: Pick<TrainingPlan, 'runner' | 'band'>,
): Promise<Stand> {
  const { rivals, seeds, after } = tuningStep(tuning, stand);
  const duels = spansOf(seeds.length, band).map(({ from, count }) => {
    return { rivals, seeds: seeds.slice(from, from + count), step: stand.step + 1 };
  });
  const margins: number[] = [];
  for await (const { text } of inOrder(runner.run(duels))) margins.push(...(JSON.parse(text) as number[]));
  return after(margins);
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Renames a finished copy over the file, so that a reader never sees half of it. */
function writeAtomically(file: string, value: object): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
