import table from './inns.json' with { type: 'json' };
import type { TileTable } from './tile.ts';

/** The 18 tiles of Inns & Cathedrals (IC-1). */
export const innsTiles: TileTable = table as TileTable;
