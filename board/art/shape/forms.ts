import type { Side, TileFeature, TileKind } from '@asteroute/tiles';

/** The forms in which features are drawn. The editions share these few forms under different type names. */
export type Form = 'area' | 'line' | 'disc' | 'rest';

/** An area fills sides, a line joins their middles, a disc lies free; what nothing else covers is the rest. */
const FORMS = {
  asteroid: 'area',
  city: 'area',
  route: 'line',
  road: 'line',
  river: 'line',
  planet: 'disc',
  monastery: 'disc',
  garden: 'disc',
  field: 'rest',
} as const satisfies Readonly<Record<string, Form>>;

/** The types of feature with the form `F`. A table with these keys does not compile if a type is missing. */
export type OfForm<F extends Form> = {
  [Type in keyof typeof FORMS]: (typeof FORMS)[Type] extends F ? Type : never;
}[keyof typeof FORMS];

/** How a feature is drawn: as a line, an area or something in the middle. */
export const formOf = (feature: TileFeature): Form =>
  (FORMS as Readonly<Record<string, Form>>)[feature.type] ?? plainForm(feature);

/** Of a type that is not listed, such as an expansion's, by the sides and half edges that it reaches. */
function plainForm({ sides = '', edges = [] }: TileFeature): Form {
  if (edges.length > 0) return 'rest';
  if (sides.length === 0) return 'disc';
  return sides.length > 2 ? 'area' : 'line';
}

export const ofForm = (kind: TileKind, form: Form): TileFeature[] => kind.features.filter((f) => formOf(f) === form);
export const ofType = (kind: TileKind, type: string): TileFeature[] => kind.features.filter((f) => f.type === type);
export const has = (kind: TileKind, type: string): boolean => ofType(kind, type).length > 0;

export const indexesOf = (kind: TileKind, type: string): number[] =>
  kind.features.flatMap((f, i) => (f.type === type ? [i] : []));

export const sidesOf = (feature: TileFeature): Side[] => [...(feature.sides ?? '')] as Side[];
export const hasPlanet = (kind: TileKind): boolean => has(kind, 'planet');

/** Rivers are excluded, because they end in a spring or a lake. */
const isDeadEnd = (f: TileFeature): boolean => formOf(f) === 'line' && f.type !== 'river' && sidesOf(f).length === 1;

export const deadEnds = (kind: TileKind): number => kind.features.filter(isDeadEnd).length;

/** Whether something that is no cap fills the middle, so that roads end at it: a monastery, or a city of several sides. */
const middleIsTaken = (kind: TileKind): boolean =>
  has(kind, 'monastery') || ofType(kind, 'city').some((city) => sidesOf(city).length > 1);

/** True where lanes end at a beacon, or roads at a village, in the middle. */
export const hasBeacon = (kind: TileKind): boolean => deadEnds(kind) > 1 && !middleIsTaken(kind);
