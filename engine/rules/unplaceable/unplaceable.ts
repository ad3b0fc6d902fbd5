import type { RuleModule } from '../../ruleset/module.ts';

/**
 * A tile that fits nowhere leaves the game, or goes back into the stack as long as another one fits (D-3, SW-18, K-8).
 */
export const unplaceable = {
  name: 'unplaceable',
  options: { unplaceable: ['box', 'stack'] },
  putsBack: (options) => options.unplaceable === 'stack',
} as const satisfies RuleModule;
