import type { Rivals } from '@asteroute/bots/training';
import type { Setting } from '../program/setting.ts';
import { openWorkThreads } from '../queue/here.ts';
import type { WorkKind } from '../queue/kind.ts';

/** Mirrored games of a step: who plays, and the seeds of the deals. */
export interface Duels {
  readonly rivals: Rivals;
  readonly seeds: readonly number[];
  /** From 1, for messages. */
  readonly step: number;
}

/** Mirrored games of a training: the text is a list of their margins. */
export const DUELS: WorkKind<Setting, Duels> = {
  name: 'train',
  open: async (setting, threads) => openWorkThreads(new URL('./thread.ts', import.meta.url), setting, threads),
  wordsOf: ({ step, seeds }) => `${seeds.length} pairs of step ${step}`,
};
