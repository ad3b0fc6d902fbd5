import type { Node } from '@asteroute/engine';
import { Marks } from '@asteroute/engine/search';

/** The known facts about realms, indexed by their roots. */
export class RealmFacts {
  /** The chance that the realm will be completed, and the number of empty cells that must be filled for that. */
  readonly chance: Float64Array;
  readonly gaps: Uint16Array;
  /** The chance that the next tile fits into one of these cells; 1 for a meadow that is open. */
  readonly growth: Float64Array;
  /** Its current points, and its possible further points multiplied by their chance. */
  readonly now: Float64Array;
  readonly gain: Float64Array;
  /** By set of rates for sides with certain meeples (`Ruleset.sideRates`): the points of the realm by these. */
  readonly own: readonly Float64Array[];
  /**
   * At `begin` to `end`: those that one tile may join to it, with the chance (`CompletionModel`), or a meadow's cities.
   */
  readonly others: Node[] = [];
  readonly otherChances: number[] = [];
  readonly begin: Int32Array;
  readonly end: Int32Array;
  readonly #known: Marks;
  #size = 0;

  constructor(nodes: number, sideRates: number) {
    this.chance = new Float64Array(nodes);
    this.gaps = new Uint16Array(nodes);
    this.growth = new Float64Array(nodes);
    this.now = new Float64Array(nodes);
    this.gain = new Float64Array(nodes);
    this.own = Array.from({ length: sideRates }, () => new Float64Array(nodes));
    this.begin = new Int32Array(nodes);
    this.end = new Int32Array(nodes);
    this.#known = new Marks(nodes);
  }

  clear(): void {
    this.#known.clear();
    this.#size = 0;
  }

  add(root: Node): boolean {
    return this.#known.add(root);
  }

  /** Stores the first `count` of `others` as the realms related to a realm. */
  setOthers(root: Node, others: readonly Node[], chances: ArrayLike<number>, count: number): void {
    this.begin[root] = this.#size;
    for (let i = 0; i < count; i++) {
      this.others[this.#size] = others[i];
      this.otherChances[this.#size++] = chances[i];
    }
    this.end[root] = this.#size;
  }
}
