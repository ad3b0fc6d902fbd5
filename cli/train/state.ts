/** The progress that `asteroute train` saves, so that it can be stopped at any time and continued. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Stand } from '@asteroute/bots/training';
import * as v from 'valibot';
import { UsageError } from '../program/arguments.ts';
import type { Setting } from '../program/setting.ts';

/** The settings that must be equal to continue a training, because another game or seed would mix two trainings. */
export interface TrainingKey extends Setting {
  readonly seed: number;
  readonly pairs: number;
  readonly hand: boolean;
  readonly added: boolean;
}

const weights = v.record(v.string(), v.pipe(v.number(), v.finite()));
const stateFile = v.object({
  training: v.looseObject({}),
  weights,
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  mean: weights,
});

/** Null if there is no file. Throws a `UsageError` if it is malformed, of another training or beyond the last step. */
export function readState(file: string, key: TrainingKey, steps: number): Stand | null {
  if (!existsSync(file)) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), stateFile), readFileSync(file, 'utf8'));
  if (!parsed.success) throw new UsageError(`${file} is no state of a training`);
  const { training, ...stand } = parsed.output;
  if (JSON.stringify(training) !== JSON.stringify(key))
    throw new UsageError(`${file} is of another training: ${JSON.stringify(training).slice(0, 120)}`);
  if (stand.step > steps) throw new UsageError(`${file} is at step ${stand.step}, beyond the last one`);
  return stand;
}

export function writeState(file: string, key: TrainingKey, stand: Stand): void {
  writeAtomically(file, { training: key, ...stand });
}

/** Renames a finished copy over the file, so that readers never see half of it. */
export function writeAtomically(file: string, value: object): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
