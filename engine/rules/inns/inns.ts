import { innsTiles } from '@asteroute/tiles';
import type { RuleModule } from '../../ruleset/module.ts';

/**
 * Inns & Cathedrals (IC-1 to IC-10): roads with an inn and cities with a cathedral pay more when they are complete, and
 * nothing when they are not; a large meeple counts as two; a sixth player can join.
 */
export const inns = {
  name: 'inns',
  supply: (_, base) => ({ ...base, tiles: [...base.tiles, ...innsTiles.tiles] }),
  seats: { colors: ['pink'], max: 6 },
  meeples: [
    {
      name: 'large',
      count: 1,
      strength: 2,
      dice: 0,
      stands: ['road', 'city', 'monastery', 'field'],
      recalls: false,
    },
  ],
  amends: [
    { kind: 'road', print: 'inn', complete: [{ what: 'tile', each: 2 }], final: [] },
    {
      kind: 'city',
      print: 'cathedral',
      complete: [
        { what: 'tile', each: 3 },
        { what: 'shield', each: 3 },
      ],
      final: [],
    },
  ],
  cites: [
    { why: 'none-in-reserve', of: 'large', rule: 'IC-2' },
    { why: 'may-not-stand', of: 'large', rule: 'K-27' },
  ],
} as const satisfies RuleModule;
