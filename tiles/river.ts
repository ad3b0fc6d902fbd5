import table from './river.json' with { type: 'json' };
import type { TileTable } from './tile.ts';

/** The 12 river tiles (RI-1): the source is the start tile, the lake comes last. */
export const riverTiles: TileTable = table as TileTable;
