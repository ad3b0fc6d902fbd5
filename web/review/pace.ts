/** Spreads work over several tasks, so that the page answers in between. */

import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import { type Inputs, useEffect, useState } from 'preact/hooks';

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

/** Milliseconds of work between two tasks of the page: a press is answered within them. */
const SLICE_MS = 12;

/** What work that pauses comes to, done in slices; undefined until it is done. */
export function useSliced<T>(begin: () => Generator<void, T>, inputs: Inputs): T | undefined {
  const [done, setDone] = useState<{ readonly inputs: Inputs; readonly value: T } | null>(null);
  useCurrentEffect((isCurrent) => {
    const steps = begin();
    const goOn = () => {
      for (const end = performance.now() + SLICE_MS; performance.now() < end; ) {
        const step = steps.next();
        if (step.done === true) return setDone({ inputs, value: step.value });
      }
      setTimeout(() => isCurrent() && goOn());
    };
    goOn();
    return undefined;
  }, inputs);
  return done !== null && inputs.every((one, index) => one === done.inputs[index]) ? done.value : undefined;
}
