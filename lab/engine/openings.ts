/** A scripted turn: `[tile, x, y, rotation, place to deploy on or null]`. */
export type Scripted = readonly [tile: string, x: number, y: number, rotation: number, on: string | null];

const SOUTH: Scripted = ['SW-a2-through', 0, -1, 0, 'asteroid:N'];
const UNDER_WEST: Scripted = ['SW-straight', -1, -1, 0, null];
const WEST: Scripted = ['SW-a1-straight', -1, -2, 1, 'asteroid:E'];
const UNDER_EAST: Scripted = ['SW-curve', 1, -1, 3, null];
const EAST: Scripted = ['SW-a1', 1, -2, 3, 'asteroid:W'];
const OVER_EAST: Scripted = ['SW-curve-r', 1, -3, 2, null];
const NORTH: Scripted = ['SW-a1', 0, -3, 2, 'asteroid:S'];
const FILLER: Scripted = ['SW-planet-r', 0, 1, 0, null];
const JOIN_THREE: Scripted = ['SW-a3-h', 0, -2, 2, null];
const JOIN_FOUR: Scripted = ['SW-a4-e', 0, -2, 0, null];

/**
 * First turns, by number of players, that lead to one asteroid field with meeples of three or four colours, which
 * random play hardly ever reaches. The filler tiles are placed so that each arm of the field belongs to another player.
 */
const STAR_WARS: Readonly<Record<number, readonly Scripted[]>> = {
  2: [SOUTH, UNDER_WEST, FILLER, WEST, UNDER_EAST, EAST, JOIN_THREE],
  3: [SOUTH, UNDER_WEST, WEST, UNDER_EAST, EAST, JOIN_THREE],
  4: [SOUTH, UNDER_WEST, WEST, UNDER_EAST, FILLER, EAST, OVER_EAST, NORTH, JOIN_FOUR],
  5: [SOUTH, UNDER_WEST, WEST, UNDER_EAST, EAST, OVER_EAST, NORTH, JOIN_FOUR],
};

/** Openings by edition and number of players. The classic game has none, because it has no battles. */
export const OPENINGS: Readonly<Record<string, typeof STAR_WARS>> = { 'star-wars': STAR_WARS };
