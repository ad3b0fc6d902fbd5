/** Games as a regression sees them: what a side is ahead in, and by how many points it ended ahead. */
import { PhaseTerms, sidesKey, weightsFor } from '@asteroute/bots/training';
import type { Ruleset } from '@asteroute/engine/search';
import { settingStart, type ValueGame } from './games.ts';

/** What is the same in all games of a setting. */
export interface ValueSetting {
  readonly index: number;
  readonly rules: Ruleset;
  readonly sides: number;
  readonly sidesKey: string;
  /** The names of the terms, and the weights of the judge. */
  readonly names: readonly string[];
  readonly judged: readonly number[];
}

/** A position: by side what it has of each term more than the mean side, and the final points above the mean. */
export interface Observation {
  readonly tilesLeft: number;
  readonly terms: readonly (readonly number[])[];
  readonly final: readonly number[];
}

export function settingAt(edition: string, index: number): ValueSetting {
  const { rules } = settingStart(edition, index);
  const { names } = new PhaseTerms(rules);
  const weights = weightsFor(rules);
  const judged = names.map((name) => (name === 'now' ? 1 : (weights[name] ?? 0)));
  return { index, rules, sides: rules.figureTable.sides, sidesKey: sidesKey(rules), names, judged };
}

export function* observations({ sides, names }: ValueSetting, { final, samples }: ValueGame): Generator<Observation> {
  const ends = aboveMean(final);
  for (const [tilesLeft, numbers] of samples) {
    const terms = Array.from({ length: sides }, () => new Array<number>(names.length));
    for (let term = 0; term < names.length; term++) {
      const own = aboveMean(terms.map((_, side) => numbers[side * names.length + term]));
      for (let side = 0; side < sides; side++) terms[side][term] = own[side];
    }
    yield { tilesLeft, terms, final: ends };
  }
}

function aboveMean(points: readonly number[]): number[] {
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  return points.map((one) => one - mean);
}

export function dot(one: readonly number[], other: ArrayLike<number>): number {
  return one.reduce((sum, value, i) => sum + value * other[i], 0);
}
