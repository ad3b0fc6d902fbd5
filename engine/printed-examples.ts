/** For tests only: the rulebooks' printed examples (docs/rules.md, 4.2) as whole positions and their last turns. */
import type { Laid, Plan, Scene } from './testing.ts';

export interface Example {
  readonly scene: Scene;
  readonly turn: Plan;
}

/** Tiles that, with the start tile, leave one cell free of the eight around (0, 1): a route that `RING_END` closes. */
export const RING: readonly Laid[] = [
  ['SW-curve', 1, 0, 0],
  ['SW-straight', 1, 1, 0],
  ['SW-curve', 1, 2, 1],
  ['SW-straight', 0, 2, 1],
  ['SW-curve', -1, 2, 2],
  ['SW-straight', -1, 1, 0],
];
export const RING_END: Laid = ['SW-curve', -1, 0, 3];

/** E1 and E1a: White closes Red's route at an intersection and may go anywhere on that tile but there. */
export const E1: Example = {
  scene: {
    colors: 'red white',
    tiles: [['SW-junction3', -1, 0, 0]],
    meeples: [['red', 'small', 'route:E', -1, 0]],
    turn: 'white',
  },
  turn: { tile: ['SW-a1-junction', 1, 0, 0], deploy: ['small', 'asteroid:N'] },
};

/** E2: an asteroid field of 3 tiles with a symbol of the Empire, held by a Rebel. */
export const E2: Example = {
  scene: {
    colors: 'red white',
    tiles: [['SW-a2-corner-e', 0, -1, 3]],
    meeples: [['red', 'small', 'asteroid:S', 0, -1]],
    turn: 'red',
  },
  turn: { tile: ['SW-a1', -1, -1, 1] },
};

/** E3: a planet with its own symbol gets its eighth neighbour. */
export const E3: Example = {
  scene: {
    colors: 'red white',
    tiles: [['SW-planet-r', 0, 1, 0], ...RING],
    meeples: [['red', 'large', 'planet', 0, 1]],
    turn: 'red',
  },
  turn: { tile: RING_END },
};

/** E4: one small merchant each; the symbol of the Rebel Alliance on Red's tile belongs to the planet. */
export const E4: Example = {
  scene: {
    colors: 'red white',
    tiles: [
      ['SW-planet-route-r', -1, 0, 3],
      ['SW-straight-r', 0, 1, 1],
      ['SW-straight-e', 1, 1, 1],
      ['SW-straight-h', 2, 1, 1],
      ['SW-planet-route-e', 2, 0, 1],
    ],
    meeples: [
      ['red', 'small', 'route:E', -1, 0],
      ['white', 'small', 'route:W', 2, 0],
    ],
    turn: 'red',
  },
  turn: { tile: ['SW-straight', 1, 0, 1], throws: [{ red: [6], white: [1] }] },
};

/** E5: three colours in one field; the symbol of the Empire on White's tile belongs to a route. */
export const E5: Example = {
  scene: {
    colors: 'red black white',
    tiles: [
      ['SW-a2-through-r', 0, -1, 0],
      ['SW-straight', -1, -1, 0],
      ['SW-a1-straight-e', -1, -2, 1],
      ['SW-curve', 1, -1, 3],
      ['SW-a1', 1, -2, 3],
    ],
    meeples: [
      ['red', 'small', 'asteroid:N', 0, -1],
      ['black', 'large', 'asteroid:W', 1, -2],
      ['white', 'small', 'asteroid:E', -1, -2],
    ],
    turn: 'red',
  },
  turn: {
    tile: ['SW-a3', 0, -2, 2],
    throws: [
      { red: [2, 4], black: [3, 4], white: [3] },
      { red: [4, 5], black: [3, 6] },
    ],
  },
};

/** E6: Red attacks a planet that stays open; the symbols on the routes around it are ignored. */
export const E6: Example = {
  scene: {
    colors: 'red white',
    tiles: [
      ['SW-planet-r', 0, 1, 0],
      ['SW-straight-r', -1, 1, 0],
    ],
    meeples: [['white', 'large', 'planet', 0, 1]],
    turn: 'red',
  },
  turn: {
    tile: ['SW-straight-e', 1, 1, 0],
    deploy: ['small', 'planet@0,1'],
    throws: [
      { red: [4, 5], white: [3, 5] },
      { red: [1, 5], white: [3, 4] },
    ],
  },
};

/** E7: Black places the last tile and an explorer on it; then everything that is held is scored. */
export const E7: Example = {
  scene: {
    colors: 'green black orange white red',
    tiles: [
      ['SW-straight', -1, 0, 1],
      ['SW-straight', -2, 0, 1],
      ['SW-a2-through-h', 0, -1, 0],
      ['SW-a2-through', 0, -2, 0],
      ['SW-planet-h', 0, 1, 0],
      ['SW-a1', 0, 2, 2],
      ['SW-a2-corner', 0, 3, 0],
    ],
    meeples: [
      ['green', 'small', 'asteroid:N', 0, -1],
      ['orange', 'large', 'planet', 0, 1],
      ['white', 'small', 'asteroid:S', 0, 2],
      ['red', 'small', 'route:E', -1, 0],
    ],
    turn: 'black',
    stack: ['SW-a1'],
  },
  turn: { tile: ['SW-a1', 1, 3, 1], deploy: ['small', 'asteroid:E'] },
};

/** The same ring of the classic game: a closed road around (0, 1). */
export const ROAD_RING: readonly Laid[] = [
  ['CL-curve', 1, 0, 0],
  ['CL-straight', 1, 1, 1],
  ['CL-curve', 1, 2, 1],
  ['CL-straight', 0, 2, 0],
  ['CL-curve', -1, 2, 2],
  ['CL-straight', -1, 1, 1],
];
export const ROAD_RING_END: Laid = ['CL-curve', -1, 0, 3];

/** A garden at (1, 0) and the tiles around it; `GARDEN_RING_END` is the eighth. */
export const GARDEN: Laid = ['CL-straight-garden', 1, 0, 0];
export const GARDEN_RING: readonly Laid[] = [
  ['CL-curve', 2, 0, 0],
  ['CL-curve', 2, 1, 1],
  ['CL-straight', 1, 1, 0],
  ['CL-curve', 0, 1, 3],
  ['CL-c1', 0, -1, 2],
  ['CL-c1', 1, -1, 0],
];
export const GARDEN_RING_END: Laid = ['CL-c1', 2, -1, 0];

/** E9: the classic game; a road of 3 tiles between two villages. */
export const E9: Example = {
  scene: {
    edition: 'classic',
    colors: 'red blue',
    tiles: [['CL-junction3', -1, 0, 0]],
    meeples: [['red', 'normal', 'road:E', -1, 0]],
    turn: 'blue',
  },
  turn: { tile: ['CL-junction3', 1, 0, 0] },
};

/** E10: an abbey, and a garden with the abbot, each with its eighth neighbour. */
export const E10_ABBEY: Example = {
  scene: {
    edition: 'classic',
    colors: 'red blue',
    tiles: [['CL-monastery', 0, 1, 0], ...ROAD_RING],
    meeples: [['red', 'normal', 'monastery', 0, 1]],
    turn: 'blue',
  },
  turn: { tile: ROAD_RING_END },
};
export const E10_GARDEN: Example = {
  scene: {
    edition: 'classic',
    modules: ['abbot'],
    colors: 'red blue',
    tiles: [GARDEN, ...GARDEN_RING],
    meeples: [['red', 'abbot', 'garden', 1, 0]],
    turn: 'blue',
  },
  turn: { tile: GARDEN_RING_END },
};

/** E11: Red and Blue each have a meeple on a road of 3 tiles that the middle one completes. */
export const E11: Example = {
  scene: {
    edition: 'classic',
    colors: 'red blue green',
    tiles: [
      ['CL-junction3', 1, 0, 0],
      ['CL-monastery', 0, 1, 0],
      ['CL-monastery', 0, 2, 0],
      ['CL-monastery-road', 1, 2, 2],
    ],
    meeples: [
      ['red', 'normal', 'road:S', 1, 0],
      ['blue', 'normal', 'road:N', 1, 2],
    ],
    turn: 'green',
  },
  turn: { tile: ['CL-straight', 1, 1, 1] },
};
