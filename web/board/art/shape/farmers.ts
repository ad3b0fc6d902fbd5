/**
 * Where farmers lie on the tiles that ship. `roomiestPlace` finds it, but takes a page 10 ms and more for a tile: a board
 * of classic that is opened has a dozen kinds with farmers. A test compares them.
 */
import type { TileKind } from '@asteroute/tiles';
import type { Point } from '../../model/state.ts';
import { pt } from './curve.ts';

/** Each meadow by the index of its feature, at rotation 0. */
const FARMERS: Readonly<Record<string, readonly (readonly [feature: number, u: number, v: number])[]>> = {
  'CL-start': [
    [2, 14, 32],
    [3, 50, 80],
  ],
  'CL-c1': [[1, 50, 50]],
  'CL-c1-garden': [[2, 23, 44]],
  'CL-c1c1-adjacent': [[2, 50, 50]],
  'CL-c1c1-adjacent-garden': [[3, 77, 38]],
  'CL-c1c1-opposite': [[2, 50, 50]],
  'CL-c1c1-opposite-garden': [[3, 83, 41]],
  'CL-c2-through-shield': [
    [1, 50, 14],
    [2, 50, 86],
  ],
  'CL-c2-through': [
    [1, 50, 14],
    [2, 50, 86],
  ],
  'CL-c1-junction': [
    [4, 11, 23],
    [5, 80, 80],
    [6, 20, 80],
  ],
  'CL-c1-curve-right': [
    [2, 38, 50],
    [3, 86, 86],
  ],
  'CL-c1-curve-left': [
    [2, 62, 50],
    [3, 14, 86],
  ],
  'CL-c1-straight': [
    [2, 14, 32],
    [3, 50, 80],
  ],
  'CL-c2-corner-shield': [[1, 59, 59]],
  'CL-c2-corner-shield-garden': [[2, 80, 38]],
  'CL-c2-corner': [[1, 59, 59]],
  'CL-c2-corner-garden': [[2, 80, 38]],
  'CL-c2-corner-curve': [
    [2, 32, 83],
    [3, 86, 86],
  ],
  'CL-c2-corner-curve-shield': [
    [2, 32, 83],
    [3, 86, 86],
  ],
  'CL-c3': [[1, 50, 83]],
  'CL-c3-shield': [[1, 50, 83]],
  'CL-c3-garden': [[2, 26, 89]],
  'CL-c3-road': [
    [2, 77, 89],
    [3, 23, 89],
  ],
  'CL-c3-road-shield': [
    [2, 77, 89],
    [3, 23, 89],
  ],
  'CL-monastery': [[1, 32, 17]],
  'CL-monastery-road': [[2, 32, 17]],
  'CL-straight': [
    [1, 50, 80],
    [2, 50, 20],
  ],
  'CL-straight-garden': [
    [2, 50, 80],
    [3, 20, 23],
  ],
  'CL-curve': [
    [1, 56, 41],
    [2, 14, 86],
  ],
  'CL-curve-garden': [
    [2, 26, 32],
    [3, 14, 86],
  ],
  'CL-junction3': [
    [3, 80, 80],
    [4, 50, 17],
    [5, 20, 80],
  ],
  'CL-junction4': [
    [4, 80, 80],
    [5, 20, 20],
    [6, 80, 20],
    [7, 20, 80],
  ],
  'RI-source': [[1, 38, 23]],
  'RI-lake': [[1, 29, 17]],
  'RI-straight': [
    [1, 50, 80],
    [2, 50, 20],
  ],
  'RI-curve': [
    [1, 53, 47],
    [2, 17, 83],
  ],
  'RI-curve-garden': [
    [2, 29, 29],
    [3, 17, 83],
  ],
  'RI-c1c1': [
    [3, 17, 29],
    [4, 17, 71],
  ],
  'RI-c1-road': [
    [3, 83, 29],
    [4, 80, 80],
    [5, 20, 80],
    [6, 17, 29],
  ],
  'RI-c2-curve': [
    [2, 86, 29],
    [3, 83, 83],
  ],
  'RI-monastery-road': [
    [3, 83, 83],
    [4, 17, 17],
    [5, 17, 83],
  ],
  'RI-bridge': [
    [2, 80, 77],
    [3, 20, 23],
    [4, 80, 23],
    [5, 20, 77],
  ],
  'RI-curve-road': [
    [2, 32, 32],
    [3, 86, 14],
    [4, 17, 83],
  ],
};

/** Where the farmer of a meadow lies at rotation 0; undefined for a tile that does not ship. */
export function farmerPlace({ id }: TileKind, feature: number): Point | undefined {
  const found = FARMERS[id]?.find(([index]) => index === feature);
  return found && pt(found[1], found[2]);
}
