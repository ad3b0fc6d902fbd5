import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  isHand,
  rounded,
  type Stand,
  type Tuning,
  tuneStep,
  WEIGHTS,
  type WeightBook,
  type Weights,
  weightKey,
  weightsFor,
} from '@asteroute/bots/training';
import { mix, type Ruleset } from '@asteroute/engine';
import { wholeNumber } from './program/arguments.ts';
import { progressOf } from './program/progress.ts';
import { readSetting, requireGame, settingCommand } from './program/setting.ts';

/** Seeds of training games, apart from those of every match. */
const TRAINING = 0x7261696e;
/** Steps between two savings. */
const SAVE = 5;

/**
 * `asteroute train`: tunes the weights of an edition and a number of players by games of the bot against itself, and
 * writes them beside those of the others; with `--hand` the few that a bot knows that only counts its meeples. With a
 * state file it can be stopped at any time and resumed.
 */
export const trainCommand = settingCommand('train')
  .summary('tune the weights of the bots by games against themselves')
  .description(
    'Tunes the weights of the bots by games against themselves. With a state file it resumes where it stopped.',
  )
  .option('--steps <n>', 'number of steps', wholeNumber('steps', 1, 1_000_000), 1000)
  .option('--pairs <n>', 'pairs of games a step', wholeNumber('pairs', 1, 10_000), 32)
  .option('--seed <n>', 'the same seed trains the same weights', wholeNumber('seed', 0, 2 ** 31 - 1), 1)
  .option('--out <file>', 'where the weights are written', 'bots/judge/weights.json')
  .option('--state <file>', 'where the progress is kept')
  .option('--hand', 'tune only the weights of a bot that counts its meeples', false)
  .action((values) => {
    const start = requireGame(readSetting(values));
    const { steps, pairs, out, state, hand } = values;
    const tuning = { start, seed: mix(TRAINING, values.seed), steps, pairs, tunes: hand ? isHand : () => true };
    const { rules } = start;
    const known = readBook(out);
    const before = hand ? (known[rules.setup.edition]?.hand ?? {}) : weightsFor(rules, known);
    const weights = rounded(tune(tuning, state, { weights: before, step: 0, mean: before }).mean);
    writeWeights(out, rules, hand ? 'hand' : weightKey(rules), weights);
    process.stdout.write(`${JSON.stringify(weights, null, 2)}\n`);
  });

function readBook(file: string): WeightBook {
  return existsSync(file) ? readJson<WeightBook>(file) : WEIGHTS;
}

/** Reads the file again first: other weights may have been written to it since. */
function writeWeights(file: string, { setup }: Ruleset, key: string, weights: Weights): void {
  const book = readBook(file);
  writeAtomically(file, { ...book, [setup.edition]: { ...book[setup.edition], [key]: weights } });
}

function tune(tuning: Tuning, file: string | undefined, first: Stand): Stand {
  let stand = file !== undefined && existsSync(file) ? readJson<Stand>(file) : first;
  const progress = progressOf('steps', tuning.steps);
  while (stand.step < tuning.steps) {
    stand = tuneStep(tuning, stand);
    if (file !== undefined && stand.step % SAVE === 0) writeAtomically(file, stand);
    progress(stand.step, `${stand.step * tuning.pairs * 2} games`);
  }
  return stand;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Renames a finished copy over the file, so that a reader never sees half of it. */
function writeAtomically(file: string, value: object): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
