/** Signals that ask this process to stop, with the exit code that says so. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Whether Ctrl-C or a signal asked for an end before the last game. */
export interface StopRequest {
  /** What some work gives; null where a stop is asked for before, which leaves the work alone. */
  unlessStopped<T>(work: Promise<T>): Promise<T | null>;
  /** The exit code that says by which signal; null while none came. */
  readonly code: number | null;
  /**
   * What is done with a signal from now on: nothing is waited for any more, and the caller sums up. Until then it ends
   * the process.
   */
  sumUp(): void;
}

/** Listens for signals. A second one ends the process at once. */
export function listenForStop(): StopRequest {
  const waiting = new Set<() => void>();
  let code: number | null = null;
  let sumsUp = false;
  for (const [signal, exit] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (!sumsUp || code !== null) process.exit(exit);
      code = exit;
      for (const stop of waiting) stop();
    });
  }
  return {
    async unlessStopped(work) {
      const { promise: stopped, resolve } = Promise.withResolvers<null>();
      const stop = () => resolve(null);
      // One promise for all that is ever waited for would keep what each of it gave.
      waiting.add(stop);
      if (code !== null) stop();
      try {
        return await Promise.race([work, stopped]);
      } finally {
        waiting.delete(stop);
      }
    },
    get code() {
      return code;
    },
    sumUp() {
      sumsUp = true;
    },
  };
}
