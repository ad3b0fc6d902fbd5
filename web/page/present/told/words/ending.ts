import type { LoadedWords } from '../../../words/loaded-words.ts';
import { type EndingWords, en } from './en.ts';

/** The sentences about what decided a game, by language. They are loaded with the first event that is announced. */
export const ENDING: LoadedWords<EndingWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};
