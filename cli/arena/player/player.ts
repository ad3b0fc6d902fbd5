import type { Bot } from '@asteroute/bots';
import { createRandom, type Game, type Move, type Seat, type SideIndex, type Turn } from '@asteroute/engine';

/** Who decides for some seats of the arena's games: a bot of ours, or a program outside. */
export interface Player {
  readonly name: string;
  /** A game begins in which it plays these seats. */
  begin(start: Game, seats: readonly Seat[]): Promise<void>;
  /** Its move for the seat on turn. All that it leaves to chance follows from the seed. Throws a `PlayerFault`. */
  choose(game: Game, seed: number): Promise<Move>;
  /** What is played, by anyone and by chance. */
  onMove(before: Game, move: Move): void;
  /** The game is over, or broken off by somebody's fault. */
  end(game: Game, winners: readonly SideIndex[]): void;
  /** It lost by a fault of its own and starts afresh in the next game. */
  fail(): void;
  close(): Promise<void>;
}

/** What loses a player the game: it crashed, was late or answered nonsense. The message says which. */
export class PlayerFault extends Error {}

/** A bot decides a whole turn when it places its tile; the action is that of the same turn. */
export function botPlayer(bot: Bot): Player {
  let turn: Turn | null = null;
  return {
    name: bot.name,
    begin: async () => {},
    async choose(game, seed) {
      if (game.position.phase === 'act' && turn !== null) return turn.action;
      turn = bot.turn(game, createRandom(seed));
      return turn.place;
    },
    onMove: () => {},
    end: () => {},
    fail: () => {},
    close: async () => {},
  };
}
