/** SVG sprites of all tiles. They are drawn when the bundle is built, since drawing them takes a page a second or more. */
import { THEME_NAMES, type ThemeName } from '../theme/theme-name.ts';

/** The path of a theme's sprite file: `tiles/charted-space.svg`. */
export const spritePath = (theme: ThemeName): string => `tiles/${theme}.svg`;

/** Milliseconds after which a failed fetch is tried again. */
const RETRY_AFTER_MS = 2000;

/** Fetches the sprites of one theme after the other and puts them into the page; tiles drawn before appear then. */
export async function injectSprites(host: Element, pause: (ms: number) => Promise<void>): Promise<void> {
  for (const theme of THEME_NAMES) {
    let markup = await fetchSprites(theme);
    while (markup === null) {
      await pause(RETRY_AFTER_MS);
      markup = await fetchSprites(theme);
    }
    host.insertAdjacentHTML('beforeend', markup);
  }
}

async function fetchSprites(theme: ThemeName): Promise<string | null> {
  try {
    const response = await fetch(`/${spritePath(theme)}`);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
