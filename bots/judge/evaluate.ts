import type { Figure, Node } from '@asteroute/engine';
import {
  figureCount,
  find,
  hasClosedRealm,
  inReserve,
  isDrawing,
  isExtraTurn,
  isHeld,
  isOver,
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
  ratePlaceOf,
  realmOfFigure,
  scoreOf,
  sideRatesAt,
  statsOf,
  strengthOf,
  tileAt,
} from '@asteroute/engine/search';
import { KeptTerms } from './kept-terms.ts';
import { RealmCache } from './realm-cache.ts';
import type { RealmFacts } from './realm-facts.ts';
import { type Grid, gridOf, HYPERPARAMETERS, OF_KIND, type Weights } from './terms.ts';
import { TokenForecast } from './tokens.ts';

/** Offsets of the terms in the order of `OF_KIND`: a name inserted there must be inserted here too. */
const [GAIN, STUCK, OPEN, RISK, DICE, REACH, JOIN, LOOSE, NEAR] = OF_KIND.keys();

/** A side that holds a realm, the index of its first feature for that kind of realm, and what is known of the realm. */
interface Holding {
  readonly side: number;
  readonly at: number;
  readonly facts: RealmFacts;
}

/** By side: points, the final scoring of the present board, and what may still happen. From the position alone. */
export class Evaluator {
  readonly #rules: Ruleset;
  readonly #realms: RealmCache;
  readonly #grid: Grid;
  readonly #fadeTiles: number;
  readonly #weights: Float64Array;
  /** The indices of terms with a weight other than 0. */
  readonly #weighed: readonly number[];
  /** The features of the position judged last, by side and term. */
  readonly #features: Float64Array;
  /** The roots of realms that the current pass has visited. */
  readonly #met: Marks;
  /** What the realms that the tile does not touch add in a turn without a meeple. */
  readonly #kept: KeptTerms;
  #isKeeping = false;
  /** Whether the turn that is judged places no meeple. */
  #isPassed = false;
  /** In a turn without a meeple: the roots of realms that are in contact with realms that have meeples. */
  readonly #asked: Marks;
  /** By kind: whether completed by its sides, by the cells around it, and whether the latter can be attacked. */
  readonly #ofSides: readonly boolean[];
  readonly #ofCells: readonly boolean[];
  readonly #contested: readonly boolean[];
  /** By side and kind of realm, in a passed turn: one more than the first figure of the last realm that counts. */
  readonly #ends: Int32Array;
  /** The tokens before the turn, and after a tile that closed a realm. */
  readonly #tokensBefore: TokenForecast;
  readonly #tokensNow: TokenForecast;
  /** The values and features after a passed turn, from which turns that place a meeple are computed. */
  readonly #passedValues: Float64Array;
  readonly #passedFeatures: Float64Array;

  constructor(rules: Ruleset, weights: Weights) {
    this.#rules = rules;
    this.#realms = new RealmCache(rules, Math.max(0, weights.fillRate ?? HYPERPARAMETERS.fillRate));
    this.#met = new Marks(rules.tables.memory.nodes);
    this.#grid = gridOf(rules);
    this.#fadeTiles = Math.max(1, weights.fadeTiles ?? HYPERPARAMETERS.fadeTiles);
    this.#weights = Float64Array.from(this.#grid.terms, (term) => weights[term] ?? 0);
    this.#weighed = [...this.#weights.keys()].filter((term) => this.#weights[term] !== 0);
    this.#features = new Float64Array(rules.figureTable.sides * this.#weights.length);
    this.#kept = new KeptTerms(rules.tables.memory.nodes);
    this.#asked = new Marks(rules.tables.memory.nodes);
    this.#ofSides = rules.kinds.map(({ joins }) => joins === 'sides');
    this.#ofCells = rules.kinds.map(({ joins }) => joins === 'around');
    this.#contested = rules.kinds.map(({ joins }) => joins === 'around' && rules.contesting !== null);
    this.#ends = new Int32Array(rules.figureTable.sides * rules.kinds.length);
    this.#tokensBefore = new TokenForecast(rules);
    this.#tokensNow = new TokenForecast(rules);
    this.#passedValues = new Float64Array(rules.figureTable.sides);
    this.#passedFeatures = new Float64Array(this.#features.length);
  }

  /** The terms of the position judged last, by side in the order of `gridOf`. The next call overwrites them. */
  get terms(): Float64Array {
    return this.#features;
  }

  judge(pos: Position, values: Float64Array): void {
    this.#realms.begin(pos);
    this.#lookAtTokens(pos);
    this.judgeAction(pos, values);
  }

  /** Prepares for judging all turns with the tile in hand: realms that the tile does not touch keep their facts. */
  beginTurns(pos: Position): void {
    this.#realms.beginTurns(pos);
    this.#kept.clear();
    this.#lookAtTokens(pos);
  }

  #lookAtTokens(pos: Position): void {
    if (this.#rules.awarding.length > 0) this.#tokensBefore.look(pos, this.#timeLeft(pos));
  }

  /** Reports that the tile was placed on the position of `beginTurns`. */
  tilePlaced(pos: Position): void {
    this.#realms.tilePlaced(pos);
  }

  /** After an action or a battle that followed `tilePlaced` or, with no tile in hand, `beginTurns`. */
  judgeAction(pos: Position, values: Float64Array): void {
    this.#addAllRealms(pos, values);
    if (pos.stackSize > 0) this.#addRest(pos);
    this.#addTerms(values);
  }

  /** After a turn without a meeple that leads to no battle or scoring. The result is kept for `judgeDeployed`. */
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

  /** With this figure on a realm that was free: realms of other kinds are the same as after `judgePassed`. */
  judgeDeployed(pos: Position, figure: Figure, values: Float64Array): void {
    const { contesting, figureTable } = this.#rules;
    if (contesting !== null && kindsInReserve(pos, figureTable.seat[figure]) === 0)
      return this.judgeAction(pos, values);
    const root = realmOfFigure(pos, figure) as Node;
    const kind = kindOfStats(statsOf(pos, root));
    this.#features.set(this.#passedFeatures);
    values.set(this.#passedValues);
    const side = figureTable.sideOfFigure[figure];
    values[side] += this.#pointsOf(pos, root, side, this.#realms.factsOf(pos, root));
    if (this.#isLast(root, kind, figure)) this.#addRealm(pos, root, kind);
    else this.#addKindAgain(pos, kind);
    this.#addRest(pos);
    this.#addTerms(values);
  }

  /** Whether a realm that this figure took does not affect others, and comes last in the sum of its terms. */
  #isLast(root: Node, kind: number, figure: Figure): boolean {
    const { sideOfFigure } = this.#rules.figureTable;
    return !this.#asked.has(root) && this.#ends[sideOfFigure[figure] * this.#ofSides.length + kind] <= figure;
  }

  /** In the order of figures, so that floating-point sums are identical to the last bit. */
  #addKindAgain(pos: Position, kind: number): void {
    for (let side = 0; side < pos.figureTable.sides; side++) {
      const at = this.#at(side, kind);
      this.#features.fill(0, at, at + OF_KIND.length);
      for (const [index, print] of this.#grid.prints.entries())
        if (this.#rules.prints[index].kind === kind) this.#features[side * this.#weights.length + print] = 0;
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

  #at(side: number, kind: number): number {
    return side * this.#weights.length + this.#grid.kinds[kind];
  }

  /** The share of the game, from 0 to 1, that is left to do something with a meeple. */
  #timeLeft(pos: Position): number {
    return Math.min(1, pos.stackSize / this.#fadeTiles);
  }

  /** What does not depend on realms with meeples: the hands, features that nobody holds, and whose turn is next. */
  #addRest(pos: Position): void {
    this.#addHands(pos);
    this.#addLoose(pos);
    if (isDrawing(pos) && isExtraTurn(pos))
      this.#features[this.#rules.figureTable.sideOf[pos.seat] * this.#weights.length + this.#grid.again] = 1;
  }

  #addHands(pos: Position): void {
    const rules = this.#rules;
    const features = this.#features;
    const left = this.#timeLeft(pos);
    for (let seat = 0; seat < rules.players.length; seat++) {
      const base = rules.figureTable.sideOf[seat] * this.#weights.length;
      const usual = inReserve(pos, seat, 0);
      for (let n = 0; n < usual; n++) features[base + n] += left;
      const others = base + this.#grid.reserve - 1;
      for (let m = 1; m < rules.meeples.length; m++) features[others + m] += left * inReserve(pos, seat, m);
    }
  }

  /** Starts with the current points and adds the tokens and all realms with meeples. */
  #addAllRealms(pos: Position, values: Float64Array): void {
    this.#features.fill(0);
    this.#met.clear();
    for (let side = 0; side < pos.figureTable.sides; side++) values[side] = scoreOf(pos, side);
    const count = figureCount(pos);
    for (let figure = 0; figure < count; figure++) {
      const root = realmOfFigure(pos, figure);
      if (root === -1 || !this.#met.add(root)) continue;
      const kind = kindOfStats(statsOf(pos, root));
      if (!this.#isPassed) {
        this.#addPoints(pos, root, values);
        this.#addRealm(pos, root, kind);
        continue;
      }
      this.#noteEnd(pos, root, figure);
      this.#addPassed(pos, root, kind, values);
    }
    if (this.#rules.awarding.length > 0 && !isOver(pos)) this.#addTokens(pos, values);
    if (this.#grid.attendants.length > 0) this.#addAttendants(pos);
  }

  /** Adds a realm after a turn without a meeple: if the tile does not touch it, what was kept of it. */
  #addPassed(pos: Position, root: Node, kind: number, values: Float64Array): void {
    const kept = this.#kept;
    if (this.#realms.isTouched(pos, root)) {
      this.#addPoints(pos, root, values);
      this.#addTermsOf(pos, root, kind);
    } else if (kept.begin(root)) {
      this.#isKeeping = true;
      this.#addPoints(pos, root, values);
      this.#addTermsOf(pos, root, kind);
      this.#isKeeping = false;
      kept.end(root);
    } else kept.addTo(root, this.#features, values);
    if (this.#ofSides[kind]) this.#addContacts(pos, root, kind);
  }

  /** Adds what tokens bring. Only a tile that closes a realm brings any (`RuleModule.closed`). */
  #addTokens(pos: Position, values: Float64Array): void {
    if (hasClosedRealm(pos)) this.#tokensNow.look(pos, this.#timeLeft(pos));
    const { awards, leads } = hasClosedRealm(pos) ? this.#tokensNow : this.#tokensBefore;
    const count = this.#rules.majorities.length;
    for (let side = 0; side < values.length; side++) {
      const at = side * this.#weights.length + this.#grid.leads;
      values[side] += awards[side];
      for (let i = 0; i < count; i++) this.#features[at + i] = leads[side * count + i];
    }
  }

  /** Adds the meeples without strength, by the chance that the realm they are on grows. */
  #addAttendants(pos: Position): void {
    const { weak, sideOfFigure } = pos.figureTable;
    const left = this.#timeLeft(pos);
    for (let i = 0; i < weak.length; i++) {
      const root = realmOfFigure(pos, weak[i]);
      if (root === -1) continue;
      const at = sideOfFigure[weak[i]] * this.#weights.length + this.#grid.attendants[i];
      this.#features[at] += this.#realms.factsOf(pos, root).growth[root] * left;
    }
  }

  #noteEnd(pos: Position, root: Node, figure: Figure): void {
    const kind = kindOfStats(statsOf(pos, root));
    for (let side = 0; side < pos.figureTable.sides; side++) {
      if (strengthOf(pos, root, side) > 0) this.#ends[side * this.#ofSides.length + kind] = figure + 1;
    }
  }

  #addPoints(pos: Position, root: Node, values: Float64Array): void {
    const facts = this.#realms.factsOf(pos, root);
    const most = mostOn(pos, root);
    for (let side = 0; side < pos.figureTable.sides; side++) {
      if (strengthOf(pos, root, side) !== most) continue;
      const points = this.#pointsOf(pos, root, side, facts);
      values[side] += points;
      if (this.#isKeeping) this.#kept.addPoints(side, points);
    }
  }

  /** What a side that holds a realm earns there now. */
  #pointsOf(pos: Position, root: Node, side: number, { now, own }: RealmFacts): number {
    const at = sideRatesAt(this.#rules, pos, root, side);
    return at < 0 ? now[root] : own[at][root];
  }

  #gainOf(pos: Position, root: Node, side: number, { gain, own }: RealmFacts): number {
    const at = sideRatesAt(this.#rules, pos, root, side);
    return at < 0 ? gain[root] : this.#realms.gainAt(pos, root, this.#rules.sideRates[at], own[at][root]);
  }

  #addRealm(pos: Position, root: Node, kind: number): void {
    this.#addTermsOf(pos, root, kind);
    if (this.#ofSides[kind]) this.#addContacts(pos, root, kind);
  }

  /** Adds the terms that depend on nothing but a realm with meeples and the meeples in reserve. */
  #addTermsOf(pos: Position, root: Node, kind: number): void {
    const facts = this.#realms.factsOf(pos, root);
    const stuck = 1 - facts.chance[root];
    const most = mostOn(pos, root);
    const left = this.#timeLeft(pos);
    const print = this.#rules.printAt[ratePlaceOf(statsOf(pos, root))];
    for (let side = 0; side < pos.figureTable.sides; side++) {
      const strength = strengthOf(pos, root, side);
      if (strength === 0) continue;
      const at = this.#at(side, kind);
      this.#add(at + STUCK, strength * stuck * left);
      if (strength !== most) continue;
      const gainAt = print < 0 ? at + GAIN : side * this.#weights.length + this.#grid.prints[print];
      this.#add(gainAt, this.#gainOf(pos, root, side, facts));
      this.#add(at + OPEN, openOf(statsOf(pos, root)) * left);
      if (this.#ofCells[kind] && facts.gaps[root] === 1) this.#add(at + NEAR, facts.chance[root]);
      if (this.#contested[kind]) this.#addRisk(pos, root, { side, at, facts });
    }
  }

  #add(feature: number, amount: number): void {
    this.#features[feature] += amount;
    if (this.#isKeeping) this.#kept.add(feature, amount);
  }

  /** Adds the risk of battles for a side that holds a realm of surrounding cells. */
  #addRisk(pos: Position, root: Node, { side, at, facts: { now, gaps } }: Holding): void {
    if (this.#rivalsCanCome(pos, side)) this.#add(at + RISK, now[root] * Math.min(1, gaps[root] / 4));
    this.#add(at + DICE, this.#diceOn(pos, root, side) - 1);
  }

  /** Adds the realms that the sides that hold a realm may join to it. */
  #addContacts(pos: Position, root: Node, kind: number): void {
    const facts = this.#realms.factsOf(pos, root);
    if (facts.begin[root] === facts.end[root]) return;
    const most = mostOn(pos, root);
    if (most === 0) return;
    for (let side = 0; side < pos.figureTable.sides; side++)
      if (strengthOf(pos, root, side) === most)
        this.#addContactsOf(pos, root, { side, at: this.#at(side, kind), facts });
  }

  /** Those without meeples, and those that rivals hold no more strongly. */
  #addContactsOf(pos: Position, root: Node, { side, at, facts }: Holding): void {
    const { others, otherChances, begin, end } = facts;
    const strength = strengthOf(pos, root, side);
    for (let i = begin[root]; i < end[root]; i++) {
      const other = find(pos, others[i]);
      if (this.#isPassed) this.#asked.add(other);
      const most = mostOn(pos, other);
      if (most > strength || strengthOf(pos, other, side) > 0) continue;
      this.#features[at + (most === 0 ? JOIN : REACH)] += this.#worthOf(pos, other) * otherChances[i];
    }
  }

  /** The points of a realm that may be joined; where a print changes its rates, those that it may come to. */
  #worthOf(pos: Position, root: Node): number {
    if (this.#rules.printAt[ratePlaceOf(statsOf(pos, root))] < 0) return pointsNow(this.#rules, pos, root);
    const { now, gain } = this.#realms.factsOf(pos, root);
    return now[root] + gain[root];
  }

  /** Adds the features of the last tile that nobody holds, because the next player may take them. */
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
