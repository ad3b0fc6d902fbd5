import type { Bot } from '@asteroute/bots';
import { createRandom, type Game, type Move, type Seat, type SideIndex, type Turn } from '@asteroute/engine';

/** Decides for some seats of the arena's games: one of our bots, or an external program. */
export interface Player {
  readonly name: string;
  begin(start: Game, seats: readonly Seat[]): Promise<void>;
  /** Chooses the move for the seat on turn. All random decisions follow from `seed`. Throws a `PlayerFault`. */
  choose(game: Game, seed: number): Promise<Move>;
  /** Called with every ply, including draws and dice. */
  onMove(before: Game, move: Move): void;
  end(game: Game, winners: readonly SideIndex[]): void;
  /** Called when the player has lost by its own fault. It restarts in the next game. */
  fail(): void;
  close(): Promise<void>;
}

/** A fault that loses the game: the player crashed, was late or answered nonsense. The message says which. */
export class PlayerFault extends Error {}

/** Wraps a bot. It decides the whole turn when it places its tile, and the action is taken from the same decision. */
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
