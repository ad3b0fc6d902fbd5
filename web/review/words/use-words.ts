import type { Catalogue } from '@asteroute/page/words/catalogue.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import { type LoadedWords, useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import { en, type ReviewWords } from './en.ts';

/** The words of the review by language. */
export const REVIEW: LoadedWords<ReviewWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};

/** The words of the page, and those of the review. */
export interface BothWords {
  readonly page: Catalogue;
  readonly review: ReviewWords;
}

/** Both catalogues in the language of the page; the review's in English until its own language has loaded. */
export function useWords(language: Language): BothWords {
  return { page: language.words.value, review: useLoadedWords(REVIEW, language).value };
}
