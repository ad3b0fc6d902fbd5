/** Signals that ask this process to stop, with the exit code that says so. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Whether somebody asked for an end before the last game, by Ctrl-C or a signal. */
export interface StopRequest {
  /** Resolves when it was asked for. */
  readonly asked: Promise<void>;
  /** The exit code that says by which signal; null while none came. */
  readonly code: number | null;
  /** What is done with a signal from now on: `asked` resolves, and the caller sums up. Until then it ends the process. */
  sumUp(): void;
}

/** Listens for signals. A second one ends the process at once. */
export function listenForStop(): StopRequest {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  let code: number | null = null;
  let sumsUp = false;
  for (const [signal, exit] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      if (!sumsUp || code !== null) process.exit(exit);
      code = exit;
      resolve();
    });
  }
  return {
    asked,
    get code() {
      return code;
    },
    sumUp() {
      sumsUp = true;
    },
  };
}
