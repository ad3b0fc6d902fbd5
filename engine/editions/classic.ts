import { classicTiles } from '@asteroute/tiles';
import { abbot } from '../rules/abbot/abbot.ts';
import { city } from '../rules/city/city.ts';
import { farmers } from '../rules/farmers/farmers.ts';
import { followers } from '../rules/followers/followers.ts';
import { inns } from '../rules/inns/inns.ts';
import { monastery } from '../rules/monastery/monastery.ts';
import { river } from '../rules/river/river.ts';
import { road } from '../rules/road/road.ts';
import { traders } from '../rules/traders/traders.ts';
import { unplaceable } from '../rules/unplaceable/unplaceable.ts';
import type { Edition } from '../ruleset/module.ts';

const BASE = [followers, road, city, monastery, unplaceable] as const;
const OPTIONAL = [farmers, river, abbot, inns, traders] as const;

/**
 * Classic Carcassonne (CL-1 to CL-20) with its modules, in any combination (CL-21). A game link stores indexes
 * into `colors` and `optional`: append to them, never reorder or remove.
 */
export const classic: Edition & { readonly name: 'classic' } = {
  name: 'classic',
  tiles: classicTiles,
  colors: ['red', 'blue', 'green', 'yellow', 'black'],
  players: { min: 2, max: 5 },
  base: BASE,
  optional: OPTIONAL,
};

/** All modules of the edition (`all`), and those of them that a host can choose (`optional`). */
export type ClassicModules = {
  readonly all: (typeof BASE | typeof OPTIONAL)[number];
  readonly optional: (typeof OPTIONAL)[number];
};
