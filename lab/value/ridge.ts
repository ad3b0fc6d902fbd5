/** Weighted least squares of a few hundred unknowns, drawn towards 0. */

/** Counts each unknown, in units of its term's standard deviation, as 0 with the weight of this many observations. */
const RIDGE = 300;

/** The sum that a result should be: values by place, in ascending order; at all other places they are 0. */
interface Row {
  readonly places: readonly number[];
  readonly values: readonly number[];
  readonly result: number;
}

/** The unknowns are the weights of some terms, once for each phase. */
export class Ridge {
  readonly #terms: number;
  readonly #size: number;
  /** The lower triangle of the normal equations, row by row. */
  readonly #matrix: Float64Array;
  readonly #right: Float64Array;
  #count = 0;
  #weight = 0;

  constructor(terms: number, phases: number) {
    const size = terms * phases;
    this.#terms = terms;
    this.#size = size;
    this.#matrix = new Float64Array(size * size);
    this.#right = new Float64Array(size);
  }

  add({ places, values, result }: Row, weight: number): void {
    this.#count++;
    this.#weight += weight;
    for (let i = 0; i < places.length; i++) {
      const row = places[i] * this.#size;
      const value = weight * values[i];
      this.#right[places[i]] += value * result;
      for (let j = 0; j <= i; j++) this.#matrix[row + places[j]] += value * values[j];
    }
  }

  solve(): number[] {
    const size = this.#size;
    const squares = new Float64Array(this.#terms);
    for (let i = 0; i < size; i++) squares[i % this.#terms] += this.#matrix[i * size + i] / this.#weight;
    const scale = Array.from({ length: size }, (_, i) => 1 / (Math.sqrt(squares[i % this.#terms]) + 1e-9));
    const lower = this.#matrix.map((value, at) => value * scale[Math.floor(at / size)] * scale[at % size]);
    const ridge = (RIDGE * this.#weight) / this.#count;
    for (let i = 0; i < size; i++) lower[i * size + i] += ridge;
    decompose(lower, size);
    const solved = substituted(
      lower,
      Array.from(this.#right, (value, i) => value * scale[i]),
    );
    return solved.map((value, i) => value * scale[i]);
  }
}

/** Cholesky decomposition in place, of the lower triangle. */
function decompose(lower: Float64Array, size: number): void {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = lower[i * size + j];
      for (let k = 0; k < j; k++) sum -= lower[i * size + k] * lower[j * size + k];
      lower[i * size + j] = i === j ? Math.sqrt(sum) : sum / lower[j * size + j];
    }
  }
}

function substituted(lower: Float64Array, right: readonly number[]): number[] {
  const size = right.length;
  const solved = [...right];
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) solved[i] -= lower[i * size + k] * solved[k];
    solved[i] /= lower[i * size + i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) solved[i] -= lower[k * size + i] * solved[k];
    solved[i] /= lower[i * size + i];
  }
  return solved;
}
