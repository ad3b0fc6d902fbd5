import { useSignal } from '@preact/signals';
import { type Inputs, useEffect } from 'preact/hooks';

/**
 * Asks at once and after each pause that `take` returns (ms; null ends it) while the page is seen. Returns what stops
 * it.
 */
export function askAgain<T>(load: () => Promise<T>, take: (found: T) => number | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const ask = async () => {
    const own = ++asked;
    clearTimeout(timer);
    const found = await load();
    // A later question, or the end of all.
    if (own !== asked) return;
    const pause = take(found);
    if (pause === null) stop();
    else timer = setTimeout(askIfSeen, pause);
  };
  const askIfSeen = () => document.hidden || void ask();
  function stop(): void {
    asked++;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', askIfSeen);
  }
  document.addEventListener('visibilitychange', askIfSeen);
  void ask();
  return stop;
}

/** What was found last, null before the first answer, and the function that asks at once; `inputs` begin anew. */
export function useAskedAgain<T>(load: () => Promise<T>, pauseAfter: (found: T) => number | null, inputs: Inputs) {
  const found = useSignal<T | null>(null);
  const round = useSignal(0);
  const take = (now: T) => {
    found.value = now;
    return pauseAfter(now);
  };
  useEffect(() => askAgain(load, take), [round.value, ...inputs]);
  return { found: found.value, again: () => void round.value++ };
}

/** What one question finds, null before; `inputs` ask anew. */
export const useAsked = <T>(load: () => Promise<T>, inputs: Inputs): T | null =>
  useAskedAgain(load, () => null, inputs).found;
