import type { Game, Turn } from '@asteroute/engine';
import type { Candidate } from './advice.ts';
import type { BotAnswer, BotQuestion, BotRequest } from './worker.ts';

/** Searches for bots, and for people who ask, in another thread. Every answer rejects when it fails or is late. */
export interface BotWorker {
  /** The bot's turn for the seat on turn, in phase `place`. */
  turn(game: Game, bot: string, seed: number): Promise<Turn>;
  /** The best ways to play the turn, best first, at most `count`. */
  advise(game: Game, count: number): Promise<readonly Candidate[]>;
  /** Ends the thread and rejects every open question; the next question starts a new thread. */
  close(): void;
}

/** A thread that runs the program of `createBotProgram`. */
export interface BotThread {
  post(question: BotQuestion): void;
  stop(): void;
}

/** What a thread reports. */
export interface BotThreadHandlers {
  onAnswer(answer: BotAnswer): void;
  onError(error: Error): void;
}

/** What a client needs from its host. */
export interface BotWorkerPorts {
  start(handlers: BotThreadHandlers): BotThread;
  /** Calls back after so many milliseconds; returns what cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** Milliseconds that an answer may take once its question is with the thread. */
  readonly timeout: number;
}

interface Waiting {
  readonly question: BotQuestion;
  readonly resolve: (value: BotAnswer['value']) => void;
  readonly reject: (error: Error) => void;
}

/** One thread, started with the first question and again after a failure; it is asked one question at a time. */
export function createBotWorker(ports: BotWorkerPorts): BotWorker {
  const client = new Client(ports);
  return {
    turn: (game, bot, seed) => client.ask(game, { kind: 'turn', bot, seed }) as Promise<Turn>,
    advise: (game, count) => client.ask(game, { kind: 'advise', count }) as Promise<readonly Candidate[]>,
    close: () => client.close(),
  };
}

class Client {
  readonly #ports: BotWorkerPorts;
  readonly #queue: Waiting[] = [];
  #thread: BotThread | null = null;
  #asked: Waiting | null = null;
  #cancelTimeout = (): void => {};
  #count = 0;

  constructor(ports: BotWorkerPorts) {
    this.#ports = ports;
  }

  ask({ rules, position }: Game, request: BotRequest): Promise<BotAnswer['value']> {
    return new Promise((resolve, reject) => {
      // A copy: the position may be written to before its turn in the queue comes.
      const question = { id: this.#count++, setup: rules.setup, memory: position.memory.slice(), request };
      this.#queue.push({ question, resolve, reject });
      this.#next();
    });
  }

  close(): void {
    const all = this.#queue.splice(0);
    this.#fail(new Error('the bot worker was closed'));
    for (const { reject } of all) reject(new Error('the bot worker was closed'));
  }

  #next(): void {
    if (this.#asked !== null) return;
    this.#asked = this.#queue.shift() ?? null;
    if (this.#asked === null) return;
    this.#thread ??= this.#start();
    this.#cancelTimeout = this.#ports.after(this.#ports.timeout, () => this.#fail(new Error('the bot is late')));
    this.#thread.post(this.#asked.question);
  }

  #start(): BotThread {
    return this.#ports.start({
      onAnswer: ({ id, value }) => {
        if (id === this.#asked?.question.id) this.#settle(({ resolve }) => resolve(value));
      },
      onError: (error) => this.#fail(error),
    });
  }

  #fail(error: Error): void {
    this.#thread?.stop();
    this.#thread = null;
    this.#settle(({ reject }) => reject(error));
  }

  #settle(settle: (waiting: Waiting) => void): void {
    this.#cancelTimeout();
    const asked = this.#asked;
    this.#asked = null;
    if (asked !== null) settle(asked);
    this.#next();
  }
}
