import { type ContestState, contestName } from '@asteroute/club/contests';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { FaultCode } from '@asteroute/protocol';

export function shownName({ page }: Words<'online' | 'league'>, { players }: ContestState, player: number): string {
  return contestName(players, player, (bot) => shownBotName(page, bot));
}

/** A score with halves: `2½`. */
export const scoreText = (score: number): string =>
  score % 1 === 0 ? String(score) : `${score < 1 ? '' : Math.floor(score)}½`;

export function leagueFaultText(words: Words<'online' | 'league'>, fault: FaultCode): string;
export function leagueFaultText(words: Words<'online' | 'league'>, fault: FaultCode | null): string | null;
export function leagueFaultText(
  { online, league }: Words<'online' | 'league'>,
  fault: FaultCode | null,
): string | null {
  if (fault === null) return null;
  return fault === 'busy' ? league.failed : Object.hasOwn(online.faults, fault) ? online.faults[fault] : league.failed;
}
