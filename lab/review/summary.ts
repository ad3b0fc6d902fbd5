import { moments } from '@asteroute/cli/arena';

/** `-0.12 (standard error 0.31, 0.4 of them from 0; standard deviation 9.8)` */
export function describeList(list: readonly number[]): string {
  const { mean, variance } = moments(list);
  const error = Math.sqrt(variance / list.length);
  if (error < 1e-9) return `${mean.toFixed(2)}, always`;
  const far = Math.abs(mean / error);
  return `${mean.toFixed(2)} (standard error ${error.toFixed(2)}, ${far.toFixed(1)} of them from 0; standard deviation ${Math.sqrt(variance).toFixed(1)})`;
}
