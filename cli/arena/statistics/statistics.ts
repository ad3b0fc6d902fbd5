/** A figure with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % of a normal distribution. */
const Z = 1.959964;

/** The sum of some values. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The mean of some values and their variance. */
export function moments(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = sum(values) / values.length;
  return { mean, variance: sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1) };
}

/** Two-sided 95 % of Student's distribution, by the first terms of its expansion; within 1 % from 4 degrees on. */
function student(freedom: number): number {
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7];
  const terms = [(z3 + Z) / 4, (5 * z5 + 16 * z3 + 3 * Z) / 96, (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / 384];
  return Z + sum(terms.map((term, i) => term / freedom ** (i + 1)));
}

/** The mean of independent values, at least two. */
export function meanOf(values: readonly number[]): Estimate {
  const { mean, variance } = moments(values);
  return interval(mean, Math.sqrt(variance / values.length), values.length - 1);
}

/** The 95 % interval of a mean with a standard error that was found with so many degrees of freedom. */
export function interval(mean: number, error: number, freedom: number): Estimate {
  const reach = student(freedom) * error;
  return { mean, low: mean - reach, high: mean + reach };
}

/**
 * A rate as the mean of independent shares from 0 to 1, at least two, after Wilson: the interval stays within 0 to 1
 * and does not shrink to nothing where every share is 0 or every one is 1. Shares that vary less than single games do
 * count for as many games as they are worth.
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

/** The Elo difference that a share of the points means; infinite for 0 and 1. */
export function eloOf(rate: Estimate): Estimate {
  const elo = (p: number) => (p === 0.5 ? 0 : 400 * Math.log10(p / (1 - p)));
  return { mean: elo(rate.mean), low: elo(rate.low), high: elo(rate.high) };
}

/** The value below which a share of the sorted values lies. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** What a sequential test has found so far. */
export interface TestVerdict {
  /** Logarithm of the likelihood ratio of H1 to H0. */
  readonly llr: number;
  /** The hypothesis accepted, or null while neither is. */
  readonly accepted: 'H0' | 'H1' | null;
}

/** Points a game of difference: none, or this much. */
export const H1 = 1.5;
/** The log of the ratio at which the test decides, with alpha = beta = 0.05. */
export const BOUND = Math.log((1 - 0.05) / 0.05);
/** No verdict on fewer values: their variance is not known well enough. */
export const FEWEST = 16;

/**
 * A sequential test of independent margins: H0 says that their mean is 0, H1 that it is 1.5. Their variance, unknown,
 * is that of the sample, so that a bot far beyond H1 is soon accepted. This is the generalised SPRT that testers of
 * chess engines use (Michel Van den Bergh, A practical introduction to the GSPRT), over mirrored pairs as there (their
 * pentanomial), with points of margin in place of the five results that a pair of chess games may have.
 */
export function sequentialTest(margins: readonly number[]): TestVerdict {
  if (margins.length < FEWEST) return { llr: 0, accepted: null };
  const { mean, variance } = moments(margins);
  return testOf(mean, variance / margins.length);
}

/** The same of a mean whose squared standard error is known. */
export function testOf(mean: number, squaredError: number): TestVerdict {
  const llr = (H1 * (mean - H1 / 2)) / squaredError;
  return { llr, accepted: llr >= BOUND ? 'H1' : llr <= -BOUND ? 'H0' : null };
}
