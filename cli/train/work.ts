import { duel, type Rivals } from '@asteroute/bots/training';
import { requireGame, type Setting } from '../program/setting.ts';
import type { WorkKind } from '../queue/kind.ts';
import { onThreads } from '../queue/runner.ts';

/** Mirrored games of a step: who plays, and the seeds of the deals. */
export interface Duels {
  readonly rivals: Rivals;
  readonly seeds: readonly number[];
  /** From 1, for messages. */
  readonly step: number;
}

/** Mirrored games of a training; gives their margins. */
export const DUELS: WorkKind<Setting, Duels, readonly number[]> = {
  name: 'train',
  open: onThreads(new URL('./thread.ts', import.meta.url)),
  wordsOf: ({ step, seeds }) => `${seeds.length} pairs of step ${step}`,
};

/** What a thread does: it plays bands of mirrored games in a setting. */
export function createDuelWork(setting: Setting): (duels: Duels) => readonly number[] {
  const start = requireGame(setting);
  return ({ rivals, seeds }) => seeds.map((seed) => duel(start, rivals, seed));
}
