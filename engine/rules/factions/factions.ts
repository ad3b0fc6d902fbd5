import { symbolsOf } from '../../core/feature-stats.ts';
import { statsOf } from '../../core/features.ts';
import type { RuleModule } from '../../ruleset/module.ts';

/** The faction of each colour (C-49), by the name of its symbol in the tile table. */
const FACTION_OF = {
  red: 'rebels',
  green: 'rebels',
  black: 'empire',
  white: 'empire',
  orange: 'hunters',
} as const;

/** A faction, by the name of its symbol in the tile table. */
export type Faction = (typeof FACTION_OF)[keyof typeof FACTION_OF];

/** The faction of a player's colour. */
export function factionOf(color: string): string {
  return (FACTION_OF as Readonly<Record<string, string>>)[color];
}

/**
 * Grants one extra die in total to a side with one or more symbols of its faction in the contested realm (SW-30, C-21).
 * A planet's realm is its own node only, so symbols around it never count (SW-40, C-22).
 */
export const factions: RuleModule = {
  name: 'factions',
  contest: {
    emblem: (player) => factionOf(player.color),
    extraDice: (rules, pos, root, side) => ((symbolsOf(statsOf(pos, root)) & rules.emblems[side]) !== 0 ? 1 : 0),
  },
};
