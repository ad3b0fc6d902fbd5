/** A Web Worker that was started: what is posted to it, and what ends it. */
export interface PageWorker<Sent> {
  post(message: Sent): void;
  stop(): void;
}

/** Connects to a Web Worker: its messages and its failure are called back. */
export function connectWorker<Sent, Received>(
  worker: Worker,
  onMessage: (message: Received) => void,
  onError: (error: Error) => void,
): PageWorker<Sent> {
  worker.onmessage = ({ data }: MessageEvent<Received>) => onMessage(data);
  worker.onerror = (event) => onError(new Error(event.message));
  return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() };
}
