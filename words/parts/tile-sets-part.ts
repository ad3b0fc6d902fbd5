import { en, type TileSetWords } from '../en/tile-sets.ts';
import type { LazyWords } from '../load.ts';

export const TILE_SETS: LazyWords<TileSetWords> = { en, load: (tag) => import(`../${tag}/tile-sets.ts`) };
