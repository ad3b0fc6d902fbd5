import { clonePosition, restack, setSeat } from '../core/position.ts';
import { EDITIONS } from '../editions/index.ts';
import type { Edition } from '../ruleset/module.ts';
import { chosenOf, doubleClaim, knownOptions, startPosition } from '../ruleset/ruleset.ts';
import { sharedRuleset } from '../ruleset/shared-ruleset.ts';
import { checkTiles } from '../ruleset/tile-set.ts';
import { isObject, ok, type Result, refuse, show } from '../vocabulary/result.ts';
import {
  MAX_NAME_LENGTH,
  type Options,
  type PlayerSetup,
  type Seat,
  type Setup,
  type TileIndex,
} from '../vocabulary/types.ts';
import type { Game } from './play.ts';
import { openBoard } from './turn.ts';

/**
 * Creates a game from a set-up that may come from anywhere: checks it and lays the start tile. Every fault is a refusal
 * with a code. `options`, `modules`, `tileSet` and `tiles` may be absent, in which case the edition's defaults apply. `editions`
 * are those that the set-up may name, by default all playable ones.
 */
export function newGame(setup: unknown, editions: readonly Edition[] = EDITIONS): Result<Game> {
  const checked = checkSetup(setup, editions);
  if (!checked.ok) return checked;
  const rules = sharedRuleset(checked.value.edition, checked.value.setup);
  const position = startPosition(rules);
  openBoard(position);
  return ok({ rules, position });
}

interface Checked {
  readonly edition: Edition;
  readonly setup: Setup;
}

function checkSetup(value: unknown, editions: readonly Edition[]): Result<Checked> {
  if (!isObject(value)) return refuse('malformed', 'a set-up is an object');
  const edition = editions.find(({ name }) => name === value.edition);
  if (edition === undefined) {
    const names = editions.map((e) => e.name).join(', ');
    return refuse('unknown-edition', `unknown edition ${show(value.edition)}; there are ${names}`);
  }
  const modules = checkModules(edition, value.modules ?? []);
  if (!modules.ok) return modules;
  const options = checkOptions(edition, value.options ?? {});
  if (!options.ok) return options;
  const players = checkPlayers(offeredSeats(edition, modules.value), value.players);
  if (!players.ok) return players;
  const tiles = checkTiles(chosenOf(edition, modules.value, options.value), players.value.length, value);
  if (!tiles.ok) return tiles;
  const setup = { edition: edition.name, modules: modules.value, options: options.value, ...tiles.value };
  const fault = conflict(edition, setup, players.value);
  if (fault !== null) return refuse('module-conflict', fault);
  return ok({ edition, setup: { ...setup, players: players.value } });
}

function checkModules(edition: Edition, modules: unknown): Result<readonly string[]> {
  const known = edition.optional.map((m) => m.name);
  if (!Array.isArray(modules)) return refuse('malformed', 'modules must be a list');
  if (new Set(modules).size !== modules.length) return refuse('malformed', 'a module is named twice');
  const unknown = modules.findIndex((m) => !known.includes(m));
  if (unknown < 0) return ok([...modules]);
  const name = show(modules[unknown]);
  return refuse('unknown-module', `unknown module ${name}; ${edition.name} knows ${known.join(', ')}`);
}

/** Returns the options that differ from their default; the others are left out (RECORD). */
function checkOptions(edition: Edition, options: unknown): Result<Options> {
  if (!isObject(options)) return refuse('malformed', 'options must be an object');
  const known = knownOptions([...edition.base, ...edition.optional]);
  const chosen: Record<string, boolean | string> = {};
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(known, name)) return refuse('unknown-option', `unknown option ${show(name)}`);
    const values = known[name];
    const found = values.find((one) => one === value);
    if (found === undefined) {
      return refuse('malformed', `option ${name} must be ${values.join(' or ')}, not ${show(value)}`);
    }
    if (found !== values[0]) chosen[name] = found;
  }
  return ok(chosen);
}

/** The colours of a game and how many can play it. */
interface Seats {
  readonly colors: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** The seats of an edition, with those that modules bring. */
export function offeredSeats({ colors, players, optional }: Edition, modules: readonly string[]): Seats {
  const more = optional.flatMap(({ name, seats }) => (modules.includes(name) && seats !== undefined ? [seats] : []));
  return {
    colors: [...colors, ...more.flatMap((seats) => seats.colors)],
    min: players.min,
    max: Math.max(players.max, ...more.map(({ max }) => max)),
  };
}

function checkPlayers({ colors, min, max }: Seats, players: unknown): Result<readonly PlayerSetup[]> {
  if (!Array.isArray(players)) return refuse('malformed', 'players must be a list');
  if (players.length < min || players.length > max) return refuse('player-count', `${min} to ${max} players can play`);
  const checked: PlayerSetup[] = [];
  for (const [seat, player] of players.entries()) {
    const who = `player ${seat + 1}`;
    if (!isObject(player) || typeof player.name !== 'string') return refuse('malformed', `${who} needs a name`);
    if (player.name.length > MAX_NAME_LENGTH) {
      return refuse('malformed', `the name of ${who} is longer than ${MAX_NAME_LENGTH} letters: ${show(player.name)}`);
    }
    const color = colors.find((one) => one === player.color);
    if (color === undefined) {
      const known = colors.join(', ');
      return refuse('player-color', `unknown colour ${show(player.color)} of ${who}; there are ${known}`);
    }
    checked.push({ name: player.name, color });
  }
  const taken = new Set(checked.map((player) => player.color));
  return taken.size === checked.length ? ok(checked) : refuse('player-color', 'two players have the same colour');
}

/** Returns why the chosen modules cannot be played together or by these players; null if they can. */
function conflict(
  edition: Edition,
  { modules, options }: Pick<Setup, 'modules' | 'options'>,
  players: readonly PlayerSetup[],
): string | null {
  const chosen = edition.optional.filter((m) => modules.includes(m.name));
  for (const module of chosen) {
    const why = module.refusePlayers?.(players) ?? null;
    if (why !== null) return why;
  }
  const double = doubleClaim([...edition.base, ...chosen], options);
  if (double === null) return null;
  const [one, other] = double.modules;
  return `the modules ${one} and ${other} both claim ${double.claim}, which only one can have`;
}

/** Changes to a game that no move can make: whose turn it is, what is left in the stack, and points made before. */
export interface Arrangement {
  readonly seat?: Seat;
  /** Ids of the tiles in the stack. */
  readonly stack?: readonly string[];
  /** Points by side. */
  readonly scores?: readonly number[];
}

/**
 * Returns the same game with these changes, for examples that begin in the middle of a game. Throws if the tile table
 * lacks an id.
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
