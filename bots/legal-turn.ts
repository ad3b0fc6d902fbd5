import { type Game, playTurn, type Random, type Refusal, type Turn } from '@asteroute/engine';
import { randomBot } from './search/random.ts';

/** A turn that can be played, and the reason if it is not the bot's own. */
export interface LegalTurn {
  readonly turn: Turn;
  readonly refusal: Refusal | null;
}

/**
 * Returns a bot's turn if the rules allow it, otherwise a random legal one, so that a game continues in spite of a
 * faulty bot.
 */
export function legalTurn(game: Game, turn: Turn, random: Random): LegalTurn {
  const played = playTurn(game, turn);
  return played.ok ? { turn, refusal: null } : { turn: randomBot.turn(game, random), refusal: played.error };
}
