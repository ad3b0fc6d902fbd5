/** SVG sprites of all tiles. They are drawn when the bundle is built, since drawing them takes a page a second or more. */

import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { useLayoutEffect } from 'preact/hooks';

/** The path of a theme's sprite file: `tiles/charted-space.svg`. */
export const spritePath = (theme: ThemeName): string => `tiles/${theme}.svg`;

/** How many sprites are put into the page in one frame. */
const PORTION = 16;
/** Milliseconds after which a failed fetch is tried again. */
const RETRY_AFTER_MS = 2000;

/**
 * Returns the class for everything that is drawn in a theme. The sprites of the theme are put into the page when it is
 * first used, and tiles drawn before appear then, so that pages without tiles are spared thousands of elements.
 */
export function useTheme(theme: ThemeName): string {
  useLayoutEffect(() => void wantSprites(theme), [theme]);
  return `theme-${theme}`;
}

/** Puts a theme's sprites into the page, unless they are there or being loaded. */
async function wantSprites(theme: ThemeName): Promise<void> {
  const sprites = document.getElementById('symbols');
  if (sprites === null || sprites.querySelector(`[data-theme="${theme}"]`) !== null) return;
  sprites.insertAdjacentHTML('beforeend', `<g data-theme="${theme}"></g>`);
  const host = sprites.lastElementChild as Element;
  for (let markup = await fetchSprites(theme); ; markup = await fetchSprites(theme)) {
    if (markup !== null) return insertInPortions(host, markup);
    await new Promise((done) => setTimeout(done, RETRY_AFTER_MS));
  }
}

/** Sprites in the order of need: parts that other sprites refer to, tiles that are on the page, all the rest. */
function inOrder(sprites: Element): Element[] {
  const shown = new Set([...document.querySelectorAll('use[href^="#tile-"]')].map((use) => use.getAttribute('href')));
  const rank = ({ id }: Element) => (!id.startsWith('tile-') ? 0 : shown.has(`#${id}`) ? 1 : 2);
  return [...sprites.children].sort((a, b) => rank(a) - rank(b));
}

/**
 * Inserts the sprites in portions, one per frame, because all tiles on the page that wait for a sprite are styled when
 * it is inserted. Sets `data-whole` on the host when all sprites are in.
 */
async function insertInPortions(host: Element, markup: string): Promise<void> {
  const sheet = document.createElement('template');
  sheet.innerHTML = markup;
  const [file] = sheet.content.children;
  const inserted = file.cloneNode(false) as Element;
  host.append(inserted);
  const sprites = inOrder(file);
  while (sprites.length > 0) {
    await new Promise(requestAnimationFrame);
    inserted.append(...sprites.splice(0, PORTION));
  }
  host.setAttribute('data-whole', '');
}

async function fetchSprites(theme: ThemeName): Promise<string | null> {
  try {
    const response = await fetch(`/${spritePath(theme)}`);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
