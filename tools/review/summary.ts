/** The mean of a list of numbers. */
export function meanOf(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}

/** Standard deviation. */
export function spreadOf(list: readonly number[]): number {
  const mean = meanOf(list);
  return Math.sqrt(list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, list.length - 1));
}

/** `-0.12 (standard error 0.31, 0.4 of them from 0; standard deviation 9.8)` */
export function summaryOf(list: readonly number[]): string {
  const [mean, spread] = [meanOf(list), spreadOf(list)];
  const error = spread / Math.sqrt(list.length);
  if (error < 1e-9) return `${mean.toFixed(2)}, always`;
  const far = Math.abs(mean / error);
  return `${mean.toFixed(2)} (standard error ${error.toFixed(2)}, ${far.toFixed(1)} of them from 0; standard deviation ${spread.toFixed(1)})`;
}
