/** Means of several series that are measured together, with standard errors of the means and of their differences. */
export class PairedMeans {
  #count = 0;
  readonly #sums: Float64Array;
  /** Sums of the products of two series, in rows. */
  readonly #products: Float64Array;

  constructor(series: number) {
    this.#sums = new Float64Array(series);
    this.#products = new Float64Array(series * series);
  }

  get count(): number {
    return this.#count;
  }

  /** Adds one measurement of every series. */
  add(values: ArrayLike<number>): void {
    const series = this.#sums.length;
    this.#count++;
    for (let one = 0; one < series; one++) {
      this.#sums[one] += values[one];
      for (let other = 0; other <= one; other++) this.#products[one * series + other] += values[one] * values[other];
    }
  }

  mean(one: number): number {
    return this.#sums[one] / this.#count;
  }

  error(one: number): number {
    return this.#errorOf(this.#covariance(one, one));
  }

  /** The standard error of the difference of two means: small where the two series rise and fall together. */
  errorBetween(one: number, other: number): number {
    const own = this.#covariance(one, one) + this.#covariance(other, other);
    return this.#errorOf(own - 2 * this.#covariance(one, other));
  }

  #covariance(one: number, other: number): number {
    const product = this.#products[Math.max(one, other) * this.#sums.length + Math.min(one, other)];
    return product / this.#count - this.mean(one) * this.mean(other);
  }

  /** One measurement says nothing about how far it may be off. */
  #errorOf(variance: number): number {
    return this.#count < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(Math.max(0, variance) / (this.#count - 1));
  }
}
