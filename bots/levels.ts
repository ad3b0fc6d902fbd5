import { handWeights } from './judge/weights.ts';
import { isLevel, LEVELS, type Level } from './names.ts';
import type { Bot, BotMaker, Budget } from './search/bot.ts';
import { expectimax } from './search/expectimax.ts';
import { greedyBot, onePly, projectedBot } from './search/one-ply.ts';
import { randomBot } from './search/random.ts';
import { type Shape, searcher } from './search/search.ts';

/** Level 3: judges by the final scoring of what is placed and by the meeples in reserve. */
const steady = (): Bot => onePly('steady', handWeights);

/** How the searching levels search. */
export const SEARCHES = {
  expert: { simulations: 172, width: 8, horizon: 6, cap: 1000 },
  master: { simulations: 688, width: 10, horizon: 8, cap: 1000 },
  grandmaster: { simulations: 1376, width: 12, horizon: 12, cap: 2000 },
} as const satisfies Readonly<Record<string, Shape>>;

const MAKERS: Readonly<Record<Level, BotMaker>> = {
  random: () => randomBot,
  greedy: () => greedyBot,
  projected: () => projectedBot,
  steady,
  shrewd: () => onePly('shrewd'),
  farsighted: () => expectimax('farsighted'),
  expert: (budget) => searcher('expert', SEARCHES.expert, budget),
  master: (budget) => searcher('master', SEARCHES.master, budget),
  grandmaster: (budget) => searcher('grandmaster', SEARCHES.grandmaster, budget),
};

/** Every bot with its usual budget, from level 0 to level 8. */
export const BOTS: readonly Bot[] = LEVELS.map((level) => MAKERS[level]({}));

/** The bot of a name, or null when there is none. */
export function botNamed(name: string, budget: Budget = {}): Bot | null {
  return isLevel(name) ? MAKERS[name](budget) : null;
}
