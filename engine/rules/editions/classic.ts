import { classicTiles } from '@asteroute/tiles';
import type { Edition, RuleModule } from '../../module.ts';
import { abbot } from '../abbot.ts';
import { city } from '../city.ts';
import { farmers } from '../field.ts';
import { monastery } from '../monastery.ts';
import { river } from '../river.ts';
import { road } from '../road.ts';
import { unplaceable } from '../unplaceable.ts';

/** Seven meeples in reserve (CL-3, K-11); a meadow is a place only with the farmers. Refusals of a classic turn. */
const followers: RuleModule = {
  name: 'followers',
  meeples: [{ name: 'normal', count: 7, dice: 0, stands: ['road', 'city', 'monastery', 'field'], recalls: false }],
  cites: [
    { why: 'game-over', rule: 'CL-16' },
    { why: 'wrong-phase', rule: 'CL-5' },
    { why: 'none-left', rule: 'CL-5' },
    { why: 'cell-taken', rule: 'CL-5' },
    { why: 'no-neighbour', rule: 'D-2' },
    { why: 'sides-differ', rule: 'CL-5' },
    { why: 'none-in-reserve', rule: 'K-11' },
    { why: 'not-reached', rule: 'CL-5' },
    { why: 'realm-held', rule: 'CL-7' },
    { why: 'none-to-recall', rule: 'CL-11' },
  ],
};

/**
 * Classic Carcassonne (CL-1 to CL-20) with its three modules, in any combination (CL-21). A game link stores indexes
 * into `colors` and `optional`: append to them, never reorder or remove.
 */
export const classic: Edition & { readonly name: 'classic' } = {
  name: 'classic',
  tiles: classicTiles,
  colors: ['red', 'blue', 'green', 'yellow', 'black'],
  players: { min: 2, max: 5 },
  base: [followers, road, city, monastery, unplaceable],
  optional: [farmers, river, abbot],
};
