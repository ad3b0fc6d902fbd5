import type { Bot, BotMaker, Budget } from './bot.ts';
import { expectimax } from './expectimax.ts';
import { greedyBot, projectedBot } from './greedy.ts';
import { onePly } from './one-ply.ts';
import { randomBot } from './random.ts';
import { searcher } from './tree.ts';
import { handOnly, weightsFor } from './weights.ts';

export type { Bot, Budget } from './bot.ts';
export { playMatch, type Table } from './match.ts';
export { battleOdds, type Odds } from './odds.ts';

const MAKERS: Readonly<Record<string, BotMaker>> = {
  random: () => randomBot,
  greedy: () => greedyBot,
  projected: () => projectedBot,
  steady: () => onePly('steady', (rules) => handOnly(weightsFor(rules))),
  shrewd: () => onePly('shrewd'),
  farsighted: () => expectimax('farsighted'),
  expert: (budget) => searcher('expert', { orders: 4, simulations: 172, cap: 1000 }, budget),
  master: (budget) => searcher('master', { orders: 4, simulations: 688, cap: 1000 }, budget),
  grandmaster: (budget) => searcher('grandmaster', { orders: 8, simulations: 1376, cap: 10_000 }, budget),
};

/** Every bot with its usual budget, from gentle to strong. */
export const BOTS: readonly Bot[] = Object.values(MAKERS).map((make) => make({}));

/** The bot of a name, or null when there is none. */
export function botNamed(name: string, budget: Budget = {}): Bot | null {
  return Object.hasOwn(MAKERS, name) ? MAKERS[name](budget) : null;
}
