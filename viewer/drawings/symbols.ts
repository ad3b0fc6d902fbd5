import icons from 'virtual:icons';
import { meepleSymbols } from '@asteroute/board/art/meeples.ts';
import { drawnColor, tileViews } from '@asteroute/board-view';
import type { Game } from '@asteroute/engine';
import type { Drawings } from './load.ts';

export const iconMarkup: string = icons;

export function gameSymbols(game: Game, { theme, symbols }: Drawings): string {
  const colors = new Set(game.rules.players.map((_, seat) => drawnColor(game, seat)));
  const shown = new Set(tileViews(game).map(({ tile }) => `tile-${tile}`));
  const tiles = [...shown].map((id) => symbols[id] ?? '').join('');
  const pieces = [...piecesIn(tiles, theme.pieces, new Map()).values()].join('');
  return `${meepleSymbols([...colors])}<defs>${pieces}</defs>${theme.extras}${tiles}`;
}

/** The pieces that markup refers to, directly or through other pieces. */
function piecesIn(markup: string, from: Readonly<Record<string, string>>, found: Map<string, string>) {
  for (const [, id] of markup.matchAll(/#([\w-]+)/g)) {
    const piece = from[id];
    if (piece === undefined || found.has(id)) continue;
    found.set(id, piece);
    piecesIn(piece, from, found);
  }
  return found;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (markup: string) => string }): { createHTML(markup: string): string };
}

/** Makes the build's own markup a value that pages with Trusted Types accept, under a policy named `asteroute`. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('asteroute', {
  createHTML: (markup) => markup,
});

export function insertSymbols(svg: SVGElement, markup: string): void {
  svg.innerHTML = policy?.createHTML(markup) ?? markup;
}
