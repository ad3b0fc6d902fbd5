import type { Language } from '@asteroute/page/words/language.ts';
import { type LoadedWords, useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import type { ReadonlySignal } from '@preact/signals';
import { en, type LearnWords } from './en.ts';

/** The words of rulebook and coach by language. */
export const LEARN: LoadedWords<LearnWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};

/** The words of rulebook and coach in the language of the page; English until these have loaded. */
export function useLearnWords(language: Language): ReadonlySignal<LearnWords> {
  return useLoadedWords(LEARN, language);
}
