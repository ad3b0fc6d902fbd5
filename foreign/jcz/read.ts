import type { ActionWords } from '@asteroute/engine';
import {
  type ForeignFault,
  type ForeignGame,
  type ForeignParsed,
  type ForeignTurn,
  type TileChoice,
  unreadable,
} from '../format/foreign-game.ts';
import {
  isJsonObject,
  type JsonObject,
  listIn,
  MAX_TEXT,
  objectIn,
  parseJson,
  shown,
  stringIn,
  wholeIn,
} from '../format/json.ts';
import { foreignPlayers } from '../format/players.ts';
import { placeAt } from './locations.ts';
import { START_TILE, tileNamed } from './tiles.ts';

/** Whether a text looks like a save of JCloisterZone. */
export function isJczSave(text: string): boolean {
  return text.includes('"replay"') && text.includes('"setup"');
}

/** Reads a save of JCloisterZone 5: the base game with or without farmers, or with abbot and gardens. */
export function readJczSave(text: string): ForeignParsed {
  if (text.length > MAX_TEXT) return unreadable('too-long', `${text.length} characters`);
  const save = parseJson(text);
  if (!isJsonObject(save) || !Array.isArray(save.replay))
    return unreadable('not-this-format', 'no save of JCloisterZone');
  const setup = objectIn(save.setup);
  const odd = oddSetup(setup);
  if (odd !== null) return unreadable('expansion', odd);
  const reader = new ReplayReader();
  for (const [index, message] of save.replay.entries()) {
    const fault = reader.read(objectIn(message), index + 1);
    if (fault !== null) return { game: null, faults: [fault] };
  }
  // More than can play, so that too many are noticed.
  const names = listIn(save.players)
    .slice(0, 10)
    .map((seat) => stringIn(objectIn(seat).name));
  return { game: { players: foreignPlayers(names, []), ...gameOf(save, reader.turns) }, faults: [] };
}

function gameOf({ setup, gameAnnotations }: JsonObject, turns: readonly ForeignTurn[]): Omit<ForeignGame, 'players'> {
  const draws = listIn(objectIn(gameAnnotations).drawOrder).map(stringIn);
  const found = withAsides(turns, draws) ?? { turns, setAside: [] };
  return { modules: modulesOf(objectIn(setup)), ...found, finished: false };
}

/**
 * The turns with the tiles that a list of all draws has between those placed, which therefore fitted nowhere. Null if
 * there is no such list or it is of another game.
 */
function withAsides(
  turns: readonly ForeignTurn[],
  draws: readonly string[],
): Pick<ForeignGame, 'turns' | 'setAside'> | null {
  const choices = draws.slice(0, MAX_DRAWS).map(tileNamed);
  let at = 0;
  const next = (tile?: TileChoice): TileChoice[] | null => {
    const from = at;
    while (at < choices.length && (tile === undefined || choices[at]?.[0] !== tile[0])) at++;
    if (tile !== undefined && at++ === choices.length) return null;
    const asides = choices.slice(from, tile === undefined ? at : at - 1);
    return asides.every((aside) => aside !== undefined) ? asides : null;
  };
  const placed = turns.map((turn) => ({ turn, setAside: next(turn.tile) }));
  const setAside = next();
  if (setAside === null) return null;
  const whole = placed.flatMap(({ turn, setAside: own }) => (own === null ? [] : [{ ...turn, setAside: own }]));
  return whole.length === turns.length ? { turns: whole, setAside } : null;
}

/** Tile sets of the base game, of this and earlier versions. */
const SETS = ['basic', 'basic:1', 'basic:2'];
/** Elements of the game that we have; the value is how many of them there may be, if that matters. */
const ELEMENTS: Readonly<Record<string, number | null>> = {
  'small-follower': 7,
  farmers: null,
  abbot: 1,
  garden: null,
};

function modulesOf({ elements }: JsonObject): string[] {
  const { farmers, abbot } = objectIn(elements);
  return [...(farmers ? ['farmers'] : []), ...(abbot ? ['abbot'] : [])];
}

/** What of a set-up is not of the base game; null if nothing is. */
function oddSetup({ sets, elements, rules, start }: JsonObject): string | null {
  const oddSet = Object.keys(objectIn(sets)).find((name) => !SETS.includes(name));
  if (oddSet !== undefined) return `tile set ${shown(oddSet)}`;
  const has = objectIn(elements);
  for (const [name, value] of Object.entries(has)) {
    if (!value) continue;
    const most = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
    if (most === undefined || (most !== null && value !== most && value !== true))
      return `${shown(name)}: ${shown(value)}`;
  }
  if (!has.abbot !== !has.garden) return 'gardens without the abbot, or the abbot without gardens';
  if (objectIn(rules)['tiny-city-scoring'] === '2') return 'cities of two tiles score 2';
  return oddStart(listIn(start));
}

function oddStart(start: readonly unknown[]): string | null {
  if (start.length === 0) return null;
  const { tile, x, y, rotation } = objectIn(start[0]);
  const usual =
    start.length === 1 && tile === START_TILE && x === 0 && y === 0 && (rotation === 0 || rotation === 'R0');
  return usual ? null : 'other start tiles';
}

/** More turns, and more draws, than the base game has. */
const [MAX_TURNS, MAX_DRAWS] = [100, 200];

type OpenTurn = { -readonly [Key in keyof ForeignTurn]: ForeignTurn[Key] };

/** Collects turns from the messages of a save. */
class ReplayReader {
  readonly turns: OpenTurn[] = [];

  /** Reads a message; returns its fault, or null. */
  read({ type, payload }: JsonObject, entry: number): ForeignFault | null {
    const details = objectIn(payload);
    if (type === 'PLACE_TILE') return this.#tile(details, entry);
    if (type === 'DEPLOY_MEEPLE') return this.#meeple(details, entry);
    if (type === 'RETURN_MEEPLE') return this.#recall(details, entry);
    if (type === 'PASS' || type === 'COMMIT') return null;
    return this.#fault('expansion', entry, `message ${shown(type)}`);
  }

  #fault(code: ForeignFault['code'], entry: number, found: string): ForeignFault {
    return { code, entry, turn: this.turns.length || null, found };
  }

  #tile({ tileId, rotation, position }: JsonObject, entry: number): ForeignFault | null {
    const tile = tileNamed(stringIn(tileId));
    if (tile === undefined) return this.#fault('expansion', entry, `tile ${shown(tileId)}`);
    const [x, y] = listIn(position).map(wholeIn);
    const turned = /^R(0|90|180|270)$/.exec(stringIn(rotation));
    if (typeof x !== 'number' || typeof y !== 'number' || turned === null) {
      return this.#fault('damaged', entry, `position ${shown(position)}, rotation ${shown(rotation)}`);
    }
    if (this.turns.length >= MAX_TURNS) return this.#fault('too-long', entry, `more than ${MAX_TURNS} turns`);
    this.turns.push({ entry, setAside: [], tile, x, y, rotation: Number(turned[1]) / 90, action: { type: 'pass' } });
    return null;
  }

  #meeple({ pointer, meepleId }: JsonObject, entry: number): ForeignFault | null {
    const turn = this.turns.at(-1);
    const at = objectIn(pointer);
    const on = turn === undefined ? null : placeAt(at, turn.tile[0], turn.rotation);
    const [x, y] = listIn(at.position);
    if (turn === undefined || on === null || x !== turn.x || y !== turn.y) {
      return this.#fault('place', entry, `meeple on ${shown(at.location)}`);
    }
    const kind = stringIn(meepleId).split('.')[1];
    if (kind !== 'small' && kind !== 'abbot') return this.#fault('expansion', entry, `meeple ${shown(meepleId)}`);
    const action: ActionWords = { type: 'deploy', meeple: kind === 'small' ? 'normal' : kind, on };
    turn.action = action;
    return null;
  }

  #recall({ source }: JsonObject, entry: number): ForeignFault | null {
    const turn = this.turns.at(-1);
    if (turn === undefined || source !== 'ABBOT_RETURN')
      return this.#fault('expansion', entry, `return by ${shown(source)}`);
    turn.action = { type: 'recall' };
    return null;
  }
}
