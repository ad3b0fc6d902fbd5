import type { BotWorker } from '@asteroute/bots';
import type { Game, Turn } from '@asteroute/engine';

/** Searches for bots on several threads, whose time is shared between those whom it is for. */
export interface BotPool {
  /** The bot's turn for the seat on turn, in phase `place`; `payer` is whom the search counts for. */
  turn(payer: string, game: Game, question: SearchOrder): Promise<Turn>;
  close(): void;
}

/** Which bot is asked, and the seed of its choices. */
export interface SearchOrder {
  readonly bot: string;
  readonly seed: number;
}

interface Job {
  run(worker: BotWorker): Promise<unknown>;
  reject(error: Error): void;
}

/** A pool of these workers. Each searches for one turn at a time; those who wait take turns, whatever each has asked for. */
export function createBotPool(workers: readonly BotWorker[]): BotPool {
  // The first ones are taken first, so that a thread starts only when all before it are busy.
  const idle = workers.map((_, index) => index);
  const waiting = new Map<string, Job[]>();

  function next(): void {
    const [first] = waiting;
    if (first === undefined || idle.length === 0) return;
    const [payer, jobs] = first;
    const [job, ...rest] = jobs;
    waiting.delete(payer);
    if (rest.length > 0) waiting.set(payer, rest);
    idle.sort((a, b) => a - b);
    const index = idle.shift() as number;
    void job.run(workers[index]).finally(() => {
      idle.push(index);
      next();
    });
    next();
  }

  return {
    turn: (payer, game, { bot, seed }) =>
      new Promise((resolve, reject) => {
        const run = (worker: BotWorker) => worker.turn(game, bot, seed).then(resolve, reject);
        waiting.set(payer, [...(waiting.get(payer) ?? []), { run, reject }]);
        next();
      }),
    close() {
      const all = [...waiting.values()].flat();
      waiting.clear();
      for (const { reject } of all) reject(new Error('the bots were closed'));
      for (const worker of workers) worker.close();
    },
  };
}
