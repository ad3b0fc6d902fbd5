/** Labels of turns with a large loss, in ascending order. */
export const LABELS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Label = (typeof LABELS)[number];

/** The loss of winning chance from which each label applies. */
const LOSSES = [0.05, 0.1, 0.15] as const;
/** The loss of points from which each label applies, however a game stands: also one that is decided. */
const POINTS = [3, 6, 10] as const;
/** The loss in points below which a turn has no label. */
const LEAST_POINTS = 0.5;
/** An error found by search counts only if it exceeds this many standard errors. */
export const STANDARD_ERRORS = 3;
/** The factor of accuracy for a mean loss of one point per turn. */
const KEPT_BY_POINT = 0.75;

/** The label of a turn, by its loss of winning chance (0 to 1) and its loss of points. */
export function labelOf(loss: number, points: number): Label | null {
  if (points < LEAST_POINTS) return null;
  const byChance = LOSSES.findLastIndex((least) => loss >= least);
  const byPoints = POINTS.findLastIndex((least) => points >= least);
  return LABELS[Math.max(byChance, byPoints)] ?? null;
}

/** The accuracy from 0 to 100, by the points lost in each turn that had a choice: 100 without a loss on average. */
export function accuracyOf(lost: readonly number[]): number {
  return 100 * KEPT_BY_POINT ** Math.max(0, average(lost));
}

/** The mean; 0 of an empty list. */
export function average(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
}
