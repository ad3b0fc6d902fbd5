/** Pools of Node's worker threads: how a thread is started, and the program that runs in it. */
import { parentPort, Worker } from 'node:worker_threads';
import { replyWith, type ThreadQuestion, type ThreadReply } from './messages.ts';
import type { ThreadStarter } from './pool.ts';

export interface NodeThreadPlan {
  readonly workerData?: unknown;
  /** Called with each note that the program sends with `postNote`. */
  readonly onNote?: (note: never) => void;
  /** Milliseconds that the program has to end by itself; if absent, it is terminated at once. */
  readonly quitMs?: number;
}

/** `program` must call `answerQuestions`. An idle thread does not keep the process alive. */
export function nodeThread<Question, Answer>(
  program: URL,
  { workerData, onNote, quitMs = 0 }: NodeThreadPlan = {},
): ThreadStarter<Question, Answer> {
  return ({ onReply, onError }) => {
    const thread = new Worker(program, { workerData });
    const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
    thread.unref();
    thread.on('message', (message: ThreadReply<Answer> | { readonly note: never }) => {
      if ('note' in message) return onNote?.(message.note);
      thread.unref();
      onReply(message);
    });
    thread.on('error', onError);
    thread.on('exit', (code) => onError(new Error(`the thread ended with exit code ${code}`)));
    return {
      post(message) {
        thread.ref();
        thread.postMessage(message);
      },
      async stop() {
        thread.ref();
        thread.postMessage(null);
        const timer = setTimeout(() => thread.terminate(), quitMs);
        await (quitMs === 0 ? thread.terminate() : ended);
        clearTimeout(timer);
      },
    };
  };
}

/** Until the pool stops the thread; then calls `onEnd` if the pool gives it time to end by itself. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  onEnd: () => Promise<unknown> = async () => {},
): void {
  const reply = replyWith(answer, (message: ThreadReply<Answer>) => parentPort?.postMessage(message));
  parentPort?.on('message', async (message: ThreadQuestion<Question> | null) => {
    if (message !== null) return reply(message);
    await onEnd();
    process.exit();
  });
}

/** Sends a note, which is not an answer, from a thread's program to the `onNote` of its plan. */
export function postNote(note: unknown): void {
  parentPort?.postMessage({ note });
}
