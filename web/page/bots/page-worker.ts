import { ThreadPool } from '@asteroute/threads';

/** A running Web Worker: `post` sends it a message, `stop` ends it, after which none of its messages is passed on. */
export interface PageWorker<Sent> {
  post(message: Sent): void;
  stop(): void;
}

export function connectWorker<Sent, Received>(
  worker: Worker,
  onMessage: (message: Received) => void,
  onError: (error: Error) => void,
): PageWorker<Sent> {
  worker.onmessage = ({ data }: MessageEvent<Received>) => onMessage(data);
  worker.onerror = (event) => onError(new Error(event.message));
  return {
    post: (message) => worker.postMessage(message),
    stop() {
      // A message that the worker sent before its end may still be waiting to be delivered.
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    },
  };
}

export const workerPool = <Question, Answer>(start: () => Worker, threads = 1): ThreadPool<Question, Answer> =>
  new ThreadPool({ start: ({ onReply, onError }) => connectWorker(start(), onReply, onError), threads });
