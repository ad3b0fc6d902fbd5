import type { TileKind } from '@asteroute/tiles';
import type { Named } from '../../theme/named.ts';
import { CENTRE, type Curve, curvePath, xy } from '../curves/curve.ts';
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

/** The one curve of a feature, at rotation 0. */
export const featureCurve = (kind: TileKind, feature: number): Curve =>
  CURVES[formOf(kind.features[feature])](kind, feature);

/**
 * SVG path data at rotation 0: the outline of a field, city or meadow (with holes, for either fill rule), the centre
 * line of a route, road or river, the disc of a planet, monastery or garden.
 */
export function featurePath(kind: TileKind, feature: number): string {
  if (formOf(kind.features[feature]) !== 'rest') return curvePath(featureCurve(kind, feature));
  return meadowLoops(kind, feature)
    .map((loop) => `M${loop.map((p) => xy(p)).join('L')}Z`)
    .join('');
}
