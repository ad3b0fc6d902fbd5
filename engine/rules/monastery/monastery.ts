import type { RuleModule } from '../../ruleset/module.ts';

/**
 * Abbeys: 9 points when the 8 tiles around are placed (CL-10); at the end, a point per tile that lies, its own included
 * (CL-19).
 */
export const monastery = {
  name: 'monastery',
  kinds: [
    {
      name: 'monastery',
      joins: 'around',
      complete: [{ what: 'tile', each: 1 }],
      final: [{ what: 'tile', each: 1 }],
    },
  ],
  cites: [
    { why: 'complete', of: 'monastery', rule: 'CL-10' },
    { why: 'final', of: 'monastery', rule: 'CL-19' },
  ],
} as const satisfies RuleModule;
