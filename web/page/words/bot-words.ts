import { successorOf } from '@asteroute/bots';
import type { Catalogue } from '@asteroute/words/en/table.ts';

/** The texts of a bot; undefined if it was never offered to people. */
export function botWords(words: Catalogue, bot: string): Catalogue['bots'][string] | undefined {
  return words.bots[successorOf(bot)];
}

/** The name of a bot for people; its technical name if there is no other. */
export function shownBotName(words: Catalogue, bot: string): string {
  return botWords(words, bot)?.name ?? bot;
}
