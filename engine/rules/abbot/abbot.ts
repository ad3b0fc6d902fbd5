import type { RuleModule } from '../../ruleset/module.ts';

/**
 * The abbot (AB-1 to AB-6): an extra meeple, which stands only on abbeys and gardens (K-21) and may be taken back.
 * Gardens score like abbeys (AB-4); no normal meeple may stand there (AB-5).
 */
export const abbot = {
  name: 'abbot',
  kinds: [
    { name: 'garden', joins: 'around', complete: [{ what: 'tile', each: 1 }], final: [{ what: 'tile', each: 1 }] },
  ],
  meeples: [{ name: 'abbot', count: 1, dice: 0, stands: ['monastery', 'garden'], recalls: true }],
  cites: [
    { why: 'none-in-reserve', of: 'abbot', rule: 'AB-1' },
    { why: 'may-not-stand', of: 'abbot', rule: 'K-21' },
    { why: 'may-not-stand', of: 'garden', rule: 'AB-5' },
    { why: 'none-to-recall', rule: 'AB-6' },
    { why: 'scores-anyway', rule: 'K-23' },
    { why: 'complete', of: 'garden', rule: 'AB-4' },
    { why: 'final', of: 'garden', rule: 'AB-6' },
    { why: 'recalled', rule: 'AB-6' },
  ],
} as const satisfies RuleModule;
