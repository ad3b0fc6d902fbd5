import type { Game, Turn } from '@asteroute/engine';
import type { ThreadPool } from '@asteroute/threads';
import type { Candidate } from './advice.ts';
import type { Thought } from './thought.ts';
import type { BotAnswer, BotQuestion, BotRequest } from './worker.ts';

/** Runs searches of bots, and advice for people, on other threads. Every answer rejects if it fails or is late. */
export interface BotWorker {
  /** The bot's turn for the seat on turn, in phase `place`. Payers share the time of the threads equally. */
  turn(game: Game, bot: string, seed: number, payer?: string): Promise<Turn>;
  /** The best ways to play the turn, best first, at most `count`; of a bot that searches by its search. */
  advise(game: Game, count: number, bot?: string | null): Promise<readonly Candidate[]>;
  close(): void;
}

/** Bots that also think about a position for as long as a person wants to know more. */
export interface ThinkingWorker extends BotWorker {
  /** Thinks about the tile in hand for a moment longer; the next call goes on with the same position. */
  think(game: Game): Promise<Thought>;
}

/** Asks the threads of a pool, each of which runs the program of `createBotProgram`. */
export function createBotWorker(pool: ThreadPool<BotQuestion, BotAnswer>): ThinkingWorker {
  const ask = ({ rules, position }: Game, request: BotRequest, payer?: string): Promise<BotAnswer> => {
    // The memory is copied, because the position may change before the request's turn in the queue.
    return pool.ask({ setup: rules.setup, memory: position.memory.slice(), request }, payer);
  };
  return {
    turn: (game, bot, seed, payer) => ask(game, { kind: 'turn', bot, seed }, payer) as Promise<Turn>,
    advise: (game, count, bot = null) => ask(game, { kind: 'advise', count, bot }) as Promise<readonly Candidate[]>,
    think: (game) => ask(game, { kind: 'think' }) as Promise<Thought>,
    close: () => void pool.close(),
  };
}
