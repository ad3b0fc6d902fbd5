import type { Node } from '@asteroute/engine';
import { Marks } from '@asteroute/engine/search';

/** From one placement to the next. Sums are in the same order as without, so identical to the last bit. */
export class KeptTerms {
  readonly #known: Marks;
  /** By root: where its entries begin and end, those of points first. */
  readonly #begin: Int32Array;
  readonly #end: Int32Array;
  /** By entry: the side, or the feature as a number below 0, and what is added to it. */
  readonly #targets: number[] = [];
  readonly #amounts: number[] = [];
  #size = 0;

  constructor(nodes: number) {
    this.#known = new Marks(nodes);
    this.#begin = new Int32Array(nodes);
    this.#end = new Int32Array(nodes);
  }

  clear(): void {
    this.#known.clear();
    this.#size = 0;
  }

  /** Begins the entries of a realm, up to `end`. Returns false if they are known. */
  begin(root: Node): boolean {
    if (!this.#known.add(root)) return false;
    this.#begin[root] = this.#size;
    return true;
  }

  end(root: Node): void {
    this.#end[root] = this.#size;
  }

  addPoints(side: number, points: number): void {
    this.#targets[this.#size] = side;
    this.#amounts[this.#size++] = points;
  }

  add(feature: number, amount: number): void {
    this.#targets[this.#size] = ~feature;
    this.#amounts[this.#size++] = amount;
  }

  addTo(root: Node, features: Float64Array, values: Float64Array): void {
    for (let i = this.#begin[root]; i < this.#end[root]; i++) {
      const target = this.#targets[i];
      if (target < 0) features[~target] += this.#amounts[i];
      else values[target] += this.#amounts[i];
    }
  }
}
