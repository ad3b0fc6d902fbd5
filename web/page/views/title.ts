import { useLayoutEffect } from 'preact/hooks';

const NAME = 'Asteroute';

/** Names the page in the browser's tab: "Your turn · Asteroute"; empty for the start page. */
export function useTitle(text: string): void {
  useLayoutEffect(() => {
    document.title = text === '' ? NAME : `${text} · ${NAME}`;
  }, [text]);
}
