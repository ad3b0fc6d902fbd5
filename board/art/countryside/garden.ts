import type { TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { COUNTRYSIDE as C } from '../../theme/countryside.ts';
import { num, pt } from '../curves/curve.ts';
import { dots } from '../curves/paths.ts';
import { gardenSpot } from '../shape/gardens.ts';
import { times } from '../shape/random.ts';

const around = (many: number, r: number): Point[] =>
  times(many, (i) => {
    const a = (i / many) * 2 * Math.PI;
    return pt(r * Math.cos(a), r * Math.sin(a));
  });

const beads = (points: readonly Point[], color: string, size: number, more = ''): string =>
  `<path d="${dots(points)}" stroke="${color}" stroke-width="${size}" stroke-linecap="round"${more}/>`;

/** One of four flower beds, drawn to the north-east of the middle and rotated by `quarter` quarter turns. */
const bed = (bloom: string, quarter: number): string => {
  const spots = [pt(3.7, -3.7), pt(7, -3.2), pt(3.2, -7), pt(6.6, -6.4)];
  const soil = '<path d="M1.1-1.1H9.6A9.6 9.6 0 0 1 1.1-9.6Z"';
  return `<g transform="rotate(${quarter * 90})">${soil} fill="#6f9f48"/>${beads(spots, bloom, 2.6)}</g>`;
};

const BLOOMS = [C.bloomRose, C.bloomGold, C.bloomBlue, C.bloomPink];

/** A hedge and four beds, which differ only in their colours, round a basin. */
export const GARDEN = [
  '<g id="cs-garden">',
  `<circle r="14" class="as-cast" fill="${C.hedgeShade}" fill-opacity=".4"/>`,
  `<circle r="11.5" fill="${C.road}"/>`,
  ...BLOOMS.map(bed),
  beads(around(18, 11.8), C.hedgeShade, 5),
  beads(around(18, 11.8), C.hedge, 3.8),
  beads(around(18, 11.8), C.hedgeLight, 1.7, ' class="as-lit"'),
  `<circle r="2.4" fill="${C.river}" stroke="#fff" stroke-width="1.1"/>`,
  '</g>',
].join('');

export function drawGarden(kind: TileKind): string {
  const { u, v } = gardenSpot(kind);
  return `<use href="#cs-garden" transform="translate(${num(u)} ${num(v)})"/>`;
}
