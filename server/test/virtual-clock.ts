/** A clock that advances only when a test advances it. */
export type VirtualClock = ReturnType<typeof virtualClock>;

interface Timer {
  due: number;
  /** Milliseconds between two runs; null for a timer that runs once. */
  readonly period: number | null;
  readonly run: () => void;
}

const START = Date.UTC(2026, 0, 1);
/** Turns of the event loop to wait after a timer: enough for the promises and the batch that it starts. */
const TURNS = 10;

/** Creates a virtual clock that starts on the first of January 2026. */
export function virtualClock() {
  const timers = new Set<Timer>();
  let time = 0;

  function add(ms: number, period: number | null, run: () => void): () => void {
    const timer = { due: time + ms, period, run };
    timers.add(timer);
    return () => void timers.delete(timer);
  }

  function nextBefore(end: number): Timer | undefined {
    return [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
  }

  function fire(timer: Timer): void {
    time = Math.max(time, timer.due);
    if (timer.period === null) timers.delete(timer);
    else timer.due = time + timer.period;
    timer.run();
  }

  return {
    now: () => START + time,
    monotonic: () => time,
    soon: (run: () => void) => void setImmediate(run),
    after: (ms: number, run: () => void) => add(ms, null, run),
    every: (ms: number, run: () => void) => add(ms, ms, run),
    /** Advances the time without running timers, as if the process had been stopped. */
    skip(ms: number): void {
      time += ms;
    },
    /** Runs every timer that becomes due within `ms`, in order, and waits after each until this process has settled. */
    async advance(ms: number): Promise<void> {
      const end = time + ms;
      for (let timer = nextBefore(end); timer !== undefined; timer = nextBefore(end)) {
        fire(timer);
        await settle();
      }
      time = end;
      await settle();
    },
  };
}

async function settle(): Promise<void> {
  for (let i = 0; i < TURNS; i++) await new Promise((resolve) => setImmediate(resolve));
}
