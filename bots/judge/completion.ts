import type { Node } from '@asteroute/engine';
import {
  AROUND_STEPS,
  cellOf,
  find,
  kindOfLand,
  layout,
  nextInRealm,
  nodeAtSide,
  openOf,
  type Position,
  type Ruleset,
  SIDE_STEPS,
} from '@asteroute/engine/core';

const { BOARD_MASK, BORDER, DEMAND, FRONTIER_BASE, LAND, PLACED_CELL, PLACED_FACE, STACK } = layout;

const BOARD_CELLS = 4096;
/** Most contacts of a realm that are told: two for each open end. */
const MOST_CONTACTS = 512;

/** What may become of a realm: how surely its gaps will be filled, and which realms it may be joined to. */
export class CompletionModel {
  /** Empty cells of the realm looked at last that it needs filled. */
  gaps = 0;
  /** Other realms of the same kind at those gaps, as many as `contactCount`, and the chances of the gaps. */
  readonly contacts: Node[] = new Array(MOST_CONTACTS).fill(0);
  readonly contactChances = new Float64Array(MOST_CONTACTS);
  contactCount = 0;

  private readonly rules: Ruleset;
  private readonly fillRate: number;
  /** Chance that a gap with these demands is filled, for the stack of `stackHash`; -1 unknown. */
  private readonly chances: Float64Array;
  private stackHash = -1;
  /** Whether at most one side of a cell demands something: 1 or 0. */
  private readonly lone: Uint8Array;
  private readonly around: readonly boolean[];
  /** Number of the question in which a cell was met last. */
  private readonly met = new Int32Array(BOARD_CELLS);
  private question = 0;

  /** `fillRate`: the chance that none of `n` fitting tiles fills a gap is `exp(-fillRate * n)`. */
  constructor(rules: Ruleset, fillRate: number) {
    this.rules = rules;
    this.fillRate = fillRate;
    const { demands } = rules.tables;
    this.chances = new Float64Array(demands);
    this.lone = loneDemands(demands);
    this.around = rules.kinds.map(({ joins }) => joins === 'around');
  }

  /** To be called before a position is looked at: chances are kept as long as the stack is the same. */
  takeStack({ memory }: Position): void {
    let hash = 0;
    const { length } = this.rules.tables.tiles;
    for (let tile = 0; tile < length; tile++) hash = Math.imul(hash, 31) + memory[STACK + tile] + 1;
    if (hash === this.stackHash) return;
    this.stackHash = hash;
    this.chances.fill(-1);
  }

  /** The chance that a realm of sides or cells will be completed: that each of its gaps is filled. */
  completion(pos: Position, root: Node): number {
    this.question = (this.question + 1) | 0;
    this.gaps = 0;
    this.contactCount = 0;
    return this.around[kindOfLand(pos.memory[LAND + root])] ? this.filled(pos, root) : this.closed(pos, root);
  }

  private filled(pos: Position, root: Node): number {
    const cell = cellOf(pos, root >> 3);
    let chance = 1;
    for (let i = 0; i < 8; i++) chance *= this.gapChance(pos, cell + AROUND_STEPS[i]);
    return chance;
  }

  private closed(pos: Position, root: Node): number {
    const { memory, tables, board } = pos;
    let chance = 1;
    let open = openOf(memory[LAND + root]);
    let node = root;
    do {
      const face = memory[PLACED_FACE + (node >> 3)] * 4;
      for (let side = 0; side < 4; side++) {
        if (tables.sideFeature[face + side] !== (node & 7)) continue;
        const cell = memory[PLACED_CELL + (node >> 3)] + SIDE_STEPS[side];
        const there = board[cell & BOARD_MASK];
        if (there !== 0 && there < FRONTIER_BASE) continue;
        const gaps = this.gaps;
        const gap = this.gapChance(pos, cell);
        if (this.gaps > gaps) this.findContacts(pos, root, cell, gap);
        chance *= gap;
        if (--open === 0) return chance;
      }
      node = nextInRealm(pos, node);
    } while (node !== root);
    return chance;
  }

  /** 1 for a cell that is filled or was met before in the question. */
  private gapChance(pos: Position, cell: number): number {
    const index = cell & BOARD_MASK;
    const there = pos.board[index];
    if ((there !== 0 && there < FRONTIER_BASE) || this.met[index] === this.question) return 1;
    this.met[index] = this.question;
    this.gaps++;
    return this.chanceOf(pos, demandAt(pos, there));
  }

  /** The chance that a gap with these demands is filled before the end. */
  private chanceOf({ memory }: Position, demand: number): number {
    const known = this.chances[demand];
    if (known >= 0) return known;
    const { fit, demands, tiles } = this.rules.tables;
    let fitting = 0;
    for (let tile = 0; tile < tiles.length; tile++) {
      if (fit[tile * demands + demand] !== 0) fitting += memory[STACK + tile];
    }
    const chance = 1 - Math.exp(-this.fillRate * fitting);
    this.chances[demand] = chance;
    return chance;
  }

  /** Other realms of the kind that a tile on this cell may join to a realm. */
  private findContacts(pos: Position, root: Node, cell: number, chance: number): void {
    if (this.lone[demandAt(pos, pos.board[cell & BOARD_MASK])] === 1) return;
    const kind = kindOfLand(pos.memory[LAND + root]);
    for (let side = 0; side < 4; side++) {
      const there = pos.board[(cell + SIDE_STEPS[side]) & BOARD_MASK];
      if (there === 0 || there >= FRONTIER_BASE) continue;
      const node = nodeAtSide(pos, there - 1, (side + 2) & 3);
      if (node === -1 || kindOfLand(pos.memory[LAND + node]) !== kind) continue;
      const other = find(pos, node);
      if (other === root) continue;
      this.contacts[this.contactCount] = other;
      this.contactChances[this.contactCount++] = chance;
    }
  }
}

/** What the sides around an empty cell demand, from what its byte of the board tells. */
function demandAt({ memory }: Position, there: number): number {
  return there === 0 ? 0 : memory[BORDER + there - FRONTIER_BASE] & DEMAND;
}

/** Demands are numbers of four digits, one a side, 0 where nothing is demanded. */
function loneDemands(demands: number): Uint8Array {
  const base = Math.round(demands ** 0.25);
  return Uint8Array.from({ length: demands }, (_, demand) => {
    let met = 0;
    for (let rest = demand; rest > 0; rest = Math.floor(rest / base)) if (rest % base > 0) met++;
    return met <= 1 ? 1 : 0;
  });
}
