import type { Bot } from './bot.ts';
import { greedyBot, projectedBot } from './greedy.ts';
import { randomBot } from './random.ts';

export type { Bot } from './bot.ts';
export { playMatch, type Table } from './match.ts';
export { battleOdds, type Odds } from './odds.ts';

/** Every bot, from gentle to strong. */
export const BOTS: readonly Bot[] = [randomBot, greedyBot, projectedBot];

export function botNamed(name: string): Bot | null {
  return BOTS.find((bot) => bot.name === name) ?? null;
}
