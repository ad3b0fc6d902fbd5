/** What many duels of people with one opponent say of it. */

/** By person: values of one person are not independent, so that a standard error takes them together. */
export interface ClusteredSums {
  /** How many people, how many values, and the squares of their numbers by person. */
  readonly people: number;
  readonly count: number;
  readonly countSquares: number;
  /** The sum of the values, the squares of their sums by person, and the products of sum and number by person. */
  readonly sum: number;
  readonly sumSquares: number;
  readonly products: number;
}

/** A mean with its standard error, which is null for a single person. */
interface ClusteredMean {
  readonly mean: number;
  readonly error: number | null;
}

/** The mean of all values; null if there are none. */
export function clusteredMean(sums: ClusteredSums): ClusteredMean | null {
  const { people, count, countSquares, sum, sumSquares, products } = sums;
  if (count === 0) return null;
  const mean = sum / count;
  if (people < 2) return { mean, error: null };
  const squares = Math.max(0, sumSquares - 2 * mean * products + mean * mean * countSquares);
  return { mean, error: Math.sqrt((squares * people) / (people - 1)) / count };
}

/** Rating points: this many for each factor of ten in the odds to win. */
const POINTS_A_TENFOLD = 400;

/** In rating points, from a mean score of 0 to 1; null if they always won or lost, which does not say how much. */
export function strengthAbove({
  mean,
  error,
}: ClusteredMean): { readonly above: number; readonly error: number } | null {
  if (error === null || mean <= 0 || mean >= 1) return null;
  const slope = POINTS_A_TENFOLD / (Math.LN10 * mean * (1 - mean));
  return { above: POINTS_A_TENFOLD * Math.log10((1 - mean) / mean), error: slope * error };
}
