import {
  EDITIONS,
  type Edition,
  knownOptions,
  type Options,
  offeredSeats,
  type PlayerSetup,
  type Setup,
} from '@asteroute/engine';
import { type Coder, Unreadable } from './coder.ts';

/**
 * The number of entries that the engine's lists can grow to in later versions. Links store indexes into them, so the
 * order of `EDITIONS`, of an edition's `optional` modules and `colors`, and of an option's values is part of the format
 * and never changes.
 */
const ROOM = 8;
/** The order of options in a link, independent of the modules that declare them. New options are appended. */
const OPTION_ORDER: readonly string[] = ['planetReinforce', 'riverStartTile', 'openRoad', 'unplaceable', 'riverTurns'];
/** Longest name in a link, in code points. It is part of the format and at least as large as the engine's limit. */
const MAX_NAME_LENGTH = 40;

/** Writes or reads the set-up. The tile set is the edition's own; options with their default value are left out. */
export function codeSetup(coder: Coder, given: Setup | null): Setup {
  const edition = codeOneOf(
    coder,
    EDITIONS,
    EDITIONS.findIndex(({ name }) => name === given?.edition),
  );
  const modules = codeModules(coder, edition, given?.modules ?? []);
  const options = codeOptions(coder, edition, given?.options ?? {});
  const players = codePlayers(coder, offeredSeats(edition, modules), given?.players ?? []);
  return { edition: edition.name, modules, options, tileSet: edition.tiles.tileSet, players };
}

function codeOneOf<T>(coder: Coder, list: readonly T[], index: number): T {
  const found = list[coder.among(ROOM, index)];
  if (found === undefined) throw new Unreadable('not in the list');
  return found;
}

function codeModules(coder: Coder, { optional }: Edition, given: readonly string[]): string[] {
  const bits = optional.reduce((sum, { name }, i) => sum + (given.includes(name) ? 1 << i : 0), 0);
  const read = coder.among(1 << ROOM, bits);
  if (read >= 1 << optional.length) throw new Unreadable('an unknown module');
  return optional.filter((_, i) => (read & (1 << i)) !== 0).map(({ name }) => name);
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

/**
 * Ranges of letters by script, so that a letter takes about five bits: lower-case Latin, other ASCII, accented,
 * Cyrillic, all others.
 */
const SCRIPTS = [
  { first: 0x61, size: 26 },
  { first: 0x20, size: 95 },
  { first: 0xa0, size: 0x1e0 },
  { first: 0x400, size: 0x60 },
  { first: 0, size: 0x11_0000 },
] as const;
/** Weight of the next letter having the same script; each other script has weight 1. */
const SAME_SCRIPT = 12;

/**
 * Writes or reads a name. An empty name, which the reader replaces by its own word for a player, takes a single bit.
 */
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
