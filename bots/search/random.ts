import { legalActions, legalPlacements, play, type Random, unwrap } from '@asteroute/engine';
import type { Bot } from './bot.ts';

/** Any legal placement, then any legal action, all alike. */
export const randomBot: Bot = {
  name: 'random',
  turn(game, random) {
    const place = pick(legalPlacements(game), random);
    const placed = unwrap(play(game, place)).game;
    return { place, action: pick(legalActions(placed), random) };
  },
};

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)];
}
