/** Spreads work over several tasks, so that the page answers in between. */

import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import { type Inputs, useEffect, useState } from 'preact/hooks';

/** How many of `count` parts of a page may be drawn now: one more with each task. */
export function useParts(count: number): number {
  const [parts, setParts] = useState(1);
  useEffect(() => {
    if (parts >= count) return;
    const timer = setTimeout(() => setParts(parts + 1));
    return () => clearTimeout(timer);
  }, [parts, count]);
  return parts;
}

/** Returns a value once unchanged for `ms` milliseconds: costly drawings do not follow a moving slider. */
export function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (Object.is(value, rested)) return;
    const timer = setTimeout(() => setRested(() => value), ms);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Milliseconds of work before other tasks of the page run: the longest delay of a response to a press. */
const SLICE_MS = 12;

/** Runs a generator in slices and returns its result; undefined until it is done. */
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
