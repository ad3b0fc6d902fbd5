import type { TileKind } from '@asteroute/tiles';
import { COUNTRYSIDE as C } from '../../theme/countryside.ts';
import { copies } from '../shape/drawings.ts';
import { indexesOf } from '../shape/forms.ts';
import { times } from '../shape/random.ts';
import { type Library, libraryOf, type Theme } from '../shape/theme.ts';
import { drawCities, drawCity } from './city.ts';
import { drawGarden, GARDEN } from './garden.ts';
import { drawGrass, drawMeadows } from './meadow.ts';
import { ABBEY, drawMonastery } from './monastery.ts';
import { CATHEDRAL, drawPrints, GOODS_PLATES } from './prints.ts';
import { drawRivers } from './river.ts';
import { drawRoads, INN } from './road.ts';
import { SHIELD } from './shield.ts';
import { spriteDefs } from './sprites.ts';

function library(kinds: readonly TileKind[]): Library {
  const cities = kinds.flatMap((kind) =>
    indexesOf(kind, 'city').flatMap((i) => times(copies(kind), (copy) => drawCity(kind, i, copy))),
  );
  return libraryOf([...spriteDefs(), SHIELD, ABBEY, GARDEN, INN, CATHEDRAL, ...GOODS_PLATES, ...cities]);
}

/** The theme of the classic edition: a map on warm paper. */
export const countryside: Theme = {
  name: 'countryside',
  paper: C.meadow,
  ground: drawGrass,
  features: {
    river: drawRivers,
    road: drawRoads,
    monastery: drawMonastery,
    garden: drawGarden,
    field: drawMeadows,
    city: drawCities,
  },
  // A coat of arms is not a `symbol` in the tile tables: it is counted in `shields`.
  symbols: [],
  finish: drawPrints,
  library,
  extras: () => '',
};
