import type { Game, Turn } from '@asteroute/engine';
import type { ThreadPool } from '@asteroute/threads';
import type { Candidate } from './advice.ts';
import type { BotAnswer, BotQuestion, BotRequest } from './worker.ts';

/** Searches for bots, and for people who ask, on other threads. Every answer rejects when it fails or is late. */
export interface BotWorker {
  /** The bot's turn for the seat on turn, in phase `place`; threads share their time between payers. */
  turn(game: Game, bot: string, seed: number, payer?: string): Promise<Turn>;
  /** The best ways to play the turn, best first, at most `count`. */
  advise(game: Game, count: number): Promise<readonly Candidate[]>;
  /** Ends the threads and rejects every open question; the next question starts a new thread. */
  close(): void;
}

/** Asks the threads of a pool, each of which runs the program of `createBotProgram`. */
export function createBotWorker(pool: ThreadPool<BotQuestion, BotAnswer>): BotWorker {
  const ask = ({ rules, position }: Game, request: BotRequest, payer?: string): Promise<BotAnswer> => {
    // A copy: the position may be written to before its turn in the queue comes.
    return pool.ask({ setup: rules.setup, memory: position.memory.slice(), request }, payer);
  };
  return {
    turn: (game, bot, seed, payer) => ask(game, { kind: 'turn', bot, seed }, payer) as Promise<Turn>,
    advise: (game, count) => ask(game, { kind: 'advise', count }) as Promise<readonly Candidate[]>,
    close: () => void pool.close(),
  };
}
