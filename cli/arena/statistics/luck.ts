import { type Estimate, FEWEST, interval, moments, sequentialTest, type TestVerdict, testOf } from './statistics.ts';

/** A's luck with tiles and dice in a mirror, in points of margin. Its expected value is 0. */
export interface Luck {
  readonly tiles: number;
  readonly dice: number;
}

/** A mean margin without luck. */
export interface CalmMargin {
  readonly margin: Estimate;
  /** Points of margin per point of luck: 1 when there are few mirrors, otherwise fitted to them. */
  readonly factors: Luck;
  /** The remaining variance as a share of the plain margin's variance. */
  readonly variance: number;
  readonly error: number;
}

/** The kinds of luck that are fitted to the margins. */
const KINDS = ['tiles', 'dice'] as const;

/**
 * Luck has mean 0 for all players, so that subtracting it causes no bias and reduces the variance: advantage sums
 * (Zinkevich, Bowling, Bard, Kan, Billings: Optimal unbiased estimators for evaluating agent performance, AAAI 2006),
 * factors as for control variates (Lavenberg, Welch: A perspective on the use of control variables, Management Science
 * 27, 1981).
 */
export function calmMargin(margins: readonly number[], lucks: readonly Luck[]): CalmMargin {
  const kinds =
    margins.length < FEWEST ? [] : KINDS.filter((kind) => moments(lucks.map((luck) => luck[kind])).variance > 0);
  const factors = { tiles: 1, dice: 1, ...fitted(margins, lucks, kinds) };
  const calm = margins.map((margin, i) => margin - factors.tiles * lucks[i].tiles - factors.dice * lucks[i].dice);
  const { mean, variance } = moments(calm);
  const freedom = calm.length - 1 - kinds.length;
  const left = (variance * (calm.length - 1)) / freedom;
  const error = Math.sqrt(left * (1 / calm.length + reach(lucks, kinds)));
  const plain = moments(margins).variance;
  return { margin: interval(mean, error, freedom), factors, variance: plain === 0 ? 1 : left / plain, error };
}

type Kind = (typeof KINDS)[number];

/** Fits the margins to one or two kinds of luck by least squares. Returns the factors. */
function fitted(margins: readonly number[], lucks: readonly Luck[], kinds: readonly Kind[]): Partial<Luck> {
  const columns = kinds.map((kind) => lucks.map((luck) => luck[kind]));
  const slopes = solve(
    columns.map((x) => columns.map((y) => products(x, y))),
    columns.map((x) => products(x, margins)),
  );
  return Object.fromEntries(kinds.map((kind, i) => [kind, slopes[i]]));
}

/** By how much the squared error grows: the factors are estimated, and the mean luck of few mirrors is not quite 0. */
function reach(lucks: readonly Luck[], kinds: readonly Kind[]): number {
  const columns = kinds.map((kind) => lucks.map((luck) => luck[kind]));
  const means = columns.map((column) => moments(column).mean);
  const slopes = solve(
    columns.map((x) => columns.map((y) => products(x, y))),
    means,
  );
  return means.reduce((sum, mean, i) => sum + mean * slopes[i], 0);
}

/** Sum of the products of the deviations of two columns from their means. */
function products(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [moments(x).mean, moments(y).mean];
  return x.reduce((sum, value, i) => sum + (value - mx) * (y[i] - my), 0);
}

function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  if (right.length < 2) return right.map((value) => value / matrix[0][0]);
  const [[a, b], [c, d]] = matrix;
  const determinant = a * d - b * c;
  return [(d * right[0] - b * right[1]) / determinant, (a * right[1] - c * right[0]) / determinant];
}

/** The verdict of a sequential test, and whether it used plain margins or those without luck. */
export interface CalmVerdict extends TestVerdict {
  readonly by: 'margin' | 'calm';
}

/** On the margins with the smaller variance: the plain ones, or those without luck if luck is known. */
export function calmTest(margins: readonly number[], lucks: readonly Luck[] | null): CalmVerdict {
  if (lucks !== null && margins.length >= FEWEST) {
    const calm = calmMargin(margins, lucks);
    if (calm.variance < 1) return { ...testOf(calm.margin.mean, calm.error ** 2), by: 'calm' };
  }
  return { ...sequentialTest(margins), by: 'margin' };
}
