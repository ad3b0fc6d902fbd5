import type { TileTable } from './tile.ts';
import table from './traders.json' with { type: 'json' };

/** The 24 tiles of Traders & Builders (TB-1). */
export const tradersTiles: TileTable = table as TileTable;
