import { duel, type Rivals } from '@asteroute/bots/training';
import { requireGame, type Setting } from '../program/setting.ts';
import type { WorkKind } from '../queue/kind.ts';
import { onThreads } from '../queue/runner.ts';

export interface Duels {
  readonly rivals: Rivals;
  readonly seeds: readonly number[];
  readonly step: number;
}

/** The kind of work that plays the mirrored games of a training and returns their margins. */
export const DUELS: WorkKind<Setting, Duels, readonly number[]> = {
  name: 'train',
  open: onThreads(new URL('./thread.ts', import.meta.url)),
  wordsOf: ({ step, seeds }) => `${seeds.length} pairs of step ${step}`,
};

/** Creates the function of a thread that plays bands of mirrored games in a setting. */
export function createDuelWork(setting: Setting): (duels: Duels) => readonly number[] {
  const start = requireGame(setting);
  return ({ rivals, seeds }) => seeds.map((seed) => duel(start, rivals, seed));
}
