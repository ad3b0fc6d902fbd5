import { existsSync, readFileSync } from 'node:fs';
import {
  addedTerms,
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
import { UsageError, wholeNumber } from '../program/arguments.ts';
import { progressOf } from '../program/progress.ts';
import { readSetting, requireGame, settingCommand } from '../program/setting.ts';
import { listenForStop, type StopRequest } from '../program/stop.ts';
import type { JobRunner } from '../queue/kind.ts';
import { bandOption, QUEUE_OPTION, workersOption } from '../queue/options.ts';
import { openRunner } from '../queue/runner.ts';
import { spansOf } from '../queue/span.ts';
import { readState, type TrainingKey, writeAtomically, writeState } from './state.ts';
import { DUELS, type Duels } from './work.ts';

/** Mixed into the seeds, so that training games differ from those of all matches. */
const TRAINING = 0x7261696e;
const SAVE = 5;

/**
 * `asteroute train`: tunes weights by games of the bot against itself. `--out` adds them to a file for several
 * editions; `--hand` tunes those of a bot that only counts its meeples, `--added` those of optional modules. With a
 * state file or a queue it can be stopped and continued.
 */
export const trainCommand = settingCommand('train')
  .summary('tune the weights of the bots by games against themselves')
  .description(
    'Tunes the weights of the bots by games against themselves. With a state file it resumes where it stopped, and so it does with a queue.',
  )
  .option('--steps <n>', 'number of steps', wholeNumber('steps', 1, 1_000_000), 1000)
  .option('--pairs <n>', 'pairs of games a step', wholeNumber('pairs', 1, 10_000), 32)
  .option('--seed <n>', 'the same seed trains the same weights', wholeNumber('seed', 0, 2 ** 31 - 1), 1)
  .option('--out <file>', 'write the weights there, beside those of other games; without it they are printed alone')
  .option('--state <file>', 'where the progress is kept')
  .option('--hand', 'tune only the weights of a bot that counts its meeples', false)
  .option('--added', 'tune only the weights of what modules add, which serve any number of players', false)
  .addOption(workersOption('threads that play'))
  .addOption(QUEUE_OPTION)
  .addOption(bandOption('pairs', 4))
  .option('--json', 'write the weights on one line, with where they belong', false)
  .action(async (values) => {
    const setting = readSetting(values);
    const start = requireGame(setting);
    const { steps, pairs, out, hand, added } = values;
    if (hand && added) throw new UsageError('--hand and --added tune different weights');
    const { rules } = start;
    const { edition } = rules.setup;
    const known = readBook(out);
    const more = addedTerms(rules, known);
    const tunes = hand ? isHand : (term: string) => !added || more.includes(term);
    const tuning = { start, seed: mix(TRAINING, values.seed), steps, pairs, tunes };
    const before = hand ? (known[edition]?.hand ?? {}) : weightsFor(rules, known);
    const key = { ...setting, seed: values.seed, pairs, hand, added };
    const first = { weights: before, step: 0, mean: before };
    const kept = values.state === undefined ? null : { file: values.state, key };
    const begin = kept === null ? first : (readState(kept.file, key, steps) ?? first);
    const stop = listenForStop();
    stop.sumUp();
    const runner = await openRunner(DUELS, setting, values);
    const stand = await tune(tuning, begin, { ...values, runner, stop, kept });
    await runner.close();
    if (stop.code !== null) {
      process.stderr.write(`stopped after ${stand.step} steps of ${steps}; no weights were written\n`);
      process.exitCode = stop.code;
      return;
    }
    const place = hand ? 'hand' : added ? 'added' : weightKey(rules);
    const own = Object.entries(stand.mean).filter(([term]) => !added || more.includes(term));
    const weights = { ...(added ? known[edition]?.added : {}), ...rounded(Object.fromEntries(own)) };
    if (out !== undefined) writeWeights(out, rules, place, weights);
    process.stdout.write(
      `${values.json ? JSON.stringify({ edition, key: place, steps, weights }) : JSON.stringify(weights, null, 2)}\n`,
    );
  });

/** Who plays the games of a training, and where its progress is saved. */
interface TrainingPlan {
  readonly runner: JobRunner<Duels, readonly number[]>;
  readonly band: number;
  /** The file for the progress, and the training to which it belongs; null without a file. */
  readonly kept: { readonly file: string; readonly key: TrainingKey } | null;
  readonly stop: StopRequest;
}

/** Reads the weights of a file, or returns those that ship if the file does not exist. */
function readBook(file: string | undefined): WeightBook {
  return file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : WEIGHTS;
}

/** Adds the weights to the file. Reads it again first, because other weights may have been written to it since. */
function writeWeights(file: string, { setup }: Ruleset, key: string, weights: Weights): void {
  const book = readBook(file);
  writeAtomically(file, { ...book, [setup.edition]: { ...book[setup.edition], [key]: weights } });
}

/** Tunes the weights until the last step or a stop, and saves the progress. */
async function tune(tuning: Tuning, first: Stand, { kept, stop, ...plan }: TrainingPlan): Promise<Stand> {
  let stand = first;
  const progress = progressOf('steps', tuning.steps, stand.step);
  while (stand.step < tuning.steps) {
    const next = await stop.unlessStopped(nextStand(tuning, stand, plan));
    if (next !== null) stand = next;
    const isDue = next === null || stand.step % SAVE === 0;
    if (kept !== null && isDue) writeState(kept.file, kept.key, stand);
    if (next === null) break;
    progress(stand.step, `${stand.step * tuning.pairs * 2} games`);
  }
  return stand;
}

/** Margins are added in the order of the pairs, so that rounding is always the same. */
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
  for await (const { answer } of inOrder(runner.run(duels))) margins.push(...answer);
  return after(margins);
}
