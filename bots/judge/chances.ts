/** Chances to win, from what a judge says and how much may still happen. */
import type { Ruleset } from '@asteroute/engine/search';

/** How far a side ends from its judged points: `spread * (tiles + 0.25) ** power` (one standard deviation). */
export interface Spread {
  readonly spread: number;
  readonly power: number;
}

/**
 * By edition: fitted by `npm run figures -- chances-EDITION FILE --games 800` to 800 games between unequal bots, whose
 * last lines are the best fit (docs/review.md).
 */
const SPREADS: Readonly<Record<string, Spread>> = {
  'star-wars': { spread: 5.4, power: 0.2 },
  classic: { spread: 2.44, power: 0.3 },
};
/** The spread for an edition without fitted values. */
const USUAL: Spread = SPREADS.classic;

/** Battles of the last turn can still be open when no tile is left. */
const TILES_OF_THE_LAST_TURN = 0.25;

/** How far sides end from their judged points in a game. */
export function winSpreadOf({ setup }: Ruleset): Spread {
  return SPREADS[setup.edition] ?? USUAL;
}

/** Steps of the sum that stands for an integral over 4 standard deviations to either side. */
const STEPS = 80;

/**
 * For each side the chance to end highest when final points scatter around `points`, of which only the differences
 * matter.
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
