import type { Cell, FeatureStats, Node } from '@asteroute/engine';
import {
  AROUND_STEPS,
  across,
  bonusOf,
  cellOf,
  cellOfNode,
  featureIndexOf,
  figureCount,
  find,
  kindOfStats,
  Marks,
  nextInRealm,
  nodeAtSide,
  nodeOf,
  openOf,
  type Position,
  placementAt,
  placementOf,
  pointsBy,
  pointsNow,
  type RateTables,
  type Ruleset,
  ratePlaceOf,
  realmOfFigure,
  SIDE_STEPS,
  statsOf,
  tileAt,
  tilesOf,
} from '@asteroute/engine/search';
import { CompletionModel } from './completion.ts';
import { RealmFacts } from './realm-facts.ts';

/** Stands for the cell of the last tile while there is none: far from every cell of the board. */
const NOWHERE = -(2 ** 30) as Cell;
const NONE: readonly number[] = [];

/**
 * While the turns with one tile are tried, the facts of a realm stay valid unless the tile touches it: joins it, fills
 * a cell that it needs, or changes the demands of such a cell.
 */
export class RealmCache {
  readonly #rules: Ruleset;
  readonly #completions: CompletionModel;
  /** The facts from before the tile was placed, and those of the realms that the tile touched. */
  readonly #before: RealmFacts;
  readonly #after: RealmFacts;
  /** Without realms of surrounding cells: these are found by their distance from the tile. */
  readonly #touched: Marks;
  readonly #nearby = nearbySteps();
  #cell = NOWHERE;
  /** The meadows that had meeples before the tile was placed. */
  readonly #meadows: Node[] = [];
  readonly #cities: Node[] = [];
  readonly #met: Marks;

  constructor(rules: Ruleset, fillRate: number) {
    const { nodes } = rules.tables.memory;
    this.#rules = rules;
    this.#completions = new CompletionModel(rules, fillRate);
    this.#before = new RealmFacts(nodes, rules.sideRates.length);
    this.#after = new RealmFacts(nodes, rules.sideRates.length);
    this.#touched = new Marks(nodes);
    this.#met = new Marks(nodes);
  }

  begin(pos: Position): void {
    this.#completions.takeStack(pos);
    this.#before.clear();
    this.#touched.clear();
    this.#cell = NOWHERE;
    this.#meadows.length = 0;
  }

  /** Starts judging the turns with a tile in hand, which `tilePlaced` places on one cell after another. */
  beginTurns(pos: Position): void {
    this.begin(pos);
    const count = figureCount(pos);
    for (let figure = 0; figure < count; figure++) {
      const root = realmOfFigure(pos, figure);
      if (root === -1 || !this.#isMeadow(kindOfStats(statsOf(pos, root))) || this.#meadows.includes(root)) continue;
      this.factsOf(pos, root);
      this.#meadows.push(root);
    }
  }

  /** Reports that the tile was placed on the otherwise unchanged position of `beginTurns`. */
  tilePlaced(pos: Position): void {
    const placement = pos.lastPlacement;
    this.#cell = cellOf(pos, placement);
    this.#after.clear();
    this.#touched.clear();
    const list = pos.tables.features[tileAt(pos, placement)];
    for (let feature = 0; feature < list.length; feature++) {
      if (list[feature] !== null) this.#touched.add(find(pos, nodeOf(pos, placement, feature)));
    }
    for (let side = 0; side < 4; side++) this.#touchAround(pos, across(this.#cell, side));
    for (let i = 0; i < this.#meadows.length; i++) this.#touchMeadow(pos, this.#meadows[i]);
  }

  /** Marks the realms that border on an empty cell as touched. */
  #touchAround(pos: Position, cell: Cell): void {
    if (placementAt(pos, cell) >= 0) return;
    for (let side = 0; side < 4; side++) {
      const there = placementAt(pos, across(cell, side));
      if (there < 0) continue;
      const node = nodeAtSide(pos, there, (side + 2) & 3);
      if (node !== -1) this.#touched.add(find(pos, node));
    }
  }

  #touchMeadow(pos: Position, root: Node): void {
    const { begin, end, others } = this.#before;
    for (let i = begin[root]; i < end[root]; i++) {
      if (!this.#touched.has(find(pos, others[i]))) continue;
      this.#touched.add(root);
      return;
    }
  }

  /** Returns the facts that hold for a realm, to be read at the index of its root. */
  factsOf(pos: Position, root: Node): RealmFacts {
    const facts = this.isTouched(pos, root) ? this.#after : this.#before;
    if (facts.add(root)) this.#look(pos, root, facts);
    return facts;
  }

  /** Whether the tile that was placed may have changed the facts of a realm. */
  isTouched(pos: Position, root: Node): boolean {
    if (this.#touched.has(root)) return true;
    if (this.#rules.kinds[kindOfStats(statsOf(pos, root))].joins !== 'around') return false;
    const step = FARTHEST + cellOfNode(pos, root) - this.#cell;
    return step >= 0 && step < this.#nearby.length && this.#nearby[step] === 1;
  }

  #isMeadow(kind: number): boolean {
    return this.#rules.kinds[kind].joins === 'half-edges';
  }

  #look(pos: Position, root: Node, facts: RealmFacts): void {
    const stats = statsOf(pos, root);
    const now = pointsNow(this.#rules, pos, root);
    facts.now[root] = now;
    for (const [index, rates] of this.#rules.sideRates.entries())
      if (rates.kind === kindOfStats(stats)) facts.own[index][root] = pointsBy(this.#rules, pos, root, rates);
    if (this.#isMeadow(kindOfStats(stats))) return this.#lookAtMeadow(pos, root, facts);
    const completions = this.#completions;
    const chance = completions.completion(pos, root);
    facts.chance[root] = chance;
    facts.gaps[root] = completions.gaps;
    facts.growth[root] = completions.growth;
    facts.gain[root] = chance * (this.promise(stats, completions.gaps) - now);
    facts.setOthers(root, completions.contacts, completions.contactChances, completions.contactCount);
  }

  /** The points of a realm once its gaps are filled with one tile each, by the usual rates or those of a side. */
  promise(stats: FeatureStats, gaps: number, { complete, final }: RateTables = this.#rules.rates): number {
    const place = ratePlaceOf(stats);
    const rate = complete[place] ?? final[place];
    return rate === null ? 0 : (tilesOf(stats) + gaps) * rate.tile + bonusOf(stats) * rate.bonus;
  }

  /** The `gain` of a realm for a side with rates of its own, which earns `now` there. */
  gainAt(pos: Position, root: Node, rates: RateTables, now: number): number {
    const stats = statsOf(pos, root);
    const { chance, gain, gaps } = this.factsOf(pos, root);
    if (!this.#isMeadow(kindOfStats(stats))) return chance[root] * (this.promise(stats, gaps[root], rates) - now);
    const usual = this.#eachCity(stats, this.#rules.rates);
    return usual === 0 ? 0 : (gain[root] / usual) * this.#eachCity(stats, rates);
  }

  /** What a meadow pays for each of its cities. */
  #eachCity(stats: FeatureStats, { final }: RateTables): number {
    return final[ratePlaceOf(stats)]?.others[0]?.each ?? 0;
  }

  /** Computes the facts of a meadow: its open cities may still bring points, by their chance to be completed (K-14). */
  #lookAtMeadow(pos: Position, root: Node, facts: RealmFacts): void {
    const cities = this.#cities;
    const stats = statsOf(pos, root);
    const each = this.#eachCity(stats, this.#rules.rates);
    const count = this.#listOpenCities(pos, root);
    let gain = 0;
    for (let i = 0; i < count; i++) gain += each * this.factsOf(pos, cities[i]).chance[cities[i]];
    facts.chance[root] = 0;
    facts.gain[root] = gain;
    facts.growth[root] = openOf(stats) > 0 ? 1 : 0;
    facts.setOthers(root, cities, cities, count);
  }

  /** Lists the open cities beside a meadow, each once, and returns their number. */
  #listOpenCities(pos: Position, root: Node): number {
    const cities = this.#cities;
    const met = this.#met;
    const { features } = pos.tables;
    met.clear();
    let count = 0;
    let node = root;
    do {
      const placement = placementOf(pos, node);
      const beside = features[tileAt(pos, placement)][featureIndexOf(pos, node)]?.beside ?? NONE;
      for (let i = 0; i < beside.length; i++) {
        const city = find(pos, nodeOf(pos, placement, beside[i]));
        if (openOf(statsOf(pos, city)) > 0 && met.add(city)) cities[count++] = city;
      }
      node = nextInRealm(pos, node);
    } while (node !== root);
    return count;
  }
}

/** The largest absolute value of such a step. */
const FARTHEST = 3 * SIDE_STEPS[2];

/** By step plus `FARTHEST`: 1 if a tile lies on or beside a cell of a surrounding realm that step away. */
function nearbySteps(): Uint8Array {
  const near = new Uint8Array(2 * FARTHEST + 1);
  for (const beside of [0, ...SIDE_STEPS]) {
    for (const around of [0, ...AROUND_STEPS]) near[FARTHEST + beside + around] = 1;
  }
  return near;
}
