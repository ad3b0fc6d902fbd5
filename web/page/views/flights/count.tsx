import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FLIGHT } from './fly.ts';

/** Whether nothing should go on by itself, as `applyAccessibility` has written it to the root. */
const isStill = (): boolean => document.documentElement.dataset.motion !== 'full';

/** A score that counts up to its value; where nothing moves it is simply there. */
export function Count({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value);
  const now = useRef(value);
  useLayoutEffect(() => {
    const from = now.current;
    // A score only ever grows in play; everything else is a jump through the game.
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
