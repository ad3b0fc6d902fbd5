/** A small board for tests: a ghost on (1, 0) with spots, legal cells around, tiles in the middle. */
import type { BoardView, LegalCellView, SpotView } from './state.ts';

/** A legal cell for tests and samples. */
const legalAt = (x: number, y: number, rotations = 1): LegalCellView => ({
  x,
  y,
  rotations,
  label: `East ${x} South ${y}`,
});

/** A meeple spot for tests and samples. */
export const spotAt = (id: string, u: number, v: number): SpotView => ({
  id,
  at: { u, v },
  kind: 'route',
  number: 1,
  label: id,
  points: '+1',
  attack: false,
  selected: false,
});

/** A board with only the start tile. */
export const EMPTY: BoardView = {
  tiles: [{ x: 0, y: 0, tile: 'SW-start', rotation: 0 }],
  meeples: [],
  legal: [],
  focus: null,
  ghost: null,
  spots: [],
  owned: [],
  lastMove: null,
  highlights: [],
  reducedMotion: true,
};

/** A board with legal cells around the start tile. */
export const SAMPLE: BoardView = {
  ...EMPTY,
  legal: [legalAt(1, 0, 3), legalAt(0, -1), legalAt(-1, 0), legalAt(0, 1), legalAt(1, 1)],
  ghost: { x: 1, y: 0, tile: 'SW-curve', rotation: 1, rotations: 3, shown: 1, chosen: true },
};
