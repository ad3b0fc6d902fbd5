import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Where the table has a side column beside its board, which nothing covers. The style sheets say the same. */
export const WIDE = '(min-width: 1100px) and (min-height: 500px)';

/** Whether the page is as a media query says, now and whenever it changes. */
export function useMedia(query: string): boolean {
  const [is, setIs] = useState(() => matchMedia(query).matches);
  useLayoutEffect(() => {
    const list = matchMedia(query);
    const onChange = () => setIs(list.matches);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, [query]);
  return is;
}

/**
 * Tells once, before the first paint, how high an element is. Not as soon as it is made: to be asked then has all styles
 * computed in the task that makes the page.
 */
export function useHeight(element: RefObject<HTMLElement | null>, tell: (pixels: number) => void): void {
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      tell(element.current?.offsetHeight ?? 0);
    });
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
}
