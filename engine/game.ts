import { clonePosition, restack, setSeat } from './core/position.ts';
import type { Edition } from './module.ts';
import type { Game } from './play.ts';
import { ok, type Refusal, type Result, refuse } from './result.ts';
import { EDITIONS } from './rules/index.ts';
import { compileRuleset, doubleClaim, knownOptions, startPosition } from './ruleset.ts';
import { openBoard } from './turn.ts';
import type { Options, PlayerSetup, Seat, Setup, TileIndex } from './types.ts';

/** Longest name of a player, in UTF-16 units. */
export const LONGEST_NAME = 40;

/**
 * The one door into a game: checks a set-up from anywhere and lays the start tile. Every fault is a refusal with a
 * code. `options`, `modules` and `tileSet` may be absent: the edition's defaults stand. `editions`: those that it may
 * name, if not all that can be played.
 */
export function newGame(setup: unknown, editions: readonly Edition[] = EDITIONS): Result<Game> {
  const checked = checkSetup(setup, editions);
  if (!checked.ok) return checked;
  const rules = compileRuleset(checked.value.edition, checked.value.setup);
  const position = startPosition(rules);
  openBoard(position);
  return ok({ rules, position });
}

type Loose = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkSetup(
  value: unknown,
  editions: readonly Edition[],
): Result<{ readonly edition: Edition; readonly setup: Setup }> {
  if (!isObject(value)) return refuse('malformed', 'a set-up is an object');
  const edition = editions.find(({ name }) => name === value.edition);
  if (edition === undefined) {
    return refuse('unknown-edition', `edition must be one of ${editions.map((e) => e.name).join(', ')}`);
  }
  const modules = value.modules ?? [];
  const options = value.options ?? {};
  const tileSet = value.tileSet ?? edition.tiles.tileSet;
  const fault =
    moduleFault(edition, modules) ??
    optionFault(edition, options) ??
    (tileSet === edition.tiles.tileSet ? null : fail('unknown-tile-set', `tileSet must be ${edition.tiles.tileSet}`)) ??
    playersFault(edition, value.players) ??
    conflict(edition, modules as string[], value.players as PlayerSetup[]);
  if (fault !== null) return { ok: false, error: fault };
  const players = (value.players as PlayerSetup[]).map(({ name, color }) => ({ name, color }));
  const setup = {
    edition: edition.name,
    modules: [...(modules as string[])],
    options: chosen(edition, options as Options),
  };
  return ok({ edition, setup: { ...setup, tileSet: edition.tiles.tileSet, players } });
}

function fail(...args: Parameters<typeof refuse>): Refusal {
  return refuse(...args).error;
}

function moduleFault(edition: Edition, modules: unknown): Refusal | null {
  const known = edition.optional.map((m) => m.name);
  if (!Array.isArray(modules)) return fail('malformed', 'modules must be a list');
  if (new Set(modules).size !== modules.length) return fail('malformed', 'a module is named twice');
  const unknown = modules.findIndex((m) => !known.includes(m));
  if (unknown < 0) return null;
  return fail('unknown-module', `unknown module ${show(modules[unknown])}; ${edition.name} knows ${known.join(', ')}`);
}

function optionFault(edition: Edition, options: unknown): Refusal | null {
  if (!isObject(options)) return fail('malformed', 'options must be an object');
  const known = knownOptions([...edition.base, ...edition.optional]);
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(known, name)) return fail('unknown-option', `unknown option ${show(name)}`);
    const values = known[name];
    if (!values.includes(value as string)) return fail('malformed', `option ${name} must be ${values.join(' or ')}`);
  }
  return null;
}

/** The options that do not stand at their default: the others are left out (RECORD). */
function chosen(edition: Edition, options: Options): Options {
  const known = knownOptions([...edition.base, ...edition.optional]);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== known[name][0]));
}

function playersFault(edition: Edition, players: unknown): Refusal | null {
  const { min, max } = edition.players;
  if (!Array.isArray(players)) return fail('malformed', 'players must be a list');
  if (players.length < min || players.length > max) return fail('player-count', `${min} to ${max} players can play`);
  for (const [seat, player] of players.entries()) {
    if (!isObject(player) || typeof player.name !== 'string') return fail('malformed', `player ${seat} needs a name`);
    if (player.name.length > LONGEST_NAME) return fail('malformed', `the name of player ${seat} is too long`);
    if (!edition.colors.includes(player.color as string)) {
      return fail('player-color', `the colour of player ${seat} must be one of ${edition.colors.join(', ')}`);
    }
  }
  const colors = new Set(players.map((p: PlayerSetup) => p.color));
  return colors.size === players.length ? null : fail('player-color', 'two players have the same colour');
}

function conflict(edition: Edition, names: readonly string[], players: readonly PlayerSetup[]): Refusal | null {
  const chosen = edition.optional.filter((m) => names.includes(m.name));
  for (const module of chosen) {
    const why = module.refusePlayers?.(players) ?? null;
    if (why !== null) return fail('module-conflict', why);
  }
  const double = doubleClaim([...edition.base, ...chosen]);
  if (double === null) return null;
  const [one, other] = double.modules;
  return fail('module-conflict', `the modules ${one} and ${other} both claim ${double.claim}, which only one can have`);
}

/** A value from outside, short enough for a message. */
function show(value: unknown): string {
  return typeof value === 'string' ? `"${value.slice(0, 40)}"` : typeof value;
}

/** What play itself cannot choose: whose turn it is, what the stack still holds, and points made before. */
export interface Arrangement {
  readonly seat?: Seat;
  /** Ids of the tiles in the stack. */
  readonly stack?: readonly string[];
  /** Points by side. */
  readonly scores?: readonly number[];
}

/**
 * The same game with some things arranged by hand: for examples that are told from the middle of a game. Throws where
 * the tile table has no tile of an id.
 */
export function arrange(game: Game, { seat, stack, scores }: Arrangement): Game {
  const position = clonePosition(game.position);
  if (seat !== undefined) setSeat(position, seat);
  scores?.forEach((points, side) => {
    position.scores[side] = points;
  });
  if (stack !== undefined)
    restack(
      position,
      stack.map((id) => indexOf(game, id)),
    );
  return { rules: game.rules, position };
}

function indexOf({ rules }: Game, id: string): TileIndex {
  const tile = rules.tables.indexOf.get(id);
  if (tile === undefined) throw new Error(`there is no tile ${id}`);
  return tile;
}
