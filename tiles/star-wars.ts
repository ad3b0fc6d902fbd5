import table from './star-wars.json' with { type: 'json' };
import type { TileTable } from './tile.ts';

/**
 * The 76 tiles of the Star Wars Edition (SW-3). The printed distribution is not in the rulebooks: 64 tiles in the
 * classic shapes and 12 planets are a reconstruction, kept as data so that an owner of the box can correct it.
 */
export const starWarsTiles: TileTable = table as TileTable;
