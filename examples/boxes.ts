/** Positions that teach inns and cathedrals, traders and builders: the first of each rule's vectors (fixtures/scoring/expansions.json). */
import type { Example, Scene } from './example.ts';

function box(of: Partial<Scene>, turn: Example['turn']): Example {
  return { scene: { edition: 'classic', colors: 'red blue', ...of }, turn };
}

/** IC-V1: a road of four tiles with an inn is completed. */
export const INN_ROAD = box(
  {
    modules: ['inns'],
    tiles: [
      ['CL-junction3', -1, 0, 0],
      ['IC-straight-inn-garden', 1, 0, 0],
    ],
    meeples: [['red', 'normal', 'road:E', -1, 0]],
  },
  { tile: ['CL-junction3', 2, 0, 0] },
);

/** IC-V6: a city of five tiles with a cathedral is completed. */
export const CATHEDRAL = box(
  {
    modules: ['inns'],
    tiles: [
      ['IC-c4-cathedral', 0, -1, 0],
      ['CL-c1', 1, -1, 3],
      ['CL-c1', -1, -1, 1],
    ],
    meeples: [['red', 'normal', 'city:N', 0, -1]],
  },
  { tile: ['CL-c1', 0, -2, 2] },
);

/** IC-V10: a large meeple against a normal one in a city of four tiles. */
export const LARGE_AGAINST_NORMAL = box(
  {
    modules: ['inns'],
    tiles: [
      ['CL-c2-corner', 0, -1, 2],
      ['CL-c1-straight', 1, 0, 0],
    ],
    meeples: [
      ['red', 'normal', 'city:S', 0, -1],
      ['blue', 'large', 'city:N', 1, 0],
    ],
  },
  { tile: ['CL-c2-corner', 1, -1, 3] },
);

/** TB-V3: the road with the builder is continued. */
export const SECOND_TURN = box(
  {
    modules: ['traders'],
    tiles: [
      ['CL-straight', 1, 0, 0],
      ['CL-straight', 2, 0, 0],
      ['CL-straight', 3, 0, 0],
    ],
    meeples: [
      ['red', 'normal', 'road:E', 1, 0],
      ['red', 'builder', 'road:E', 2, 0],
    ],
  },
  { tile: ['CL-straight', -1, 0, 0] },
);

/** TB-V7: a city with wine, in which nobody stands, is completed. */
export const GOODS_OF_NOBODY = box(
  { modules: ['traders'], tiles: [['TB-c2-corner-wine', 0, -1, 2]] },
  { tile: ['CL-c1', 1, -1, 3] },
);

/** TB-V10: farmer and pig against a farmer, at the end of the game. */
export const PIG = box(
  {
    modules: ['traders', 'farmers'],
    tiles: [
      ['CL-c1', 0, -1, 2],
      ['CL-straight', 1, 0, 0],
      ['CL-monastery', 1, -1, 0],
    ],
    meeples: [
      ['red', 'normal', 'field:Nw', 0, -1],
      ['blue', 'normal', 'field:Nw', 1, 0],
      ['red', 'pig', 'field:Nw', 1, -1],
    ],
    stack: ['CL-straight'],
  },
  { tile: ['CL-straight', 2, 0, 0] },
);
