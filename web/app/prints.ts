/** The drawings of all tiles: printed when the bundle is built, since drawing them takes a page a second or more. */

/** The themes' files, in the order in which they are fetched: `/tiles/charted-space.svg`. */
export const PRINTS = ['charted-space', 'countryside'] as const;

export const printPath = (theme: string): string => `tiles/${theme}.svg`;

/** After a failure, in milliseconds, it is tried again. */
const AGAIN = 2000;

/** Puts the drawings into the page one theme after the other. What is drawn before they come appears with them. */
export async function hangTiles(host: Element, pause: (ms: number) => Promise<void>): Promise<void> {
  for (const theme of PRINTS) {
    let markup = await fetchPrint(theme);
    while (markup === null) {
      await pause(AGAIN);
      markup = await fetchPrint(theme);
    }
    host.insertAdjacentHTML('beforeend', markup);
  }
}

async function fetchPrint(theme: string): Promise<string | null> {
  try {
    const response = await fetch(`/${printPath(theme)}`);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
