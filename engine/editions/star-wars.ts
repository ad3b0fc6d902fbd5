import { starWarsTiles } from '@asteroute/tiles';
import { battle } from '../rules/battle/battle.ts';
import { factions } from '../rules/factions/factions.ts';
import { planets } from '../rules/planets/planets.ts';
import { realms } from '../rules/realms/realms.ts';
import { teams } from '../rules/teams/teams.ts';
import { unplaceable } from '../rules/unplaceable/unplaceable.ts';
import type { Edition } from '../ruleset/module.ts';

const BASE = [realms, planets, factions, battle, unplaceable] as const;
const OPTIONAL = [teams] as const;

/**
 * The Star Wars Edition (SW-1 to SW-58) with its team variant (SW-59 to SW-66). A game link stores indexes into
 * `colors` and `optional`: append to them, never reorder or remove.
 */
export const starWars: Edition & { readonly name: 'star-wars' } = {
  name: 'star-wars',
  tiles: starWarsTiles,
  colors: ['red', 'green', 'black', 'white', 'orange'],
  players: { min: 2, max: 5 },
  base: BASE,
  optional: OPTIONAL,
};

/** All modules of the edition (`all`), and those of them that a host can choose (`optional`). */
export type StarWarsModules = {
  readonly all: (typeof BASE | typeof OPTIONAL)[number];
  readonly optional: (typeof OPTIONAL)[number];
};
