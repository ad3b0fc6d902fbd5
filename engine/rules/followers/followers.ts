import type { RuleModule } from '../../ruleset/module.ts';

/**
 * Seven meeples in reserve (CL-3, K-11), which can stand on meadows only with the farmers module. Also cites the rules
 * by which moves of a turn are refused.
 */
export const followers = {
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
} as const satisfies RuleModule;
