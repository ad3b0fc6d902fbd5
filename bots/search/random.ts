import { type ActionMove, legal, type PlaceMove, play, type Random, unwrap } from '@asteroute/engine';
import type { Bot } from './bot.ts';

/** Any legal placement, then any legal action, all alike. */
export const randomBot: Bot = {
  name: 'random',
  turn(game, random) {
    const place = pick(legal(game), random) as PlaceMove;
    const placed = unwrap(play(game, place)).game;
    return { place, action: pick(legal(placed), random) as ActionMove };
  },
};

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)];
}
