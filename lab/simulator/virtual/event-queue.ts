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

/** An empty queue. */
export function createEventQueue(chances: Chances) {
  const heap: Event[] = [];
  let now = 0;
  return {
    /** Virtual milliseconds since the run began. */
    now: () => now,
    /** Runs after so many milliseconds; chance decides between those that are due at the same time. */
    after(ms: number, run: () => void): () => void {
      const event: Event = { at: now + Math.max(0, ms), tie: chances.below(PRIORITIES), run };
      push(heap, event);
      return () => {
        event.run = null;
      };
    },
    /** Runs the next event with all that follows from it at once; false if there is none. */
    async step(): Promise<boolean> {
      const event = pop(heap);
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

const PRIORITIES = 1_000_000_000;

function push(heap: Event[], event: Event): void {
  let at = heap.push(event) - 1;
  for (let up = (at - 1) >> 1; at > 0 && isBefore(event, heap[up]); up = (at - 1) >> 1) {
    heap[at] = heap[up];
    at = up;
  }
  heap[at] = event;
}

function pop(heap: Event[]): Event | undefined {
  const [first] = heap;
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return first;
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child++;
    if (!isBefore(heap[child], last)) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = last;
  return first;
}
