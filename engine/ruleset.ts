import { bonusOf, tilesOf } from './core/land.ts';
import { Marks } from './core/marks.ts';
import { type Crew, createPosition, layout, type Position } from './core/position.ts';
import { type CompiledTiles, compileTiles, type TileSupply } from './core/tileset.ts';
import type { Counted } from './events.ts';
import type { Contest, Edition, KindRule, MeepleRule, Rates, RuleModule, Rules } from './module.ts';
import { MoveList } from './moves.ts';
import type { Node, Options, PlayerSetup, Setup, SideIndex } from './types.ts';

const { FEATURES, LAND, MEEPLES, MOST_SLOTS, MOST_TILES, SLOTS } = layout;

/** What a kind of realm earns: points a tile, points a symbol or shield, and the rest, if anything. */
export interface Rate {
  readonly tile: number;
  readonly bonus: number;
  readonly others: readonly Other[];
  /** The rates as a formula lists them. */
  readonly rates: Rates;
}

/** Points for each of something that only a module can count. */
interface Other {
  readonly each: number;
  readonly count: (rules: Rules, pos: Position, root: Node) => number;
}

/** An edition with its chosen modules, compiled once per game; shared by all its positions. */
export interface Ruleset extends Rules {
  readonly setup: Setup;
  readonly tables: CompiledTiles;
  readonly crew: Crew;
  readonly modules: readonly RuleModule[];
  /** The modules that have each of these hooks, so that turns need not look for them. */
  readonly selecting: readonly RuleModule[];
  readonly reaching: readonly RuleModule[];
  readonly contesting: RuleModule | null;
  /** By kind of realm: what a completed one and one in the final scoring earn. */
  readonly complete: readonly (Rate | null)[];
  readonly final: readonly (Rate | null)[];
  /** By kind of realm: a bit for each kind of meeple that may stand there. */
  readonly stands: Uint8Array;
  /** A bit for each kind of meeple that may be taken back. */
  readonly recalls: number;
  /** For lists that are read at once. */
  readonly list: MoveList;
  /** By tile: when it comes from the stack, and whether a module selects its placements. */
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
  const tables = compileTiles(supplyOf(edition, modules, options), kinds);
  const crew = musterCrew(modules, meeples, setup.players);
  const bits = (test: (meeple: MeepleRule) => boolean) =>
    meeples.reduce((mask, meeple, index) => mask | (test(meeple) ? 1 << index : 0), 0);
  const granting = modules.filter((m) => m.extraDice !== undefined);
  const ruleset: Ruleset = {
    setup,
    kinds,
    meeples,
    modules,
    options,
    players: setup.players,
    tables,
    crew,
    slotsOf: slotAddresses(modules),
    diceOf: Uint8Array.from(meeples, (m) => m.dice),
    marks: new Marks(MOST_TILES * FEATURES),
    list: new MoveList(),
    emblems: emblemBits(modules, setup.players, { tables, crew }),
    extraDice: (pos, root, side) => {
      let dice = 0;
      for (let i = 0; i < granting.length; i++) dice += granting[i].extraDice?.(ruleset, pos, root, side) ?? 0;
      return dice;
    },
    selecting: modules.filter((m) => m.select !== undefined),
    reaching: modules.filter((m) => m.reaches !== undefined),
    contesting: modules.find((m) => m.begin !== undefined) ?? null,
    complete: kinds.map((kind) => compileRate(modules, kind.complete)),
    final: kinds.map((kind) => compileRate(modules, kind.final)),
    stands: Uint8Array.from(kinds, (kind) => bits((meeple) => meeple.stands.includes(kind.name))),
    recalls: bits((meeple) => meeple.recalls),
    stage: Uint8Array.from(tables.tiles, (tile) => Math.max(0, ...modules.map((m) => m.stage?.(tile) ?? 0))),
    selected: Uint8Array.from(tables.tiles, (tile) => (modules.some((m) => m.selects?.(tile)) ? 1 : 0)),
    putsBack: modules.some((m) => m.putsBack?.(options)),
  };
  return ruleset;
}

function kindsOf(modules: readonly RuleModule[], options: Options): KindRule[] {
  return modules.flatMap(({ kinds = [] }) => (typeof kinds === 'function' ? kinds(options) : kinds));
}

/** Tiles and what is printed on them are counted by every realm; a module counts the rest. */
function compileRate(modules: readonly RuleModule[], rates: Rates | null): Rate | null {
  if (rates === null) return null;
  const counter = (what: Counted) => modules.find((m) => m.counts?.[what] !== undefined)?.counts?.[what];
  const own = rates.filter(({ what }) => counter(what) === undefined);
  const sum = (list: Rates) => list.reduce((total, { each }) => total + each, 0);
  return {
    tile: sum(own.filter(({ what }) => what === 'tile')),
    bonus: sum(own.filter(({ what }) => what !== 'tile')),
    others: rates.flatMap(({ what, each }) => ({ each, count: counter(what) })).filter(isOther),
    rates,
  };
}

function isOther(other: { each: number; count: Other['count'] | undefined }): other is Other {
  return other.count !== undefined;
}

/** How many of something count for a realm. */
export function countOf(rules: Ruleset, pos: Position, root: Node, what: Counted): number {
  if (what === 'tile') return tilesOf(pos.memory[LAND + root]);
  const module = rules.modules.find((m) => m.counts?.[what] !== undefined);
  return module?.counts?.[what]?.(rules, pos, root) ?? bonusOf(pos.memory[LAND + root]);
}

/** Where each module's words begin. */
function slotAddresses(modules: readonly RuleModule[]): (module: RuleModule) => number {
  const starts = new Map<RuleModule, number>();
  let next = SLOTS;
  for (const module of modules) {
    starts.set(module, next);
    next += module.slots ?? 0;
  }
  if (next > SLOTS + MOST_SLOTS) throw new Error('the modules want more words than a position has');
  return (module) => starts.get(module) ?? SLOTS;
}

/** The symbol that counts for each side, as a bit. */
function emblemBits(
  modules: readonly RuleModule[],
  players: readonly PlayerSetup[],
  { tables, crew }: Pick<Ruleset, 'tables' | 'crew'>,
): Uint8Array {
  const module = modules.find((m) => m.emblem !== undefined);
  return Uint8Array.from({ length: crew.sides }, (_, side) => {
    const symbol = tables.symbols.indexOf(module?.emblem?.(players[crew.sideOf.indexOf(side)]) ?? '');
    return symbol < 0 ? 0 : 1 << symbol;
  });
}

/** The options that a list of modules knows, with the values they can have. */
export function knownOptions(modules: readonly RuleModule[]): Record<string, readonly (boolean | string)[]> {
  return Object.assign({}, ...modules.map((m) => m.options ?? {}));
}

/** The options as they stand when nobody sets them. */
function defaultOptions(modules: readonly RuleModule[]): Options {
  return Object.fromEntries(Object.entries(knownOptions(modules)).map(([name, values]) => [name, values[0]]));
}

/** The edition's tiles, changed by the modules in their order. */
function supplyOf(edition: Edition, modules: readonly RuleModule[], options: Options): TileSupply {
  const { tiles } = edition.tiles;
  const base = { tiles, start: tiles.find((tile) => tile.start)?.id ?? '' };
  return modules.reduce<TileSupply>((supply, m) => m.supply?.(options, supply) ?? supply, base);
}

/** Figures of all seats, seat by seat and kind by kind. */
function musterCrew(
  modules: readonly RuleModule[],
  meeples: readonly MeepleRule[],
  players: readonly PlayerSetup[],
): Crew {
  const one = meeples.flatMap((m, index) => new Array<number>(m.count).fill(index));
  const teams = modules.find((m) => m.sides !== undefined)?.sides?.(players);
  const sideOf = Uint8Array.from(teams ?? players.map((_, seat) => seat));
  const seat = Uint8Array.from(players.flatMap((_, index) => one.map(() => index)));
  const meeple = Uint8Array.from(players.flatMap(() => one));
  const kinds = Array.from({ length: players.length * MEEPLES }, (_, k) => ({ seat: k >> 2, meeple: k & 3 }));
  const first = kinds.map((kind) => kind.seat * one.length + one.filter((index) => index < kind.meeple).length);
  return {
    seat,
    meeple,
    meepleNames: meeples.map((m) => m.name),
    first: Uint8Array.from(first),
    end: Uint8Array.from(kinds, (kind, k) => first[k] + one.filter((index) => index === kind.meeple).length),
    sideOf,
    sideOfFigure: seat.map((index) => sideOf[index]),
    sides: Math.max(...sideOf) + 1,
  };
}

export function startPosition(rules: Ruleset): Position {
  return createPosition(rules.tables, rules.crew);
}

/** The dice that are due before the turn can go on, or null. */
export function dueContest(rules: Ruleset, pos: Position): Contest | null {
  return rules.contesting?.due?.(rules, pos) ?? null;
}

/** How many dice a side has to throw now. */
export function diceDue(rules: Ruleset, pos: Position, side: SideIndex): number {
  return rules.contesting?.diceDue?.(rules, pos, side) ?? 0;
}
