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
  wrongIn(_setting, { seeds }, { text }) {
    const margins = readMargins(text);
    if (margins?.length !== seeds.length) return `no margins of ${seeds.length} pairs`;
    return null;
  },
  wordsOf: ({ step, seeds }) => `${seeds.length} pairs of step ${step}`,
};

/** The margins of an output; null where it holds none. */
export function readMargins(text: string): number[] | null {
  try {
    const margins: unknown = JSON.parse(text);
    return Array.isArray(margins) && margins.every((one) => typeof one === 'number') ? margins : null;
  } catch {
    return null;
  }
}
