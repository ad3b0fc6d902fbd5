import type { Counted } from './events.ts';
import type { Contest, Edition, KindRule, MeepleRule, RuleModule, Rules } from './module.ts';
import { type Crew, createPosition, type Position } from './position.ts';
import { type CompiledTiles, compileTiles, type TileSupply } from './tileset.ts';
import type { Node, Options, PlayerSetup, Setup, SideIndex } from './types.ts';

/** An edition with its chosen modules, compiled once per game; shared by all its positions. */
export interface Ruleset extends Rules {
  readonly setup: Setup;
  readonly kinds: readonly KindRule[];
  readonly meeples: readonly MeepleRule[];
  readonly options: Options;
  readonly players: readonly PlayerSetup[];
  readonly tables: CompiledTiles;
  readonly crew: Crew;
  readonly modules: readonly RuleModule[];
  readonly slots: number;
}

/** Compiles an edition for a set-up that was already checked. */
export function compileRuleset(edition: Edition, setup: Setup): Ruleset {
  const modules = [...edition.base, ...edition.optional.filter((m) => setup.modules.includes(m.name))];
  const kinds = modules.flatMap((m) => m.kinds ?? []);
  const meeples = modules.flatMap((m) => m.meeples ?? []);
  const options = { ...defaultOptions(modules), ...setup.options };
  const rules: Ruleset = {
    setup,
    kinds,
    meeples,
    modules,
    options,
    players: setup.players,
    tables: compileTiles(supplyOf(edition, modules, options), kinds),
    crew: musterCrew(modules, meeples, setup.players),
    slots: modules.reduce((sum, m) => sum + (m.slots ?? 0), 0),
    slotsOf: (module) => {
      const before = modules.slice(0, modules.indexOf(module));
      return before.reduce((sum, m) => sum + (m.slots ?? 0), 0);
    },
    count: (pos: Position, root: Node, what: Counted) => {
      if (what === 'tile') return pos.tiles[root];
      const known = modules.map((m) => m.count?.(pos, root, what) ?? null).find((n) => n !== null);
      return known ?? pos.bonus[root];
    },
    extraDice: (pos: Position, root: Node, side: SideIndex) =>
      modules.reduce((sum, m) => sum + (m.extraDice?.(rules, pos, root, side) ?? 0), 0),
  };
  return rules;
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
  return {
    seat: Uint8Array.from(players.flatMap((_, seat) => one.map(() => seat))),
    meeple: Uint8Array.from(players.flatMap(() => one)),
    meepleNames: meeples.map((m) => m.name),
    sideOf,
    sides: Math.max(...sideOf) + 1,
  };
}

export function startPosition(rules: Ruleset): Position {
  return createPosition(rules.tables, rules.crew, rules.slots);
}

/** The dice that are due before the turn can go on, or null. */
export function dueContest(rules: Ruleset, pos: Position): Contest | null {
  for (const module of rules.modules) {
    const contest = module.due?.(rules, pos) ?? null;
    if (contest !== null) return contest;
  }
  return null;
}
