import { legalActions, legalPlacements, play, type Random, unwrap } from '@asteroute/engine';
import type { Bot } from './bot.ts';

/** Plays a random legal placement, then a random legal action, each with equal probability. */
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
