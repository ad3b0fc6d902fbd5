/**
 * As CarcassonneLab and Board Game Arena number them; known from games whose final scores agree (docs/importing.md).
 */
import type { TileChoice } from './foreign-game.ts';

/** A kind of tile by its number. */
export interface NumberedTile {
  /** Our tiles of this kind: without a garden first. */
  readonly tiles: TileChoice;
  /** How many there are, the start tile included. */
  readonly count: number;
  /** Quarter turns clockwise from our rotation 0 to theirs. */
  readonly turned: number;
  /** The places for a meeple in their rotation 0, from position 1; null where a position is not used. */
  readonly places: readonly (string | null)[];
}

const tile = (tiles: string, count: number, places: string, turned = 0): NumberedTile => ({
  tiles: tiles.split(' '),
  count,
  turned,
  places: places.split(' ').map((place) => (place === '-' ? null : place)),
});

/** The tile that lies on the table before the first turn, by its number. */
export const START_TYPE = 15;

/** The kinds of tile from number 1. */
const NUMBERED: readonly NumberedTile[] = [
  tile('CL-c3-road', 1, 'road:S city:N field:Sw field:Se'),
  tile('CL-c3-road-shield', 2, 'road:S city:N field:Sw field:Se'),
  tile('CL-c2-corner CL-c2-corner-garden', 3, 'city:N field:En'),
  tile('CL-c2-corner-shield CL-c2-corner-shield-garden', 2, 'city:N field:En'),
  tile('CL-c2-corner-curve', 3, 'road:E city:N field:En field:Es'),
  tile('CL-c2-corner-curve-shield', 2, 'road:E city:N field:En field:Es'),
  tile('CL-c2-through', 1, 'city:E field:Nw field:Se'),
  tile('CL-c2-through-shield', 2, 'city:E field:Nw field:Se'),
  tile('CL-c1c1-adjacent CL-c1c1-adjacent-garden', 2, 'city:N city:W field:En'),
  tile('CL-c1c1-opposite CL-c1c1-opposite-garden', 3, 'city:N city:S field:En'),
  tile('CL-c1 CL-c1-garden', 5, 'city:N field:En'),
  tile('CL-c1-curve-left', 3, 'road:S city:N field:En field:Sw'),
  tile('CL-c1-curve-right', 3, 'road:E city:N field:En field:Es'),
  tile('CL-c1-junction', 3, 'road:W road:E road:S city:N field:En field:Sw field:Se'),
  tile('CL-c1-straight', 4, 'road:E city:N field:En field:Es'),
  tile('CL-straight CL-straight-garden', 8, 'road:N - field:Ws field:En', 1),
  tile('CL-curve CL-curve-garden', 9, 'road:S field:En field:Sw'),
  tile('CL-junction3', 4, 'road:W road:E road:S field:En field:Sw field:Se'),
  tile('CL-junction4', 1, 'road:W road:E road:S road:N field:Nw field:Ne field:Se field:Sw'),
  tile('CL-monastery', 4, 'monastery field:Nw'),
  tile('CL-monastery-road', 2, 'monastery road:S field:Nw'),
  tile('CL-c4-shield', 1, 'city:N'),
  tile('CL-c3 CL-c3-garden', 3, 'city:N field:Se'),
  tile('CL-c3-shield', 1, 'city:N field:Se'),
];

/** How many kinds there are; they are numbered from 1. */
export const TYPES = NUMBERED.length;

/** The kind of tile with this number; undefined if there is none. */
export function numberedTile(type: number): NumberedTile | undefined {
  return NUMBERED[type - 1];
}

/** The number of the kind that a tile of ours is of; 0 if it has none. */
export function typeOf(id: string): number {
  return NUMBERED.findIndex(({ tiles }) => tiles.includes(id)) + 1;
}

/** The number of the first tile of a kind when all 72 are numbered from 1 in the order of their kinds. */
function firstOf(type: number): number {
  return NUMBERED.slice(0, type - 1).reduce((sum, { count }) => sum + count, 1);
}

/** Undefined if there is no such tile. The last of a kind is taken to be the one with the garden. */
export function tileOfNumber(number: number): { readonly type: number; readonly tiles: TileChoice } | undefined {
  const type = NUMBERED.findLastIndex((_, index) => firstOf(index + 1) <= number) + 1;
  const found = numberedTile(type);
  if (found === undefined || number >= firstOf(type) + found.count) return undefined;
  const last = number === firstOf(type) + found.count - 1;
  return { type, tiles: last ? found.tiles.toReversed() : found.tiles };
}
