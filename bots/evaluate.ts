import type { Node } from '@asteroute/engine';
import {
  AROUND_STEPS,
  bonusOf,
  cellOf,
  find,
  kindOfLand,
  layout,
  mostOn,
  nextInRealm,
  nodeAtSide,
  nodeOf,
  openOf,
  type Position,
  pointsNow,
  type Ruleset,
  SIDE_STEPS,
  strengthOf,
  tileAt,
  tilesOf,
} from '@asteroute/engine/core';

const { BOARD_MASK, BORDER, DEMAND, FIGURE_NODE, FRONTIER_BASE, LAND, MEEPLES, RESERVE, SCORES, STACK, STACK_SIZE } =
  layout;

/** What a position is judged by, and how much each of it is worth in points. What is not named is worth nothing. */
export type Weights = Readonly<Record<string, number>>;

/** What is told of each kind of realm. */
const OF_KIND = ['gain', 'stuck', 'open', 'risk', 'dice'] as const;
/** Tiles before the end from which on meeples in hand lose their worth. */
const LATE = 20;
/** How surely a tile that fits comes to lie in a gap: the chance that none of `n` does is `exp(-PATIENCE * n)`. */
const PATIENCE = 0.1;
const BOARD_CELLS = 4096;
const MOST_NODES = 1024;

/** Meeples of the usual kind, whose value in hand is told one by one. */
function handOf(rules: Ruleset): number {
  return rules.meeples[0].count;
}

/** The terms of a ruleset, in the order of a position's features. */
export function termsOf(rules: Ruleset): string[] {
  const hand = Array.from({ length: handOf(rules) }, (_, n) => `hand${n + 1}`);
  return [...hand, 'special', ...rules.kinds.flatMap(({ name }) => OF_KIND.map((of) => `${name}.${of}`))];
}

/**
 * Judges positions between turns: for each side its points, what the final scoring of what lies would add, and terms
 * for what may still come. Every number is taken from the position alone.
 */
export class Evaluator {
  /** By side and term, of the position judged last. */
  readonly features: Float64Array;
  readonly terms: readonly string[];
  private readonly rules: Ruleset;
  private readonly hand: number;
  private readonly weights: Float64Array;
  /** Chance that a gap with these demands is filled, for the stack of `stackHash`; -1 unknown. */
  private readonly chances: Float64Array;
  private stackHash = -1;
  /** Number of the question in which a root, or a cell, was met last. */
  private readonly metRoot = new Int32Array(MOST_NODES);
  private readonly metCell = new Int32Array(BOARD_CELLS);
  private question = 0;
  /** Of the realm whose chance was asked last. */
  private gaps = 0;

  constructor(rules: Ruleset, weights: Weights) {
    this.rules = rules;
    this.hand = handOf(rules);
    this.terms = termsOf(rules);
    this.weights = Float64Array.from(this.terms, (term) => weights[term] ?? 0);
    this.features = new Float64Array(rules.crew.sides * this.terms.length);
    this.chances = new Float64Array(rules.tables.demands);
  }

  /** What each side may hope for in the end, in points. */
  judge(pos: Position, values: Float64Array): void {
    this.features.fill(0);
    this.takeStack(pos);
    for (let side = 0; side < pos.crew.sides; side++) values[side] = pos.memory[SCORES + side];
    if (pos.memory[STACK_SIZE] > 0) this.addHands(pos);
    this.addRealms(pos, values);
    this.addTerms(values);
  }

  private addTerms(values: Float64Array): void {
    const { length } = this.terms;
    for (let side = 0; side < this.rules.crew.sides; side++) {
      let sum = 0;
      for (let term = 0; term < length; term++) sum += this.weights[term] * this.features[side * length + term];
      values[side] += sum;
    }
  }

  /** Chances are kept as long as the stack is the same. */
  private takeStack(pos: Position): void {
    let hash = 0;
    for (let tile = 0; tile < this.rules.tables.tiles.length; tile++)
      hash = Math.imul(hash, 31) + pos.memory[STACK + tile] + 1;
    if (hash === this.stackHash) return;
    this.stackHash = hash;
    this.chances.fill(-1);
  }

  /** Meeples in hand, while there is still something to do with them. */
  private addHands(pos: Position): void {
    const { rules, features, terms } = this;
    const fade = Math.min(1, pos.memory[STACK_SIZE] / LATE);
    for (let seat = 0; seat < rules.players.length; seat++) {
      const base = rules.crew.sideOf[seat] * terms.length;
      const reserve = RESERVE + seat * MEEPLES;
      for (let n = 0; n < pos.memory[reserve]; n++) features[base + n] += fade;
      for (let m = 1; m < rules.meeples.length; m++) features[base + this.hand] += fade * pos.memory[reserve + m];
    }
  }

  private addRealms(pos: Position, values: Float64Array): void {
    const question = ++this.question;
    for (let figure = 0; figure < pos.crew.seat.length; figure++) {
      const node = pos.memory[FIGURE_NODE + figure];
      if (node < 0) continue;
      const root = find(pos, node as Node);
      if (this.metRoot[root] === question) continue;
      this.metRoot[root] = question;
      this.addRealm(pos, root, values);
    }
  }

  private addRealm(pos: Position, root: Node, values: Float64Array): void {
    const { rules, features, terms } = this;
    const land = pos.memory[LAND + root];
    const kind = kindOfLand(land);
    const now = pointsNow(rules, pos, root);
    const [gain, chance] = [this.gainOf(pos, root, now), this.lastChance];
    const most = mostOn(pos, root);
    const fade = Math.min(1, pos.memory[STACK_SIZE] / LATE);
    const base = this.hand + 1 + kind * OF_KIND.length;
    const around = rules.kinds[kind].joins === 'around';
    for (let side = 0; side < pos.crew.sides; side++) {
      const strength = strengthOf(pos, root, side);
      if (strength === 0) continue;
      const at = side * terms.length + base;
      features[at + 1] += strength * (1 - chance) * fade;
      if (strength !== most) continue;
      values[side] += now;
      features[at] += gain;
      features[at + 2] += openOf(land) * fade;
      if (!around || rules.contesting === null) continue;
      if (this.rivalsCanCome(pos, side)) features[at + 3] += now * Math.min(1, this.gaps / 4);
      features[at + 4] += this.diceOn(pos, root, side) - 1;
    }
  }

  private rivalsCanCome(pos: Position, side: number): boolean {
    const { players, crew, meeples } = this.rules;
    for (let seat = 0; seat < players.length; seat++) {
      if (crew.sideOf[seat] === side) continue;
      for (let m = 0; m < meeples.length; m++) if (pos.memory[RESERVE + seat * MEEPLES + m] > 0) return true;
    }
    return false;
  }

  private diceOn(pos: Position, root: Node, side: number): number {
    let dice = this.rules.extraDice(pos, root, side);
    for (let f = 0; f < pos.crew.seat.length; f++) {
      if (pos.memory[FIGURE_NODE + f] === root && pos.crew.sideOfFigure[f] === side)
        dice += this.rules.diceOf[pos.crew.meeple[f]];
    }
    return Math.min(3, dice);
  }

  /** Chance of the realm that `gainOf` was asked about last. */
  private lastChance = 0;

  /** Points that a realm may still gain, times their chance. */
  private gainOf(pos: Position, root: Node, now: number): number {
    const { complete, final, kinds } = this.rules;
    const land = pos.memory[LAND + root];
    const kind = kindOfLand(land);
    if (kinds[kind].joins === 'half-edges') {
      this.lastChance = 0;
      return this.meadowGain(pos, root);
    }
    const chance = this.completion(pos, root);
    this.lastChance = chance;
    const rate = complete[kind] ?? final[kind];
    if (rate === null) return 0;
    return chance * ((tilesOf(land) + this.gaps) * rate.tile + bonusOf(land) * rate.bonus - now);
  }

  /** Cities beside a meadow that are still open, by their chance to close (K-14). */
  private meadowGain(pos: Position, root: Node): number {
    const question = ++this.question;
    const each = this.rules.final[kindOfLand(pos.memory[LAND + root])]?.others[0]?.each ?? 0;
    let gain = 0;
    let node = root;
    do {
      const beside = pos.tables.features[tileAt(pos, node >> 3)][node & 7]?.beside ?? [];
      for (let i = 0; i < beside.length; i++) {
        const city = find(pos, nodeOf(node >> 3, beside[i]));
        if (this.metRoot[city] === question || openOf(pos.memory[LAND + city]) === 0) continue;
        this.metRoot[city] = question;
        gain += each * this.completion(pos, city);
      }
      node = nextInRealm(pos, node);
    } while (node !== root);
    return gain;
  }

  /** The chance that a realm will be completed: that each of its gaps is filled. Leaves their number in `gaps`. */
  completion(pos: Position, root: Node): number {
    const question = ++this.cellQuestion;
    this.gaps = 0;
    const around = this.rules.kinds[kindOfLand(pos.memory[LAND + root])].joins === 'around';
    let chance = 1;
    if (around) {
      const cell = cellOf(pos, root >> 3);
      for (let i = 0; i < 8; i++) chance *= this.gapChance(pos, cell + AROUND_STEPS[i], question);
      return chance;
    }
    let node = root;
    do {
      const cell = cellOf(pos, node >> 3);
      for (let side = 0; side < 4; side++) {
        if (nodeAtSide(pos, node >> 3, side) === node) chance *= this.gapChance(pos, cell + SIDE_STEPS[side], question);
      }
      node = nextInRealm(pos, node);
    } while (node !== root);
    return chance;
  }

  private cellQuestion = 0;

  /** 1 for a cell that is filled or was met before in the question. */
  private gapChance(pos: Position, cell: number, question: number): number {
    const index = cell & BOARD_MASK;
    const there = pos.board[index];
    if ((there !== 0 && there < FRONTIER_BASE) || this.metCell[index] === question) return 1;
    this.metCell[index] = question;
    this.gaps++;
    return this.chanceOf(pos, there === 0 ? 0 : pos.memory[BORDER + there - FRONTIER_BASE] & DEMAND);
  }

  /** The chance that a gap with these demands is filled before the end. */
  private chanceOf(pos: Position, demand: number): number {
    const known = this.chances[demand];
    if (known >= 0) return known;
    const { fit, demands, tiles } = this.rules.tables;
    let fitting = 0;
    for (let tile = 0; tile < tiles.length; tile++) {
      const left = pos.memory[STACK + tile];
      if (left > 0 && fit[tile * demands + demand] !== 0) fitting += left;
    }
    const chance = 1 - Math.exp(-PATIENCE * fitting);
    this.chances[demand] = chance;
    return chance;
  }
}
