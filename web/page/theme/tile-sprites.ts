/** Drawn at build, since that takes a page a second or more. Until they are here, placeholders have their ids. */

import { flatSymbolId } from '@asteroute/board/art/shape/drawings.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { useLayoutEffect } from 'preact/hooks';

/** The attribute of the element `symbols` that has the address of a theme's sprites. */
export const spriteAttribute = (theme: ThemeName): string => `data-${theme}`;
export const placeholdersId = (theme: ThemeName): string => `flat-${theme}`;

const PORTION = 16;
const RETRY_AFTER_MS = 2000;

/** Returns the theme's class. Its sprites come on first use, to spare pages without tiles thousands of elements. */
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
  const flat = document.getElementById(placeholdersId(theme)) as HTMLTemplateElement | null;
  host.append(...(flat?.content.firstElementChild?.children ?? []));
  const address = sprites.getAttribute(spriteAttribute(theme)) ?? '';
  for (let markup = await fetchSprites(address); ; markup = await fetchSprites(address)) {
    if (markup !== null) return insertInPortions(host, markup);
    await new Promise((done) => setTimeout(done, RETRY_AFTER_MS));
  }
}

/** Sprites in the order of need: parts that other sprites refer to, tiles that are on the page, all the rest. */
function inOrder(sprites: Element): Element[] {
  const drawn = [...document.querySelectorAll('#app use')].map((use) => use.getAttribute('href'));
  const shown = new Set(drawn.map((href) => href?.replace(`#${flatSymbolId('')}`, '#tile-')));
  const rank = ({ id }: Element) => (!id.startsWith('tile-') ? 0 : shown.has(`#${id}`) ? 1 : 2);
  return [...sprites.children].sort((a, b) => rank(a) - rank(b));
}

/** One portion a frame, because all tiles that wait for a sprite are styled at once. Sets `data-whole` at the end. */
async function insertInPortions(host: Element, markup: string): Promise<void> {
  const sheet = document.createElement('template');
  sheet.innerHTML = markup;
  const [file] = sheet.content.children;
  const inserted = file.cloneNode(false) as Element;
  host.append(inserted);
  const sprites = inOrder(file);
  while (sprites.length > 0) {
    await new Promise(requestAnimationFrame);
    for (const sprite of sprites.splice(0, PORTION)) insert(inserted, sprite);
  }
  host.setAttribute('data-whole', '');
}

/** Inserts a sprite in place of its placeholder, or of itself as it came with the page, in one step: no frame lacks it. */
function insert(host: Element, sprite: Element): void {
  const before = document.getElementById(sprite.id || sprite.children[0].id);
  if (before === null) host.append(sprite);
  else (before.closest('defs') ?? before).replaceWith(sprite);
}

async function fetchSprites(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
