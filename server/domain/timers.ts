import type { Clock } from './ports.ts';

export interface Repetition {
  readonly clock: Clock;
  readonly ms: number;
  readonly now?: boolean;
  run(): Promise<unknown>;
  onError(error: Error): void;
}

/**
 * Never runs a task twice at the same time: a run that takes too long skips the next. The returned function ends it.
 */
export function repeat({ clock, ms, now = false, run, onError }: Repetition): () => void {
  let busy = false;
  const begin = () => {
    if (busy) return;
    busy = true;
    run()
      .catch(onError)
      .finally(() => {
        busy = false;
      });
  };
  if (now) begin();
  return clock.every(ms, begin);
}

/** Rejects after `ms` milliseconds, and aborts the task's signal. */
export function withDeadline<T>(clock: Clock, ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => {
      const late = new Error(`no answer within ${ms} ms`);
      abort.abort(late);
      reject(late);
    });
    run(abort.signal).then(resolve, reject).finally(cancel);
  });
}
