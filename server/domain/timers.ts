import type { Clock } from './ports.ts';

export interface Repetition {
  readonly clock: Clock;
  readonly ms: number;
  readonly now?: boolean;
  run(): Promise<unknown>;
  onError(error: Error): void;
}

/** Never twice at the same time: a run that takes too long skips the next. The returned function ends it. */
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

/** Asks at most once in `ms` milliseconds; everybody who asks in between gets the same answer. */
export function remembered<T>({ monotonic }: Pick<Clock, 'monotonic'>, ms: number, ask: () => Promise<T>) {
  let last: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return (): Promise<T> => {
    const at = monotonic();
    if (last === null || at - last.at >= ms) last = { at, answer: ask() };
    return last.answer;
  };
}
