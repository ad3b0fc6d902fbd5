/** A number for each side. */
export type BySide = ArrayLike<number>;

/** Each side's points less those of its best rival, into `margins`. */
export function writeMargins(points: BySide, margins: Float64Array): void {
  for (let side = 0; side < margins.length; side++) {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < margins.length; other++) {
      if (other !== side && points[other] > rival) rival = points[other];
    }
    margins[side] = points[side] - rival;
  }
}

/** The margins of all sides as a list. */
export function marginsOf(points: BySide): number[] {
  const margins = new Float64Array(points.length);
  writeMargins(points, margins);
  return [...margins];
}

/** What each side has of one list beyond the other. */
export function subtract(one: BySide, other: BySide): number[] {
  return Array.from(one, (value, side) => value - other[side]);
}

/** Adds to a sum by side, times a factor. */
export function addTo(sum: Float64Array | number[], values: BySide, factor = 1): void {
  for (let side = 0; side < sum.length; side++) sum[side] += factor * values[side];
}
