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
