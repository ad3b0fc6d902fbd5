import type { Bot } from '@asteroute/bots';
import { createRandom, type Game, type Move, type Seat, type SideIndex } from '@asteroute/engine';

/** Who decides for some seats of the arena's games: a bot of ours, or a program outside. */
export interface Player {
  readonly name: string;
  /** A game begins in which it plays these seats. */
  begin(start: Game, seats: readonly Seat[]): Promise<void>;
  /** Its move for the seat on turn. All that it leaves to chance follows from the seed. Throws a `Fault`. */
  choose(game: Game, seed: number): Promise<Move>;
  /** What is played, by anyone and by chance. */
  hear(before: Game, move: Move): void;
  /** The game is over, or broken off by somebody's fault. */
  end(game: Game, winners: readonly SideIndex[]): void;
  /** It lost by a fault of its own and starts afresh in the next game. */
  fail(): void;
  close(): Promise<void>;
}

/** What loses a player the game: it crashed, was late or answered nonsense. The message says which. */
export class Fault extends Error {}

export function botPlayer(bot: Bot): Player {
  return {
    name: bot.name,
    begin: async () => {},
    choose: async (game, seed) => bot.choose(game, createRandom(seed)),
    hear: () => {},
    end: () => {},
    fail: () => {},
    close: async () => {},
  };
}
