import type { LoadedWords } from '../../../words/loaded-words.ts';
import { en, type TileSetWords } from './en.ts';

/** The words of the page of tile sets by language. */
export const TILE_SETS: LoadedWords<TileSetWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};
