/** Signals that ask this process to stop, with their conventional exit codes. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

export interface StopRequest {
  /** Waits for `work`, but resolves with null as soon as a stop is requested. The work itself is not cancelled. */
  unlessStopped<T>(work: Promise<T>): Promise<T | null>;
  /** The exit code of the signal that was received; null if there was none. */
  readonly code: number | null;
  /** From this call on a signal only requests a stop, so that results can be summed up; before, it ends the process. */
  sumUp(): void;
}

/** Listens for signals. A second signal ends the process at once. */
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
      // A single promise for all calls would keep every result in memory that was ever waited for.
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
