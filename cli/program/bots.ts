/** Finds bots by the names that users type. */
import { ALL_BOTS, type Bot, botNamed } from '@asteroute/bots';
import { suggest, UsageError } from './arguments.ts';

/** The names of all bots, for help and messages. */
export const BOT_NAMES = ALL_BOTS.join(', ');

/** Reads names of bots separated by commas. Throws a `UsageError` that names an unknown one. */
export function readBots(list: string): Bot[] {
  return list.split(',').map((name) => {
    const bot = botNamed(name);
    if (bot === null)
      throw new UsageError(`there is no bot "${name}"${suggest(name, ALL_BOTS)}; there are ${BOT_NAMES}`);
    return bot;
  });
}
