/** Chances to win, from the points that are expected and the number of tiles left. */
import type { Ruleset } from '@asteroute/engine/search';
import { type PhaseWeights, phaseWeightsFor, type Spread } from './phase-weights.ts';

/** The spread for an edition without fitted values. */
const USUAL = { spread: 2.5, power: 0.3, wider: {} };

/** Counts as tiles left in the last turn, because its battles can still be open when no tile is left. */
const TILES_OF_THE_LAST_TURN = 0.25;

/** The spread of final points in games of a ruleset. */
export function winSpreadOf(
  rules: Ruleset,
  fitted: Omit<PhaseWeights, 'terms'> = phaseWeightsFor(rules) ?? USUAL,
): Spread {
  const { spread, power, wider } = fitted;
  return { spread: rules.setup.modules.reduce((all, module) => all * (wider[module] ?? 1), spread), power };
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
