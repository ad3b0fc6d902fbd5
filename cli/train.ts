import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  isHand,
  rounded,
  type Stand,
  type Tuning,
  tuneStep,
  WEIGHTS,
  type WeightBook,
  weightKey,
  weightsFor,
} from '@asteroute/bots/training';
import { mix, unwrap } from '@asteroute/engine';
import { progressOf } from './progress.ts';
import { readSetting, SETTING_OPTIONS } from './setting-options.ts';
import { settingGame } from './simulate.ts';
import { readArguments, UsageError, wholeNumber } from './usage.ts';

/** Seeds of training games, apart from those of every match. */
const TRAINING = 0x7261696e;
/** Steps between two savings. */
const SAVE = 5;

/**
 * `asteroute train`: tunes the weights of an edition and a number of players by games of the bot against itself, and
 * writes them beside those of the others; with `--hand` the few that a bot knows that only counts its meeples. With a state file it can be stopped at any time and goes on where it was.
 */
export function trainCommand(args: string[]): number {
  const { values } = readArguments(args, {
    ...SETTING_OPTIONS,
    steps: { type: 'string', default: '1000' },
    pairs: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'bots/judge/weights.json' },
    state: { type: 'string', default: '' },
    hand: { type: 'boolean', default: false },
  } as const);
  const game = settingGame(readSetting(values));
  if (!game.ok) throw new UsageError(game.error.message);
  const tuning: Tuning = {
    start: unwrap(game),
    seed: mix(TRAINING, wholeNumber('seed', values.seed, 0, 2 ** 31 - 1)),
    steps: wholeNumber('steps', values.steps, 1, 1_000_000),
    pairs: wholeNumber('pairs', values.pairs, 1, 10_000),
    tunes: values.hand ? isHand : () => true,
  };
  const known = existsSync(values.out) ? readJson<WeightBook>(values.out) : WEIGHTS;
  const { rules } = tuning.start;
  const before = values.hand ? (known[rules.setup.edition]?.hand ?? {}) : weightsFor(rules, known);
  const stand = tune(tuning, values.state, { weights: before, step: 0, mean: before });
  const { edition } = rules.setup;
  // Others may have been written meanwhile.
  const book = existsSync(values.out) ? readJson<WeightBook>(values.out) : WEIGHTS;
  const weights = rounded(stand.mean);
  writeWhole(values.out, {
    ...book,
    [edition]: { ...book[edition], [values.hand ? 'hand' : weightKey(rules)]: weights },
  });
  process.stdout.write(`${JSON.stringify(weights, null, 2)}\n`);
  return 0;
}

function tune(tuning: Tuning, file: string, first: Stand): Stand {
  let stand = file !== '' && existsSync(file) ? readJson<Stand>(file) : first;
  const progress = progressOf('steps', tuning.steps);
  while (stand.step < tuning.steps) {
    stand = tuneStep(tuning, stand);
    if (file !== '' && stand.step % SAVE === 0) writeWhole(file, stand);
    progress(stand.step, `${stand.step * tuning.pairs * 2} games`);
  }
  return stand;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** A file is there whole or as it was. */
function writeWhole(file: string, value: object): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
