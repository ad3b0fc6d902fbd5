import * as featureStats from '../core/feature-stats.ts';
import * as features from '../core/features.ts';
import { Marks } from '../core/marks.ts';
import { createPosition, figureKinds, MAX_SLOTS, type Position } from '../core/position.ts';
import { type CompiledTiles, compileTiles, countPrintedOn, printedOn } from '../core/tileset.ts';
import type {
  FigureTable,
  KindIndex,
  MeepleIndex,
  Node,
  Options,
  PlayerSetup,
  Setup,
  SideIndex,
  TileCounts,
} from '../vocabulary/types.ts';
import type { Counted, Tokens } from './events.ts';
import { type Counter, counterOf, kindsOf, shapesOf } from './kinds.ts';
import type {
  Amendment,
  Contest,
  ContestHooks,
  Edition,
  KindRule,
  Majority,
  MeepleRule,
  Rates,
  RuleModule,
  Rules,
} from './module.ts';
import { MoveList } from './moves.ts';
import { type Chosen, supplyOf, usualCounts } from './tile-set.ts';

const { bonusOf, kindOfStats, RATE_PLACES, ratePlace, tilesOf } = featureStats;
const { featureIndexOf, placementOf, realmNodes, statsOf, tileAt } = features;

/** What a kind of realm earns: points per tile, points per bonus counted in its stats, and other rates. */
export interface Rate {
  readonly tile: number;
  readonly bonus: number;
  readonly others: readonly Other[];
  /** All rates, in the order of a formula's terms. */
  readonly rates: Rates;
}

/** What a completed realm and one in the final scoring earn, by its place in tables (`ratePlaceOf`). */
export interface RateTables {
  readonly complete: readonly (Rate | null)[];
  readonly final: readonly (Rate | null)[];
}

/** What realms of a kind earn for a side that has such a meeple there. */
interface SideRates extends RateTables {
  readonly kind: KindIndex;
  readonly meeple: MeepleIndex;
}

/** Something printed on tiles that changes the rates of a kind of realm. */
interface Print {
  readonly kind: KindIndex;
  readonly name: string;
}

/** Points for each of something that the stats of a realm do not count. */
interface Other {
  readonly each: number;
  readonly count: Counter;
}

/** A majority, and how many of its tokens the tiles of the game bring. */
interface CountedMajority extends Majority {
  readonly count: number;
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
  readonly again: readonly NonNullable<RuleModule['again']>[];
  readonly closing: readonly NonNullable<RuleModule['closed']>[];
  readonly awarding: readonly NonNullable<RuleModule['awards']>[];
  readonly collecting: readonly NonNullable<RuleModule['tokens']>['of'][];
  readonly majorities: readonly CountedMajority[];
  /** What realms earn. */
  readonly rates: RateTables;
  /** What they earn for sides with meeples of a kind there, in place of that. */
  readonly sideRates: readonly SideRates[];
  /** What changes rates where it is printed, by kind of realm. */
  readonly prints: readonly Print[];
  /** By place in tables of rates: the index in `prints` of what has changed these rates, or -1. */
  readonly printAt: Int8Array;
  /** By kind of realm: a bit for each kind of meeple that may stand there. */
  readonly stands: Uint8Array;
  /** A bit for each kind of meeple without strength. */
  readonly weak: number;
  /** A bit for each kind of meeple that may be taken back. */
  readonly recalls: number;
  /** A shared list for moves that are read before the next list is built. */
  readonly list: MoveList;
  /** A shared list for the realms that a tile completed. */
  readonly completed: MoveList;
  /** By tile: its stage in the stack, and whether a module restricts its placements. */
  readonly stage: Uint8Array;
  readonly selected: Uint8Array;
  /** Whether a tile that fits nowhere goes back into the stack (D-3). */
  readonly putsBack: boolean;
}

/** Compiles an edition for a set-up that was already checked. */
export function compileRuleset(edition: Edition, setup: Setup): Ruleset {
  const chosen = chosenOf(edition, setup.modules, setup.options);
  const { modules, options } = chosen;
  const kinds = kindsOf(modules, options);
  // A meeple that could stand nowhere stays in the box (K-36).
  const meeples = modules
    .flatMap((m) => m.meeples ?? [])
    .filter(({ stands }) => kinds.some(({ name }) => stands.includes(name)));
  const amendments = modules.flatMap((m) => m.amends ?? []);
  const marked = amendments.flatMap(({ print }) => print ?? []);
  const tables = compileTiles(supplyOf(chosen, setup.tiles?.counts), shapesOf(modules, options), marked);
  const ratesOf = (meeple?: string) => compileRates(modules, { kinds, tables, amendments, meeple });
  const figureTable = figureTableOf(modules, meeples, setup.players);
  const bits = (test: (meeple: MeepleRule) => boolean) =>
    meeples.reduce((mask, meeple, index) => mask | (test(meeple) ? 1 << index : 0), 0);
  const prints = amendments.flatMap(({ kind, print }) => {
    const index = kinds.findIndex(({ name }) => name === kind);
    return print === undefined || index < 0 ? [] : [{ kind: index, name: print }];
  });
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
    completed: new MoveList(),
    emblems: emblemBits(modules, setup.players, { tables, figureTable }),
    extraDice: (pos, root, side) => {
      let dice = 0;
      for (let i = 0; i < granting.length; i++) dice += granting[i](ruleset, pos, root, side);
      return dice;
    },
    selecting: modules.filter((m) => m.select !== undefined),
    reaching: modules.filter((m) => m.reaches !== undefined),
    contesting: modules.find((m) => m.contest?.begin !== undefined)?.contest ?? null,
    rates: ratesOf(),
    sideRates: amendments.flatMap(({ kind, meeple }) => {
      if (meeple === undefined) return [];
      const at = {
        kind: kinds.findIndex(({ name }) => name === kind),
        meeple: figureTable.meepleNames.indexOf(meeple),
      };
      return at.kind < 0 || at.meeple < 0 ? [] : [{ ...at, ...ratesOf(meeple) }];
    }),
    prints,
    printAt: Int8Array.from({ length: RATE_PLACES }, (_, index) => {
      const { kind, symbols } = ratePlace(index);
      const isPrinted = (name: string) => ((symbols >> tables.symbols.indexOf(name)) & 1) !== 0;
      return prints.findLastIndex((print) => print.kind === kind && isPrinted(print.name));
    }),
    again: modules.flatMap((m) => m.again ?? []),
    closing: modules.flatMap((m) => m.closed ?? []),
    awarding: modules.flatMap((m) => m.awards ?? []),
    collecting: modules.flatMap((m) => m.tokens?.of ?? []),
    majorities: modules
      .flatMap((m) => m.majorities ?? [])
      .map((majority) => ({ ...majority, count: countPrintedOn(tables.tiles, majority.token) })),
    weak: bits((meeple) => meeple.strength === 0),
    stands: Uint8Array.from(kinds, (kind) => bits((meeple) => meeple.stands.includes(kind.name))),
    recalls: bits((meeple) => meeple.recalls),
    stage: Uint8Array.from(tables.tiles, (tile) => Math.max(0, ...modules.map((m) => m.stage?.(tile) ?? 0))),
    selected: Uint8Array.from(tables.tiles, (tile) => (modules.some((m) => m.selects?.(tile)) ? 1 : 0)),
    putsBack: modules.some((m) => m.putsBack?.(options)),
  };
  return ruleset;
}

/** Lists what a module decides exclusively: no other module of the game may decide the same. */
function claimsOf(module: RuleModule, chosen: Options): string[] {
  const { sides, contest, counts = {}, meeples = [], options = {}, amends = [], majorities = [] } = module;
  const tokens = new Set([...(module.tokens?.names ?? []), ...majorities.map(({ token }) => token)]);
  return [
    ...(sides === undefined ? [] : ['the sides']),
    ...[...tokens].map((token) => `the token "${token}"`),
    ...(contest?.begin === undefined ? [] : ['the contests']),
    ...(contest?.emblem === undefined ? [] : ['the emblems']),
    ...Object.keys(counts).map((what) => `the count of "${what}"`),
    ...kindsOf([module], chosen).map(({ name }) => `the realm "${name}"`),
    ...new Set(
      amends.map(({ kind, meeple }) => `other rates of "${kind}"${meeple === undefined ? '' : ` for a ${meeple}`}`),
    ),
    ...meeples.map(({ name }) => `the meeple "${name}"`),
    ...Object.keys(options).map((name) => `the option "${name}"`),
  ];
}

/** Returns the first thing that two modules both claim, with their names, or null. */
export function doubleClaim(modules: readonly RuleModule[], options: Options) {
  const owners = new Map<string, string>();
  for (const module of modules) {
    for (const claim of claimsOf(module, options)) {
      const owner = owners.get(claim);
      if (owner !== undefined) return { claim, modules: [owner, module.name] as const };
      owners.set(claim, module.name);
    }
  }
  return null;
}

interface RatePlan {
  readonly kinds: readonly KindRule[];
  readonly tables: CompiledTiles;
  readonly amendments: readonly Amendment[];
  /** The kind of meeple that a side has there, where the rates are for such sides. */
  readonly meeple: string | undefined;
}

/** The rates of every kind with every set of symbols. */
function compileRates(modules: readonly RuleModule[], { kinds, tables, amendments, meeple }: RatePlan): RateTables {
  const { symbols } = tables;
  const table = (phase: 'complete' | 'final') =>
    Array.from({ length: RATE_PLACES }, (_, index) => {
      const place = ratePlace(index);
      const kind = kinds[place.kind];
      if (kind === undefined) return null;
      const amended = amendments.findLast(
        (one) =>
          one.kind === kind.name &&
          one[phase] !== undefined &&
          (one.print === undefined || ((place.symbols >> symbols.indexOf(one.print)) & 1) !== 0) &&
          (one.meeple === undefined || one.meeple === meeple),
      );
      return compileRate(modules, tables.kinds[place.kind].bonus, amended?.[phase] ?? kind[phase]);
    });
  return { complete: table('complete'), final: table('final') };
}

/**
 * Compiles rates. Tiles and the bonus are counted in a realm's stats; everything else is counted by a module, or by
 * walking over the realm's nodes.
 */
function compileRate(modules: readonly RuleModule[], bonus: string | null, rates: Rates | null): Rate | null {
  if (rates === null) return null;
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
  if (next > MAX_SLOTS) {
    const wanted = modules.flatMap(({ name, slots = 0 }) => (slots > 0 ? `${name} ${slots}` : []));
    throw new Error(`the modules want more words than the ${MAX_SLOTS} of a position: ${wanted.join(', ')}`);
  }
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

/** Returns the modules of a game and the values of all their options. */
export function chosenOf(edition: Edition, names: readonly string[], changed: Options): Chosen {
  const modules = [...edition.base, ...edition.optional.filter((m) => names.includes(m.name))];
  return { edition, modules, options: { ...defaultOptions(modules), ...changed } };
}

/** Returns the usual number of each kind of tile, with these modules. */
export function usualTiles(edition: Edition, modules: readonly string[]): TileCounts {
  return usualCounts(chosenOf(edition, modules, {}));
}

function defaultOptions(modules: readonly RuleModule[]): Options {
  return Object.fromEntries(Object.entries(knownOptions(modules)).map(([name, values]) => [name, values[0]]));
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
  const strength = meeple.map((index) => meeples[index].strength ?? 1);
  const kinds = players.flatMap((_, index) => figureKinds(index));
  const before = (kind: number) => one.filter((own) => own < kind).length;
  return {
    seat,
    meeple,
    meepleNames: meeples.map((m) => m.name),
    strength,
    weak: Uint8Array.from(strength.keys()).filter((figure) => strength[figure] === 0),
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

/** The tokens of a side, by name. */
export function tokensOf(rules: Ruleset, pos: Position, side: SideIndex): Tokens {
  return Object.assign({}, ...rules.collecting.map((own) => own(rules, pos, side)));
}

/** How many dice a side has to throw now. */
export function diceDue(rules: Ruleset, pos: Position, side: SideIndex): number {
  return rules.contesting?.diceDue?.(rules, pos, side) ?? 0;
}
