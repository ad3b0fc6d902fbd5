import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The layouts that code asks for, as theme/layouts.css defines them. On a desk the table has a side column. */
export const [DESK, PHONE, LANDSCAPE] = [
  '(min-width: 1100px) and (min-height: 500px)',
  '(max-width: 720px) and (min-height: 500px), (max-width: 499px)',
  '(max-height: 499px)',
];

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

/** Before first paint and on change; at creation it would compute all styles in the task that builds the page. */
export function useHeight(
  element: RefObject<HTMLElement | null>,
  tell: (pixels: number) => void,
  measure = ({ offsetHeight }: HTMLElement) => offsetHeight,
): void {
  useLayoutEffect(() => {
    const { current } = element;
    const observer = new ResizeObserver(() => current !== null && tell(measure(current)));
    if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, []);
}
