import { legal } from '@asteroute/engine';
import type { Bot } from './bot.ts';

/** Any legal move, all alike. */
export const randomBot: Bot = {
  name: 'random',
  choose(game, random) {
    const moves = legal(game);
    return moves[random.below(moves.length)];
  },
};
