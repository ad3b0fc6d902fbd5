import { addTo, type BySide } from './margins.ts';

/** Points by side, and their standard errors: 0 where they are exact. */
export interface SideEstimate {
  readonly points: readonly number[];
  readonly se: readonly number[];
}

export function noPoints(sides: number): SideEstimate {
  return { points: new Array(sides).fill(0), se: new Array(sides).fill(0) };
}

export function sumOf([first, ...others]: readonly SideEstimate[]): SideEstimate {
  const points = [...first.points];
  const squares = first.se.map((se) => se * se);
  for (const one of others) {
    addTo(points, one.points);
    for (const [side, se] of one.se.entries()) squares[side] += se * se;
  }
  return { points, se: squares.map(Math.sqrt) };
}

/** Means over repeated measurements by side, and how far they may be off. */
export class Mean {
  readonly #sum: Float64Array;
  readonly #squares: Float64Array;
  #count = 0;

  constructor(sides: number) {
    this.#sum = new Float64Array(sides);
    this.#squares = new Float64Array(sides);
  }

  add(values: BySide): void {
    this.#count++;
    for (let side = 0; side < this.#sum.length; side++) {
      this.#sum[side] += values[side];
      this.#squares[side] += values[side] ** 2;
    }
  }

  get estimate(): SideEstimate {
    const n = this.#count;
    const points = Array.from(this.#sum, (sum) => sum / n);
    const variance = (side: number) => Math.max(0, this.#squares[side] / n - points[side] ** 2);
    return { points, se: points.map((_, side) => Math.sqrt(variance(side) / Math.max(1, n - 1))) };
  }
}
