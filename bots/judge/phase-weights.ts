import type { Ruleset } from '@asteroute/engine/search';
import book from './phase-weights.json' with { type: 'json' };
import { weightKey } from './weights.ts';

/** The standard deviation of a side's final points from its expected points: `spread * (tiles + 0.25) ** power`. */
export interface Spread {
  readonly spread: number;
  readonly power: number;
}

/** What was fitted to the ends of games with a number of sides. */
export interface PhaseWeights extends Spread {
  /** By module: how many times as far points spread with it. */
  readonly wider: Readonly<Record<string, number>>;
  /** By term and phase (`PHASE_TILES`). A term that is not named has the judge's weight. */
  readonly terms: Readonly<Record<string, readonly number[]>>;
}

/** By edition, then by sides (`sidesKey`). */
export type PhaseBook = Readonly<Record<string, Readonly<Record<string, PhaseWeights>>>>;

/** Fitted by `npm run lab -- phase-weights` (docs/bots.md). */
export const PHASE_BOOK: PhaseBook = book;

export function sidesKey(rules: Ruleset): string {
  const key = weightKey(rules);
  return key === '2' || key === 'teams' ? key : 'more';
}

/** Null for an edition without fitted weights. */
export function phaseWeightsFor(rules: Ruleset): PhaseWeights | null {
  return PHASE_BOOK[rules.setup.edition]?.[sidesKey(rules)] ?? null;
}
