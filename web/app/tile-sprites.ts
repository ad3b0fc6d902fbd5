/** SVG sprites of all tiles. They are drawn when the bundle is built, since drawing them takes a page a second or more. */

/** The themes' files, in the order in which they are fetched: `/tiles/charted-space.svg`. */
export const SPRITE_THEMES = ['charted-space', 'countryside'] as const;

/** The path of a theme's sprite file. */
export const spritePath = (theme: string): string => `tiles/${theme}.svg`;

/** Milliseconds after which a failed fetch is tried again. */
const RETRY_AFTER_MS = 2000;

/** Fetches the sprites of one theme after the other and puts them into the page; tiles drawn before appear then. */
export async function injectSprites(host: Element, pause: (ms: number) => Promise<void>): Promise<void> {
  for (const theme of SPRITE_THEMES) {
    let markup = await fetchSprites(theme);
    while (markup === null) {
      await pause(RETRY_AFTER_MS);
      markup = await fetchSprites(theme);
    }
    host.insertAdjacentHTML('beforeend', markup);
  }
}

async function fetchSprites(theme: string): Promise<string | null> {
  try {
    const response = await fetch(`/${spritePath(theme)}`);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
