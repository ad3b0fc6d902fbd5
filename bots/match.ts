import { chanceMove, type Dealer, type Game, type Played, play, type Random, unwrap } from '@asteroute/engine';
import type { Bot } from './search/bot.ts';

/** Who decides in a match: the bots by seat, chance, and the stream of the bots' own choices. */
export interface Table {
  readonly bots: readonly Bot[];
  readonly dealer: Dealer;
  readonly random: Random;
}

/** Plays a game to its end; `watch` sees the game before each ply and what the ply did. */
export function playMatch(start: Game, table: Table, watch?: (before: Game, played: Played) => void): Game {
  let game = start;
  while (game.position.phase !== 'over') {
    const move = chanceMove(game, table.dealer) ?? table.bots[game.position.seat].choose(game, table.random);
    const played = unwrap(play(game, move));
    watch?.(game, played);
    game = played.game;
  }
  return game;
}
