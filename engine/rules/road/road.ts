import type { Rates, RuleModule } from '../../ruleset/module.ts';

const EACH_TILE: Rates = [{ what: 'tile', each: 1 }];
const EACH_ROAD: Rates = [{ what: 'road', each: 1 }];

/**
 * Roads: one point per tile, complete or not (CL-8, CL-17, K-7). A tile counts once (K-4). With `openRoad` set to
 * `flat`, an open road is worth 1 point at the end, however long it is (D-20).
 */
export const road = {
  name: 'road',
  options: { openRoad: ['tile', 'flat'] },
  kinds: ({ openRoad }) => [
    { name: 'road' as const, joins: 'sides', complete: EACH_TILE, final: openRoad === 'flat' ? EACH_ROAD : EACH_TILE },
  ],
  counts: { road: () => 1 },
  cites: [
    { why: 'complete', of: 'road', rule: 'CL-8' },
    { why: 'final', of: 'road', rule: 'CL-17' },
  ],
} as const satisfies RuleModule;
