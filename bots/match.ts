import { type Dealer, type Game, type Ply, playChance, playTurn, type Random, unwrap } from '@asteroute/engine';
import type { Bot } from './search/bot.ts';

/** The bots by seat, the dealer of tiles and dice, and the random numbers of the bots. */
export interface MatchPlayers {
  readonly bots: readonly Bot[];
  readonly dealer: Dealer;
  readonly random: Random;
}

/** Plays a game to its end. `watch` is called for each ply with the game before it. */
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
