/** Fits how far final points spread around those expected: the parameters that make the winners most likely. */

import type { PhaseWeights } from '@asteroute/bots/training';
import { createRandom } from '@asteroute/engine';

/** Two sides of a position: how far one is expected ahead of the other; 1 if it ended ahead, 0.5 if level. */
export interface Duel {
  readonly modules: readonly string[];
  readonly tilesLeft: number;
  readonly lead: number;
  readonly won: number;
}

/** More duels say no more about a handful of numbers. */
const MOST = 100_000;
const [FIRST_STEP, LAST_STEP] = [0.2, 0.002];
/** The spread is fitted at this number of tiles, where it depends least on the power. */
const MIDDLE = 20;
/** The logistic function with this slope is nearly the normal distribution, and two sides spread. */
const SLOPE = 1.702 / Math.SQRT2;

export function fitSpread(all: readonly Duel[]): Omit<PhaseWeights, 'terms'> {
  const duels = sampled(all);
  const modules = [...new Set(duels.flatMap((duel) => duel.modules))].sort();
  const parameters = [Math.log(8), 0.3, ...modules.map(() => 0)];
  const rows = duels.map(({ tilesLeft, ...duel }) => ({
    ...duel,
    factors: [
      1,
      Math.log((tilesLeft + 0.25) / MIDDLE),
      ...modules.map((name) => (duel.modules.includes(name) ? 1 : 0)),
    ],
  }));
  const likelihood = (): number => {
    let sum = 0;
    for (const { lead, won, factors } of rows) {
      let width = 0;
      for (let i = 0; i < factors.length; i++) width += factors[i] * parameters[i];
      const chance = 1 / (1 + Math.exp((-SLOPE * lead) / Math.exp(width)));
      sum += won * Math.log(chance + 1e-9) + (1 - won) * Math.log(1 - chance + 1e-9);
    }
    return sum;
  };
  climb(parameters, likelihood);
  const [middle, power, ...wider] = parameters;
  const factors = modules.map((name, i) => [name, rounded(Math.exp(wider[i]))]);
  return {
    spread: rounded(Math.exp(middle - power * Math.log(MIDDLE))),
    power: rounded(power),
    wider: Object.fromEntries(factors),
  };
}

/** Moves one parameter after another while that helps, then by smaller steps. */
function climb(parameters: number[], worth: () => number): void {
  let best = worth();
  const helps = (index: number, way: number): boolean => {
    const before = parameters[index];
    parameters[index] += way;
    const now = worth();
    if (now > best) {
      best = now;
      return true;
    }
    parameters[index] = before;
    return false;
  };
  for (let step = FIRST_STEP; step > LAST_STEP; ) {
    const moved = [...parameters.keys()].map((index) => helps(index, step) || helps(index, -step));
    if (!moved.includes(true)) step /= 2;
  }
}

function sampled(all: readonly Duel[]): readonly Duel[] {
  if (all.length <= MOST) return all;
  const random = createRandom(1);
  return all.filter(() => random.below(all.length) < MOST);
}

const rounded = (one: number): number => Math.round(one * 1000) / 1000;
