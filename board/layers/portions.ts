import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Tiles that are drawn in one frame. Computing the styles of a whole board at once would block the page. */
const PORTION = 6;

/**
 * The tile of a turn is drawn at once; many new ones in portions, one a frame, but none in the first frame of a board.
 * Several tasks within one frame would not help, because the browser computes their styles together.
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
