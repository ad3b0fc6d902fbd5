import type { RuleModule } from '../module.ts';

/** Roads: a point a tile, complete or not (CL-8, CL-17, K-7, D-20). A tile counts once (K-4). */
export const road: RuleModule = {
  name: 'road',
  kinds: [{ name: 'road', joins: 'sides', complete: [{ what: 'tile', each: 1 }], final: [{ what: 'tile', each: 1 }] }],
};
