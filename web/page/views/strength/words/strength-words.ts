import type { LoadedWords } from '../../../words/loaded-words.ts';
import { en, type StrengthWords } from './en.ts';

/** The words of a person's strength by language. */
export const STRENGTH: LoadedWords<StrengthWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};
