import type { Clock } from '../domain/ports.ts';
import { systemClock } from '../system-clock.ts';

/** The system's clock, whose wall can be moved: timers run as usual. */
export interface ShiftedClock extends Clock {
  /** Moves the wall clock by so many milliseconds. */
  shift(ms: number): void;
}

/** Creates a clock that shows the time `at`, in milliseconds since 1970. */
export function shiftedClock(at: number): ShiftedClock {
  let by = at - systemClock.now();
  return { ...systemClock, now: () => systemClock.now() + by, shift: (ms) => void (by += ms) };
}
