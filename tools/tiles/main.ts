/** `node tools/tiles/main.ts`: writes `docs/tiles.md` and its pictures, in which each kind of tile has its id below. */
import { readFileSync, writeFileSync } from 'node:fs';
import { allSymbols, tileSymbolId } from '@asteroute/board/art/index.ts';
import { launchChromium } from '@asteroute/page-test/support/browser/chromium.ts';
import type { TileKind } from '@asteroute/tiles';
import { CHAPTERS, type TileChapter, tilesPage } from './page.ts';

const WIDTH = 960;
const QUALITY = 80;
const fileAt = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const cssOf = (path: string): string => readFileSync(fileAt(path), 'utf8');

const STYLES = `${['theme/tokens', 'theme/countryside', 'board', 'painted'].map((name) => cssOf(`board/${name}.css`)).join('')}
body { margin: 0; color: #f3ecdc; font: 12px/1.25 system-ui, sans-serif; }
.board { contain: none; height: auto; }
main { display: grid; grid-template-columns: repeat(8, 1fr); gap: 12px 8px; padding: 12px; }
figure { margin: 0; text-align: center; overflow-wrap: anywhere; }
svg { display: block; margin: 0 auto 4px; }`;

function figureOf(kind: TileKind): string {
  const tile = `<svg viewBox="0 0 100 100" width="96" height="96"><use href="#${tileSymbolId(kind, 0)}" width="100" height="100"/></svg>`;
  return `<figure>${tile}<figcaption>${kind.id}<br>× ${kind.count}</figcaption></figure>`;
}

function sheetOf({ table, theme }: TileChapter): string {
  const symbols = `<svg width="0" height="0" style="position:absolute">${allSymbols(table)}</svg>`;
  const body = `<div class="board"><main>${table.tiles.map(figureOf).join('')}</main></div>`;
  return `<style>${STYLES}</style>${symbols}<body class="${theme}">${body}`;
}

const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: WIDTH, height: 600 } });
const inside = await page.context().newCDPSession(page);
for (const chapter of CHAPTERS) {
  await page.setContent(sheetOf(chapter));
  const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0);
  const clip = { x: 0, y: 0, width: WIDTH, height, scale: 1 };
  const options = { format: 'webp', quality: QUALITY, captureBeyondViewport: true, clip } as const;
  const { data } = await inside.send('Page.captureScreenshot', options);
  writeFileSync(fileAt(`docs/pictures/tiles-${chapter.name}.webp`), Buffer.from(data, 'base64'));
}
await browser.close();
writeFileSync(fileAt('docs/tiles.md'), tilesPage());
