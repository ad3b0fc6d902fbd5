import type { ThreadQuestion, ThreadReply } from './messages.ts';

/** A running thread: a worker thread of Node, a Web Worker of a page, or a fake of a test. */
export interface Thread<Question> {
  post(message: ThreadQuestion<Question>): void;
  stop(): unknown;
}

/** What a thread reports. */
export interface ThreadHandlers<Answer> {
  onReply(reply: ThreadReply<Answer>): void;
  /** The thread crashed or ended by itself. */
  onError(error: Error): void;
}

/** Starts a thread. */
export type ThreadStarter<Question, Answer> = (handlers: ThreadHandlers<Answer>) => Thread<Question>;

/** How many threads a pool has, and what it needs from its host. */
export interface PoolPlan<Question, Answer> {
  readonly start: ThreadStarter<Question, Answer>;
  readonly threads: number;
  readonly timeout?: PoolTimeout;
}

/** The time limit of an answer, in milliseconds from when a thread receives the question. */
interface PoolTimeout {
  readonly ms: number;
  /** Calls back after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

interface Job<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A slot for a thread, which may not have been started yet, and the thread's current job. */
interface Slot<Question, Answer> {
  thread: Thread<Question> | null;
  job: (Job<Question, Answer> & { readonly id: number; readonly cancelTimeout?: () => void }) | null;
}

/**
 * Threads that answer questions, each one at a time. A thread starts when a question needs it. A thread that crashes,
 * throws or exceeds the time limit is stopped and replaced; only its question is rejected. Questions wait in one queue
 * per payer, and the queues are served in turn, so that a payer with many questions does not block the others.
 */
export class ThreadPool<Question, Answer> {
  readonly #plan: PoolPlan<Question, Answer>;
  readonly #slots: readonly Slot<Question, Answer>[];
  readonly #waiting = new Map<string, Job<Question, Answer>[]>();
  #asked = 0;

  constructor(plan: PoolPlan<Question, Answer>) {
    this.#plan = plan;
    this.#slots = Array.from({ length: plan.threads }, () => ({ thread: null, job: null }));
  }

  /**
   * Returns the answer to a question. Rejects if the thread fails or exceeds the time limit, or if the pool is closed.
   */
  ask(question: Question, payer = ''): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const jobs = this.#waiting.get(payer) ?? [];
      jobs.push({ question, resolve, reject });
      this.#waiting.set(payer, jobs);
      this.#next();
    });
  }

  /** Stops all threads and rejects every open question; the next question starts a new thread. */
  async close(): Promise<void> {
    const waiting = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    const stopped = this.#slots.map((slot) => this.#fail(slot, new Error('the pool was closed')));
    for (const { reject } of waiting) reject(new Error('the pool was closed'));
    await Promise.all(stopped);
  }

  /** Gives a waiting question to the first free slot, so that a new thread starts only if all started ones are busy. */
  #next(): void {
    const slot = this.#slots.find(({ job }) => job === null);
    const [first] = this.#waiting;
    if (slot === undefined || first === undefined) return;
    const [payer, jobs] = first;
    const job = jobs.shift() as Job<Question, Answer>;
    this.#waiting.delete(payer);
    if (jobs.length > 0) this.#waiting.set(payer, jobs);
    this.#run(slot, job);
    this.#next();
  }

  #run(slot: Slot<Question, Answer>, job: Job<Question, Answer>): void {
    const id = this.#asked++;
    const { timeout } = this.#plan;
    const onLate = () => void this.#fail(slot, new Error(`late: no answer within ${timeout?.ms} ms`));
    slot.job = { ...job, id, cancelTimeout: timeout?.after(timeout.ms, onLate) };
    try {
      slot.thread ??= this.#start(slot);
      slot.thread.post({ id, question: job.question });
    } catch (error) {
      void this.#fail(slot, error as Error);
    }
  }

  #start(slot: Slot<Question, Answer>): Thread<Question> {
    const thread = this.#plan.start({
      onReply: (reply) => {
        // A thread may have answered just before it was stopped.
        if (reply.id !== slot.job?.id) return;
        if ('error' in reply) void this.#fail(slot, reply.error);
        else this.#settle(slot, ({ resolve }) => resolve(reply.answer));
      },
      onError: (error) => {
        if (slot.thread === thread) void this.#fail(slot, error);
      },
    });
    return thread;
  }

  /** Stops the thread of a slot and rejects its job. */
  async #fail(slot: Slot<Question, Answer>, error: Error): Promise<void> {
    const { thread } = slot;
    slot.thread = null;
    this.#settle(slot, ({ reject }) => reject(error));
    await thread?.stop();
  }

  #settle(slot: Slot<Question, Answer>, settle: (job: Job<Question, Answer>) => void): void {
    const { job } = slot;
    slot.job = null;
    if (job === null) return;
    job.cancelTimeout?.();
    settle(job);
    this.#next();
  }
}
