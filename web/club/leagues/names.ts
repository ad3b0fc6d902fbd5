import { type ContestState, contestName } from '@asteroute/club/contests';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import type { LeagueFault } from './league-api.ts';
import type { EveryWord } from './words/use-words.ts';

/** The name of a player as it is shown: of a bot, that of its level. */
export function shownName({ page }: EveryWord, { players }: ContestState, player: number): string {
  return contestName(players, player, (bot) => shownBotName(page, bot));
}

/** A score with halves: `2½`. */
export const scoreText = (score: number): string =>
  score % 1 === 0 ? String(score) : `${score < 1 ? '' : Math.floor(score)}½`;

/** The text of a refusal; null for none. */
export function leagueFaultText(words: EveryWord, fault: LeagueFault): string;
export function leagueFaultText(words: EveryWord, fault: LeagueFault | null): string | null;
export function leagueFaultText({ online, league }: EveryWord, fault: LeagueFault | null): string | null {
  if (fault === null) return null;
  return fault === 'silent'
    ? league.failed
    : Object.hasOwn(online.faults, fault)
      ? online.faults[fault]
      : league.failed;
}
