import * as features from '../../core/features.ts';
import * as figures from '../../core/figures.ts';
import type { Position } from '../../core/position.ts';
import type { RuleModule } from '../../ruleset/module.ts';
import type { Node } from '../../vocabulary/types.ts';

const { find, kindOf } = features;
const { strengthOf } = figures;

/**
 * Direct placement (SW-23, SW-24): the meeple may go onto any planet with the new tile among its 8 cells, no matter who
 * holds it (C-3 to C-7). With `planetReinforce` off, planets that the player's side already holds are excluded (C-4,
 * C-52).
 */
export const planets = {
  name: 'planets',
  options: { planetReinforce: [true, false] },
  reaches: (rules, pos, node) =>
    isPlanet(pos, node) && (rules.options.planetReinforce !== false || !holdsAlready(pos, node)),
  forbids: { deploy: (pos, node) => (isPlanet(pos, node) ? 'held-already' : null) },
  cites: [
    { why: 'sides-differ', of: 'planet', rule: 'SW-17' },
    { why: 'not-reached', of: 'planet', rule: 'SW-23' },
    { why: 'held-already', rule: 'C-4' },
  ],
} as const satisfies RuleModule;

function isPlanet(pos: Position, node: Node): boolean {
  return pos.tables.kinds[kindOf(pos, node)].name === 'planet';
}

function holdsAlready(pos: Position, node: Node): boolean {
  return strengthOf(pos, find(pos, node), pos.figureTable.sideOf[pos.seat]) > 0;
}
