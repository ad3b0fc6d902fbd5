export type BySide = ArrayLike<number>;

export function writeMargins(points: BySide, margins: Float64Array): void {
  for (let side = 0; side < margins.length; side++) {
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < margins.length; other++) {
      if (other !== side && points[other] > rival) rival = points[other];
    }
    margins[side] = points[side] - rival;
  }
}

export function marginsOf(points: BySide): number[] {
  const margins = new Float64Array(points.length);
  writeMargins(points, margins);
  return [...margins];
}

export function subtract(one: BySide, other: BySide): number[] {
  return Array.from(one, (value, side) => value - other[side]);
}

export function addTo(sum: Float64Array | number[], values: BySide, factor = 1): void {
  for (let side = 0; side < sum.length; side++) sum[side] += factor * values[side];
}
