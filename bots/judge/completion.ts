import type { Cell, Node } from '@asteroute/engine';
import {
  AROUND_STEPS,
  across,
  beside,
  boardIndex,
  cellOf,
  cellOfNode,
  demandAt,
  faceAt,
  featureIndexOf,
  find,
  kindOf,
  Marks,
  nextInRealm,
  nodeAtSide,
  openOf,
  type Position,
  placementAt,
  placementOf,
  type Ruleset,
  statsOf,
  tilesLeft,
} from '@asteroute/engine/search';

/** The maximum number of contacts that are listed for a realm: two for each open end. */
const MAX_CONTACTS = 512;

/** The chance that a realm's gaps are filled, and the realms that it may be joined to. */
export class CompletionModel {
  gaps = 0;
  /** The chance that the next tile fits into one of these cells, as if these were independent. */
  growth = 0;
  /**
   * For each other realm of the kind that shares a gap: a node, and the chance that the gap is filled. `contactCount`
   * are valid.
   */
  readonly contacts: Node[] = new Array(MAX_CONTACTS).fill(0);
  readonly contactChances = new Float64Array(MAX_CONTACTS);
  contactCount = 0;

  readonly #rules: Ruleset;
  readonly #fillRate: number;
  /** The chance that a gap with these demands is filled, for the stack of `stackHash`; -1 if unknown. */
  readonly #chances: Float64Array;
  /** By demands whose chance is known: the share of the stack that fits. */
  readonly #shares: Float64Array;
  #stackHash = -1;
  /** By the demands of a cell: 1 if at most one side demands something, otherwise 0. */
  readonly #lone: Uint8Array;
  readonly #around: readonly boolean[];
  readonly #met: Marks;

  /** `fillRate`: the chance that none of `n` fitting tiles fills a gap is `exp(-fillRate * n)`. */
  constructor(rules: Ruleset, fillRate: number) {
    this.#rules = rules;
    this.#fillRate = fillRate;
    const { demands } = rules.tables;
    this.#chances = new Float64Array(demands);
    this.#shares = new Float64Array(demands);
    this.#lone = loneDemands(demands);
    this.#met = new Marks(rules.tables.memory.cells);
    this.#around = rules.kinds.map(({ joins }) => joins === 'around');
  }

  /** Must be called before a position is judged. The chances are kept while the stack is the same. */
  takeStack(pos: Position): void {
    let hash = 0;
    const { length } = this.#rules.tables.tiles;
    for (let tile = 0; tile < length; tile++) hash = Math.imul(hash, 31) + tilesLeft(pos, tile) + 1;
    if (hash === this.#stackHash) return;
    this.#stackHash = hash;
    this.#chances.fill(-1);
  }

  /** The chance that a realm will be completed, that is, that each of its gaps is filled. */
  completion(pos: Position, root: Node): number {
    this.#met.clear();
    this.gaps = 0;
    this.growth = 0;
    this.contactCount = 0;
    return this.#around[kindOf(pos, root)] ? this.#filled(pos, root) : this.#closed(pos, root);
  }

  #filled(pos: Position, root: Node): number {
    const cell = cellOfNode(pos, root);
    let chance = 1;
    for (let i = 0; i < 8; i++) chance *= this.#gapChance(pos, beside(cell, AROUND_STEPS[i]));
    return chance;
  }

  #closed(pos: Position, root: Node): number {
    const { tables } = pos;
    let chance = 1;
    let open = openOf(statsOf(pos, root));
    let node = root;
    do {
      const placement = placementOf(pos, node);
      const feature = featureIndexOf(pos, node);
      const face = faceAt(pos, placement) * 4;
      for (let side = 0; side < 4; side++) {
        if (tables.sideFeature[face + side] !== feature) continue;
        const cell = across(cellOf(pos, placement), side);
        if (placementAt(pos, cell) >= 0) continue;
        const gaps = this.gaps;
        const gap = this.#gapChance(pos, cell);
        if (this.gaps > gaps) this.#findContacts(pos, root, cell, gap);
        chance *= gap;
        if (--open === 0) return chance;
      }
      node = nextInRealm(pos, node);
    } while (node !== root);
    return chance;
  }

  /** The chance that a gap is filled; 1 for a cell that is filled or was already visited in this call. */
  #gapChance(pos: Position, cell: Cell): number {
    if (placementAt(pos, cell) >= 0 || !this.#met.add(boardIndex(pos, cell))) return 1;
    const demand = demandAt(pos, cell);
    const chance = this.#chanceOf(pos, demand);
    this.gaps++;
    this.growth += (1 - this.growth) * this.#shares[demand];
    return chance;
  }

  /** The chance that a gap with these demands is filled before the end. */
  #chanceOf(pos: Position, demand: number): number {
    const known = this.#chances[demand];
    if (known >= 0) return known;
    const { fit, demands, tiles } = this.#rules.tables;
    let fitting = 0;
    for (let tile = 0; tile < tiles.length; tile++) {
      if (fit[tile * demands + demand] !== 0) fitting += tilesLeft(pos, tile);
    }
    const chance = 1 - Math.exp(-this.#fillRate * fitting);
    this.#chances[demand] = chance;
    this.#shares[demand] = pos.stackSize === 0 ? 0 : fitting / pos.stackSize;
    return chance;
  }

  /** Lists the other realms of the same kind that a tile on this cell may join to the realm. */
  #findContacts(pos: Position, root: Node, cell: Cell, chance: number): void {
    if (this.#lone[demandAt(pos, cell)] === 1) return;
    const kind = kindOf(pos, root);
    for (let side = 0; side < 4; side++) {
      const there = placementAt(pos, across(cell, side));
      if (there < 0) continue;
      const node = nodeAtSide(pos, there, (side + 2) & 3);
      if (node === -1 || kindOf(pos, node) !== kind) continue;
      if (find(pos, node) === root) continue;
      this.contacts[this.contactCount] = node;
      this.contactChances[this.contactCount++] = chance;
    }
  }
}

/** A demand is a number of four digits, one per side, with 0 for none. */
function loneDemands(demands: number): Uint8Array {
  const base = Math.round(demands ** 0.25);
  return Uint8Array.from({ length: demands }, (_, demand) => {
    let met = 0;
    for (let rest = demand; rest > 0; rest = Math.floor(rest / base)) if (rest % base > 0) met++;
    return met <= 1 ? 1 : 0;
  });
}
