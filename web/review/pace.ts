/** Spreads work over several tasks, so that the page answers in between. */
import { useEffect, useState } from 'preact/hooks';

/** How many of so many parts of a page may be drawn by now: one more with each task. */
export function useParts(count: number): number {
  const [parts, setParts] = useState(1);
  useEffect(() => {
    if (parts >= count) return;
    const timer = setTimeout(() => setParts(parts + 1));
    return () => clearTimeout(timer);
  }, [parts, count]);
  return parts;
}

/** A value once it has rested for some milliseconds: what is costly to draw does not follow a slider on its way. */
export function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (Object.is(value, rested)) return;
    const timer = setTimeout(() => setRested(() => value), ms);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
