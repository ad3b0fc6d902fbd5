import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Tiles that are drawn in one frame: the styles of a whole board at once would keep the page from answering. */
const PORTION = 6;

/**
 * How many of so many tiles may be drawn by now. The tile of a turn comes at once; of a board that is opened with many,
 * or of which many come back, a portion with each frame. Frames, since of what several tasks add between two of them all
 * styles are computed at once.
 */
export function usePortions(count: number): number {
  const drawn = useRef(count <= PORTION ? count : 0);
  const [, redraw] = useState(0);
  if (count <= drawn.current + 1) drawn.current = count;
  useLayoutEffect(() => {
    if (drawn.current === count) return;
    const frame = requestAnimationFrame(() => {
      drawn.current = Math.min(count, drawn.current + PORTION);
      redraw(drawn.current);
    });
    return () => cancelAnimationFrame(frame);
  });
  return drawn.current;
}
