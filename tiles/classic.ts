import table from './classic.json' with { type: 'json' };
import type { TileTable } from './tile.ts';

/**
 * The 72 tiles of the base game (CL-2 to CL-15), including gardens, which are mere decoration without the abbot (K-25).
 */
export const classicTiles: TileTable = table as TileTable;
