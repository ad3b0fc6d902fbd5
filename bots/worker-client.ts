import type { Game, Turn } from '@asteroute/engine';
import type { ThreadPool } from '@asteroute/threads';
import type { Candidate } from './advice.ts';
import type { BotAnswer, BotQuestion, BotRequest } from './worker.ts';

/** Runs searches of bots, and advice for people, on other threads. Every answer rejects if it fails or is late. */
export interface BotWorker {
  /** The bot's turn for the seat on turn, in phase `place`. Payers share the time of the threads equally. */
  turn(game: Game, bot: string, seed: number, payer?: string): Promise<Turn>;
  /** The best ways to play the turn, best first, at most `count`; of a bot that searches by its search. */
  advise(game: Game, count: number, bot?: string | null): Promise<readonly Candidate[]>;
  close(): void;
}

/** Asks the threads of a pool, each of which runs the program of `createBotProgram`. */
export function createBotWorker(pool: ThreadPool<BotQuestion, BotAnswer>): BotWorker {
  const ask = ({ rules, position }: Game, request: BotRequest, payer?: string): Promise<BotAnswer> => {
    // The memory is copied, because the position may change before the request's turn in the queue.
    return pool.ask({ setup: rules.setup, memory: position.memory.slice(), request }, payer);
  };
  return {
    turn: (game, bot, seed, payer) => ask(game, { kind: 'turn', bot, seed }, payer) as Promise<Turn>,
    advise: (game, count, bot = null) => ask(game, { kind: 'advise', count, bot }) as Promise<readonly Candidate[]>,
    close: () => void pool.close(),
  };
}
