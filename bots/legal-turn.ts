import { type Game, playTurn, type Random, type Refusal, type Turn } from '@asteroute/engine';
import { randomBot } from './search/random.ts';

/** A turn that can be played, and the reason if it is not the bot's own. */
export interface LegalTurn {
  readonly turn: Turn;
  readonly refusal: Refusal | null;
}

/** A bot's turn if legal, otherwise a random legal one: a game goes on in spite of a faulty bot. */
export function legalTurn(game: Game, turn: Turn, random: Random): LegalTurn {
  const played = playTurn(game, turn);
  return played.ok ? { turn, refusal: null } : { turn: randomBot.turn(game, random), refusal: played.error };
}
