import {
  EDITIONS,
  type Edition,
  knownOptions,
  type Options,
  OWN_TILE_SET,
  offeredSeats,
  type PlayerSetup,
  type Setup,
  type TileCounts,
  usualTiles,
} from '@asteroute/engine';
import { type Coder, Unreadable } from './coder.ts';

/**
 * To which the engine's lists can grow. Links store indexes: the order of `EDITIONS`, of an edition's `optional` and
 * `colors`, and of an option's values is part of the format and never changes.
 */
const ROOM = 8;
/** The order of options in a link, independent of the modules that declare them. New options are appended. */
const OPTION_ORDER: readonly string[] = ['planetReinforce', 'riverStartTile', 'openRoad', 'unplaceable', 'riverTurns'];
/** Longest name in a link, in code points. It is part of the format and at least as large as the engine's limit. */
const MAX_NAME_LENGTH = 40;

/** A bit for each of the first, one for a second number with later ones, and one for unusual tiles. */
const FIRST_MODULES = ROOM - 2;
const LATER_MODULES = 16;
const MORE_MODULES = 1 << FIRST_MODULES;
const OWN_TILES = 1 << (ROOM - 1);

/** Writes or reads the set-up. Options with their default value are left out. */
export function codeSetup(coder: Coder, given: Setup | null): Setup {
  const edition = codeOneOf(
    coder,
    EDITIONS,
    EDITIONS.findIndex(({ name }) => name === given?.edition),
  );
  const { modules, isOwn } = codeModules(coder, edition, given);
  const options = codeOptions(coder, edition, given?.options ?? {});
  const players = codePlayers(coder, offeredSeats(edition, modules), given?.players ?? []);
  const usual = { tileSet: edition.tiles.tileSet };
  const tiles = isOwn ? codeTiles(coder, usualTiles(edition, modules), given) : usual;
  return { edition: edition.name, modules, options, ...tiles, players };
}

function codeOneOf<T>(coder: Coder, list: readonly T[], index: number): T {
  if (list.length > ROOM) throw new Error(`a link has room for ${ROOM} of ${list.length} entries`);
  const found = list[coder.among(ROOM, index)];
  if (found === undefined) throw new Unreadable('not in the list');
  return found;
}

function codeModules(coder: Coder, { name, optional }: Edition, given: Setup | null) {
  if (optional.length > FIRST_MODULES + LATER_MODULES) throw new Error(`${name} has more modules than a link can name`);
  const chosen = optional.reduce((sum, module, i) => sum + (given?.modules.includes(module.name) ? 1 << i : 0), 0);
  const later = chosen >> FIRST_MODULES;
  const flags = (later > 0 ? MORE_MODULES : 0) + (given?.tiles ? OWN_TILES : 0);
  const first = coder.among(1 << ROOM, (chosen & (MORE_MODULES - 1)) + flags);
  const rest = (first & MORE_MODULES) === 0 ? 0 : coder.among(1 << LATER_MODULES, later);
  const read = (first & (MORE_MODULES - 1)) + (rest << FIRST_MODULES);
  if (read >= 1 << optional.length) throw new Unreadable('an unknown module');
  const modules = optional.filter((_, i) => (read & (1 << i)) !== 0).map((module) => module.name);
  return { modules, isOwn: (first & OWN_TILES) !== 0 };
}

function codeOptions(coder: Coder, { base, optional }: Edition, given: Options): Options {
  const options = knownOptions([...base, ...optional]);
  const known = OPTION_ORDER.flatMap((name) => (Object.hasOwn(options, name) ? [[name, options[name]] as const] : []));
  const changed = known.filter(([name, [usual]]) => given[name] !== undefined && given[name] !== usual);
  const count = coder.among(ROOM, changed.length);
  const entries = Array.from({ length: count }, (_, i) => {
    const wanted = known.indexOf(changed[i]);
    const [name, values] = codeOneOf(coder, known, wanted);
    return [name, codeOneOf(coder, values, values.indexOf(given[name]))];
  });
  return Object.fromEntries(entries);
}

function codePlayers(coder: Coder, { colors }: Pick<Edition, 'colors'>, given: readonly PlayerSetup[]): PlayerSetup[] {
  const count = coder.among(ROOM, given.length);
  const free = [...colors];
  return Array.from({ length: count }, (_, seat) => {
    const color = free.splice(coder.among(free.length, free.indexOf(given[seat]?.color)), 1)[0];
    return { name: codeName(coder, given[seat]?.name ?? ''), color };
  });
}

/** Weight of a kind of tile having its usual number; more and fewer each have weight 1. */
const SAME_COUNT = 8;
/** More tiles of a kind than any game has. */
const MOST_TILES = 1000;

/** Writes or reads the tiles of a set: what differs from the usual numbers, and the digest, which `newGame` checks. */
function codeTiles(coder: Coder, usual: TileCounts, given: Setup | null): Pick<Setup, 'tileSet' | 'tiles'> {
  const name = codeName(coder, given?.tiles?.name ?? '');
  const counts = Object.keys(usual)
    .sort()
    .map((id) => [id, codeCount(coder, usual[id], given?.tiles?.counts[id] ?? usual[id])] as const);
  const digest = coder.among(2 ** 32, Number.parseInt(given?.tileSet.slice(OWN_TILE_SET.length) ?? '', 16));
  const tileSet = OWN_TILE_SET + digest.toString(16).padStart(8, '0');
  return { tileSet, tiles: { name, counts: Object.fromEntries(counts) } };
}

/** Codes a number by its difference from the usual one, in steps of at most 3, because most differences are small. */
function codeCount(coder: Coder, usual: number, given: number): number {
  const sign = [0, 1, -1][coder.weighed([SAME_COUNT, 1, 1], [0, 1, -1].indexOf(Math.sign(given - usual)))];
  const more = Math.abs(given - usual) - 1;
  let sum = 0;
  for (let step = 3; sign !== 0 && step === 3; sum += step) {
    if (sum > MOST_TILES) throw new Unreadable('too many tiles');
    step = coder.among(4, Math.min(3, more - sum));
  }
  return sign === 0 ? usual : usual + sign * (sum + 1);
}

/** So that a letter takes about five bits: lower-case Latin, other ASCII, accented, Cyrillic, all others. */
const SCRIPTS = [
  { first: 0x61, size: 26 },
  { first: 0x20, size: 95 },
  { first: 0xa0, size: 0x1e0 },
  { first: 0x400, size: 0x60 },
  { first: 0, size: 0x11_0000 },
] as const;
/** Weight of the next letter having the same script; each other script has weight 1. */
const SAME_SCRIPT = 12;

/** An empty one, which the reader replaces by its own word for a player, takes a single bit. */
function codeName(coder: Coder, given: string): string {
  if (coder.among(2, given === '' ? 0 : 1) === 0) return '';
  const points = Array.from(given, (letter) => letter.codePointAt(0) as number);
  const length = coder.among(MAX_NAME_LENGTH, points.length - 1) + 1;
  let script = 0;
  let name = '';
  for (let i = 0; i < length; i++) {
    const weights = SCRIPTS.map((_, s) => (s === script ? SAME_SCRIPT : 1));
    script = coder.weighed(weights, scriptOf(points[i]));
    const { first, size } = SCRIPTS[script];
    name += String.fromCodePoint(first + coder.among(size, points[i] - first));
  }
  return name;
}

function scriptOf(point: number): number {
  return SCRIPTS.findIndex(({ first, size }) => point >= first && point < first + size);
}
