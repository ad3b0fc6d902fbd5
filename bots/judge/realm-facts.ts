import type { Node } from '@asteroute/engine';
import { Marks } from '@asteroute/engine/search';

/** What is known about realms, by their roots. */
export class RealmFacts {
  /** The chance that the realm will be completed, and how many empty cells it needs filled for that. */
  readonly chance: Float64Array;
  readonly gaps: Uint16Array;
  /** Its points now, and those that it may still bring, times their chance. */
  readonly now: Float64Array;
  readonly gain: Float64Array;
  /**
   * Other realms that it has to do with, from place `begin` to `end` of the lists: those that one tile may join to it,
   * with the chance of that (see `CompletionModel`); for a meadow its cities.
   */
  readonly others: Node[] = [];
  readonly otherChances: number[] = [];
  readonly begin: Int32Array;
  readonly end: Int32Array;
  readonly #known: Marks;
  #size = 0;

  constructor(nodes: number) {
    this.chance = new Float64Array(nodes);
    this.gaps = new Uint16Array(nodes);
    this.now = new Float64Array(nodes);
    this.gain = new Float64Array(nodes);
    this.begin = new Int32Array(nodes);
    this.end = new Int32Array(nodes);
    this.#known = new Marks(nodes);
  }

  /** Forgets everything. */
  clear(): void {
    this.#known.clear();
    this.#size = 0;
  }

  /** Notes that a realm is known from now on; whether it was not before. */
  add(root: Node): boolean {
    return this.#known.add(root);
  }

  /** Keeps the first `count` of the other realms that a realm meets. */
  setOthers(root: Node, others: readonly Node[], chances: ArrayLike<number>, count: number): void {
    this.begin[root] = this.#size;
    for (let i = 0; i < count; i++) {
      this.others[this.#size] = others[i];
      this.otherChances[this.#size++] = chances[i];
    }
    this.end[root] = this.#size;
  }
}
