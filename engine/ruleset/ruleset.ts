import { bonusOf, kindOfStats, tilesOf } from '../core/feature-stats.ts';
import { featureIndexOf, placementOf, realmNodes, statsOf, tileAt } from '../core/features.ts';
import { Marks } from '../core/marks.ts';
import { createPosition, figureKinds, MAX_SLOTS, type Position } from '../core/position.ts';
import { type CompiledTiles, compileTiles, printedOn, type TileSupply } from '../core/tileset.ts';
import type { FigureTable, Node, Options, PlayerSetup, Setup, SideIndex } from '../vocabulary/types.ts';
import type { Counted } from './events.ts';
import type { Contest, ContestHooks, Edition, KindRule, MeepleRule, Rates, RuleModule, Rules } from './module.ts';
import { MoveList } from './moves.ts';

/** What a kind of realm earns: points per tile, points per bonus counted in its stats, and other rates. */
export interface Rate {
  readonly tile: number;
  readonly bonus: number;
  readonly others: readonly Other[];
  /** All rates, in the order of a formula's terms. */
  readonly rates: Rates;
}

/** Points for each thing that a realm's stats do not count. */
interface Other {
  readonly each: number;
  readonly count: (rules: Rules, pos: Position, root: Node) => number;
}

/** An edition with its chosen modules, compiled once per game; shared by all its positions. */
export interface Ruleset extends Rules {
  readonly setup: Setup;
  readonly tables: CompiledTiles;
  readonly figureTable: FigureTable;
  readonly modules: readonly RuleModule[];
  /** The modules with each of these hooks, so that turns need not search for them. */
  readonly selecting: readonly RuleModule[];
  readonly reaching: readonly RuleModule[];
  readonly contesting: ContestHooks | null;
  /** By kind of realm: what it earns when completed and in the final scoring. */
  readonly complete: readonly (Rate | null)[];
  readonly final: readonly (Rate | null)[];
  /** By kind of realm: a bit for each kind of meeple that may stand there. */
  readonly stands: Uint8Array;
  /** A bit for each kind of meeple that may be taken back. */
  readonly recalls: number;
  /** A shared list for moves that are read before the next list is built. */
  readonly list: MoveList;
  /** By tile: its stage in the stack, and whether a module restricts its placements. */
  readonly stage: Uint8Array;
  readonly selected: Uint8Array;
  /** Whether a tile that fits nowhere goes back into the stack (D-3). */
  readonly putsBack: boolean;
}

/** Compiles an edition for a set-up that was already checked. */
export function compileRuleset(edition: Edition, setup: Setup): Ruleset {
  const modules = [...edition.base, ...edition.optional.filter((m) => setup.modules.includes(m.name))];
  const meeples = modules.flatMap((m) => m.meeples ?? []);
  const options = { ...defaultOptions(modules), ...setup.options };
  const kinds = kindsOf(modules, options);
  const shapes = kinds.map((kind) => ({ ...kind, bonus: bonusName(modules, kind), paysTiles: paysTiles(kind) }));
  const tables = compileTiles(supplyOf(edition, modules, options), shapes);
  const figureTable = figureTableOf(modules, meeples, setup.players);
  const bits = (test: (meeple: MeepleRule) => boolean) =>
    meeples.reduce((mask, meeple, index) => mask | (test(meeple) ? 1 << index : 0), 0);
  const granting = modules.flatMap((m) => m.contest?.extraDice ?? []);
  const ruleset: Ruleset = {
    setup,
    kinds,
    meeples,
    modules,
    options,
    players: setup.players,
    tables,
    figureTable,
    slotsOf: slotAddresses(modules),
    diceOf: Uint8Array.from(meeples, (m) => m.dice),
    marks: new Marks(tables.memory.nodes),
    list: new MoveList(),
    emblems: emblemBits(modules, setup.players, { tables, figureTable }),
    extraDice: (pos, root, side) => {
      let dice = 0;
      for (let i = 0; i < granting.length; i++) dice += granting[i](ruleset, pos, root, side);
      return dice;
    },
    selecting: modules.filter((m) => m.select !== undefined),
    reaching: modules.filter((m) => m.reaches !== undefined),
    contesting: modules.find((m) => m.contest?.begin !== undefined)?.contest ?? null,
    complete: kinds.map((kind) => compileRate(modules, kind, kind.complete)),
    final: kinds.map((kind) => compileRate(modules, kind, kind.final)),
    stands: Uint8Array.from(kinds, (kind) => bits((meeple) => meeple.stands.includes(kind.name))),
    recalls: bits((meeple) => meeple.recalls),
    stage: Uint8Array.from(tables.tiles, (tile) => Math.max(0, ...modules.map((m) => m.stage?.(tile) ?? 0))),
    selected: Uint8Array.from(tables.tiles, (tile) => (modules.some((m) => m.selects?.(tile)) ? 1 : 0)),
    putsBack: modules.some((m) => m.putsBack?.(options)),
  };
  return ruleset;
}

/** Lists what a module decides exclusively: no other module of the game may decide the same. */
function claimsOf({ sides, contest, counts = {}, meeples = [], options = {} }: RuleModule): string[] {
  return [
    ...(sides === undefined ? [] : ['the sides']),
    ...(contest?.begin === undefined ? [] : ['the contests']),
    ...(contest?.emblem === undefined ? [] : ['the emblems']),
    ...Object.keys(counts).map((what) => `the count of "${what}"`),
    ...meeples.map(({ name }) => `the meeple "${name}"`),
    ...Object.keys(options).map((name) => `the option "${name}"`),
  ];
}

/** Returns the first thing that two modules both claim, with their names, or null. */
export function doubleClaim(modules: readonly RuleModule[]) {
  const owners = new Map<string, string>();
  for (const module of modules) {
    for (const claim of claimsOf(module)) {
      const owner = owners.get(claim);
      if (owner !== undefined) return { claim, modules: [owner, module.name] as const };
      owners.set(claim, module.name);
    }
  }
  return null;
}

function kindsOf(modules: readonly RuleModule[], options: Options): KindRule[] {
  return modules.flatMap(({ kinds = [] }) => (typeof kinds === 'function' ? kinds(options) : kinds));
}

type Counter = Other['count'];

/** Returns the counter that a module defines for a name, or undefined. */
function counterOf(modules: readonly RuleModule[], what: Counted): Counter | undefined {
  return modules.find((m) => m.counts?.[what] !== undefined)?.counts?.[what];
}

/** Whether a kind earns points per tile. */
function paysTiles({ complete, final }: KindRule): boolean {
  return [...(complete ?? []), ...(final ?? [])].some(({ what }) => what === 'tile');
}

/** Returns the printed bonus that the stats of a kind's realms count: the first that its rates name. */
function bonusName(modules: readonly RuleModule[], { complete, final }: KindRule): string | null {
  const printed = [...(complete ?? []), ...(final ?? [])].map(({ what }) => what);
  return printed.find((what) => what !== 'tile' && counterOf(modules, what) === undefined) ?? null;
}

/**
 * Compiles rates. Tiles and the bonus are counted in a realm's stats; everything else is counted by a module, or by
 * walking over the realm's nodes.
 */
function compileRate(modules: readonly RuleModule[], kind: KindRule, rates: Rates | null): Rate | null {
  if (rates === null) return null;
  const bonus = bonusName(modules, kind);
  const sum = (name: string | null) => rates.reduce((total, { what, each }) => total + (what === name ? each : 0), 0);
  const others = rates.filter(({ what }) => what !== 'tile' && what !== bonus);
  return {
    tile: sum('tile'),
    bonus: sum(bonus),
    others: others.map(({ what, each }) => ({ each, count: counterOf(modules, what) ?? countPrinted(what) })),
    rates,
  };
}

/** Returns a counter of how often something is printed on the tiles of a realm. */
function countPrinted(what: Counted): Counter {
  return (_, pos, root) =>
    realmNodes(pos, root).reduce((sum, node) => {
      const tile = pos.tables.tiles[tileAt(pos, placementOf(pos, node))];
      return sum + printedOn(tile.features[featureIndexOf(pos, node)], what);
    }, 0);
}

/** Counts how many tiles, symbols or other things score for a realm. */
export function countOf(rules: Ruleset, pos: Position, root: Node, what: Counted): number {
  const stats = statsOf(pos, root);
  if (what === 'tile') return tilesOf(stats);
  const counter = counterOf(rules.modules, what);
  if (counter !== undefined) return counter(rules, pos, root);
  return what === rules.tables.kinds[kindOfStats(stats)].bonus ? bonusOf(stats) : countPrinted(what)(rules, pos, root);
}

/** Returns a function that gives the index of a module's first word. */
function slotAddresses(modules: readonly RuleModule[]): (module: RuleModule) => number {
  const starts = new Map<RuleModule, number>();
  let next = 0;
  for (const module of modules) {
    starts.set(module, next);
    next += module.slots ?? 0;
  }
  if (next > MAX_SLOTS) throw new Error('the modules want more words than a position has');
  return (module) => starts.get(module) ?? 0;
}

/** Returns for each side the bit of its own symbol. */
function emblemBits(
  modules: readonly RuleModule[],
  players: readonly PlayerSetup[],
  { tables, figureTable }: Pick<Ruleset, 'tables' | 'figureTable'>,
): Uint8Array {
  const contest = modules.find((m) => m.contest?.emblem !== undefined)?.contest;
  return Uint8Array.from({ length: figureTable.sides }, (_, side) => {
    const symbol = tables.symbols.indexOf(contest?.emblem?.(players[figureTable.sideOf.indexOf(side)]) ?? '');
    return symbol < 0 ? 0 : 1 << symbol;
  });
}

/** Returns the options that these modules define, with their possible values. */
export function knownOptions(modules: readonly RuleModule[]): Record<string, readonly (boolean | string)[]> {
  return Object.assign({}, ...modules.map((m) => m.options ?? {}));
}

/** The options with their default values. */
function defaultOptions(modules: readonly RuleModule[]): Options {
  return Object.fromEntries(Object.entries(knownOptions(modules)).map(([name, values]) => [name, values[0]]));
}

/** Returns the edition's tiles, as changed by each module in turn. */
function supplyOf(edition: Edition, modules: readonly RuleModule[], options: Options): TileSupply {
  const { tiles } = edition.tiles;
  const base = { tiles, start: tiles.find((tile) => tile.start)?.id ?? '' };
  return modules.reduce<TileSupply>((supply, m) => m.supply?.(options, supply) ?? supply, base);
}

/** Figures of all seats, seat by seat and kind by kind. */
function figureTableOf(
  modules: readonly RuleModule[],
  meeples: readonly MeepleRule[],
  players: readonly PlayerSetup[],
): FigureTable {
  const one = meeples.flatMap((m, index) => new Array<number>(m.count).fill(index));
  const teams = modules.find((m) => m.sides !== undefined)?.sides?.(players);
  const sideOf = Uint8Array.from(teams ?? players.map((_, seat) => seat));
  const seat = Uint8Array.from(players.flatMap((_, index) => one.map(() => index)));
  const meeple = Uint8Array.from(players.flatMap(() => one));
  const kinds = players.flatMap((_, index) => figureKinds(index));
  const before = (kind: number) => one.filter((own) => own < kind).length;
  return {
    seat,
    meeple,
    meepleNames: meeples.map((m) => m.name),
    strength: meeple.map((index) => meeples[index].strength ?? 1),
    first: Uint8Array.from(kinds, (kind) => kind.seat * one.length + before(kind.meeple)),
    end: Uint8Array.from(kinds, (kind) => kind.seat * one.length + before(kind.meeple + 1)),
    sideOf,
    sideOfFigure: seat.map((index) => sideOf[index]),
    sides: Math.max(...sideOf) + 1,
  };
}

export function startPosition(rules: Ruleset): Position {
  return createPosition(rules.tables, rules.figureTable);
}

/** Returns the contest whose dice are due before the turn can continue, or null. */
export function dueContest(rules: Ruleset, pos: Position): Contest | null {
  return rules.contesting?.due?.(rules, pos) ?? null;
}

/** How many dice a side has to throw now. */
export function diceDue(rules: Ruleset, pos: Position, side: SideIndex): number {
  return rules.contesting?.diceDue?.(rules, pos, side) ?? 0;
}
