/** Chances to win, from what a judge says and how much may still happen. */
import type { Ruleset } from '@asteroute/engine/core';
import { weightKey } from './weights.ts';

/** How far a side ends from its judged points: `spread * (tiles + 0.25) ** power` (one standard deviation). */
export interface Spread {
  readonly spread: number;
  readonly power: number;
}

/** By edition, then by how many sides play, as weights are. */
const SPREADS: Readonly<Record<string, Readonly<Record<string, Spread>>>> = {};

const USUAL: Spread = { spread: 1.7, power: 0.5 };

/** Battles of the last turn can still be open when no tile is left. */
const TILES_OF_THE_LAST_TURN = 0.25;

/** The spread of a game, fitted by `npm run soak -- --only chances`. */
export function spreadOf(rules: Ruleset): Spread {
  const known = SPREADS[rules.setup.edition] ?? {};
  return known[weightKey(rules)] ?? known['2'] ?? USUAL;
}

/** Steps of the sum that stands for an integral over 4 standard deviations to either side. */
const STEPS = 80;

/**
 * For each side the chance to end highest, when every side ends around its points by chance; `points` need only be right
 * against each other.
 */
export function winChancesOf(points: ArrayLike<number>, tilesLeft: number, { spread, power }: Spread): number[] {
  const width = spread * (tilesLeft + TILES_OF_THE_LAST_TURN) ** power;
  const chances = Array.from(points, (value, side) => {
    let sum = 0;
    for (let step = -STEPS; step <= STEPS; step++) {
      const z = (4 * step) / STEPS;
      let density = Math.exp((-z * z) / 2);
      for (let other = 0; other < points.length; other++) {
        if (other !== side) density *= belowChance((value + z * width - points[other]) / width);
      }
      sum += density;
    }
    return sum;
  });
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}

/** The normal distribution, within 0.02. */
function belowChance(z: number): number {
  return 1 / (1 + Math.exp(-1.702 * z));
}
