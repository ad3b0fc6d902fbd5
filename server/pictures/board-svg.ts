/** Draws a board as one SVG picture for a program that knows no style sheets and no custom properties. */
import { beltOf } from '@asteroute/board/art/charted/belts.ts';
import { SKY_OVERLAP, skyId } from '@asteroute/board/art/charted/sky.ts';
import { anchor, planetSeats, symbolsById, THEMES, themePieces, tileSymbolId } from '@asteroute/board/art/index.ts';
import { meepleSymbols } from '@asteroute/board/art/meeples.ts';
import { isLarge, meepleId, pieceBox } from '@asteroute/board/art/piece.ts';
import { themeNameOf } from '@asteroute/board/art/shape/drawings.ts';
import { outline } from '@asteroute/board/layers/outline.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import type { PlacedTile } from '@asteroute/engine';
import { classicTiles, innsTiles, riverTiles, starWarsTiles, type TileKind, tradersTiles } from '@asteroute/tiles';
import type { PictureBoard, PicturePiece } from './picture-board.ts';

const PICTURE = { width: 1200, height: 630 } as const;

const TILE = 100;
const MARGIN = 70;
/** The smallest width and height of what is shown, in board units: a board of few tiles is no wall of them. */
const LEAST = { width: 9 * TILE, height: 4.7 * TILE };

const SETS = [starWarsTiles, classicTiles, riverTiles, innsTiles, tradersTiles];
const KINDS = new Map(SETS.flatMap(({ tiles }) => tiles.map((kind) => [kind.id, kind] as const)));

const GROUNDS: Readonly<Record<ThemeName, readonly [table: string, rim: string, halo: string]>> = {
  'charted-space': ['#080d22', '#8b9be6', '#4a67ff'],
  countryside: ['#1d4a4a', '#fff3d2', '#031313'],
};

class ThemeArt {
  static readonly #made = new Map<ThemeName, ThemeArt>();
  readonly #symbols = new Map<string, string>();
  readonly pieces: ReadonlyMap<string, string>;
  readonly extras: string;

  constructor(name: ThemeName) {
    const sets = SETS.filter(({ tiles }) => themeNameOf(tiles[0]) === name);
    const { pieces, extras } = themePieces(name, sets);
    this.pieces = new Map(Object.entries(pieces));
    this.extras = extras;
  }

  tile(kind: TileKind, copy: number): string {
    const id = tileSymbolId(kind, copy);
    if (!this.#symbols.has(id)) for (const one of Object.entries(symbolsById([kind]))) this.#symbols.set(...one);
    return (this.#symbols.get(id) ?? '').replace(/^<symbol[^>]*>/, '').replace(/<\/symbol>$/, '');
  }

  static of(name: ThemeName): ThemeArt {
    const art = ThemeArt.#made.get(name) ?? new ThemeArt(name);
    ThemeArt.#made.set(name, art);
    return art;
  }
}

/** How things that stay upright and lit from the north-west are turned on a rotated tile, as tokens.css has it. */
const UPRIGHT: Readonly<Record<string, (angle: number) => string>> = {
  'as-up': (angle) => `rotate(${angle})`,
  'as-cast': (angle) => `rotate(${angle}) translate(1.1 1.7) rotate(${-angle})`,
  'as-lit': (angle) => `rotate(${angle}) translate(-.6 -.8) rotate(${-angle})`,
  'as-lit2': (angle) => `rotate(${angle}) translate(-1.3 -1.7) rotate(${-angle})`,
};

function turned(markup: string, rotation: number): string {
  return markup.replace(/<\w+[^>]*\bclass="(as-\w+)"[^>]*?(\/?)>/g, (tag, name: string) => {
    const bare = tag.replace(/ class="[^"]*"/, '').replace(/ transform="[^"]*"/, '');
    return bare.replace(/^<\w+/, (start) => `${start} transform="${UPRIGHT[name](rotation * -90)}"`);
  });
}

const renamed = (markup: string, rotation: number): string =>
  markup.replace(/\bid="([^"]+)"/g, `id="$1--${rotation}"`).replace(/(href="#|url\(#)([\w-]+)/g, `$1$2--${rotation}`);

function coloured(markup: string, cell: PlacedTile): string {
  const belt = beltOf(cell);
  return markup.replace(/var\((--[\w-]+),\s*([^)]+)\)/g, (_, name: string, usual: string) => belt[name] ?? usual);
}

function neededPieces(markup: string, pieces: ThemeArt['pieces'], found: Set<string>): void {
  for (const [, id] of markup.matchAll(/#([\w-]+)/g)) {
    const piece = pieces.get(id);
    if (piece === undefined || found.has(id)) continue;
    found.add(id);
    neededPieces(piece, pieces, found);
  }
}

function drawTiles(tiles: readonly PlacedTile[], art: ThemeArt): string {
  const copies = new Map<string, number>();
  const needed = [0, 1, 2, 3].map(() => new Set<string>());
  const drawn = tiles.map((tile) => {
    const copy = copies.get(tile.tile) ?? 0;
    copies.set(tile.tile, copy + 1);
    const { x, y, rotation } = tile;
    const content = art.tile(kindOf(tile), copy);
    neededPieces(content, art.pieces, needed[rotation]);
    const markup = coloured(renamed(turned(content, rotation), rotation), tile);
    return `<g transform="translate(${x * TILE} ${y * TILE}) rotate(${rotation * 90} 50 50)">${markup}</g>`;
  });
  const pieces = needed.flatMap((ids, rotation) =>
    [...ids].map((id) => coloured(renamed(turned(art.pieces.get(id) ?? '', rotation), rotation), tiles[0])),
  );
  return `<defs>${pieces.join('')}</defs>${drawn.join('')}`;
}

function kindOf({ tile }: Pick<PlacedTile, 'tile'>): TileKind {
  const kind = KINDS.get(tile);
  if (kind === undefined) throw new Error(`there is no tile ${tile}`);
  return kind;
}

function drawGround(tiles: readonly PlacedTile[], { extras }: ThemeArt, paper: string): string {
  const size = TILE + 2 * SKY_OVERLAP;
  const grounds = tiles.map(({ x, y }) => `<path d="M${x * TILE} ${y * TILE}h100v100h-100z" fill="${paper}"/>`);
  const skies = tiles.map(
    (cell) =>
      `<use href="#${skyId(cell)}" x="${cell.x * TILE - SKY_OVERLAP}" y="${cell.y * TILE - SKY_OVERLAP}" width="${size}" height="${size}"/>`,
  );
  return grounds.join('') + (extras === '' ? '' : extras + skies.join(''));
}

function drawPiece({ on, feature, middle, index, count, color, pose }: PicturePiece): string {
  const { u, v } =
    middle && count > 1 ? planetSeats(count, on.rotation)[index] : anchor(kindOf(on), feature, on.rotation);
  const size = pieceBox(pose) * (isLarge(pose) ? 1.05 : 1.15);
  const up = pose === 'conqueror' ? 17 : 0;
  const [x, y] = [on.x * TILE + u - size / 2, on.y * TILE + v - up - size / 2];
  return `<use href="#${meepleId(color, pose)}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
}

function viewBox(tiles: readonly PlacedTile[]): string {
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) * TILE, Math.min(...ys) * TILE];
  const [right, bottom] = [(Math.max(...xs) + 1) * TILE, (Math.max(...ys) + 1) * TILE];
  const least = {
    width: Math.max(LEAST.width, right - left + 2 * MARGIN),
    height: Math.max(LEAST.height, bottom - top + 2 * MARGIN),
  };
  const scale = Math.max(least.width / PICTURE.width, least.height / PICTURE.height);
  const [width, height] = [PICTURE.width * scale, PICTURE.height * scale];
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height].join(' ');
}

export function boardSvg({ tiles, pieces, last }: PictureBoard): string {
  const name = themeNameOf(kindOf(tiles[0]));
  const art = ThemeArt.of(name);
  const [table, rim, halo] = GROUNDS[name];
  const box = viewBox(tiles);
  const [left, top, width, height] = box.split(' ');
  const colors = [...new Set(pieces.map(({ color }) => color))];
  const edge = outline(tiles);
  const ring = last && `<rect x="${last.x * TILE}" y="${last.y * TILE}" width="100" height="100" rx="6" fill="none"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="${box}">`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${table}"/>`,
    `<g fill="none" stroke-linecap="square"><path d="${edge}" stroke="${halo}" stroke-opacity=".14" stroke-width="32"/>`,
    `<path d="${edge}" stroke="${halo}" stroke-opacity=".14" stroke-width="14"/><path d="${edge}" stroke="${rim}" stroke-width="5"/></g>`,
    drawGround(tiles, art, THEMES[name].paper),
    drawTiles(tiles, art),
    ring && `${ring} stroke="#080b18" stroke-width="9"/>${ring} stroke="#ffe08a" stroke-width="5"/>`,
    meepleSymbols(colors),
    ...pieces.map(drawPiece),
    '</svg>',
  ].join('');
}
