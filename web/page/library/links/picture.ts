/** A picture of the finished board with its scores, made on the page from the sprites that it has. */
import { boundsOf, TILE } from '@asteroute/board/model/projection.ts';
import { boardTiles, type Game } from '@asteroute/engine';
import { symbolOf } from '../../present/appearance.ts';

/** Pixels of the picture, and of the band below the board. */
const [WIDTH, HEIGHT, BAND] = [1200, 900, 90];
const MARGIN = 30;

/** The board as a PNG, with a line of text below it. */
export async function pictureOf(game: Game, text: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws no pictures');
  const style = getComputedStyle(document.querySelector('.table') ?? document.body);
  context.fillStyle = style.getPropertyValue('--c-void');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(await imageOf(boardMarkup(game)), 0, 0);
  drawCaption(context, text, style);
  return canvas.convertToBlob({ type: 'image/png' });
}

function drawCaption(context: OffscreenCanvasRenderingContext2D, text: string, style: CSSStyleDeclaration): void {
  context.fillStyle = style.getPropertyValue('--c-text');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 40px ${style.getPropertyValue('--display') || 'sans-serif'}`;
  context.fillText(text, WIDTH / 2, HEIGHT - BAND / 2, WIDTH - 2 * MARGIN);
}

/** The tiles of the board, fitted into the picture, as a self-contained SVG. */
function boardMarkup(game: Game): string {
  const tiles = boardTiles(game);
  const { left, top, right, bottom } = boundsOf(tiles);
  const [width, height] = [WIDTH - 2 * MARGIN, HEIGHT - BAND - MARGIN];
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const [dx, dy] = [(WIDTH - (right - left) * scale) / 2, MARGIN + (height - (bottom - top) * scale) / 2];
  const placed = tiles.map(({ x, y, rotation }, index) => {
    const at = `translate(${x * TILE - left} ${y * TILE - top}) rotate(${rotation * 90} 50 50)`;
    const href = `#tile-${symbolOf(game, tiles, index)}`;
    return `<g transform="${at}"><rect width="100" height="100" fill="${GROUND}"/><use href="${href}" width="100" height="100" style="--turn:${rotation}"/></g>`;
  });
  const sprites = document.getElementById('symbols')?.innerHTML ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><style>${spriteRules()}</style>` +
    `${sprites}<g transform="translate(${dx} ${dy}) scale(${scale})">${placed.join('')}</g></svg>`
  );
}

/** The colour below a tile that paints no ground of its own. */
const GROUND = '#0f1736';

/** The page's CSS rules that keep planets and houses upright on rotated tiles; the sprites rely on them. */
function spriteRules(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  return rules.filter((text) => text.startsWith('.as-')).join('');
}

async function imageOf(markup: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  await image.decode();
  URL.revokeObjectURL(url);
  return image;
}
