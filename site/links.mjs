/** Checks every link of the built site: the file is there, and so is the heading that it names. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The game names its places by the hash, and the reference of the packages is checked by its own maker. */
const OTHERS = /^(play|api)\//;

/** Returns the broken links of a built site, as `PAGE: LINK`. */
export function brokenLinks(folder, base) {
  const pages = readdirSync(folder, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && !OTHERS.test(path));
  const texts = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]));
  return pages.flatMap((page) =>
    linksIn(texts.get(page))
      .filter(
        (link) =>
          !isThere(new URL(link, `http://site${base}${page.replace(/index\.html$/, '')}`), texts, { folder, base }),
      )
      .map((link) => `${page}: ${link}`),
  );
}

const linksIn = (html) =>
  [...html.matchAll(/\s(?:href|src|srcset)="([^"]+)"/g)].map(([, link]) => link.replaceAll('&amp;', '&'));

function isThere({ protocol, host, pathname, hash }, texts, { folder, base }) {
  if (host !== 'site' || protocol === 'data:') return true;
  if (!pathname.startsWith(base)) return false;
  const path = decodeURIComponent(pathname.slice(base.length));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  if (!existsSync(join(folder, file)) || !statSync(join(folder, file)).isFile()) return false;
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || !texts.has(file) || texts.get(file).includes(`id="${id}"`);
}
