import type { Setup } from '../vocabulary/types.ts';
import type { Edition } from './module.ts';
import { compileRuleset, type Ruleset } from './ruleset.ts';

/** Most compiled rulesets of an edition that are kept. */
const MAX = 100;
/** By edition, the rulesets that were compiled last. */
const kept = new WeakMap<Edition, Map<string, Ruleset>>();

/**
 * Returns the ruleset of a set-up that was already checked. Games with the same rules and colours share the compiled
 * tables, because compiling takes longer than playing a game, and the tables are larger than a position.
 */
export function sharedRuleset(edition: Edition, setup: Setup): Ruleset {
  const { players } = setup;
  // The names of players belong to one game.
  const unnamed = { ...setup, players: players.map(({ color }) => ({ name: '', color })) };
  const key = JSON.stringify(unnamed);
  const rulesets = kept.get(edition) ?? new Map<string, Ruleset>();
  kept.set(edition, rulesets);
  const compiled = rulesets.get(key) ?? compileRuleset(edition, unnamed);
  rulesets.set(key, compiled);
  for (const oldest of rulesets.keys()) if (rulesets.size > MAX) rulesets.delete(oldest);
  return { ...compiled, setup, players };
}
