/**
 * By M. E. Glickman, "Example of the Glicko-2 system" (http://www.glicko.net/glicko/glicko2.pdf), whose worked example
 * is the test.
 */

/** A player's strength, its uncertainty, and how much it is expected to change. */
export interface Rating {
  readonly rating: number;
  /** Standard deviation of the rating. */
  readonly deviation: number;
  readonly volatility: number;
}

/** A result against an opponent: 1 won, 0.5 drawn, 0 lost. */
export interface GameResult {
  readonly rating: number;
  readonly deviation: number;
  readonly score: number;
}

/** The rating of an unknown player (step 1). */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The system constant: how much the volatility may change (step 1). */
const TAU = 0.5;
/** A rating of 1500 is 0 on the scale of the steps, and this is its unit (step 2). */
const SCALE = 173.7178;
/** The precision of the volatility (step 5). */
const EPSILON = 1e-6;

/** An opponent on the internal scale: the weight of the result, and the chance to win. */
interface Met {
  readonly weight: number;
  readonly chance: number;
  readonly score: number;
}

/** The rating after the results of one period; without results only the certainty decreases. */
export function rated(before: Rating, results: readonly GameResult[]): Rating {
  const mu = (before.rating - UNRATED.rating) / SCALE;
  const phi = before.deviation / SCALE;
  if (results.length === 0) return { ...before, deviation: SCALE * Math.hypot(phi, before.volatility) };
  const met = results.map((result) => metBy(mu, result));
  const variance = 1 / sum(met.map(({ weight, chance }) => weight ** 2 * chance * (1 - chance)));
  const surplus = sum(met.map(({ weight, chance, score }) => weight * (score - chance)));
  const volatility = volatilityAfter(before.volatility, phi, variance, variance * surplus);
  const widened = Math.hypot(phi, volatility);
  const narrowed = 1 / Math.sqrt(1 / widened ** 2 + 1 / variance);
  return {
    rating: UNRATED.rating + SCALE * (mu + narrowed ** 2 * surplus),
    deviation: SCALE * narrowed,
    volatility,
  };
}

/** Steps 3 and 4 for one opponent. */
function metBy(mu: number, { rating, deviation, score }: GameResult): Met {
  const weight = 1 / Math.sqrt(1 + (3 * (deviation / SCALE) ** 2) / Math.PI ** 2);
  const chance = 1 / (1 + Math.exp(-weight * (mu - (rating - UNRATED.rating) / SCALE)));
  return { weight, chance, score };
}

/** Step 5: the zero of a function, by the Illinois method. */
function volatilityAfter(before: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(before ** 2);
  const f = (x: number): number => {
    const all = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - all)) / (2 * all ** 2) - (x - start) / TAU ** 2;
  };
  let [a, b] = [start, otherEnd(f, start, delta ** 2 - phi ** 2 - variance)];
  let [fa, fb] = [f(a), f(b)];
  while (Math.abs(b - a) > EPSILON) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}

/** The other end of the interval that holds the zero (step 5, point 2). */
function otherEnd(f: (x: number) => number, start: number, surprise: number): number {
  if (surprise > 0) return Math.log(surprise);
  let k = 1;
  while (f(start - k * TAU) < 0) k++;
  return start - k * TAU;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
