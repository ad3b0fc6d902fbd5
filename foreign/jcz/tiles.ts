/** The tiles of the base game by their ids in JCloisterZone, in the same orientation as ours. */
import type { TileChoice } from '../format/foreign-game.ts';

const PACK = 'BA/';

/** Ids of JCloisterZone, without the name of the pack, and of ours. */
const TILES: Readonly<Record<string, string>> = {
  L: 'CL-monastery',
  LR: 'CL-monastery-road',
  RCr: 'CL-c1-straight',
  'Cccc+': 'CL-c4-shield',
  'CccR+': 'CL-c3-road-shield',
  CccR: 'CL-c3-road',
  'CFc+': 'CL-c2-through-shield',
  'CFc.1': 'CL-c2-through',
  'Cc.1': 'CL-c2-corner',
  CcG: 'CL-c2-corner-garden',
  'Cc+': 'CL-c2-corner-shield',
  'Cc+G': 'CL-c2-corner-shield-garden',
  CcRr: 'CL-c2-corner-curve',
  'CcRr+': 'CL-c2-corner-curve-shield',
  Ccc: 'CL-c3',
  CccG: 'CL-c3-garden',
  'Ccc+': 'CL-c3-shield',
  CRr: 'CL-c1-curve-right',
  CRRR: 'CL-c1-junction',
  RrC: 'CL-c1-curve-left',
  C: 'CL-c1',
  CG: 'CL-c1-garden',
  'CFC.2': 'CL-c1c1-opposite',
  CFCG: 'CL-c1c1-opposite-garden',
  'CC.2': 'CL-c1c1-adjacent',
  CCG: 'CL-c1c1-adjacent-garden',
  RRRR: 'CL-junction4',
  RRR: 'CL-junction3',
  Rr: 'CL-curve',
  RrG: 'CL-curve-garden',
  RFr: 'CL-straight',
  RFrG: 'CL-straight-garden',
};
const OURS = Object.values(TILES);

/** The start tile: one of four of its kind. */
export const START_TILE = `${PACK}RCr`;

/**
 * The tile of ours with an id of theirs; undefined if it is not of the base game. In the set without gardens a tile with
 * one stands for the last of its kind.
 */
export function tileNamed(id: string): TileChoice | undefined {
  const key = id.startsWith(PACK) ? id.slice(PACK.length) : '';
  if (!Object.hasOwn(TILES, key)) return undefined;
  const garden = `${TILES[key]}-garden`;
  return OURS.includes(garden) ? [TILES[key], garden] : [TILES[key]];
}

/** The id of theirs of a tile of ours. */
export function nameOf(tile: string): string {
  const key = Object.keys(TILES).find((one) => TILES[one] === tile);
  if (key === undefined) throw new Error(`${tile} is no tile of the base game`);
  return PACK + key;
}
