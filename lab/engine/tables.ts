import { type Edition, editionNamed, type Game, newGame, type Options, type Random, unwrap } from '@asteroute/engine';
import { shuffled } from './random-play.ts';

/** The editions for which campaigns create random set-ups. */
export const SOAK_EDITIONS = ['star-wars', 'classic'] as const;
/** The name of such an edition. */
export type SoakEdition = (typeof SOAK_EDITIONS)[number];

/** Creates the table of a campaign's game from its seed, by edition. */
export const TABLES = { 'star-wars': starWarsTable, classic: classicTable } as const;

/** An edition, and rule options that replace the defaults in every game of a campaign. */
export interface Reading {
  readonly edition: SoakEdition;
  readonly options?: Options;
}

/** The other readings of the rulebooks that a game can choose (D-3, D-20, K-17). */
export const READINGS: readonly Reading[] = [
  { edition: 'star-wars', options: { unplaceable: 'stack' } },
  { edition: 'classic', options: { unplaceable: 'stack' } },
  { edition: 'classic', options: { openRoad: 'flat' } },
  { edition: 'classic', options: { riverTurns: 'free' } },
];

/** Describes a reading, for example `classic openRoad=flat`. */
export function readingName({ edition, options }: Reading): string {
  return [edition, ...optionWords(options)].join(' ');
}

/** The arguments of `npm run soak` that select a reading. */
export function readingArguments({ edition, options }: Reading): string {
  const words = optionWords(options);
  return `--only ${edition}${words.length === 0 ? '' : ` --options ${words.join(',')}`}`;
}

function optionWords(options: Options = {}): string[] {
  return Object.entries(options).map(([name, value]) => `${name}=${value}`);
}

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
  const { optional, colors: all } = editionOf('classic');
  const modules = optional.map(({ name }) => name).filter(isOn);
  const options = { ...((seed >> (2 + optional.length)) % 2 === 0 ? {} : { riverStartTile: 'stack' }), ...reading };
  const colors = shuffled(all, random).slice(0, (seed % 4) + 2);
  const players = colors.map((color) => ({ name: color, color }));
  return unwrap(newGame({ edition: 'classic', modules, options, players }));
}

function editionOf(name: SoakEdition): Edition {
  const edition = editionNamed(name);
  if (edition === null) throw new Error(`there is no edition ${name}`);
  return edition;
}
