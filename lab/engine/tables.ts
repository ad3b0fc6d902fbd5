import {
  type Edition,
  editionNamed,
  type Game,
  newGame,
  type Options,
  offeredSeats,
  type Random,
  type Setup,
  unwrap,
  usualTiles,
} from '@asteroute/engine';
import { shuffled } from './random-play.ts';

/** What has random set-ups here: the editions, and the classic one with inns, traders or both. */
export const SOAK_TABLES = ['star-wars', 'classic', 'expansions'] as const;
export type SoakTables = (typeof SOAK_TABLES)[number];

export const TABLES = { 'star-wars': starWarsTable, classic: classicTable, expansions: expansionsTable } as const;

/** Tables, and options for every game of a campaign that would else be as the tables have them. */
export interface Reading {
  readonly tables: SoakTables;
  readonly options?: Options;
  readonly sets?: true;
}

/** The other readings of the rulebooks that a game can choose (D-3, D-20, K-17). */
export const READINGS: readonly Reading[] = [
  { tables: 'star-wars', options: { unplaceable: 'stack' } },
  { tables: 'classic', options: { unplaceable: 'stack' } },
  { tables: 'classic', options: { openRoad: 'flat' } },
  { tables: 'classic', options: { riverTurns: 'free' } },
];

export const readingName = ({ tables, options, sets }: Reading): string =>
  [tables, ...optionWords(options), ...(sets ? ['with own tiles'] : [])].join(' ');

export function readingArguments({ tables, options }: Reading): string {
  const words = optionWords(options);
  return `--only ${tables}${words.length === 0 ? '' : ` --options ${words.join(',')}`}`;
}

const optionWords = (options: Options = {}): string[] =>
  Object.entries(options).map(([name, value]) => `${name}=${value}`);

/**
 * The table of a seed. Consecutive seeds have 2, 3, 4 and 5 players and two teams; in every fourth group of five seeds
 * reinforcing planets is off.
 */
function starWarsTable(seed: number, random: Random, reading: Options): Game {
  const kind = seed % 5;
  const modules = kind === 4 ? ['teams'] : [];
  const all = shuffled(editionOf('star-wars').colors, random);
  const colors = kind === 4 ? teamColors(random) : all.slice(0, kind + 2);
  const options = { ...(Math.floor(seed / 5) % 4 === 3 ? { planetReinforce: false } : {}), ...reading };
  const players = colors.map((color) => ({ name: color, color }));
  return unwrap(newGame({ edition: 'star-wars', modules, options, players }));
}

function teamColors(random: Random): string[] {
  const [rebels, empire] = [shuffled(['red', 'green'], random), shuffled(['black', 'white'], random)];
  const [first, second] = random.below(2) === 0 ? [rebels, empire] : [empire, rebels];
  return [first[0], second[0], first[1], second[1]];
}

/**
 * The table of a seed. Consecutive seeds have 2, 3, 4 and 5 players, and each group of four has the next of the eight
 * sets of modules. After all eight sets the start tile is in the stack instead of the box (K-15). Readings about the
 * river always include that module.
 */
function classicTable(seed: number, random: Random, reading: Options): Game {
  const isOn = (module: string, bit: number) =>
    ((seed >> 2) & (1 << bit)) !== 0 || (module === 'river' && reading.riverTurns !== undefined);
  const modules = SMALL_MODULES.filter(isOn);
  const options = {
    ...((seed >> (2 + SMALL_MODULES.length)) % 2 === 0 ? {} : { riverStartTile: 'stack' }),
    ...reading,
  };
  return classicGame(modules, options, (seed % 4) + 2, random);
}

/** The modules without boxes of their own (CL-21), and the three ways to have boxes. */
const SMALL_MODULES = ['farmers', 'river', 'abbot'];
const BOXES = [['inns'], ['traders'], ['inns', 'traders']];

/**
 * A table for a seed: each of the 24 sets of modules with a box in 24 seeds, and then with another number of players, from
 * 2 to 5 or, with inns, to 6. By chance the readings are others than usual.
 */
function expansionsTable(seed: number, random: Random, reading: Options): Game {
  const boxes = BOXES[seed % 3];
  const modules = [...SMALL_MODULES.filter((_, bit) => (seed & (1 << bit)) !== 0), ...boxes];
  const seats = 2 + (((seed % 24) + Math.floor(seed / 24)) % (boxes.includes('inns') ? 5 : 4));
  const options = {
    ...(random.below(2) === 0 ? {} : { riverStartTile: 'stack' }),
    ...(random.below(3) > 0 ? {} : { openRoad: 'flat' }),
    ...(random.below(4) > 0 ? {} : { unplaceable: 'stack' }),
    ...reading,
  };
  return classicGame(modules, options, seats, random);
}

function classicGame(modules: readonly string[], options: Options, seats: number, random: Random): Game {
  const { colors } = offeredSeats(editionOf('classic'), modules);
  const players = shuffled(colors, random)
    .slice(0, seats)
    .map((color) => ({ name: color, color }));
  return unwrap(newGame({ edition: 'classic', modules, options, players }));
}

/** How a set of one's own comes about: some numbers changed, two boxes mixed, or much of a few kinds. */
const OWN_COUNTS: readonly ((usual: number, random: Random) => number)[] = [
  (usual, random) => (random.below(2) === 0 ? usual : random.below(5)),
  (usual, random) => (random.below(3) === 0 ? usual : 2 * usual),
  (_, random) => (random.below(4) > 0 ? random.below(2) : random.below(20)),
];

export function withOwnTiles(setup: Setup, random: Random): Game {
  const usual = Object.entries(usualTiles(editionOf(setup.edition), setup.modules));
  const countOf = OWN_COUNTS[random.below(OWN_COUNTS.length)];
  const counts = usual.map(([id, count]) => [id, countOf(count, random)] as const);
  const made = newGame({ ...setup, tileSet: undefined, tiles: { name: '', counts: Object.fromEntries(counts) } });
  // A set without a start tile, or with more tiles than there is room for, is drawn again.
  return made.ok ? made.value : withOwnTiles(setup, random);
}

function editionOf(name: string): Edition {
  const edition = editionNamed(name);
  if (edition === null) throw new Error(`there is no edition ${name}`);
  return edition;
}
