import * as features from '../../core/features.ts';
import type { Position } from '../../core/position.ts';
import * as tileset from '../../core/tileset.ts';
import type { RuleModule, Rules } from '../../ruleset/module.ts';
import * as bits from '../../vocabulary/bits.ts';
import type { Node } from '../../vocabulary/types.ts';

const { featureIndexOf, find, isComplete, nextInRealm, nodeOf, placementOf, tileAt } = features;
const { FEATURES } = tileset;
const { lowestBit } = bits;

/**
 * Farmers (FA-1 to FA-5): they hold meadows to the end of the game; a meadow pays 3 for each completed city at its
 * edge.
 */
export const farmers = {
  name: 'farmers',
  kinds: [{ name: 'field', joins: 'half-edges', complete: null, final: [{ what: 'city', each: 3 }] }],
  counts: { city: completedCities },
  cites: [
    { why: 'realm-held', of: 'field', rule: 'FA-2' },
    { why: 'final', of: 'field', rule: 'FA-4' },
  ],
} as const satisfies RuleModule;

/** Counts the completed cities that a meadow touches, each once (K-14). */
function completedCities({ marks }: Rules, pos: Position, root: Node): number {
  marks.clear();
  let cities = 0;
  let node = root;
  do {
    const placement = placementOf(pos, node);
    const beside = pos.tables.beside[tileAt(pos, placement) * FEATURES + featureIndexOf(pos, node)];
    for (let left = beside; left !== 0; left &= left - 1) {
      const city = find(pos, nodeOf(pos, placement, lowestBit(left)));
      if (marks.add(city) && isComplete(pos, city)) cities++;
    }
    node = nextInRealm(pos, node);
  } while (node !== root);
  return cities;
}
