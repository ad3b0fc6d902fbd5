import type { Node } from '@asteroute/engine';
import {
  bonusOf,
  find,
  kindOfLand,
  layout,
  mostOn,
  nextInRealm,
  nodeOf,
  openOf,
  type Position,
  pointsNow,
  type Ruleset,
  strengthOf,
  tileAt,
  tilesOf,
} from '@asteroute/engine/core';
import { CompletionModel } from './completion.ts';

const { FIGURE_NODE, HELD, LAND, MEEPLES, PLACED, RESERVE, SCORES, SEAT, STACK_SIZE } = layout;

/** What a position is judged by, and how much each of it is worth in points. What is not named is worth nothing. */
export type Weights = Readonly<Record<string, number>>;

/** What is told of each kind of realm, in the order of the terms. */
const OF_KIND = ['gain', 'stuck', 'open', 'risk', 'dice', 'reach', 'join', 'loose'] as const;
const [GAIN, STUCK, OPEN, RISK, DICE, REACH, JOIN, LOOSE] = OF_KIND.keys();
/** What only some kinds of realm know: those of sides, and those of cells around that can be attacked. */
const OF_SIDES: readonly string[] = ['reach', 'join', 'loose'];
const OF_CONTESTED: readonly string[] = ['risk', 'dice', 'loose'];
const OF_SOME: readonly string[] = [...OF_SIDES, ...OF_CONTESTED];

/**
 * Hyperparameters: not worth points themselves. `fadeTiles`: below this many tiles in the stack, meeples in reserve lose
 * value linearly. `fillRate`: how surely a tile comes to fill a gap that it fits (see `CompletionModel`).
 */
export const HYPERPARAMETERS: Weights = { fadeTiles: 20, fillRate: 0.1 };
const MOST_NODES = 1024;

/** Meeples of the usual kind, whose value in hand is told one by one. */
function handOf(rules: Ruleset): number {
  return rules.meeples[0].count;
}

/** All terms of a ruleset, in the order of a position's features. */
function gridOf(rules: Ruleset): string[] {
  const hand = Array.from({ length: handOf(rules) }, (_, n) => `hand${n + 1}`);
  return [...hand, 'special', ...rules.kinds.flatMap(({ name }) => OF_KIND.map((of) => `${name}.${of}`))];
}

/** The terms that say something in games of a ruleset. */
export function termsOf(rules: Ruleset): string[] {
  const { kinds, complete, final, meeples, contesting } = rules;
  const silent = meeples.length === 1 ? ['special'] : [];
  for (const [kind, { name, joins }] of kinds.entries()) {
    const pays = complete[kind] !== null || final[kind] !== null;
    const contested = joins === 'around' && contesting !== null;
    const told = OF_KIND.filter(
      (of) =>
        pays &&
        (!OF_SOME.includes(of) ||
          (joins === 'sides' && OF_SIDES.includes(of)) ||
          (contested && OF_CONTESTED.includes(of))),
    );
    silent.push(...OF_KIND.filter((of) => !told.includes(of)).map((of) => `${name}.${of}`));
  }
  return gridOf(rules).filter((term) => !silent.includes(term));
}

/**
 * Judges positions between turns: for each side its points, what the final scoring of what lies would add, and terms
 * for what may still come. Every number is taken from the position alone.
 */
export class Evaluator {
  private readonly rules: Ruleset;
  private readonly completions: CompletionModel;
  private readonly hand: number;
  private readonly fadeTiles: number;
  private readonly weights: Float64Array;
  /** By side and term, of the position judged last. */
  private readonly features: Float64Array;
  /** Number of the question in which a root was met last; a meadow's cities are a question within a question. */
  private readonly met = new Int32Array(MOST_NODES);
  private readonly metBeside = new Int32Array(MOST_NODES);
  private question = 0;

  constructor(rules: Ruleset, weights: Weights) {
    this.rules = rules;
    this.completions = new CompletionModel(rules, Math.max(0, weights.fillRate ?? HYPERPARAMETERS.fillRate));
    this.hand = handOf(rules);
    this.fadeTiles = Math.max(1, weights.fadeTiles ?? HYPERPARAMETERS.fadeTiles);
    this.weights = Float64Array.from(gridOf(rules), (term) => weights[term] ?? 0);
    this.features = new Float64Array(rules.crew.sides * this.weights.length);
  }

  /** What each side may hope for in the end, in points. */
  judge(pos: Position, values: Float64Array): void {
    this.features.fill(0);
    this.completions.takeStack(pos);
    for (let side = 0; side < pos.crew.sides; side++) values[side] = pos.memory[SCORES + side];
    if (pos.memory[STACK_SIZE] > 0) {
      this.addHands(pos);
      this.addLoose(pos);
    }
    this.addRealms(pos, values);
    this.addTerms(values);
  }

  /** Wraps like the arrays it is compared with: a long tournament asks more than 2^31 questions. */
  private nextQuestion(): number {
    this.question = (this.question + 1) | 0;
    return this.question;
  }

  private addTerms(values: Float64Array): void {
    const { features, weights } = this;
    const { length } = weights;
    for (let side = 0; side < this.rules.crew.sides; side++) {
      let sum = 0;
      for (let term = 0; term < length; term++) sum += weights[term] * features[side * length + term];
      values[side] += sum;
    }
  }

  /** The first feature of a side for a kind of realm. */
  private at(side: number, kind: number): number {
    return side * this.weights.length + this.hand + 1 + kind * OF_KIND.length;
  }

  /** How much of the game is left in which something can be done with a meeple. */
  private timeLeft(pos: Position): number {
    return Math.min(1, pos.memory[STACK_SIZE] / this.fadeTiles);
  }

  private addHands(pos: Position): void {
    const { rules, features } = this;
    const left = this.timeLeft(pos);
    for (let seat = 0; seat < rules.players.length; seat++) {
      const base = rules.crew.sideOf[seat] * this.weights.length;
      const reserve = RESERVE + seat * MEEPLES;
      for (let n = 0; n < pos.memory[reserve]; n++) features[base + n] += left;
      for (let m = 1; m < rules.meeples.length; m++) features[base + this.hand] += left * pos.memory[reserve + m];
    }
  }

  private addRealms(pos: Position, values: Float64Array): void {
    const question = this.nextQuestion();
    for (let figure = 0; figure < pos.crew.seat.length; figure++) {
      const node = pos.memory[FIGURE_NODE + figure];
      if (node < 0) continue;
      const root = find(pos, node as Node);
      if (this.met[root] === question) continue;
      this.met[root] = question;
      this.addRealm(pos, root, values);
    }
  }

  private addRealm(pos: Position, root: Node, values: Float64Array): void {
    const { rules, features } = this;
    const land = pos.memory[LAND + root];
    const kind = kindOfLand(land);
    const { joins } = rules.kinds[kind];
    const now = pointsNow(rules, pos, root);
    const meadow = joins === 'half-edges';
    const chance = meadow ? 0 : this.completions.completion(pos, root);
    const gain = meadow ? this.meadowGain(pos, root) : chance * (this.promise(land, kind) - now);
    const most = mostOn(pos, root);
    const left = this.timeLeft(pos);
    for (let side = 0; side < pos.crew.sides; side++) {
      const strength = strengthOf(pos, root, side);
      if (strength === 0) continue;
      const at = this.at(side, kind);
      features[at + STUCK] += strength * (1 - chance) * left;
      if (strength !== most) continue;
      values[side] += now;
      features[at + GAIN] += gain;
      features[at + OPEN] += openOf(land) * left;
      if (joins === 'sides') this.addContacts(pos, side, strength, at);
      if (joins !== 'around' || rules.contesting === null) continue;
      if (this.rivalsCanCome(pos, side)) features[at + RISK] += now * Math.min(1, this.completions.gaps / 4);
      features[at + DICE] += this.diceOn(pos, root, side) - 1;
    }
  }

  /** Points of a realm once its gaps are filled, one tile each. */
  private promise(land: number, kind: number): number {
    const rate = this.rules.complete[kind] ?? this.rules.final[kind];
    return rate === null ? 0 : (tilesOf(land) + this.completions.gaps) * rate.tile + bonusOf(land) * rate.bonus;
  }

  /** Realms that the one looked at last may be joined to: what nobody holds, and what rivals hold no more strongly. */
  private addContacts(pos: Position, side: number, strength: number, at: number): void {
    const { contacts, contactChances, contactCount } = this.completions;
    for (let i = 0; i < contactCount; i++) {
      const other = contacts[i];
      const most = mostOn(pos, other);
      if (most > strength || strengthOf(pos, other, side) > 0) continue;
      this.features[at + (most === 0 ? JOIN : REACH)] += pointsNow(this.rules, pos, other) * contactChances[i];
    }
  }

  /** What the tile placed last leaves to nobody is there for the next player to take. */
  private addLoose(pos: Position): void {
    const { rules, features, completions } = this;
    const question = this.nextQuestion();
    const placement = pos.memory[PLACED] - 1;
    const side = rules.crew.sideOf[pos.memory[SEAT]];
    const list = pos.tables.features[tileAt(pos, placement)];
    for (let feature = 0; feature < list.length; feature++) {
      if (list[feature] === null) continue;
      const root = find(pos, nodeOf(placement, feature));
      if (this.met[root] === question || pos.memory[HELD + root] !== 0) continue;
      this.met[root] = question;
      const land = pos.memory[LAND + root];
      const kind = kindOfLand(land);
      if (!this.canBeTaken(kind) || openOf(land) === 0) continue;
      const chance = completions.completion(pos, root);
      features[this.at(side, kind) + LOOSE] += chance * this.promise(land, kind);
    }
  }

  /** Whether a realm that lies open can be had by growing into it, or by an attack. */
  private canBeTaken(kind: number): boolean {
    const { kinds, contesting } = this.rules;
    return kinds[kind].joins === 'sides' || (kinds[kind].joins === 'around' && contesting !== null);
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

  /** Cities beside a meadow that are still open, by their chance to close (K-14). */
  private meadowGain(pos: Position, root: Node): number {
    const question = this.nextQuestion();
    const each = this.rules.final[kindOfLand(pos.memory[LAND + root])]?.others[0]?.each ?? 0;
    let gain = 0;
    let node = root;
    do {
      const beside = pos.tables.features[tileAt(pos, node >> 3)][node & 7]?.beside ?? [];
      for (let i = 0; i < beside.length; i++) {
        const city = find(pos, nodeOf(node >> 3, beside[i]));
        if (this.metBeside[city] === question || openOf(pos.memory[LAND + city]) === 0) continue;
        this.metBeside[city] = question;
        gain += each * this.completions.completion(pos, city);
      }
      node = nextInRealm(pos, node);
    } while (node !== root);
    return gain;
  }
}
