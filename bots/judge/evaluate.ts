import type { FeatureStats, Node } from '@asteroute/engine';
import {
  bonusOf,
  featureIndexOf,
  figureCount,
  find,
  inReserve,
  isHeld,
  kindOfStats,
  Marks,
  mostOn,
  nextInRealm,
  nodeOf,
  nodeOfFigure,
  openOf,
  type Position,
  placementOf,
  pointsNow,
  type Ruleset,
  realmOfFigure,
  scoreOf,
  statsOf,
  strengthOf,
  tileAt,
  tilesOf,
} from '@asteroute/engine/core';
import { CompletionModel } from './completion.ts';

/** What a position is judged by, and how much each of it is worth in points. What is not named is worth nothing. */
export type Weights = Readonly<Record<string, number>>;

/** The terms of each kind of realm, in their order among the features. */
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

/** Meeples of the usual kind: each one in reserve has a term of its own. */
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
    const used = OF_KIND.filter(
      (of) =>
        pays &&
        (!OF_SOME.includes(of) ||
          (joins === 'sides' && OF_SIDES.includes(of)) ||
          (contested && OF_CONTESTED.includes(of))),
    );
    silent.push(...OF_KIND.filter((of) => !used.includes(of)).map((of) => `${name}.${of}`));
  }
  return gridOf(rules).filter((term) => !silent.includes(term));
}

/**
 * Judges positions between turns: for each side its points, what the final scoring of the present board would add, and terms
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
  /** Roots met in the running walk; a meadow's cities are a walk within a walk. */
  private readonly met: Marks;
  private readonly metBeside: Marks;

  constructor(rules: Ruleset, weights: Weights) {
    this.rules = rules;
    this.completions = new CompletionModel(rules, Math.max(0, weights.fillRate ?? HYPERPARAMETERS.fillRate));
    this.met = new Marks(rules.tables.memory.nodes);
    this.metBeside = new Marks(rules.tables.memory.nodes);
    this.hand = handOf(rules);
    this.fadeTiles = Math.max(1, weights.fadeTiles ?? HYPERPARAMETERS.fadeTiles);
    this.weights = Float64Array.from(gridOf(rules), (term) => weights[term] ?? 0);
    this.features = new Float64Array(rules.figureTable.sides * this.weights.length);
  }

  /** What each side may hope for in the end, in points. */
  judge(pos: Position, values: Float64Array): void {
    this.features.fill(0);
    this.completions.takeStack(pos);
    for (let side = 0; side < pos.figureTable.sides; side++) values[side] = scoreOf(pos, side);
    if (pos.stackSize > 0) {
      this.addHands(pos);
      this.addLoose(pos);
    }
    this.addRealms(pos, values);
    this.addTerms(values);
  }

  private addTerms(values: Float64Array): void {
    const { features, weights } = this;
    const { length } = weights;
    for (let side = 0; side < this.rules.figureTable.sides; side++) {
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
    return Math.min(1, pos.stackSize / this.fadeTiles);
  }

  private addHands(pos: Position): void {
    const { rules, features } = this;
    const left = this.timeLeft(pos);
    for (let seat = 0; seat < rules.players.length; seat++) {
      const base = rules.figureTable.sideOf[seat] * this.weights.length;
      const usual = inReserve(pos, seat, 0);
      for (let n = 0; n < usual; n++) features[base + n] += left;
      for (let m = 1; m < rules.meeples.length; m++) features[base + this.hand] += left * inReserve(pos, seat, m);
    }
  }

  private addRealms(pos: Position, values: Float64Array): void {
    this.met.clear();
    const count = figureCount(pos);
    for (let figure = 0; figure < count; figure++) {
      const root = realmOfFigure(pos, figure);
      if (root !== -1 && this.met.add(root)) this.addRealm(pos, root, values);
    }
  }

  private addRealm(pos: Position, root: Node, values: Float64Array): void {
    const { rules, features } = this;
    const stats = statsOf(pos, root);
    const kind = kindOfStats(stats);
    const { joins } = rules.kinds[kind];
    const now = pointsNow(rules, pos, root);
    const meadow = joins === 'half-edges';
    const chance = meadow ? 0 : this.completions.completion(pos, root);
    const gain = meadow ? this.meadowGain(pos, root) : chance * (this.promise(stats, kind) - now);
    const most = mostOn(pos, root);
    const left = this.timeLeft(pos);
    for (let side = 0; side < pos.figureTable.sides; side++) {
      const strength = strengthOf(pos, root, side);
      if (strength === 0) continue;
      const at = this.at(side, kind);
      features[at + STUCK] += strength * (1 - chance) * left;
      if (strength !== most) continue;
      values[side] += now;
      features[at + GAIN] += gain;
      features[at + OPEN] += openOf(stats) * left;
      if (joins === 'sides') this.addContacts(pos, side, strength, at);
      if (joins !== 'around' || rules.contesting === null) continue;
      if (this.rivalsCanCome(pos, side)) features[at + RISK] += now * Math.min(1, this.completions.gaps / 4);
      features[at + DICE] += this.diceOn(pos, root, side) - 1;
    }
  }

  /** Points of a realm once its gaps are filled, one tile each. */
  private promise(stats: FeatureStats, kind: number): number {
    const rate = this.rules.complete[kind] ?? this.rules.final[kind];
    return rate === null ? 0 : (tilesOf(stats) + this.completions.gaps) * rate.tile + bonusOf(stats) * rate.bonus;
  }

  /** Realms that the present one may be joined to: those without meeples, and those that rivals hold no more strongly. */
  private addContacts(pos: Position, side: number, strength: number, at: number): void {
    const { contacts, contactChances, contactCount } = this.completions;
    for (let i = 0; i < contactCount; i++) {
      const other = contacts[i];
      const most = mostOn(pos, other);
      if (most > strength || strengthOf(pos, other, side) > 0) continue;
      this.features[at + (most === 0 ? JOIN : REACH)] += pointsNow(this.rules, pos, other) * contactChances[i];
    }
  }

  /** Features of the tile placed last that no one holds: the next player may take them. */
  private addLoose(pos: Position): void {
    const { rules, features, completions } = this;
    this.met.clear();
    const placement = pos.lastPlacement;
    const side = rules.figureTable.sideOf[pos.seat];
    const list = pos.tables.features[tileAt(pos, placement)];
    for (let feature = 0; feature < list.length; feature++) {
      if (list[feature] === null) continue;
      const root = find(pos, nodeOf(pos, placement, feature));
      if (isHeld(pos, root) || !this.met.add(root)) continue;
      const stats = statsOf(pos, root);
      const kind = kindOfStats(stats);
      if (!this.canBeTaken(kind) || openOf(stats) === 0) continue;
      const chance = completions.completion(pos, root);
      features[this.at(side, kind) + LOOSE] += chance * this.promise(stats, kind);
    }
  }

  /** Whether an open realm can be taken by growing into it, or by an attack. */
  private canBeTaken(kind: number): boolean {
    const { kinds, contesting } = this.rules;
    return kinds[kind].joins === 'sides' || (kinds[kind].joins === 'around' && contesting !== null);
  }

  private rivalsCanCome(pos: Position, side: number): boolean {
    const { players, figureTable, meeples } = this.rules;
    for (let seat = 0; seat < players.length; seat++) {
      if (figureTable.sideOf[seat] === side) continue;
      for (let m = 0; m < meeples.length; m++) if (inReserve(pos, seat, m) > 0) return true;
    }
    return false;
  }

  private diceOn(pos: Position, root: Node, side: number): number {
    let dice = this.rules.extraDice(pos, root, side);
    for (let f = 0; f < pos.figureTable.seat.length; f++) {
      if (nodeOfFigure(pos, f) === root && pos.figureTable.sideOfFigure[f] === side)
        dice += this.rules.diceOf[pos.figureTable.meeple[f]];
    }
    return Math.min(3, dice);
  }

  /** Cities beside a meadow that are still open, by their chance to close (K-14). */
  private meadowGain(pos: Position, root: Node): number {
    this.metBeside.clear();
    const each = this.rules.final[kindOfStats(statsOf(pos, root))]?.others[0]?.each ?? 0;
    let gain = 0;
    let node = root;
    do {
      const placement = placementOf(pos, node);
      const beside = pos.tables.features[tileAt(pos, placement)][featureIndexOf(pos, node)]?.beside ?? [];
      for (let i = 0; i < beside.length; i++) {
        const city = find(pos, nodeOf(pos, placement, beside[i]));
        if (openOf(statsOf(pos, city)) === 0 || !this.metBeside.add(city)) continue;
        gain += each * this.completions.completion(pos, city);
      }
      node = nextInRealm(pos, node);
    } while (node !== root);
    return gain;
  }
}
