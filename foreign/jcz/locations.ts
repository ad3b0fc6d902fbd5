/** Places for meeples as JCloisterZone writes them, in board directions like ours: a feature and a location. */
import { HALF_EDGES, SIDES } from '@asteroute/tiles';
import { featureNamed } from '../format/features.ts';
import type { JsonObject } from '../format/json.ts';
import { stringIn } from '../format/json.ts';

/** Names of half edges, clockwise from the west half of the north side, like our `Nw` to `Wn`. */
const HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];
/** Names of the middle of a tile, in this and earlier versions. */
const MIDDLE = ['I', 'CLOISTER', 'MONASTERY', 'GARDEN'];
/** A meadow that cities enclose, in version 4. */
const INNER = 'INNER_FARM';
/** Names of features, ours and theirs. */
const FEATURES: Readonly<Record<string, string>> = {
  road: 'Road',
  city: 'City',
  field: 'Field',
  monastery: 'Monastery',
  garden: 'Garden',
};

/** Null if there is none. Earlier versions name no feature; a side belongs to one. */
export function placeAt({ feature, location }: JsonObject, tile: string, rotation: number): string | null {
  const text = stringIn(location).slice(0, 40);
  const isNamed = (kind: string) => feature === undefined || feature === FEATURES[kind];
  const middle = text === INNER ? ['field'] : MIDDLE.includes(text) ? ['monastery', 'garden', 'field'] : [];
  const names = middle.filter(isNamed);
  const half = HALVES.indexOf(text.split('.')[0]);
  if (half >= 0) names.push(`field:${HALF_EDGES[half]}`);
  const side = firstSide(text);
  if (side !== undefined) names.push(`city:${side}`, `road:${side}`);
  return names.find((name) => featureNamed(tile, name, rotation) !== undefined) ?? null;
}

/** The first side of a location of sides: `NE`, `WE`, or `_N`, which is all but north. */
function firstSide(text: string): string | undefined {
  const [, not, letters] = /^(_?)([NESW]{1,4})$/.exec(text) ?? [];
  if (letters === undefined) return undefined;
  return SIDES.find((side) => letters.includes(side) === (not === ''));
}
