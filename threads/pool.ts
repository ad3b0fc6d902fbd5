import { FairQueue } from './fair-queue.ts';
import type { ThreadQuestion, ThreadReply } from './messages.ts';

/** A running thread: a worker thread of Node, a Web Worker of a page, or a fake of a test. */
export interface Thread<Question> {
  post(message: ThreadQuestion<Question>): void;
  stop(): unknown;
}

export interface ThreadHandlers<Answer> {
  onReply(reply: ThreadReply<Answer>): void;
  /** The thread crashed or ended by itself. */
  onError(error: Error): void;
}

export type ThreadStarter<Question, Answer> = (handlers: ThreadHandlers<Answer>) => Thread<Question>;

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

/** A question was not answered within the time limit. */
export class LateAnswer extends Error {}

interface Job<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface RunningJob {
  readonly id: number;
  readonly cancelTimeout?: () => void;
  readonly done: () => void;
}

/** A slot for a thread, which may not have been started yet, and the thread's current job. */
interface Slot<Question, Answer> {
  thread: Thread<Question> | null;
  job: (Job<Question, Answer> & RunningJob) | null;
}

/**
 * Each thread answers one question at a time and starts when needed. One that crashes, throws or is late is replaced;
 * only its question is rejected. Payers are served in turn.
 */
export class ThreadPool<Question, Answer> {
  readonly #plan: PoolPlan<Question, Answer>;
  readonly #slots: readonly Slot<Question, Answer>[];
  readonly #queue: FairQueue<Job<Question, Answer>>;
  #asked = 0;

  constructor(plan: PoolPlan<Question, Answer>) {
    this.#plan = plan;
    const { threads } = plan;
    this.#slots = Array.from({ length: threads }, () => ({ thread: null, job: null }));
    this.#queue = new FairQueue({ perShare: threads, total: threads }, (job, done) => this.#run(job, done));
  }

  /** Rejects if the thread fails or exceeds the time limit (`LateAnswer`), or if the pool is closed. */
  ask(question: Question, payer = ''): Promise<Answer> {
    return new Promise((resolve, reject) => this.#queue.add(payer, { question, resolve, reject }));
  }

  async close(): Promise<void> {
    const waiting = this.#queue.clear();
    const stopped = this.#slots.map((slot) => this.#fail(slot, new Error('the pool was closed')));
    for (const { reject } of waiting) reject(new Error('the pool was closed'));
    await Promise.all(stopped);
  }

  /** Gives a question to the first free slot, so that a new thread starts only if all started ones are busy. */
  #run(job: Job<Question, Answer>, done: () => void): void {
    const slot = this.#slots.find((one) => one.job === null) as Slot<Question, Answer>;
    const id = this.#asked++;
    const { timeout } = this.#plan;
    const onLate = () => void this.#fail(slot, new LateAnswer(`late: no answer within ${timeout?.ms} ms`));
    slot.job = { ...job, id, done, cancelTimeout: timeout?.after(timeout.ms, onLate) };
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
    job.done();
  }
}
