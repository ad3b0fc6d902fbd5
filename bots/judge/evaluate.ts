import type { Figure, Node } from '@asteroute/engine';
import {
  figureCount,
  find,
  inReserve,
  isHeld,
  kindOfStats,
  kindsInReserve,
  Marks,
  mostOn,
  nodeOf,
  nodeOfFigure,
  openOf,
  type Position,
  pointsNow,
  type Ruleset,
  realmOfFigure,
  scoreOf,
  statsOf,
  strengthOf,
  tileAt,
} from '@asteroute/engine/search';
import { RealmCache } from './realm-cache.ts';
import { gridOf, HYPERPARAMETERS, OF_KIND, usualMeeples, type Weights } from './terms.ts';

/** Offsets in the order of `OF_KIND`: a name inserted there is inserted here too. */
const [GAIN, STUCK, OPEN, RISK, DICE, REACH, JOIN, LOOSE, NEAR] = OF_KIND.keys();

/**
 * Judges positions between turns: for each side its points, what the final scoring of the present board would add, and
 * terms for what may still come. Every number is taken from the position alone.
 */
export class Evaluator {
  readonly #rules: Ruleset;
  readonly #realms: RealmCache;
  readonly #hand: number;
  readonly #fadeTiles: number;
  readonly #weights: Float64Array;
  /** The terms that are worth something. */
  readonly #weighed: readonly number[];
  /** By side and term, of the position judged last. */
  readonly #features: Float64Array;
  /** Roots met in the running walk. */
  readonly #met: Marks;
  /** Whether the judged turn puts down no meeple. */
  #isPassed = false;
  /** In a turn without a meeple: the roots that realms with meeples are in contact with. */
  readonly #asked: Marks;
  /** By kind: whether realms are those of sides, those of cells around, and those of them that can be attacked. */
  readonly #ofSides: readonly boolean[];
  readonly #ofCells: readonly boolean[];
  readonly #contested: readonly boolean[];
  /**
   * By side and kind of realm, one more than the first figure of the last realm that counts in a turn that was passed.
   */
  readonly #ends: Int32Array;
  /** Values and features of the realms where the turn was passed, for those who put down a meeple there. */
  readonly #passedValues: Float64Array;
  readonly #passedFeatures: Float64Array;

  constructor(rules: Ruleset, weights: Weights) {
    this.#rules = rules;
    this.#realms = new RealmCache(rules, Math.max(0, weights.fillRate ?? HYPERPARAMETERS.fillRate));
    this.#met = new Marks(rules.tables.memory.nodes);
    this.#hand = usualMeeples(rules);
    this.#fadeTiles = Math.max(1, weights.fadeTiles ?? HYPERPARAMETERS.fadeTiles);
    this.#weights = Float64Array.from(gridOf(rules), (term) => weights[term] ?? 0);
    this.#weighed = [...this.#weights.keys()].filter((term) => this.#weights[term] !== 0);
    this.#features = new Float64Array(rules.figureTable.sides * this.#weights.length);
    this.#asked = new Marks(rules.tables.memory.nodes);
    this.#ofSides = rules.kinds.map(({ joins }) => joins === 'sides');
    this.#ofCells = rules.kinds.map(({ joins }) => joins === 'around');
    this.#contested = rules.kinds.map(({ joins }) => joins === 'around' && rules.contesting !== null);
    this.#ends = new Int32Array(rules.figureTable.sides * rules.kinds.length);
    this.#passedValues = new Float64Array(rules.figureTable.sides);
    this.#passedFeatures = new Float64Array(this.#features.length);
  }

  /** What each side may hope for in the end, in points. */
  judge(pos: Position, values: Float64Array): void {
    this.#realms.begin(pos);
    this.judgeAction(pos, values);
  }

  /** Says that all turns with the tile in hand will be judged: what it does not touch stays as it is now. */
  beginTurns(pos: Position): void {
    this.#realms.beginTurns(pos);
  }

  /** Says that the tile was placed, on the position of `beginTurns`. */
  tilePlaced(pos: Position): void {
    this.#realms.tilePlaced(pos);
  }

  /**
   * What `judge` says, after an action or a battle that followed on `tilePlaced` or, with no tile in hand, on
   * `beginTurns`.
   */
  judgeAction(pos: Position, values: Float64Array): void {
    this.#addAllRealms(pos, values);
    if (pos.stackSize > 0) this.#addRest(pos);
    this.#addTerms(values);
  }

  /** The same after a turn that was passed and led to nothing; kept for `judgeDeployed`. */
  judgePassed(pos: Position, values: Float64Array): void {
    this.#ends.fill(0);
    this.#asked.clear();
    this.#isPassed = true;
    this.#addAllRealms(pos, values);
    this.#isPassed = false;
    this.#passedFeatures.set(this.#features);
    this.#passedValues.set(values);
    this.#addRest(pos);
    this.#addTerms(values);
  }

  /** The same with this figure on a realm that was free: realms of other kinds are as after `judgePassed`. */
  judgeDeployed(pos: Position, figure: Figure, values: Float64Array): void {
    const { contesting, figureTable } = this.#rules;
    if (contesting !== null && kindsInReserve(pos, figureTable.seat[figure]) === 0)
      return this.judgeAction(pos, values);
    const root = realmOfFigure(pos, figure) as Node;
    const kind = kindOfStats(statsOf(pos, root));
    this.#features.set(this.#passedFeatures);
    values.set(this.#passedValues);
    values[figureTable.sideOfFigure[figure]] += this.#realms.factsOf(pos, root).now[root];
    if (this.#isLast(root, kind, figure)) this.#addRealm(pos, root, kind);
    else this.#addKindAgain(pos, kind);
    this.#addRest(pos);
    this.#addTerms(values);
  }

  /** Whether a realm that this figure took changes nothing for others, and comes after all that count for its terms. */
  #isLast(root: Node, kind: number, figure: Figure): boolean {
    const { sideOfFigure } = this.#rules.figureTable;
    return !this.#asked.has(root) && this.#ends[sideOfFigure[figure] * this.#ofSides.length + kind] <= figure;
  }

  /** Numbers are added in the order of figures, so that they come out the same to the last bit. */
  #addKindAgain(pos: Position, kind: number): void {
    for (let side = 0; side < pos.figureTable.sides; side++) {
      const at = this.#at(side, kind);
      this.#features.fill(0, at, at + OF_KIND.length);
    }
    this.#met.clear();
    const count = figureCount(pos);
    for (let figure = 0; figure < count; figure++) {
      const root = realmOfFigure(pos, figure);
      if (root === -1 || kindOfStats(statsOf(pos, root)) !== kind || !this.#met.add(root)) continue;
      this.#addRealm(pos, root, kind);
    }
  }

  #addTerms(values: Float64Array): void {
    const features = this.#features;
    const weights = this.#weights;
    const weighed = this.#weighed;
    for (let side = 0; side < this.#rules.figureTable.sides; side++) {
      const base = side * weights.length;
      let sum = 0;
      for (let i = 0; i < weighed.length; i++) sum += weights[weighed[i]] * features[base + weighed[i]];
      values[side] += sum;
    }
  }

  /** The first feature of a side for a kind of realm. */
  #at(side: number, kind: number): number {
    return side * this.#weights.length + this.#hand + 1 + kind * OF_KIND.length;
  }

  /** How much of the game is left in which something can be done with a meeple. */
  #timeLeft(pos: Position): number {
    return Math.min(1, pos.stackSize / this.#fadeTiles);
  }

  /** The terms that do not depend on realms with meeples: the hand, and features that no one holds. */
  #addRest(pos: Position): void {
    this.#addHands(pos);
    this.#addLoose(pos);
  }

  #addHands(pos: Position): void {
    const rules = this.#rules;
    const features = this.#features;
    const left = this.#timeLeft(pos);
    for (let seat = 0; seat < rules.players.length; seat++) {
      const base = rules.figureTable.sideOf[seat] * this.#weights.length;
      const usual = inReserve(pos, seat, 0);
      for (let n = 0; n < usual; n++) features[base + n] += left;
      for (let m = 1; m < rules.meeples.length; m++) features[base + this.#hand] += left * inReserve(pos, seat, m);
    }
  }

  /** Begins with the points so far and all realms with meeples. */
  #addAllRealms(pos: Position, values: Float64Array): void {
    this.#features.fill(0);
    this.#met.clear();
    for (let side = 0; side < pos.figureTable.sides; side++) values[side] = scoreOf(pos, side);
    const count = figureCount(pos);
    for (let figure = 0; figure < count; figure++) {
      const root = realmOfFigure(pos, figure);
      if (root === -1 || !this.#met.add(root)) continue;
      const kind = kindOfStats(statsOf(pos, root));
      if (this.#isPassed) this.#noteEnd(pos, root, figure);
      this.#addPoints(pos, root, values);
      this.#addRealm(pos, root, kind);
    }
  }

  #noteEnd(pos: Position, root: Node, figure: Figure): void {
    const kind = kindOfStats(statsOf(pos, root));
    for (let side = 0; side < pos.figureTable.sides; side++) {
      if (strengthOf(pos, root, side) > 0) this.#ends[side * this.#ofSides.length + kind] = figure + 1;
    }
  }

  /** Adds what the final scoring of a realm would bring. */
  #addPoints(pos: Position, root: Node, values: Float64Array): void {
    const now = this.#realms.factsOf(pos, root).now[root];
    const most = mostOn(pos, root);
    for (let side = 0; side < pos.figureTable.sides; side++) {
      if (strengthOf(pos, root, side) === most) values[side] += now;
    }
  }

  /** Adds the terms of a realm with meeples. */
  #addRealm(pos: Position, root: Node, kind: number): void {
    const features = this.#features;
    const facts = this.#realms.factsOf(pos, root);
    const stuck = 1 - facts.chance[root];
    const most = mostOn(pos, root);
    const left = this.#timeLeft(pos);
    for (let side = 0; side < pos.figureTable.sides; side++) {
      const strength = strengthOf(pos, root, side);
      if (strength === 0) continue;
      const at = this.#at(side, kind);
      features[at + STUCK] += strength * stuck * left;
      if (strength !== most) continue;
      features[at + GAIN] += facts.gain[root];
      features[at + OPEN] += openOf(statsOf(pos, root)) * left;
      if (this.#ofSides[kind]) this.#addContacts(pos, root, side, at);
      else if (this.#ofCells[kind] && facts.gaps[root] === 1) features[at + NEAR] += facts.chance[root];
      if (this.#contested[kind]) this.#addRisk(pos, root, side, at);
    }
  }

  /** What battles may bring to a side that holds a realm of cells around. */
  #addRisk(pos: Position, root: Node, side: number, at: number): void {
    const { now, gaps } = this.#realms.factsOf(pos, root);
    if (this.#rivalsCanCome(pos, side)) this.#features[at + RISK] += now[root] * Math.min(1, gaps[root] / 4);
    this.#features[at + DICE] += this.#diceOn(pos, root, side) - 1;
  }

  /** Realms that one may be joined to: those without meeples, and those that rivals hold no more strongly. */
  #addContacts(pos: Position, root: Node, side: number, at: number): void {
    const { others, otherChances, begin, end } = this.#realms.factsOf(pos, root);
    const strength = strengthOf(pos, root, side);
    for (let i = begin[root]; i < end[root]; i++) {
      const other = find(pos, others[i]);
      if (this.#isPassed) this.#asked.add(other);
      const most = mostOn(pos, other);
      if (most > strength || strengthOf(pos, other, side) > 0) continue;
      this.#features[at + (most === 0 ? JOIN : REACH)] += pointsNow(this.#rules, pos, other) * otherChances[i];
    }
  }

  /** Features of the tile placed last that no one holds: the next player may take them. */
  #addLoose(pos: Position): void {
    const rules = this.#rules;
    const features = this.#features;
    const realms = this.#realms;
    this.#met.clear();
    const placement = pos.lastPlacement;
    const side = rules.figureTable.sideOf[pos.seat];
    const list = pos.tables.features[tileAt(pos, placement)];
    for (let feature = 0; feature < list.length; feature++) {
      if (list[feature] === null) continue;
      const root = find(pos, nodeOf(pos, placement, feature));
      if (isHeld(pos, root) || !this.#met.add(root)) continue;
      const stats = statsOf(pos, root);
      const kind = kindOfStats(stats);
      if (!this.#canBeTaken(kind) || openOf(stats) === 0) continue;
      const { chance, gaps } = realms.factsOf(pos, root);
      features[this.#at(side, kind) + LOOSE] += chance[root] * realms.promise(stats, gaps[root]);
    }
  }

  /** Whether an open realm can be taken by growing into it, or by an attack. */
  #canBeTaken(kind: number): boolean {
    return this.#ofSides[kind] || this.#contested[kind];
  }

  #rivalsCanCome(pos: Position, side: number): boolean {
    const { players, figureTable, meeples } = this.#rules;
    for (let seat = 0; seat < players.length; seat++) {
      if (figureTable.sideOf[seat] === side) continue;
      for (let m = 0; m < meeples.length; m++) if (inReserve(pos, seat, m) > 0) return true;
    }
    return false;
  }

  #diceOn(pos: Position, root: Node, side: number): number {
    let dice = this.#rules.extraDice(pos, root, side);
    for (let f = 0; f < pos.figureTable.seat.length; f++) {
      if (nodeOfFigure(pos, f) === root && pos.figureTable.sideOfFigure[f] === side)
        dice += this.#rules.diceOf[pos.figureTable.meeple[f]];
    }
    return Math.min(3, dice);
  }
}
