/** Chances to win, from the points that a judge expects and the number of tiles left. */
import type { Ruleset } from '@asteroute/engine/search';
import { isExtended } from './terms.ts';

/** The standard deviation of a side's final points from its judged points: `spread * (tiles + 0.25) ** power`. */
export interface Spread {
  readonly spread: number;
  readonly power: number;
}

/** Fitted by `npm run lab -- figures chances-EDITION FILE --games 800`, 800 games of unequal bots (docs/review.md). */
const SPREADS: Readonly<Record<string, Spread>> = {
  'star-wars': { spread: 5.4, power: 0.2 },
  classic: { spread: 2.44, power: 0.3 },
};
/** The spread for an edition without fitted values. */
const USUAL: Spread = SPREADS.classic;
/** The spread where prints change rates or majorities are awarded, fitted in the same way to 350 games. */
const WIDE: Spread = { spread: 4, power: 0.4 };

/** Counts as tiles left in the last turn, because its battles can still be open when no tile is left. */
const TILES_OF_THE_LAST_TURN = 0.25;

/** The spread of final points in games of a ruleset. */
export function winSpreadOf(rules: Ruleset): Spread {
  return isExtended(rules) ? WIDE : (SPREADS[rules.setup.edition] ?? USUAL);
}

/** The integral over 4 standard deviations to either side is computed as a sum of this many steps each way. */
const STEPS = 80;

/** The chance of each side for the most points if they scatter around `points`; only differences matter. */
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

/** The cumulative normal distribution, accurate within 0.02. */
function belowChance(z: number): number {
  return 1 / (1 + Math.exp(-1.702 * z));
}
