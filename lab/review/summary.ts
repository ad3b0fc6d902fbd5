/** The mean of a list of numbers. */
export function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}

/** Standard deviation. */
export function deviation(list: readonly number[]): number {
  const middle = mean(list);
  return Math.sqrt(list.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, list.length - 1));
}

/** `-0.12 (standard error 0.31, 0.4 of them from 0; standard deviation 9.8)` */
export function describeList(list: readonly number[]): string {
  const [middle, spread] = [mean(list), deviation(list)];
  const error = spread / Math.sqrt(list.length);
  if (error < 1e-9) return `${middle.toFixed(2)}, always`;
  const far = Math.abs(middle / error);
  return `${middle.toFixed(2)} (standard error ${error.toFixed(2)}, ${far.toFixed(1)} of them from 0; standard deviation ${spread.toFixed(1)})`;
}
