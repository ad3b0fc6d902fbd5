import type { Chances } from './chances.ts';

/** How likely everything goes wrong that may. Probabilities are of one question, message or entry. */
export interface Conditions {
  /** A query fails before the store receives it. */
  readonly refused: number;
  /** The store did what it was asked, and its answer is lost. */
  readonly answerLost: number;
  /** The store gives up waiting, and does what it was asked some time later. */
  readonly late: number;
  /** The store takes seconds. */
  readonly slow: number;
  /** A node is killed when its entries have reached the store and are not written. */
  readonly killedBefore: number;
  /** A node is killed when its entries are written and nobody knows. */
  readonly killedAfter: number;
  readonly busLost: number;
  readonly busDoubled: number;
  readonly busSlow: number;
  /** A client sends a command twice, over two nodes. */
  readonly sentTwice: number;
  /** A client loses its connection after a message. */
  readonly dropped: number;
  /** What happens to whole nodes, and how often: milliseconds between two of them. */
  readonly blows: readonly Blow[];
  readonly blowEvery: number;
}

/** What happens to whole nodes, to the store and to the bus. */
const BLOWS = ['kill', 'stop', 'freeze', 'store down', 'bus down', 'all down', 'clock set'] as const;
/** One of them. */
export type Blow = (typeof BLOWS)[number];

/** What goes wrong with single messages, by the probability of each in the worst conditions. */
function faults(level: (most: number) => number): Omit<Conditions, 'blows' | 'blowEvery'> {
  return {
    refused: level(0.05),
    answerLost: level(0.1),
    late: level(0.03),
    slow: level(0.05),
    killedBefore: level(0.02),
    killedAfter: level(0.02),
    busLost: level(1),
    busDoubled: level(0.5),
    busSlow: level(0.5),
    sentTwice: level(0.3),
    dropped: level(0.03),
  };
}

/** Nothing goes wrong. */
export const CALM: Conditions = { ...faults(() => 0), blows: [], blowEvery: 1000 };

/** Conditions of a run: each fault is absent, rare or frequent, so that every run has others together. */
export function roughConditions(chances: Chances): Conditions {
  return {
    ...faults((most) => most * chances.pick([0, 0, 0.05, 0.3, 1])),
    blows: BLOWS.filter(() => chances.happens(0.4)),
    blowEvery: chances.pick([300, 1000, 3000]),
  };
}
