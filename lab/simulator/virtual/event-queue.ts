import type { Chances } from './chances.ts';

export type EventQueue = ReturnType<typeof createEventQueue>;

interface Event {
  readonly at: number;
  readonly tie: number;
  run: (() => void) | null;
}

const isBefore = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.tie < b.tie);

const PRIORITIES = 1_000_000_000;

export function createEventQueue(chances: Chances) {
  /** Sorted by time in descending order, so that the next event is the last one. */
  const events: Event[] = [];
  let now = 0;
  return {
    now: () => now,
    /**
     * Schedules `run` in `ms` milliseconds. Events that are due at the same time run in random order. Returns a
     * function that cancels the event.
     */
    after(ms: number, run: () => void): () => void {
      const event: Event = { at: now + Math.max(0, ms), tie: chances.below(PRIORITIES), run };
      events.splice(events.findLastIndex((other) => isBefore(event, other)) + 1, 0, event);
      return () => {
        event.run = null;
      };
    },
    /** Runs the next event and the promises that it settles. Returns false if there is no event. */
    async step(): Promise<boolean> {
      const event = events.pop();
      if (event === undefined) return false;
      if (event.run === null) return true;
      now = event.at;
      event.run();
      // The promises that the event has settled run now, before any other event.
      await new Promise(setImmediate);
      return true;
    },
  };
}
