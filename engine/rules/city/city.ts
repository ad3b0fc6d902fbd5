import type { Rates, RuleModule } from '../../ruleset/module.ts';

/** Points per tile and per coat of arms: 2 in a completed city (CL-9, K-6), 1 in an open one (CL-18). */
const rates = (each: number): Rates => [
  { what: 'tile', each },
  { what: 'shield', each },
];

export const city = {
  name: 'city',
  kinds: [{ name: 'city', joins: 'sides', complete: rates(2), final: rates(1) }],
  cites: [
    { why: 'complete', of: 'city', rule: 'CL-9' },
    { why: 'final', of: 'city', rule: 'CL-18' },
  ],
} as const satisfies RuleModule;
