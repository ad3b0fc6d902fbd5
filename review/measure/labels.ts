/** Labels of turns that lost much, by how much. */
const LABELS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Label = (typeof LABELS)[number];

/** Loss of winning chance from which on a turn has each label. */
const LOSSES = [0.05, 0.1, 0.15] as const;
/** A turn that loses less than this has no label, in points. */
const LEAST_POINTS = 0.5;
/** An error found by search counts beyond so many standard errors. */
export const STANDARD_ERRORS = 3;
/** What a turn that loses a point keeps of its accuracy. */
const KEPT_BY_POINT = 0.75;

/** The label of a turn by its loss of winning chance, 0 to 1, and of points. */
export function labelOf(loss: number, points: number): Label | null {
  if (points < LEAST_POINTS) return null;
  return LABELS[LOSSES.findLastIndex((least) => loss >= least)] ?? null;
}

/** Accuracy from the points lost in each turn that had a choice: 100 where nothing was lost on the whole. */
export function accuracyOf(lost: readonly number[]): number {
  return 100 * KEPT_BY_POINT ** Math.max(0, average(lost));
}

/** The mean; 0 of an empty list. */
export function average(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
}
