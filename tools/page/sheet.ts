/**
 * `npx node tools/page/sheet.ts OUT.png [size] [part] [edition]`. Parts: all, tiles, board, pieces, visions (the board as
 * seen with each kind of colour blindness). Editions: star-wars, classic.
 */
import { readFileSync } from 'node:fs';
import { skyId } from '@asteroute/board/art/charted/sky.ts';
import { ICON_NAMES } from '@asteroute/board/art/icons.ts';
import { allSymbols, copies, tileSymbolId } from '@asteroute/board/art/index.ts';
import { meepleId, pieceBox } from '@asteroute/board/art/piece.ts';
import type { MeeplePose, MeepleView } from '@asteroute/board/model/state.ts';
import { PLAYER_LOOKS, paletteOf } from '@asteroute/board/theme/players.ts';
import { botNamed, playMatch } from '@asteroute/bots';
import {
  createDealer,
  createRandom,
  type EditionName,
  editionNamed,
  type Game,
  newGame,
  type Ply,
  unwrap,
} from '@asteroute/engine';
import { meepleViews, tileViews } from '@asteroute/page/present/appearance.ts';
import { launchChromium } from '@asteroute/page-test/support/browser/chromium.ts';
import type { TileTable } from '@asteroute/tiles';
import { classicTiles, innsTiles, riverTiles, starWarsTiles, tradersTiles } from '@asteroute/tiles';

const WIDTH = 1500;

interface Edition {
  readonly sets: readonly TileTable[];
  /** The class of the page or board that selects the theme. */
  readonly theme: string;
  /** Modules of the sample game, and the number of tiles left in its stack. */
  readonly modules: readonly string[];
  readonly left: number;
  readonly poses: readonly MeeplePose[];
  readonly backs: readonly string[];
}

const EDITIONS: Readonly<Record<EditionName, Edition>> = {
  'star-wars': {
    sets: [starWarsTiles],
    theme: '',
    modules: [],
    left: 45,
    poses: ['plain', 'merchant', 'explorer', 'conqueror', 'large'],
    backs: ['tile-back-charted-space', 'tile-back-start'],
  },
  classic: {
    sets: [classicTiles, riverTiles, innsTiles, tradersTiles],
    theme: 'theme-countryside',
    modules: ['farmers', 'river', 'abbot', 'inns', 'traders'],
    left: 60,
    poses: ['plain', 'thief', 'knight', 'monk', 'lying', 'abbot', 'large', 'large-lying', 'builder', 'pig'],
    backs: ['tile-back-countryside', 'tile-back-river'],
  },
};

const [out = 'sheet.png', sizeText = '96', part = 'all', named = 'star-wars'] = process.argv.slice(2);
const size = Number(sizeText);
const played = editionNamed(named);
if (played === null) throw new Error(`there is no edition ${named}`);
const edition = EDITIONS[played.name];
const palette = paletteOf(played);

const use = (id: string, box: { x: number; y: number; size: number }, rotation = 0): string => {
  const { x, y, size } = box;
  const middle = `${x + size / 2} ${y + size / 2}`;
  return `<use href="#${id}" x="${x}" y="${y}" width="${size}" height="${size}" transform="rotate(${rotation * 90} ${middle})" style="--turn:${rotation}"/>`;
};

const svg = (view: number[], size: number, body: string): string =>
  `<svg viewBox="${view.join(' ')}" width="${(view[2] * size) / 100}" height="${(view[3] * size) / 100}">${body}</svg>`;

const sky = (corners: readonly { readonly x: number; readonly y: number }[]): string =>
  corners
    .map(({ x, y }) => use(skyId({ x: Math.floor(x / 100), y: Math.floor(y / 100) }), { x, y, size: 100 }))
    .join('');

function contactSheet(size: number): string {
  const perRow = Math.floor((WIDTH * 100) / size / 108 / 4) * 4;
  const kinds = edition.sets.flatMap((set) => set.tiles);
  const ids = kinds.flatMap((k) => Array.from({ length: copies(k) }, (_, c) => tileSymbolId(k, c)));
  const cells = ids.flatMap((id) => [0, 1, 2, 3].map((rotation) => ({ id, rotation })));
  const spot = (i: number) => ({ x: (i % perRow) * 108, y: Math.floor(i / perRow) * 108, size: 100 });
  const tiles = cells.map((c, i) => use(c.id, spot(i), c.rotation)).join('');
  const [w, h] = [perRow * 108, Math.ceil(cells.length / perRow) * 108];
  return svg([0, 0, w, h], size, sky(cells.map((_, i) => spot(i))) + tiles);
}

function halfPlayed({ modules, left }: Edition): Game {
  const players = palette.map((color) => ({ name: color, color }));
  const start = unwrap(newGame({ edition: named, modules, players }));
  const bots = players.map(() => botNamed('shrewd')!);
  const plies: Ply[] = [];
  playMatch(start, { bots, dealer: createDealer(1), random: createRandom(1) }, (_, ply) => plies.push(ply));
  return plies.findLast(({ game }) => game.position.stackSize === left)!.game;
}

function board(size: number): string {
  const game = halfPlayed(edition);
  const laid = tileViews(game, () => '');
  const xs = laid.map((t) => t.x);
  const ys = laid.map((t) => t.y);
  const [x, y] = [Math.min(...xs) * 100 - 20, Math.min(...ys) * 100 - 20];
  const view = [x, y, Math.max(...xs) * 100 + 120 - x, Math.max(...ys) * 100 + 120 - y];
  const ground = sky(laid.map(({ x, y }) => ({ x: x * 100, y: y * 100 })));
  const tiles = laid.map((t) => use(`tile-${t.tile}`, { x: t.x * 100, y: t.y * 100, size: 100 }, t.rotation));
  const meeples = meepleViews(game, [], () => '').map(meeple);
  return svg(view, size, ground + tiles.join('') + meeples.join(''));
}

function meeple({ color, pose, at }: MeepleView): string {
  const box = pieceBox(pose);
  return use(meepleId(color, pose), { x: at.u - box / 2, y: at.v - box / 2, size: box });
}

function pieces(): string {
  const icon = (id: string, size: number): string =>
    `<svg width="${size}" height="${size}"><use href="#${id}" width="${size}" height="${size}"/></svg>`;
  const meeples = palette.flatMap((c) =>
    edition.poses.flatMap((pose) => [76, 28, 18].map((size) => icon(meepleId(c, pose), size))),
  );
  const dice = [1, 2, 3, 4, 5, 6].map((n) => icon(`die-${n}`, 48));
  const icons = ICON_NAMES.flatMap((n) => [icon(`icon-${n}`, 40), icon(`icon-${n}`, 20)]);
  const owned = palette.map(
    (c) =>
      `<svg width="150" height="60"><rect width="50" height="60" fill="#7a6d62"/><rect x="50" width="50" height="60" fill="#bfd68a"/><rect width="150" height="60" fill="url(#own-${c})"/></svg>`,
  );
  const shown = palette.map((c) => `<b style="color:${PLAYER_LOOKS[c].display}">${c}</b>`);
  const backs = edition.backs.map((id) => icon(id, 96));
  return [meeples, dice, icons, owned, shown, backs].map((row) => `<p>${row.join(' ')}</p>`).join('');
}

const VISIONS = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

const sheetFile = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

async function render(out: string, body: string): Promise<void> {
  const themes = ['tokens', 'countryside'].map((name) => sheetFile(`../../board/theme/${name}.css`)).join('');
  const css = `${themes} body{margin:0;padding:16px;min-height:100vh;color:#f3ecdc} p{margin:8px 0}`;
  const defs = `<svg width="0" height="0" style="position:absolute">${allSymbols(...edition.sets)}</svg>`;
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: WIDTH + 32, height: 600 } });
  await page.setContent(
    `<style>${css} ${sheetFile('../../board/board.css')}${sheetFile('../../board/painted.css')}.board{contain:none;height:auto;min-height:100vh}</style>${defs}<body class="${edition.theme}"><div class="board">${body}</div>`,
  );
  const inside = await page.context().newCDPSession(page);
  for (const type of part === 'visions' ? VISIONS : VISIONS.slice(0, 1)) {
    await inside.send('Emulation.setEmulatedVisionDeficiency', { type });
    const path = type === 'none' ? out : out.replace(/(?=\.png$)/, `-${type}`);
    await page.screenshot({ path, fullPage: true });
  }
  await browser.close();
}

const parts: Readonly<Record<string, () => string>> = {
  tiles: () => contactSheet(size),
  board: () => board(part === 'board' ? size : 96),
  pieces,
};
const chosen = part === 'all' ? Object.values(parts) : [parts[part === 'visions' ? 'board' : part]];
await render(out, chosen.map((draw) => draw()).join('<hr>'));
