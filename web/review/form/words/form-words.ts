import type { LoadedWords } from '@asteroute/page/words/loaded-words.ts';
import { en, type FormWords } from './en.ts';

/** The words of a person's form by language. */
export const FORM: LoadedWords<FormWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};
