import type { Catalogue } from '@asteroute/page/words/catalogue.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import { type LoadedWords, useLoadedWords } from '@asteroute/page/words/loaded-words.ts';
import { type ClubWords, en } from './en.ts';

/** The words of rivals by language. */
export const CLUB: LoadedWords<ClubWords> = {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  ru: () => import('./ru.ts'),
};

/** The words of the page, and those of rivals. */
export interface RivalsWords {
  readonly page: Catalogue;
  readonly club: ClubWords;
}

/** Both catalogues in the language of the page; in English until that language has loaded. */
export function useClubWords(language: Language): RivalsWords {
  return { page: language.words.value, club: useLoadedWords(CLUB, language).value };
}
