import type { TileKind } from '@asteroute/tiles';
import { COUNTRYSIDE as C } from '../../theme/countryside.ts';
import { num } from '../curves/curve.ts';
import { monasteryRadius, monasterySpot } from '../shape/shapes.ts';

/** The abbey about (0, 0) within radius 19: a tower with a spire, a nave under slate, a cloister wing. */
export const ABBEY = [
  `<g id="cs-abbey" stroke="${C.wall}" stroke-width="1.1" stroke-linejoin="round">`,
  `<path d="M14 12 20 8.4V1L14-1.6ZM-15 12H14L19 9.6" fill="${C.ink}" fill-opacity=".28" stroke="none"/>`,
  `<path d="M-2-1H14V12H-2Z" fill="${C.plaster}"/><path d="M9-1H14V12H9Z" fill="${C.plasterShade}"/>`,
  `<path d="M-3.4-.4 1-8.4H11L15.6-.4Z" fill="${C.slate}"/><path d="M11-8.4 15.6-.4H10L7-8.4Z" fill="#455677"/>`,
  `<path d="M-13 12V-7H-4V12Z" fill="${C.plaster}"/><path d="M-7-7H-4V12H-7Z" fill="${C.plasterShade}"/>`,
  `<path d="M-14.6-6.4-8.5-19-2.4-6.4Z" fill="${C.slate}"/><path d="M-8.5-19-2.4-6.4H-6.6Z" fill="#455677"/>`,
  `<path d="M-10 12V8.4A1.5 1.5 0 0 1-7 8.4V12ZM-9.6-2.4h2.2v3h-2.2zM1.4 9V5.4A1.3 1.3 0 0 1 4 5.4V9ZM6.6 9V5.4A1.3 1.3 0 0 1 9.2 5.4V9Z" fill="${C.ink}" stroke="none"/>`,
  `<path d="M-8.5-19V-23.6M-10.5-21.8H-6.5" fill="none" stroke="${C.ink}" stroke-width="2.6" stroke-linecap="round"/><path d="M-8.5-19V-23.6M-10.5-21.8H-6.5" fill="none" stroke="${C.gold}" stroke-width="1.3" stroke-linecap="round"/></g>`,
].join('');

export function drawMonastery(kind: TileKind): string {
  const { u, v } = monasterySpot(kind);
  const r = monasteryRadius(kind);
  const scale = num(r / 20.5, 2);
  return [
    `<g transform="translate(${num(u)} ${num(v)})">`,
    `<circle r="${r - 1}" fill="${C.yard}" stroke="${C.roadEdge}" stroke-width="2.4"/>`,
    `<circle r="${r - 1}" fill="none" stroke="${C.crenel}" stroke-width="1" stroke-dasharray="3.4 1.6"/>`,
    `<g class="as-up"><use href="#cs-abbey" transform="translate(0 3.4) scale(${scale})"/></g></g>`,
  ].join('');
}
