import type { Chances } from './chances.ts';

/** How likely each kind of fault is: probabilities per request, message or entry. */
export interface Conditions {
  /** A query fails before the store receives it. */
  readonly refused: number;
  /** The store has executed a request, but its answer is lost. */
  readonly answerLost: number;
  /** The node gives up waiting, but the store may execute the request later. */
  readonly late: number;
  readonly slow: number;
  /** A node is killed when its entries have reached the store but are not written. */
  readonly killedBefore: number;
  /** A node is killed when its entries are written but nobody has been informed. */
  readonly killedAfter: number;
  readonly busLost: number;
  readonly busDoubled: number;
  readonly busSlow: number;
  /** A client sends a command to two nodes, or loses its connection after sending it. */
  readonly sentTwice: number;
  readonly dropped: number;
  /** The kinds of blows to nodes, the store and the bus, and the mean milliseconds between two of them. */
  readonly blows: readonly Blow[];
  readonly blowEvery: number;
}

const BLOWS = ['kill', 'stop', 'freeze', 'store down', 'bus down', 'disk full', 'all down', 'clock set'] as const;
export type Blow = (typeof BLOWS)[number];

/** The probability of each fault of single messages; `level` derives it from the one in the worst conditions. */
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

export const CALM: Conditions = { ...faults(() => 0), blows: [], blowEvery: 1000 };

/** Random conditions of a run. Each fault is absent, rare or frequent, so that every run combines other faults. */
export function roughConditions(chances: Chances): Conditions {
  return {
    ...faults((most) => most * chances.pick([0, 0, 0.05, 0.3, 1])),
    blows: BLOWS.filter(() => chances.happens(0.4)),
    blowEvery: chances.pick([300, 1000, 3000]),
  };
}
