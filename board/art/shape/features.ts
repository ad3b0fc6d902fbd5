import type { TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import type { Named } from '../../theme/named.ts';
import { CENTRE, type Curve, curvePath, xy } from '../curves/curve.ts';
import { rims } from '../curves/paths.ts';
import { type Form, formOf, type OfForm } from './forms.ts';
import { GARDEN_RADIUS, gardenSpot } from './gardens.ts';
import { lineCurve } from './lines.ts';
import { meadowLoops } from './meadows.ts';
import { areaCurve, discCurve, monasteryRadius, monasterySpot, PLAIN_RADIUS, planetRadius } from './shapes.ts';

type Draw = (kind: TileKind, feature: number) => Curve;

const DISCS: Named<OfForm<'disc'>, (kind: TileKind) => Curve> = {
  planet: (kind) => discCurve(CENTRE, planetRadius(kind)),
  monastery: (kind) => discCurve(monasterySpot(kind), monasteryRadius(kind)),
  garden: (kind) => discCurve(gardenSpot(kind), GARDEN_RADIUS),
};

/** A disc of a type that no theme knows lies in the middle of the tile. */
const plainDisc = (): Curve => discCurve(CENTRE, PLAIN_RADIUS);

/** A meadow's outer outline; its holes are in `featurePath`. */
function restCurve(kind: TileKind, feature: number): Curve {
  const [from, ...corners] = meadowLoops(kind, feature)[0];
  return { from, pieces: [], corners, closed: true };
}

const CURVES: Readonly<Record<Form, Draw>> = {
  area: (kind, feature) => areaCurve(kind, kind.features[feature]),
  line: (kind, feature) => lineCurve(kind, kind.features[feature]),
  disc: (kind, feature) => (DISCS[kind.features[feature].type] ?? plainDisc)(kind),
  rest: restCurve,
};

export const featureCurve = (kind: TileKind, feature: number): Curve =>
  CURVES[formOf(kind.features[feature])](kind, feature);

/** At rotation 0: outline of an area or meadow (with holes, for either fill rule), centre of a line, or disc. */
export function featurePath(kind: TileKind, feature: number): string {
  if (formOf(kind.features[feature]) !== 'rest') return curvePath(featureCurve(kind, feature));
  return meadowLoops(kind, feature)
    .map((loop) => `M${loop.map((p) => xy(p)).join('L')}Z`)
    .join('');
}

/** Without the tile's border, so that a realm of many tiles has one outline: the rims of an area or meadow. */
export function featureRim(kind: TileKind, feature: number): string {
  const form = formOf(kind.features[feature]);
  if (form === 'area') return rims(featureCurve(kind, feature));
  if (form !== 'rest') return featurePath(kind, feature);
  return meadowLoops(kind, feature).map(innerSegments).join('');
}

/** Path data of the segments of a loop that do not run along the tile's border. */
function innerSegments(loop: readonly Point[]): string {
  return loop
    .map((to, i) => {
      const from = loop.at(i - 1) as Point;
      const onBorder = [0, 100].some((at) => (from.u === at && to.u === at) || (from.v === at && to.v === at));
      return onBorder ? '' : `M${xy(from)}L${xy(to)}`;
    })
    .join('');
}
