/** Points as a review prints them. */

/** Whole points with their sign: "+4", "−6", "±0". */
export function signedWhole(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** Points to a tenth, with their sign. */
export function signedTenths(points: number, tag: string): string {
  return format(points, tag, 'exceptZero').replace('-', '−');
}

/** Points to a tenth. */
export function tenths(points: number, tag: string): string {
  return format(points, tag, 'auto').replace('-', '−');
}

function format(points: number, tag: string, signDisplay: 'exceptZero' | 'auto'): string {
  const value = Math.abs(points) < 0.05 ? 0 : points;
  return new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay }).format(value);
}
