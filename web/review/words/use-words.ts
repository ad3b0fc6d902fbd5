import type { Catalogue } from '@asteroute/page/words/catalogue.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import { useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import type { ReviewWords } from './catalogue.ts';
import { en } from './en.ts';
import { REVIEW } from './index.ts';

/** The words of the page, and those of the review. */
export interface BothWords {
  readonly page: Catalogue;
  readonly review: ReviewWords;
}

/** Both in the language of the page; the review's in English until they have come. */
export function useWords(language: Language): BothWords {
  return { page: language.words.value, review: useLoadedWords(REVIEW, en, language).value };
}
