/** The artist's tiles, with plain stand-ins for meeples and icons. */
import type { TileTable } from '@asteroute/tiles';
import { tileSymbols } from './art/tiles.ts';

const SHAPES: Readonly<Record<string, string>> = {
  red: 'M13 1 L16.5 9.5 L25 10 L18.5 16 L20.5 25 L13 20 L5.5 25 L7.5 16 L1 10 L9.5 9.5 Z',
  green: 'M13 2 L25 23 H1 Z',
  black: 'M2 2 H24 V24 H2 Z',
  white: 'M13 1 A12 12 0 1 0 13.01 1 Z',
  orange: 'M13 0 L26 13 L13 26 L0 13 Z',
};

const ICONS: Readonly<Record<string, string>> = {
  planet: 'M12 5 A7 7 0 1 0 12.01 5 Z M2 16 C8 18 18 12 22 8',
  asteroid: 'M5 8 L11 4 L18 7 L20 14 L14 20 L6 17 Z',
  route: 'M2 12 H22 M16 7 L21 12 L16 17',
};

function meepleSymbol([color, path]: [string, string]): string[] {
  const body = `<path d="${path}" fill="var(--player-${color}-display)" stroke="#080b18" stroke-width="2.4"/>`;
  return [`meeple-${color}`, `meeple-${color}-large`].map(
    (id) => `<symbol id="${id}" viewBox="-2 -2 30 30">${body}</symbol>`,
  );
}

const iconSymbol = ([kind, path]: [string, string]): string =>
  `<symbol id="icon-${kind}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;

export function devSymbols(set: TileTable): string {
  const marks = [...Object.entries(SHAPES).flatMap(meepleSymbol), ...Object.entries(ICONS).map(iconSymbol)];
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${tileSymbols(set)}${marks.join('')}</svg>`;
}
