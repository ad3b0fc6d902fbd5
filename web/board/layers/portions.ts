import { useEffect, useState } from 'preact/hooks';

/** Tiles that are drawn in one task: the styles of a whole board at once would keep the page from answering. */
const PORTION = 12;

/**
 * How many tiles may be drawn by now: of a board that is opened with many, one portion more with each task; infinite once
 * all are there.
 */
export function usePortions(count: number): number {
  const [drawn, setDrawn] = useState(() => next(PORTION, count));
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setDrawn(next(drawn + PORTION, count)));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}

const next = (drawn: number, count: number): number => (drawn < count ? drawn : Number.POSITIVE_INFINITY);
