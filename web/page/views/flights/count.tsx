import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FLIGHT } from './lengths.ts';

/** Whether nothing may advance by itself, according to the root attribute that `applyAccessibility` sets. */
const isStill = (): boolean => document.documentElement.dataset.motion !== 'full';

/** A score that counts up to its value; without animations it shows the value at once. */
export function Count({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value);
  const now = useRef(value);
  useLayoutEffect(() => {
    const from = now.current;
    // In play a score only grows; every other change is a jump through the game.
    if (isStill() || value < from || document.hidden) {
      now.current = value;
      setShown(value);
      return;
    }
    if (value === from) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function step() {
      const part = Math.min(1, (performance.now() - start) / FLIGHT.points);
      now.current = Math.round(from + (value - from) * part);
      setShown(now.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <>{shown}</>;
}
