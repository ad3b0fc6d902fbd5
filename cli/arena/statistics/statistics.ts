/** A figure with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.959964;

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function moments(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = sum(values) / values.length;
  return { mean, variance: sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1) };
}

/** Two-sided 95 %, by the first terms of its expansion: the error is below 1 % from 4 degrees of freedom on. */
function student(freedom: number): number {
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7];
  const terms = [(z3 + Z) / 4, (5 * z5 + 16 * z3 + 3 * Z) / 96, (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / 384];
  return Z + sum(terms.map((term, i) => term / freedom ** (i + 1)));
}

/** The mean of at least two independent values. */
export function meanOf(values: readonly number[]): Estimate {
  const { mean, variance } = moments(values);
  return interval(mean, Math.sqrt(variance / values.length), values.length - 1);
}

/** The 95 % interval of a mean whose standard error was estimated with `freedom` degrees of freedom. */
export function interval(mean: number, error: number, freedom: number): Estimate {
  const reach = student(freedom) * error;
  return { mean, low: mean - reach, high: mean + reach };
}

/**
 * With Wilson's interval, which stays within 0 to 1 and does not shrink to nothing when all shares are 0 or all are 1.
 * Shares that vary less than single games count as correspondingly more games.
 */
export function rateOf(shares: readonly number[]): Estimate {
  const { mean, variance } = moments(shares);
  const single = mean * (1 - mean);
  if (variance === 0 && single > 0) return { mean, low: mean, high: mean };
  const n = single === 0 ? shares.length : (single * shares.length) / variance;
  const middle = (mean + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const reach = (Z * Math.sqrt(single / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n);
  return { mean, low: mean === 0 ? 0 : middle - reach, high: mean === 1 ? 1 : middle + reach };
}

/** The Elo difference that corresponds to a share of the points; infinite for 0 and 1. */
export function eloOf(rate: Estimate): Estimate {
  const elo = (p: number) => (p === 0.5 ? 0 : 400 * Math.log10(p / (1 - p)));
  return { mean: elo(rate.mean), low: elo(rate.low), high: elo(rate.high) };
}

/** The quantile of sorted values: `share` of them lie below it. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export interface TestVerdict {
  /** Log-likelihood ratio of H1 to H0. */
  readonly llr: number;
  /** The accepted hypothesis, or null while undecided. */
  readonly accepted: 'H0' | 'H1' | null;
}

/** The margin per game, in points, that H1 assumes. H0 assumes 0. */
export const H1 = 1.5;
/** Absolute log-likelihood ratio at which the test decides, with alpha = beta = 0.05. */
export const BOUND = Math.log((1 - 0.05) / 0.05);
/** Minimum number of values for a verdict. With fewer, the estimate of their variance is too uncertain. */
export const FEWEST = 16;

/**
 * H0: the mean of independent margins is 0, H1: it is 1.5. Their variance is taken from the sample: the generalised
 * SPRT of chess engines (Michel Van den Bergh, A practical introduction to the GSPRT), by mirrored pair and in points
 * of margin.
 */
export function sequentialTest(margins: readonly number[]): TestVerdict {
  if (margins.length < FEWEST) return { llr: 0, accepted: null };
  const { mean, variance } = moments(margins);
  return testOf(mean, variance / margins.length);
}

/** The same test for a mean with a known squared standard error. */
export function testOf(mean: number, squaredError: number): TestVerdict {
  const llr = (H1 * (mean - H1 / 2)) / squaredError;
  return { llr, accepted: llr >= BOUND ? 'H1' : llr <= -BOUND ? 'H0' : null };
}
