import {
  type Dealer,
  type Game,
  type Ply,
  playChance,
  playTurn,
  type Random,
  type Refusal,
  type Turn,
  unwrap,
} from '@asteroute/engine';
import type { Bot } from './search/bot.ts';
import { randomBot } from './search/random.ts';

/** Who decides in a match: the bots by seat, chance, and the stream of the bots' own choices. */
export interface MatchPlayers {
  readonly bots: readonly Bot[];
  readonly dealer: Dealer;
  readonly random: Random;
}

/** Plays a game to its end; `watch` sees the game before each ply and the ply. */
export function playMatch(start: Game, table: MatchPlayers, watch?: (before: Game, ply: Ply) => void): Game {
  let game = start;
  const take = (plies: readonly Ply[]) => {
    for (const ply of plies) {
      watch?.(game, ply);
      game = ply.game;
    }
  };
  for (take(playChance(game, table.dealer)); game.position.phase !== 'over'; take(playChance(game, table.dealer))) {
    const turn = table.bots[game.position.seat].turn(game, table.random);
    take(unwrap(playTurn(game, turn)));
  }
  return game;
}

/** A turn that can be played, and why the bot's own could not. */
export interface LegalTurn {
  readonly turn: Turn;
  readonly refusal: Refusal | null;
}

/** A bot's turn if the rules allow it, else any legal one, so that a game goes on in spite of a faulty bot. */
export function legalTurn(game: Game, turn: Turn, random: Random): LegalTurn {
  const played = playTurn(game, turn);
  return played.ok ? { turn, refusal: null } : { turn: randomBot.turn(game, random), refusal: played.error };
}
