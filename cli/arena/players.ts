import { botNamed } from '@asteroute/bots';
import { UsageError } from '../program/arguments.ts';
import { BOT_NAMES, suggestBot } from '../program/bots.ts';
import type { ByParty, Party } from './game.ts';
import type { Match } from './match.ts';
import { outsidePlayer } from './player/outside.ts';
import { botPlayer, type Player } from './player/player.ts';
import type { Watch } from './player/program.ts';

/** Bots that think ahead. */
const SLOW_BOTS = ['farsighted', 'expert', 'master', 'grandmaster'];

/** Commands contain a blank or a path separator, names of bots do not. */
export function isCommand(text: string): boolean {
  return botNamed(text) === null && /[\s/\\]/.test(text);
}

/** Whether a player needs so much time for a game that calculating the game's luck costs little in comparison. */
export function isSlow(text: string): boolean {
  return isCommand(text) || SLOW_BOTS.includes(text);
}

/** Throws a `UsageError` if the text is neither a bot nor a command. */
export function checkPlayer(text: string): void {
  if (botNamed(text) !== null || isCommand(text)) return;
  const known = `there are ${BOT_NAMES}, or name a command: "node ./my-bot.mjs"`;
  throw new UsageError(`there is no bot "${text}"${suggestBot(text)}; ${known}`);
}

/** Creates the two players of a match. Throws a `PlayerFault` if a program does not send its first message. */
export async function createPlayers(match: Match, watch: Watch): Promise<ByParty<Player>> {
  const create = async (party: Party): Promise<Player> => {
    const name = match.bots[party];
    const bot = botNamed(name, { ...match.budget, now: () => performance.now() });
    return bot === null ? outsidePlayer(name, match.budget, watch) : botPlayer(bot);
  };
  const a = await create('a');
  try {
    return { a, b: await create('b') };
  } catch (fault) {
    await a.close();
    throw fault;
  }
}
