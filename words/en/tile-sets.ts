import { grammarOf } from '../grammar.ts';
import type { LazyWords } from '../load.ts';

const { count } = grammarOf('en');
const TILES = { one: 'tile', other: 'tiles' };

/** The texts of the page of tile sets in English. */
export const en = {
  tag: 'en',
  title: 'A set of tiles',
  /** What the page is for, by edition. */
  lead: {
    'star-wars':
      'Nobody has published how many of each tile the box holds: our numbers are a reconstruction. If you have the box at hand, count yours and correct them here. Or make a deck of your own.',
    classic:
      'How many there are of each tile. If your box holds others, correct the numbers here. Or make a deck of your own.',
  } as Readonly<Record<string, string>>,
  begin: 'Begin with',
  drop: (name: string) => `Delete ${name}`,
  name: 'Name of the set',
  short: 'Any number of tiles',
  shortHint: 'For short decks and large ones, instead of a whole box.',
  kinds: 'Kinds of tile',
  fewer: (tile: string) => `One fewer: ${tile}`,
  more: (tile: string) => `One more: ${tile}`,
  set: 'The set',
  total: (tiles: number) => `${count(tiles, TILES)}.`,
  totalOf: (tiles: number, of: number) => `${tiles} of ${count(of, TILES)}.`,
  missing: (tiles: number) => `${count(tiles, { one: 'tile is', other: 'tiles are' })} missing.`,
  surplus: (tiles: number) => `${count(tiles, { one: 'tile', other: 'tiles' })} too many.`,
  same: 'The same as the usual tiles.',
  differs: (kinds: number) => `${count(kinds, { one: 'kind differs', other: 'kinds differ' })} from the usual tiles`,
  instead: (tiles: number, usual: number) => `${tiles} instead of ${usual}`,
  play: 'Play with these tiles',
  keep: 'Keep',
  kept: 'Kept, and chosen for your next game.',
  link: 'Link to the set',
  /** Eight digits and letters that are the same for two people with the same tiles. */
  digest: (digits: string) => `Check digits ${digits}: the same for everyone who has these tiles.`,
};

/** What every language of the page of tile sets provides. */
export type TileSetWords = typeof en;

export const TILE_SETS: LazyWords<TileSetWords> = { en, load: (tag) => import(`../${tag}/tile-sets.ts`) };
