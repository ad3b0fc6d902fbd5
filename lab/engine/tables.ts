import { type Edition, editionNamed, type Game, newGame, type Options, type Random, unwrap } from '@asteroute/engine';
import { shuffled } from './random-play.ts';

/** The editions that have random set-ups here. */
export const SOAK_EDITIONS = ['star-wars', 'classic'] as const;
/** One of them. */
export type SoakEdition = (typeof SOAK_EDITIONS)[number];

/** The tables that the campaigns of each edition are played at. */
export const TABLES = { 'star-wars': starWarsTable, classic: classicTable } as const;

/** An edition, and options for every game of a campaign that would else be at their default. */
export interface Reading {
  readonly edition: SoakEdition;
  readonly options?: Options;
}

/** The readings of the rulebooks that a game can choose instead of the usual ones (D-3, D-20, K-17). */
export const READINGS: readonly Reading[] = [
  { edition: 'star-wars', options: { unplaceable: 'stack' } },
  { edition: 'classic', options: { unplaceable: 'stack' } },
  { edition: 'classic', options: { openRoad: 'flat' } },
  { edition: 'classic', options: { riverTurns: 'free' } },
];

/** A reading in words: `classic openRoad=flat`. */
export function readingName({ edition, options }: Reading): string {
  return [edition, ...optionWords(options)].join(' ');
}

/** The arguments of `npm run soak` that choose a reading. */
export function readingArguments({ edition, options }: Reading): string {
  const words = optionWords(options);
  return `--only ${edition}${words.length === 0 ? '' : ` --options ${words.join(',')}`}`;
}

function optionWords(options: Options = {}): string[] {
  return Object.entries(options).map(([name, value]) => `${name}=${value}`);
}

/** A table for a seed: 2, 3, 4 or 5 players or two teams in turn; in every fourth round of them no reinforcement. */
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
 * A table for a seed: 2, 3, 4 or 5 players in turn, for every four seeds another of the eight sets of modules, and
 * after all of these the start tile in the stack instead of the box (K-15). A reading of the river has it always.
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
