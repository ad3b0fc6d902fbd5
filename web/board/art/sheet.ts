import { readFileSync } from 'node:fs';
import { starWarsTiles } from '@asteroute/tiles';
import { launchChromium } from '../../test/chromium.ts';
import { CHARTED } from '../../theme/charted-space.ts';
import { copies, tileSymbolId, tileSymbols } from './tiles.ts';

const [out = 'sheet.png', sizeText = '96', only = ''] = process.argv.slice(2);
const size = Number(sizeText);
const kinds = starWarsTiles.tiles.filter((k) => k.id.includes(only));
const cells = kinds.flatMap((k) =>
  Array.from({ length: copies(k) }, (_, c) => [0, 1, 2, 3].map((r) => ({ id: tileSymbolId(k, c), r }))).flat(),
);
const perRow = Math.floor(1500 / (size + 4) / 4) * 4;
const rows = Math.ceil(cells.length / perRow);
const uses = cells
  .map(({ id, r }, i) => {
    const [x, y] = [(i % perRow) * 104, Math.floor(i / perRow) * 104];
    return `<g transform="translate(${x} ${y})"><use href="#${id}" width="100" height="100" style="--turn:${r}" transform="rotate(${r * 90} 50 50)"/></g>`;
  })
  .join('');
const css = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8');
const html = `<style>${css} body{margin:8px;background:${CHARTED.void}}</style><svg width="0" height="0" style="position:absolute">${tileSymbols(starWarsTiles)}</svg>
<svg width="${(perRow * 104 * size) / 100}" viewBox="0 0 ${perRow * 104} ${rows * 104}">${uses}</svg>`;
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1540, height: 800 } });
await page.setContent(html);
await page.screenshot({ path: out, fullPage: true });
await browser.close();
