import type { TileKind } from '@asteroute/tiles';
import { CHARTED } from '../../theme/charted-space.ts';
import { indexesOf } from '../shape/forms.ts';
import { emblemSpot } from '../shape/geometry.ts';
import { type Library, libraryOf, type Theme } from '../shape/theme.ts';
import { EMBLEMS, emblemAt, emblemDefs } from './emblems.ts';
import { drawField, FIELD_DEFS, fieldId } from './field.ts';
import { drawSpace } from './ground.ts';
import { LANDMARK_DEFS, landmark } from './landmarks.ts';
import { drawLanes } from './lane.ts';
import { nebula } from './nebula.ts';
import { drawPlanet, planetDefs } from './planets.ts';

function library(kinds: readonly TileKind[]): Library {
  const fields = kinds.flatMap((kind) => indexesOf(kind, 'asteroid').map((i) => drawField(kind, i)));
  return libraryOf([...FIELD_DEFS, ...LANDMARK_DEFS, ...planetDefs(), ...emblemDefs(), ...fields]);
}

const drawFields = (kind: TileKind): string =>
  indexesOf(kind, 'asteroid')
    .map((i) => `<use href="#${fieldId(kind, i)}"/>${landmark(kind, i)}`)
    .join('');

const drawEmblems = (kind: TileKind): string =>
  kind.features
    .map((f, i) => {
      const at = emblemSpot(kind, i);
      return at === null || !(f.symbol! in EMBLEMS) ? '' : emblemAt(f.symbol!, at);
    })
    .join('');

/** The theme of the Star Wars Edition: a star chart. */
export const chartedSpace: Theme = {
  name: 'charted-space',
  paper: CHARTED.ground,
  ground: drawSpace,
  features: { asteroid: drawFields, route: drawLanes, planet: drawPlanet },
  symbols: Object.keys(EMBLEMS),
  finish: drawEmblems,
  library,
  extras: nebula,
};
