import { average } from '../../measure/labels.ts';

/** A mean of differences in points, and its standard error. */
export interface Lead {
  readonly points: number;
  readonly se: number;
}

/** One point of variance is added, because otherwise a few equal rounds would appear as proof. */
export function leadOf(differences: readonly number[]): Lead {
  const { length } = differences;
  const points = average(differences);
  const squares = differences.reduce((sum, one) => sum + (one - points) ** 2, 1);
  return { points, se: Math.sqrt(squares / Math.max(1, length) / Math.max(1, length - 1)) };
}
