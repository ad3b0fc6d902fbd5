/** Tiles in flat colours, small enough to come with the page: no tile is bare ground until its drawing has loaded. */
import type { TileKind, TileTable } from '@asteroute/tiles';
import { CHARTED } from '../theme/charted-space.ts';
import { COUNTRYSIDE } from '../theme/countryside.ts';
import { PLANETS, planetOf } from './charted/planets.ts';
import { copies, flatSymbolId, tileSymbolId } from './shape/drawings.ts';
import { formOf } from './shape/forms.ts';
import { featurePath } from './shape/geometry.ts';
import { themeOf } from './themes.ts';

const COLORS: Readonly<Record<string, string>> = {
  asteroid: CHARTED.fieldFill,
  route: CHARTED.laneBody,
  city: COUNTRYSIDE.cityFill,
  road: COUNTRYSIDE.road,
  river: COUNTRYSIDE.river,
  monastery: COUNTRYSIDE.yard,
  garden: COUNTRYSIDE.hedge,
};
const WIDTHS: Readonly<Record<string, number>> = { road: 9, river: 14 };
const LANE_WIDTH = 7;
const UNKNOWN = '#b9bcc4';

function flatFeature(kind: TileKind, index: number, copy: number): string {
  const feature = kind.features[index];
  const d = featurePath(kind, index);
  const planet = feature.type === 'planet' ? PLANETS[planetOf(kind.id, copy)].tones[1] : undefined;
  const color = planet ?? COLORS[feature.type] ?? UNKNOWN;
  if (formOf(feature) !== 'line') return `<path d="${d}" fill="${color}"/>`;
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${WIDTHS[feature.type] ?? LANE_WIDTH}"/>`;
}

/** The features of a tile in the order in which its theme draws them. */
function flatTile(kind: TileKind, copy: number): string {
  const order = Object.keys(themeOf(kind).features);
  const indexes = [...kind.features.keys()].filter((i) => formOf(kind.features[i]) !== 'rest');
  const rank = (i: number): number => order.indexOf(kind.features[i].type);
  return indexes
    .sort((a, b) => rank(a) - rank(b))
    .map((i) => flatFeature(kind, i, copy))
    .join('');
}

/**
 * For each tile `flat-...`, which stays, and `tile-...`, which refers to it until the theme's drawing replaces it, unless
 * it is among the `drawn`.
 */
export function placeholders(drawn: ReadonlySet<string>, sets: readonly TileTable[]): string {
  const kinds = sets.flatMap((set) => set.tiles);
  return kinds
    .flatMap((kind) =>
      Array.from({ length: copies(kind) }, (_, copy) => {
        const id = tileSymbolId(kind, copy);
        const flat = flatSymbolId(id.slice('tile-'.length));
        const own = `<symbol id="${flat}" viewBox="0 0 100 100">${flatTile(kind, copy)}</symbol>`;
        return drawn.has(id) ? own : `${own}<symbol id="${id}" viewBox="0 0 100 100"><use href="#${flat}"/></symbol>`;
      }),
    )
    .join('');
}
