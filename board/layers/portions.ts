import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Tiles that are drawn in one frame. Computing the styles of a whole board at once would block the page. */
const PORTION = 6;

/**
 * How many of `count` tiles may be drawn now. The tile of a turn is drawn at once; when many tiles are new, each frame
 * draws one portion more, but the first frame of a board none, which has the rest of the page to draw. Several tasks
 * within one frame would not help, because the browser computes their styles together.
 */
export function usePortions(count: number): number {
  const drawn = useRef(count <= PORTION ? count : -PORTION);
  const [, redraw] = useState(drawn.current);
  if (count <= drawn.current + 1) drawn.current = count;
  useLayoutEffect(() => {
    if (drawn.current === count) return;
    const frame = requestAnimationFrame(() => {
      drawn.current = Math.min(count, drawn.current + PORTION);
      redraw(drawn.current);
    });
    return () => cancelAnimationFrame(frame);
  });
  return Math.max(0, drawn.current);
}
