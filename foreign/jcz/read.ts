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

export function isJczSave(text: string): boolean {
  return text.includes('"replay"') && text.includes('"setup"');
}

/** Reads a save of JCloisterZone 4 or 5: the base game, inns, traders, and in version 5 the abbot with gardens. */
export function readJczSave(text: string): ForeignParsed {
  if (text.length > MAX_TEXT) return unreadable('too-long', `${text.length} characters`);
  const save = parseJson(text);
  if (!isJsonObject(save) || !Array.isArray(save.replay))
    return unreadable('not-this-format', 'no save of JCloisterZone');
  const setup = setupOf(objectIn(save.setup));
  if (typeof setup === 'string')
    return unreadable('expansion', `JCloisterZone ${stringIn(save.appVersion).slice(0, 10)}, ${setup}`);
  const reader = new ReplayReader();
  for (const [index, message] of save.replay.entries()) {
    const fault = reader.read(objectIn(message), index + 1);
    if (fault !== null) return { game: null, faults: [fault] };
  }
  const { turns, open } = reader;
  const found = open === null ? [] : [openTurn(open, turns.length + 1)];
  return { game: { players: foreignPlayers(namesOf(save), []), ...gameOf(save, reader), ...setup }, faults: found };
}

/** The names of the players in their order; version 4 keeps slots, whose serial numbers are that order. */
function namesOf({ players, slots }: JsonObject): string[] {
  // More than can play, so that too many are noticed.
  const seats = (key: unknown) => listIn(key).slice(0, 10).map(objectIn);
  const serial = ({ serial }: JsonObject) => wholeIn(serial) ?? 0;
  const named = [...seats(players), ...seats(slots).sort((a, b) => serial(a) - serial(b))];
  return named.map(({ name, nickname }) => stringIn(name ?? nickname));
}

function openTurn({ entry, tile }: ForeignTurn, turn: number): ForeignFault {
  return { code: 'open-turn', entry, turn, found: `tile ${tile[0]}` };
}

function gameOf(
  { gameAnnotations }: JsonObject,
  { turns, open }: ReplayReader,
): Omit<ForeignGame, 'players' | 'modules'> {
  const draws = listIn(objectIn(gameAnnotations).drawOrder).map(stringIn);
  const found = withAsides(turns, draws) ?? { turns, setAside: [] };
  // What was drawn after the last turn is then the tile of the open one.
  return { ...found, ...(open !== null && { setAside: [] }), finished: false };
}

/** A list of all draws names tiles that fitted nowhere. Null if there is none or it is of another game. */
function withAsides(
  turns: readonly ForeignTurn[],
  draws: readonly string[],
): Pick<ForeignGame, 'turns' | 'setAside'> | null {
  const choices = draws.slice(0, MAX_DRAWS).map((draw) => tileNamed(draw)?.tiles);
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

/** Our modules by the tile sets that they are of, and by the names of expansions in version 4. */
const SETS: Readonly<Record<string, string | null>> = {
  basic: null,
  'inns-and-cathedrals': 'inns',
  'traders-and-builders': 'traders',
};
const EXPANSIONS: Readonly<Record<string, string | null>> = {
  BASIC: null,
  INNS_AND_CATHEDRALS: 'inns',
  TRADERS_AND_BUILDERS: 'traders',
};
/** Elements of the base game; the value is how many of them there may be, if that matters. */
const ELEMENTS: Readonly<Record<string, number | null>> = {
  'small-follower': 7,
  farmers: null,
  abbot: 1,
  garden: null,
};
/** Elements that come with a module of ours, all of them. */
const OF_MODULE: Readonly<Record<string, readonly string[]>> = {
  inns: ['big-follower', 'inn', 'cathedral'],
  traders: ['builder', 'pig', 'traders'],
};

function setupOf({ sets, expansions, elements, rules, start }: JsonObject): Pick<ForeignGame, 'modules'> | string {
  if (expansions !== undefined) {
    if (objectIn(rules).TINY_CITY_2_POINTS === true) return 'cities of two tiles score 2';
    const found = modulesNamed(Object.keys(objectIn(expansions)), EXPANSIONS);
    return typeof found === 'string' ? `expansion ${found}` : { modules: ['farmers', ...found] };
  }
  // The edition of a set follows its name.
  const names = Object.keys(objectIn(sets)).map((name) => name.replace(/:[12]$/, ''));
  const found = modulesNamed(names, SETS);
  if (typeof found === 'string') return `tile set ${found}`;
  const has = objectIn(elements);
  const odd = oddElements(has, found) ?? oddStart(listIn(start));
  if (odd !== null) return odd;
  if (objectIn(rules)['tiny-city-scoring'] === '2') return 'cities of two tiles score 2';
  return { modules: [...(has.farmers ? ['farmers'] : []), ...(has.abbot ? ['abbot'] : []), ...found] };
}

/** The modules with these names, or the first name that is of none. */
function modulesNamed(names: readonly string[], known: Readonly<Record<string, string | null>>): string[] | string {
  const odd = names.find((name) => !Object.hasOwn(known, name));
  return odd === undefined ? names.flatMap((name) => known[name] ?? []) : shown(odd);
}

function oddElements(has: JsonObject, modules: readonly string[]): string | null {
  const own = modules.flatMap((name) => OF_MODULE[name] ?? []);
  const missing = own.find((name) => !has[name]);
  if (missing !== undefined) return `the game has no ${missing}`;
  for (const [name, value] of Object.entries(has)) {
    if (!value) continue;
    const most = own.includes(name) ? 1 : Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
    if (most === undefined || (most !== null && value !== most && value !== true))
      return `${shown(name)}: ${shown(value)}`;
  }
  return !has.abbot === !has.garden ? null : 'gardens without the abbot, or the abbot without gardens';
}

function oddStart(start: readonly unknown[]): string | null {
  if (start.length === 0) return null;
  const { tile, x, y, rotation } = objectIn(start[0]);
  const usual =
    start.length === 1 && tile === START_TILE && x === 0 && y === 0 && (rotation === 0 || rotation === 'R0');
  return usual ? null : 'other start tiles';
}

const MEEPLES: Readonly<Record<string, string>> = {
  small: 'normal',
  big: 'large',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
};

/** More turns, and more draws, than a game of all these tiles has. */
const [MAX_TURNS, MAX_DRAWS] = [200, 400];

type OpenTurn = { -readonly [Key in keyof ForeignTurn]: ForeignTurn[Key] };

/** Collects turns from the messages of a save: a turn counts once it is confirmed. */
class ReplayReader {
  readonly turns: ForeignTurn[] = [];
  /** The turn that is not confirmed yet. */
  open: OpenTurn | null = null;

  /** Reads a message; returns its fault, or null. */
  read({ type, payload }: JsonObject, entry: number): ForeignFault | null {
    const details = objectIn(payload);
    if (type === 'PLACE_TILE') return this.#tile(details, entry);
    if (type === 'DEPLOY_MEEPLE') return this.#meeple(details, entry);
    if (type === 'RETURN_MEEPLE') return this.#recall(details, entry);
    if (type === 'COMMIT') this.#confirm();
    if (type === 'PASS' || type === 'COMMIT' || type === 'GAME_OVER') return null;
    return this.#fault('expansion', entry, `message ${shown(type)}`);
  }

  #confirm(): void {
    if (this.open !== null) this.turns.push(this.open);
    this.open = null;
  }

  #fault(code: ForeignFault['code'], entry: number, found: string): ForeignFault {
    return { code, entry, turn: this.turns.length + (this.open === null ? 0 : 1) || null, found };
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
    this.#confirm();
    const rotated = (Number(turned[1]) / 90 + tile.turned) % 4;
    this.open = { entry, setAside: [], tile: tile.tiles, x, y, rotation: rotated, action: { type: 'pass' } };
    return null;
  }

  #meeple({ pointer, meepleId }: JsonObject, entry: number): ForeignFault | null {
    const turn = this.open;
    const at = objectIn(pointer);
    const on = turn === null ? null : placeAt(at, turn.tile[0], turn.rotation);
    const [x, y] = listIn(at.position);
    if (turn === null || on === null || x !== turn.x || y !== turn.y) {
      return this.#fault('place', entry, `meeple on ${shown(at.location)}`);
    }
    const kind = stringIn(meepleId).split('.')[1] ?? '';
    if (!Object.hasOwn(MEEPLES, kind)) return this.#fault('expansion', entry, `meeple ${shown(meepleId)}`);
    turn.action = { type: 'deploy', meeple: MEEPLES[kind], on };
    return null;
  }

  #recall({ source }: JsonObject, entry: number): ForeignFault | null {
    const turn = this.open;
    if (turn === null || source !== 'ABBOT_RETURN')
      return this.#fault('expansion', entry, `return by ${shown(source)}`);
    turn.action = { type: 'recall' };
    return null;
  }
}
