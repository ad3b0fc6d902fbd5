import { successorOf } from '@asteroute/bots';
import type { Catalogue } from './catalogue.ts';

/** The words for a bot, undefined where it was never offered to people. */
export function botWords(words: Catalogue, bot: string): Catalogue['bots'][string] | undefined {
  return words.bots[successorOf(bot)];
}

/** The name of a bot as people read it; its own where there is no other. */
export function shownBotName(words: Catalogue, bot: string): string {
  return botWords(words, bot)?.name ?? bot;
}
