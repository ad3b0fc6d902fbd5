import { featureOf, find, middleNode } from '../features.ts';
import { sidesOn } from '../figures.ts';
import { AROUND_STEPS, beside } from '../geometry.ts';
import type { RuleModule } from '../module.ts';
import { lastCell, type Position } from '../position.ts';
import type { Node } from '../types.ts';

/**
 * Direct placement (SW-23, SW-24): the meeple may go onto any planet that has the new tile among its 8 cells, whoever
 * holds it (C-3 to C-7). With `planetReinforce` off a planet that the own side already holds is no target (C-4, C-52).
 */
export const planets: RuleModule = {
  name: 'planets',
  options: { planetReinforce: [true, false] },
  reach(rules, pos) {
    const around = AROUND_STEPS.map((step) => middleNode(pos, beside(lastCell(pos), step)));
    return around.filter(
      (node): node is Node => node >= 0 && isPlanet(pos, node as Node) && mayJoin(pos, node as Node),
    );

    function mayJoin(position: Position, node: Node): boolean {
      if (rules.options.planetReinforce !== false) return true;
      return (sidesOn(position, find(position, node)) & (1 << position.crew.sideOf[position.seat])) === 0;
    }
  },
};

function isPlanet(pos: Position, node: Node): boolean {
  return pos.tables.kinds[featureOf(pos, node).kind].name === 'planet';
}
