import type { Bot, BotMaker, Budget } from './bot.ts';
import { greedyBot, projectedBot } from './greedy.ts';
import { randomBot } from './random.ts';

export type { Bot, Budget } from './bot.ts';
export { playMatch, type Table } from './match.ts';
export { battleOdds, type Odds } from './odds.ts';

const MAKERS: Readonly<Record<string, BotMaker>> = {
  random: () => randomBot,
  greedy: () => greedyBot,
  projected: () => projectedBot,
};

/** Every bot with its usual budget, from gentle to strong. */
export const BOTS: readonly Bot[] = Object.values(MAKERS).map((make) => make({}));

/** The bot of a name, or null when there is none. */
export function botNamed(name: string, budget: Budget = {}): Bot | null {
  return Object.hasOwn(MAKERS, name) ? MAKERS[name](budget) : null;
}
