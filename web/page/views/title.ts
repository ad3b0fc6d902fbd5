import { useLayoutEffect } from 'preact/hooks';

/** The name of the game, which ends every title. */
const NAME = 'Asteroute';

/** Names the page in the browser's tab: "Your turn · Asteroute"; empty for the start page. */
export function useTitle(text: string): void {
  useLayoutEffect(() => {
    document.title = text === '' ? NAME : `${text} · ${NAME}`;
  }, [text]);
}
