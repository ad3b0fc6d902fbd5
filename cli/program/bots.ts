import { ALL_BOTS, type Bot, botNamed } from '@asteroute/bots';
import { suggest, UsageError } from './arguments.ts';

/** The names of all bots, for help and messages. */
export const BOT_NAMES = ALL_BOTS.join(', ');

/** Stands in the help of a command in place of all bots' names, which would hide its options. */
export const BOTS_ARE_LISTED = '"asteroute help" lists them';

/** A suggestion such as ` (Did you mean greedy?)` if there is a bot with a similar name, otherwise empty. */
export const suggestBot = (name: string): string => suggest(name, ALL_BOTS);

/** Reads names of bots separated by commas. Throws a `UsageError` that names an unknown one. */
export function readBots(list: string): Bot[] {
  return list.split(',').map((name) => {
    const bot = botNamed(name);
    if (bot === null) throw new UsageError(`there is no bot "${name}"${suggestBot(name)}; there are ${BOT_NAMES}`);
    return bot;
  });
}
