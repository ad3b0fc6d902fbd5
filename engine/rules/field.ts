import { featureOf, find, isComplete, nodeOf, realmNodes } from '../features.ts';
import type { RuleModule } from '../module.ts';
import type { Position } from '../position.ts';
import type { Node } from '../types.ts';

/** Farmers (FA-1 to FA-5): meadows are held to the end and pay for the completed cities at their edge, 3 each. */
export const farmers: RuleModule = {
  name: 'farmers',
  kinds: [{ name: 'field', joins: 'half-edges', complete: null, final: [{ what: 'city', each: 3 }] }],
  count: (pos, root, what) => (what === 'city' ? completedCities(pos, root) : null),
};

/** Completed cities that a meadow touches, each once (K-14). */
function completedCities(pos: Position, root: Node): number {
  const cities = realmNodes(pos, root).flatMap((node) =>
    featureOf(pos, node).beside.map((feature) => find(pos, nodeOf(node >> 3, feature))),
  );
  return [...new Set(cities)].filter((city) => isComplete(pos, city)).length;
}
