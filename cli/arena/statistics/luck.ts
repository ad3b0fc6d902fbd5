import { type Estimate, FEWEST, interval, moments, sequentialTest, type TestVerdict, testOf } from './statistics.ts';

/** What tiles and dice brought A in a mirror, in points of margin; their mean over many mirrors is 0. */
export interface Luck {
  readonly tiles: number;
  readonly dice: number;
}

/** A mean margin without luck. */
export interface CalmMargin {
  readonly margin: Estimate;
  /** How many points of margin a point of luck counts for: one in a few mirrors, in more as they show it. */
  readonly factors: Luck;
  /** The variance that is left, as a share of the plain margin's. */
  readonly variance: number;
  /** Standard error of the margin. */
  readonly error: number;
}

/** The kinds of luck that are fitted. */
const KINDS = ['tiles', 'dice'] as const;

/**
 * The mean margin of at least two mirrors with the luck of tiles and dice taken off. Luck has mean 0 for all players, so
 * that taking it off shifts nothing and leaves less chance: advantage sums (Zinkevich, Bowling, Bard, Kan, Billings:
 * Optimal unbiased estimators for evaluating agent performance, AAAI 2006) with factors by least squares as of control
 * variates (Lavenberg, Welch: A perspective on the use of control variables, Management Science 27, 1981).
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

/** Least squares of margins on luck, by one kind or two. */
function fitted(margins: readonly number[], lucks: readonly Luck[], kinds: readonly Kind[]): Partial<Luck> {
  const columns = kinds.map((kind) => lucks.map((luck) => luck[kind]));
  const slopes = solve(
    columns.map((x) => columns.map((y) => products(x, y))),
    columns.map((x) => products(x, margins)),
  );
  return Object.fromEntries(kinds.map((kind, i) => [kind, slopes[i]]));
}

/** How much the mean luck, which is not quite 0 in a few mirrors, adds to the error by factors that are not quite right. */
function reach(lucks: readonly Luck[], kinds: readonly Kind[]): number {
  const columns = kinds.map((kind) => lucks.map((luck) => luck[kind]));
  const means = columns.map((column) => moments(column).mean);
  const slopes = solve(
    columns.map((x) => columns.map((y) => products(x, y))),
    means,
  );
  return means.reduce((sum, mean, i) => sum + mean * slopes[i], 0);
}

/** Sum of the products of two columns' distances from their means. */
function products(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [moments(x).mean, moments(y).mean];
  return x.reduce((sum, value, i) => sum + (value - mx) * (y[i] - my), 0);
}

/** Solves at most two linear equations. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  if (right.length < 2) return right.map((value) => value / matrix[0][0]);
  const [[a, b], [c, d]] = matrix;
  const determinant = a * d - b * c;
  return [(d * right[0] - b * right[1]) / determinant, (a * right[1] - c * right[0]) / determinant];
}

/** What a sequential test found, and on which margins. */
export interface CalmVerdict extends TestVerdict {
  readonly by: 'margin' | 'calm';
}

/** The sequential test on the calmer of both: the margins as they are, or without luck where it is known. */
export function calmTest(margins: readonly number[], lucks: readonly Luck[] | null): CalmVerdict {
  if (lucks !== null && margins.length >= FEWEST) {
    const calm = calmMargin(margins, lucks);
    if (calm.variance < 1) return { ...testOf(calm.margin.mean, calm.error ** 2), by: 'calm' };
  }
  return { ...sequentialTest(margins), by: 'margin' };
}
