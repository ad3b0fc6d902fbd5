import type { Chances } from './chances.ts';

/** Everything that will happen, in the order of a virtual time. Nothing in a run happens in any other way. */
export type EventQueue = ReturnType<typeof createEventQueue>;

interface Event {
  readonly at: number;
  readonly tie: number;
  /** Null once it is cancelled. */
  run: (() => void) | null;
}

const isBefore = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.tie < b.tie);

const PRIORITIES = 1_000_000_000;

/** An empty queue. */
export function createEventQueue(chances: Chances) {
  /** The next one is the last. */
  const events: Event[] = [];
  let now = 0;
  return {
    /** Virtual milliseconds since the run began. */
    now: () => now,
    /** Runs after so many milliseconds; chance decides between those that are due at the same time. */
    after(ms: number, run: () => void): () => void {
      const event: Event = { at: now + Math.max(0, ms), tie: chances.below(PRIORITIES), run };
      events.splice(events.findLastIndex((other) => isBefore(event, other)) + 1, 0, event);
      return () => {
        event.run = null;
      };
    },
    /** Runs the next event with all that follows from it at once; false if there is none. */
    async step(): Promise<boolean> {
      const event = events.pop();
      if (event === undefined) return false;
      if (event.run === null) return true;
      now = event.at;
      event.run();
      // Promises that this settles run now, and no other event between them.
      await new Promise(setImmediate);
      return true;
    },
  };
}
